import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Unchecked } from '../kit/room';
import { ApiError } from '../net/api';
import { Practice, type Answered, type Outcome } from './practice.svelte';

/** The view counts the moves; two of them solve it, a `bad` one misses it, and `no` is against the rules. */
const ask = vi.fn((moves: readonly unknown[], check: boolean): Promise<Answered> => {
  const isIllegal = moves.at(-1) === 'no';
  const made = isIllegal || check ? moves.slice(0, -1) : moves;
  return Promise.resolve({
    view: made.length,
    lines: made.map((_, number) => ({ number, seat: 1, events: [] })),
    problems: isIllegal ? [{ rule: 'DO-1', code: 'no', text: 'No.', pieces: [] }] : [],
    outcome: made.includes('bad') ? 'missed' : made.length > 1 ? 'solved' : 'open',
  });
});
const heed = vi.fn<(outcome: Outcome) => void>();
let practice: Practice;

const seen = () => practice.sight?.view;
const news = () => practice.sight?.news.map(({ number }) => number);

beforeEach(() => {
  ask.mockClear();
  heed.mockReset();
  const answer = () => Promise.resolve(['a', { type: 'b' }].map((data) => ({ data, reasons: ['it is good'] })));
  practice = new Practice({ seat: 1, view: 0, ask, answer }, heed);
});
afterEach(() => practice.leave());

test('each move goes with all before it, and only what is new is shown as news', async () => {
  await practice.play('a');
  expect(ask).toHaveBeenLastCalledWith(['a'], false);
  expect([seen(), news(), practice.outcome]).toEqual([1, [0], 'open']);
  await practice.play('b');
  expect(ask).toHaveBeenLastCalledWith(['a', 'b'], false);
  expect([seen(), news(), practice.outcome]).toEqual([2, [1], 'solved']);
  expect(heed.mock.calls).toEqual([['open'], ['solved']]);
});

test('a move against the rules changes nothing and says why', async () => {
  await practice.play('a');
  await practice.play('no');
  expect(practice.problems[0]?.code).toBe('no');
  expect([seen(), practice.waiting]).toEqual([1, false]);
  await practice.play('b');
  expect([seen(), practice.problems]).toEqual([2, []]);
});

test('the last move can be taken back, also after it missed, and one can begin again', async () => {
  await practice.play('a');
  await practice.play('bad');
  expect(practice.outcome).toBe('missed');
  practice.undo();
  expect([seen(), news(), practice.outcome, practice.canUndo]).toEqual([1, [], 'open', true]);
  const before = practice.table;
  practice.again();
  expect([seen(), practice.canUndo, practice.table]).toEqual([0, false, before + 1]);
});

test('once it is over, no further move is made', async () => {
  await practice.play('bad');
  await practice.play('a');
  expect(ask).toHaveBeenCalledTimes(1);
  expect(practice.problems[0]?.code).toBe('practice-over');
});

test('the answer is drawn move by move, made by hand or by the button, and is no merit', async () => {
  await practice.play('bad');
  heed.mockReset();
  await practice.giveUp();
  expect([seen(), practice.hint]).toEqual([0, { move: 'a', reasons: ['it is good'], step: 'move', parts: Infinity }]);
  await practice.play('other');
  expect([seen(), practice.problems[0]?.code]).toEqual([0, 'practice-shown']);
  await practice.follow();
  expect([seen(), practice.hint?.move]).toEqual([1, { type: 'b' }]);
  await practice.play({ type: 'b' });
  expect([practice.outcome, practice.hint]).toEqual(['solved', null]);
  expect(heed).not.toHaveBeenCalled();
  practice.again();
  expect(practice.answer).toBeNull();
});

test('a draft is only checked', async () => {
  await practice.play('a');
  expect(await practice.check('b')).toEqual([]);
  expect(ask).toHaveBeenLastCalledWith(['a', 'b'], true);
  expect((await practice.check('no'))[0]?.code).toBe('no');
  expect(seen()).toBe(1);
});

test('a server that is away is told, and the move can be made again', async () => {
  const away = new ApiError({ code: 'offline', text: 'Away.', problems: [], known: [] });
  ask.mockRejectedValueOnce(away).mockRejectedValueOnce(away);
  await practice.play('a');
  expect([practice.failure, practice.waiting, seen()]).toEqual([away, false, 0]);
  await expect(practice.check('a')).rejects.toEqual(new Unchecked('offline', 'Away.'));
  await practice.play('a');
  expect([practice.failure, seen()]).toEqual([null, 1]);
});

test('an answer that comes after one has begun again is not looked at', async () => {
  const late = practice.play('a');
  practice.again();
  await late;
  expect([seen(), practice.canUndo, practice.waiting]).toEqual([0, false, false]);
});

test('moves are kept as long as it is open, and made again after a reload', async () => {
  const keep = vi.fn<(moves: readonly unknown[]) => void>();
  practice = new Practice({ ...practice.exercise, keep }, heed);
  await practice.play('a');
  expect(keep).toHaveBeenLastCalledWith(['a']);
  await practice.play('bad');
  expect(keep).toHaveBeenLastCalledWith([]);
  practice.undo();
  expect(keep).toHaveBeenLastCalledWith(['a']);

  heed.mockReset();
  practice = new Practice(practice.exercise, heed);
  await practice.resume(['a', 'no', 'b']);
  expect([seen(), news(), practice.canUndo]).toEqual([1, [], true]);
  expect(heed).not.toHaveBeenCalled();
  practice.undo();
  expect([seen(), practice.canUndo]).toEqual([0, false]);
  ask.mockRejectedValueOnce(new Error('no server'));
  await practice.resume(['a']);
  expect([seen(), practice.waiting]).toEqual([0, false]);
});
