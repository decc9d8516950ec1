import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Lesson } from './lesson.svelte';
import type { LessonFrame, Lesson as LessonPlan, Problem } from '../net/wire';

const frame = (view: string, seat?: number): LessonFrame => ({
  view,
  log: seat === undefined ? [] : [{ number: 0, seat, events: [{ type: view }] }],
  canUndo: false,
  toMove: true,
  result: null,
});
const problem: Problem = { rule: 'DO-6', code: 'buy-first', text: 'Buy first.', pieces: [] };

const LAY = { type: 'lay', tile: '3-4', cell: [1, 0] };
const PUT = { type: 'lay', tile: '4-3', cell: [1, 0] };
const BUY = { type: 'buy' };
const PASS = { type: 'pass' };

const plan: LessonPlan = {
  game: 'dominoes',
  seats: 2,
  steps: [
    { id: 'look', start: frame('a'), accept: [], refuse: [], frames: [] },
    {
      id: 'lay',
      start: frame('a'),
      accept: [LAY, PUT],
      refuse: [{ move: PASS, problems: [problem] }],
      frames: [frame('b', 0), frame('c', 1)],
    },
    { id: 'buy', start: frame('c'), accept: [BUY], refuse: [], frames: [frame('d', 0)] },
    { id: 'later', start: frame('x'), accept: [LAY], refuse: [], frames: [frame('y', 0)] },
  ],
};
const keep = vi.fn();
let lesson: Lesson;

const begin = (at: number) => (lesson = new Lesson(plan, at, keep));
const seen = () => lesson.sight?.view;
/** All that is still to be shown. */
const wait = () => vi.advanceTimersByTimeAsync(5000);

/** A moment after the board has heard that it has to wait. */
async function answered(): Promise<void> {
  await tick();
  await Promise.resolve();
}

beforeEach(() => {
  vi.useFakeTimers();
  keep.mockReset();
  begin(0);
});
afterEach(() => {
  lesson.leave();
  vi.useRealTimers();
});

test('where there is only something to look at, one goes on, and nothing is marked', () => {
  expect(seen()).toBe('a');
  expect([lesson.looking, lesson.ready, lesson.hint]).toEqual([true, true, null]);
  lesson.next();
  expect(lesson.step?.id).toBe('lay');
});

test('one can’t go on before it is done and all of it was shown', async () => {
  begin(1);
  lesson.next();
  expect(lesson.at).toBe(1);
  lesson.play(LAY);
  expect([seen(), lesson.done, lesson.ready, lesson.waiting]).toEqual(['b', true, false, true]);
  lesson.next();
  expect(lesson.at).toBe(1);
  await wait();
  expect([seen(), lesson.ready, lesson.waiting]).toEqual(['c', true, false]);
  lesson.next();
  expect(lesson.at).toBe(2);
});

test('one’s own step and the others’ are told apart, with what is new in each', async () => {
  begin(1);
  lesson.play(LAY);
  expect(lesson.player.shown?.own).toBe(true);
  await wait();
  expect(lesson.player.shown?.own).toBe(false);
  expect(lesson.sight?.news.map(({ seat }) => seat)).toEqual([1]);
  expect(lesson.sight?.log.map(({ seat }) => seat)).toEqual([0, 1]);
});

test('another way to the same table counts too', () => {
  begin(1);
  lesson.play(PUT);
  expect(lesson.done).toBe(true);
});

test('a move is the same in whatever order its fields stand, and another if any of them differs', async () => {
  begin(1);
  for (const other of [{ ...LAY, cell: [1, 1] }, { ...LAY, cell: [1] }, { ...LAY, more: 1 }, { type: 'lay' }, 'lay']) {
    lesson.play(other);
    await answered();
    expect(lesson.done).toBe(false);
  }
  lesson.play({ cell: [1, 0], tile: '3-4', type: 'lay' });
  expect(lesson.done).toBe(true);
});

test('a room may say that two moves are as good as the same', () => {
  lesson = new Lesson(plan, 1, keep, (move, accepted) => move === BUY && accepted === PUT);
  lesson.play(BUY);
  expect(lesson.done).toBe(true);
});

test('a mistake is answered as a table would: the board waits, then hears why', async () => {
  begin(1);
  lesson.play(PASS);
  expect([lesson.waiting, lesson.problems]).toEqual([true, []]);
  await answered();
  expect([lesson.waiting, lesson.tried, lesson.done]).toEqual([false, 'refused', false]);
  expect(lesson.problems).toEqual([problem]);
  expect(lesson.hint).toMatchObject({ move: LAY, step: 'move' });
  lesson.play(LAY);
  expect([lesson.problems, lesson.tried, lesson.done]).toEqual([[], null, true]);
});

test('what the lesson doesn’t know is turned down without a reason, and the whole move is shown', async () => {
  begin(1);
  expect(lesson.hint).toMatchObject({ move: LAY, step: 'where' });
  lesson.play(BUY);
  await answered();
  expect([lesson.tried, lesson.problems, lesson.waiting]).toEqual(['other', [], false]);
  expect(lesson.hint?.step).toBe('move');
  expect(seen()).toBe('a');
});

test('whoever asks is shown the whole move, until the next step', async () => {
  begin(1);
  lesson.help();
  expect(lesson.hint?.step).toBe('move');
  lesson.play(LAY);
  expect(lesson.hint).toBeNull();
  await wait();
  lesson.next();
  expect(lesson.hint).toMatchObject({ move: BUY, step: 'where' });
});

test('after it is done the board does nothing more, and no mistake of before is one now', async () => {
  begin(1);
  lesson.play(LAY);
  await wait();
  lesson.play(PASS);
  await answered();
  expect([lesson.tried, lesson.problems, seen()]).toEqual(['other', [], 'c']);
  expect(lesson.ready).toBe(true);
});

test('a check says the same without playing, and how to go on where the lesson doesn’t know', async () => {
  begin(1);
  const codes = async (move: unknown) => (await lesson.check(move)).map(({ code }) => code);
  expect(await lesson.check(LAY)).toEqual([]);
  expect(await lesson.check(PASS)).toEqual([problem]);
  expect(await codes(BUY)).toEqual(['lesson-unfinished']);
  expect([lesson.done, lesson.tried, seen()]).toEqual([false, null, 'a']);
  lesson.play(LAY);
  expect(await codes(LAY)).toEqual(['lesson-next']);
});

test('the board stays where the next step goes on from it, and is laid anew where it doesn’t', async () => {
  begin(1);
  const table = lesson.table;
  lesson.play(LAY);
  await wait();
  lesson.next();
  expect([lesson.table, lesson.sight?.log.length]).toEqual([table, 2]);
  lesson.play(BUY);
  await wait();
  lesson.next();
  expect([lesson.table, seen(), lesson.sight?.log]).toEqual([table + 1, 'x', []]);
});

test('back, once more and restart lay the table as it was', async () => {
  begin(2);
  lesson.play({ type: 'nonsense' });
  await answered();
  const { table } = lesson;
  lesson.back();
  expect([lesson.at, seen(), lesson.table, lesson.tried]).toEqual([1, 'a', table + 1, null]);
  lesson.play(LAY);
  lesson.again();
  await wait();
  expect([lesson.at, seen(), lesson.done, lesson.hint?.step]).toEqual([1, 'a', false, 'where']);
  lesson.restart();
  lesson.back();
  expect(lesson.at).toBe(0);
});

test('how far one has come is kept, up to the end, where there is no step', async () => {
  begin(3);
  expect(keep).toHaveBeenLastCalledWith(3);
  lesson.play(LAY);
  await wait();
  lesson.next();
  expect(keep).toHaveBeenLastCalledWith(4);
  expect(lesson.step).toBeUndefined();
  lesson.play(LAY);
  expect(lesson.done).toBe(false);
});
