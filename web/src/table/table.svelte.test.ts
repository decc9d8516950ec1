import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeWire, tableInfo } from '../net/fixtures';
import { Table } from './table.svelte';
import { VERSION, type LogLine, type SeatNews, type SeatView } from '../net/wire';

const info = (round = 0) => tableInfo({ round });
const line = (number: number, seat = 0): LogLine => ({ number, seat, events: [{ type: 'ended', seat }] });
const turn = { seat: 0, can_undo: false, to_move: true };
const view = (what: unknown, log: LogLine[] = []): SeatView => ({ ...turn, view: what, log });
const news = (what: unknown, log: LogLine[] = []): SeatNews => ({ ...turn, changes: what, log });

let wires: FakeWire[];
let table: Table;
let secrets: string[];
const wire = () => wires.at(-1) as FakeWire;
const welcome = (seq: number, what: unknown, log: LogLine[] = [], round = 0) =>
  wire().say({
    type: 'welcome',
    table: info(round),
    seq,
    views: [view(what, log)],
    result: null,
    hints: [],
    invite: 'i1',
    clocks: [],
    commitment: `seal ${round}`,
  });
const update = (seq: number, what: unknown, log: LogLine[] = [], undone = 0) =>
  wire().say({ type: 'update', seq, news: [news(what, log)], undone, result: null, clocks: [] });
const shown = () => table.sight(0);

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  secrets = ['secret'];
  table = new Table(
    () => secrets,
    () => {
      wires.push(new FakeWire());
      return wire();
    },
    () => (secrets = []),
  );
  wire().onopen?.();
});
afterEach(() => {
  table.leave();
  vi.useRealTimers();
});

test('asks for plain views of a game that there is no board for, and shows nothing else', () => {
  table.leave();
  table = new Table(
    () => secrets,
    () => {
      wires.push(new FakeWire());
      return wire();
    },
    () => undefined,
    (game) => game !== 'dominoes',
  );
  wire().onopen?.();
  expect(wire().last()).toEqual({ type: 'hello', version: VERSION, secrets: ['secret'] });
  welcome(3, 'a view for a board');
  expect(wire().last()).toEqual({ type: 'hello', version: VERSION, secrets: ['secret'], plain: true });
  update(4, 'another');
  expect(shown()).toBeUndefined();
  welcome(4, 'plain');
  expect(shown()).toMatchObject({ view: 'plain' });
  wire().onclose?.();
  vi.advanceTimersByTime(1000);
  wire().onopen?.();
  expect(wire().last()).toMatchObject({ type: 'hello', plain: true });
});

test('an update tells what changed since the view before', () => {
  wire().onopen?.();
  welcome(3, { hand: [4, 7], turn: 0 });
  update(4, { hand: [1, -1] });
  expect(shown()).toMatchObject({ view: { hand: [4], turn: 0 } });
});

test('says hello with its secrets and shows what it is told', () => {
  expect(wire().last()).toEqual({ type: 'hello', version: VERSION, secrets: ['secret'] });
  welcome(3, 'start', [line(1), line(2)]);
  expect(table.connection).toBe('open');
  expect(table.commitment).toBe('seal 0');
  expect(shown()).toMatchObject({ view: 'start', log: [line(1), line(2)], news: [] });
  update(4, 'next', [line(3)]);
  expect(shown()).toMatchObject({ view: 'next', log: [line(1), line(2), line(3)], news: [line(3)] });
  expect(table.held).toEqual([0]);
});

test('the others’ moves are shown one after the other, one’s own at once', async () => {
  welcome(0, 'start');
  update(1, 'mine', [line(1, 0)]);
  expect(shown()?.view).toBe('mine');
  update(2, 'first', [line(2, 1)]);
  update(3, 'second', [line(3, 1)]);
  expect(shown()?.view).toBe('mine');
  expect(table.player.busy).toBe(true);
  table.play(0, 'end');
  expect(table.waiting, 'no move before one has seen the others’').toBeNull();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()?.view).toBe('first');
  await vi.advanceTimersByTimeAsync(450);
  expect(shown()?.view).toBe('second');
  await vi.advanceTimersByTimeAsync(450);
  expect(table.player.busy).toBe(false);
});

describe('a move', () => {
  beforeEach(() => welcome(5, 'start', [line(1)]));

  test('waits for its answer and for its step', () => {
    table.play(0, 'x17 b2-b3');
    const { id } = wire().last();
    expect(wire().last()).toMatchObject({ type: 'move', seat: 0, seq: 5, move: 'x17 b2-b3' });
    wire().say({ type: 'done', id: String(id), seq: 6 });
    expect(table.waiting).not.toBeNull();
    update(6, 'moved', [line(2)]);
    expect(table.waiting).toBeNull();
  });

  test('is done with when its step is there: the next may come before the word that it is done', async () => {
    table.play(0, 'end');
    const { id } = wire().last();
    update(6, 'of another who chose at the same time', [line(2, 1)]);
    expect(table.waiting).not.toBeNull();
    update(7, 'moved', [line(3, 0)]);
    expect(table.waiting).toBeNull();
    await vi.advanceTimersByTimeAsync(1000);
    table.play(0, 'pass');
    wire().say({ type: 'done', id: String(id), seq: 7 });
    expect(table.waiting, 'the answer is not for this one').toMatchObject({ move: 'pass' });
  });

  test('is one at a time', () => {
    table.play(0, 'end');
    table.play(0, 'end');
    expect(wire().sent.filter(({ type }) => type === 'move')).toHaveLength(1);
  });

  test('that is refused says why and changes nothing', () => {
    table.play(0, '+9');
    const id = String(wire().last().id);
    const problem = { rule: 'HS-7', code: 'formation-absent', text: 'No.', pieces: ['9'] };
    wire().say({ type: 'refused', id, code: 'illegal', text: 'No.', problems: [problem] });
    expect(table.waiting).toBeNull();
    expect(table.problems).toEqual([problem]);
    expect(table.error).toBeNull();
    expect(shown()?.view).toBe('start');
    table.play(0, 'end');
    expect(table.problems, 'gone with the next').toEqual([]);
  });

  test('that came too late says so', () => {
    table.play(0, 'end');
    wire().say({ type: 'refused', id: String(wire().last().id), code: 'stale', text: '', problems: [] });
    expect(table.error).toBe('stale');
    expect(wires.length).toBe(2); // what was missed is asked for anew
  });

  test('is sent again with the same id when the line comes back', () => {
    table.play(0, 'end');
    const first = wire().last();
    wire().onclose?.();
    expect(table.connection).toBe('lost');
    vi.advanceTimersByTime(1000);
    expect(wires).toHaveLength(2);
    wire().onopen?.();
    expect(wire().sent).toHaveLength(1);
    welcome(6, 'moved', [line(1), line(2)]);
    expect(wire().last()).toEqual(first);
    wire().say({ type: 'done', id: String(first.id), seq: 6 });
    expect(table.waiting).toBeNull();
    expect(table.returned).toBe(true);
  });

  test('without an answer for long makes us call again', () => {
    table.play(0, 'end');
    vi.advanceTimersByTime(10_001);
    expect(table.connection).toBe('lost');
  });
});

test('a gap makes us ask for everything again', () => {
  welcome(1, 'start');
  const first = wire();
  update(3, 'too far');
  expect(first.closed).toBe(true);
  expect(shown()?.view).toBe('start');
  wire().onopen?.();
  welcome(3, 'all of it', [line(1), line(2)]);
  expect(shown()).toMatchObject({ view: 'all of it', log: [line(1), line(2)] });
});

test('a step that was heard already is not shown again', () => {
  welcome(4, 'now');
  update(4, 'again', [line(9)]);
  expect(shown()).toMatchObject({ view: 'now', log: [] });
});

test('an undo takes lines off the end of the log', () => {
  welcome(1, 'start', [line(1), line(2), line(3)]);
  table.undo(0);
  expect(wire().last()).toMatchObject({ type: 'undo', seq: 1 });
  update(2, 'before', [], 2);
  expect(shown()).toMatchObject({ view: 'before', log: [line(1)], news: [] });
});

test('a rematch starts afresh', () => {
  welcome(7, 'over', [line(1), line(2)]);
  table.rematch(0);
  const id = String(wire().last().id);
  welcome(8, 'again', [], 1);
  wire().say({ type: 'done', id, seq: 8 });
  expect(table.info?.round).toBe(1);
  expect(table.commitment, 'it was shuffled anew').toBe('seal 1');
  expect(shown()).toMatchObject({ view: 'again', log: [] });
  expect(table.waiting).toBeNull();
});

test('a line that stays dead is tried again and again, ever more slowly', () => {
  welcome(0, 'start');
  for (let tries = 0; tries < 12; tries += 1) {
    wire().onclose?.();
    vi.advanceTimersByTime(10_001);
  }
  expect(wires).toHaveLength(13);
  expect(table.connection).toBe('lost');
});

test('a server that closes is called again, a table that isn’t there is not', () => {
  welcome(0, 'start');
  wire().say({ type: 'refused', id: '', code: 'closing', text: '', problems: [] });
  expect(table.connection).toBe('lost');
  vi.advanceTimersByTime(1000);
  expect(wires).toHaveLength(2);
  wire().say({ type: 'refused', id: '', code: 'no-table', text: '', problems: [] });
  expect(table.gone).toBe('no-table');
  vi.advanceTimersByTime(60_000);
  expect(wires).toHaveLength(2);
});

test('a game that can’t be shown for a fault in its rules is not called again', () => {
  wire().say({ type: 'refused', id: '', code: 'rules-fault', text: '', problems: [] });
  expect(table.gone).toBe('rules-fault');
  vi.advanceTimersByTime(60_000);
  expect(wires).toHaveLength(1);
});

test('a fault in the rules that comes later is told, and the table stays', () => {
  welcome(0, 'start');
  wire().say({ type: 'refused', id: '', code: 'rules-fault', text: '', problems: [] });
  expect(table.gone).toBeNull();
  expect(table.error).toBe('rules-fault');
  expect(table.connection).toBe('open');
});

test('going offline says so at once, coming online calls at once', () => {
  welcome(0, 'start');
  dispatchEvent(new Event('offline'));
  expect(table.connection).toBe('lost');
  dispatchEvent(new Event('online'));
  expect(wires).toHaveLength(2);
});

test('with a secret that the server doesn’t know one can still watch', () => {
  wire().say({ type: 'refused', id: '', code: 'not-your-seat', text: '', problems: [] });
  wire().onopen?.();
  expect(wires).toHaveLength(2);
  expect(wire().last()).toEqual({ type: 'hello', version: VERSION, secrets: [] });
  expect(table.error).toBe('not-your-seat');
});

test('a device whose link is withdrawn watches on, without calling again', () => {
  welcome(0, 'start');
  expect(table.invite).toBe('i1');
  wire().say({ type: 'refused', id: '', code: 'withdrawn', text: '', problems: [] });
  expect(secrets).toEqual([]);
  const views = [{ ...view('seen'), seat: null, to_move: false }];
  const others = { result: null, hints: [], invite: '', clocks: [], commitment: 'seal 0' };
  wire().say({ type: 'welcome', table: info(), seq: 0, views, ...others });
  expect(table.error).toBe('withdrawn');
  expect(table.held).toEqual([]);
  expect(table.invite).toBe('');
  expect(wires).toHaveLength(1);
});

test('a check asks without playing', async () => {
  welcome(0, 'start');
  const answer = table.check(0, 'end');
  const problem = { rule: 'HS-9', code: 'pass-twice', text: '', pieces: [] };
  wire().say({ type: 'checked', id: String(wire().last().id), problems: [problem] });
  expect(await answer).toEqual([problem]);
  expect(table.waiting).toBeNull();
});

test('a check that was refused is not taken for a good one', async () => {
  welcome(0, 'start');
  const answer = table.check(0, 'end');
  wire().say({ type: 'refused', id: String(wire().last().id), code: 'too-fast', text: '', problems: [] });
  await expect(answer).rejects.toThrow('too-fast');
});

test('who comes and goes', () => {
  welcome(0, 'start');
  wire().say({ type: 'seats', table: { ...info(), watchers: 2 } });
  expect(table.info?.watchers).toBe(2);
});

describe('hints', () => {
  const hinted = (whole = false, id = String(wire().last().id)) => {
    const hint = { seat: 0, seq: 3, move: 'end', data: { type: 'end' }, only: false, reasons: [] };
    wire().say({ ...hint, type: 'hinted', id, whole });
  };

  beforeEach(() => {
    welcome(3, 'start');
    table.askHint(0, false);
  });

  test('are asked for, and are there for the seat that asked', () => {
    expect(wire().last()).toMatchObject({ type: 'hint', seat: 0, seq: 3, whole: false });
    expect(table.asking).not.toBeNull();
    hinted();
    expect(table.asking).toBeNull();
    expect(table.hint(0)).toMatchObject({ move: { type: 'end' }, whole: false });
    expect(table.hint(1)).toBeNull();
    table.closeHint();
    expect(table.hint(0)).toBeNull();
  });

  test('go on from stop to stop by themselves; only that the move was shown is told, and once', () => {
    hinted();
    const asked = wire().sent.length;
    table.passHint(false);
    expect(table.hint(0)?.passed).toBe(1);
    expect(wire().sent).toHaveLength(asked);
    table.passHint(true);
    expect(wire().last()).toMatchObject({ type: 'hint', whole: true });
    expect(table.hint(0)?.passed).toBe(2); // nothing waits for the answer
    hinted(true);
    expect(table.hint(0)).toMatchObject({ passed: 2, whole: true });
    table.passHint(true);
    expect(wire().sent).toHaveLength(asked + 1);
  });

  test('that were closed stay closed, whatever is still on its way', () => {
    hinted();
    table.passHint(true);
    table.closeHint();
    hinted(true);
    expect(table.hint(0)).toBeNull();
  });

  test('are gone with the next step, and one that comes too late is not shown', () => {
    const { id } = wire().last();
    update(4, 'next', [line(0)]);
    expect(table.asking).toBeNull(); // one can ask anew at once
    hinted(false, String(id));
    expect(table.hint(0)).toBeNull();
    expect(table.asking).toBeNull();
  });

  test('that are refused leave the move alone', () => {
    wire().say({ type: 'refused', id: String(wire().last().id), code: 'hint-failed', text: '', problems: [] });
    expect([table.asking, table.error]).toEqual([null, 'hint-failed']);
    table.play(0, 'end');
    expect(wire().last()).toMatchObject({ type: 'move', seq: 3 });
  });

  test('may take longer than other answers before the line counts as lost', () => {
    vi.advanceTimersByTime(20_000);
    expect(table.connection).toBe('open');
    table.play(0, 'end');
    wire().say({ type: 'done', id: String(wire().last().id), seq: 4 });
    vi.advanceTimersByTime(20_000);
    expect(table.connection).toBe('open');
    vi.advanceTimersByTime(20_000);
    expect(table.connection).not.toBe('open');
  });

  test('of everybody are kept as told', () => {
    const taken = [{ at: 1, seat: 1, whole: true }];
    wire().say({ type: 'hints', hints: taken });
    expect(table.hints).toEqual(taken);
    welcome(3, 'start');
    expect(table.hints).toEqual([]);
  });
});
