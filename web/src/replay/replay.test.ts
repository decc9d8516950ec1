import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReplayPage } from '../net/wire';
import { tempo, type Tempo } from '../table/following/tempo.svelte';
import { Replay } from './replay.svelte';

const SEATS = [0, 0, 1, 1, 0];
const turns = [
  { at: 0, seat: 0 },
  { at: 2, seat: 1 },
  { at: 4, seat: 0 },
];

/** A page of a game in which the step is the view. */
function page(start: number, most: number, total = SEATS.length): ReplayPage {
  const numbers = Array.from({ length: Math.min(most, total - start) }, (_, at) => start + at);
  const steps = numbers.map((number) => ({
    number,
    seat: SEATS[number] ?? 0,
    move: 'end',
    data: { type: 'end' },
    events: [],
    changes: { step: number },
    stand_in: false,
  }));
  return { total, turns, view: { step: start }, steps, start: null };
}

const ask = vi.fn<(seat: number | null, start: number) => Promise<ReplayPage>>();
let replay: Replay;

beforeEach(async () => {
  vi.useFakeTimers();
  ask.mockReset().mockImplementation((_, start) => Promise.resolve(page(start, 99)));
  replay = new Replay(ask);
  await replay.lookFrom(null);
});
afterEach(() => {
  replay.close();
  vi.useRealTimers();
});

test('steps stay between the first and the last', () => {
  replay.jump(-3);
  expect(replay.at).toBe(0);
  replay.jump(99);
  expect(replay.at).toBe(4);
});

test('only a step forward by one has news', () => {
  replay.jump(1);
  expect(replay.news.map(({ number }) => number)).toEqual([1]);
  replay.jump(3);
  expect(replay.news).toEqual([]);
  replay.jump(2);
  expect(replay.news).toEqual([]);
});

test('knows where turns begin', () => {
  expect(replay.turns).toEqual(turns);
  replay.jump(3);
  expect(replay.turn).toBe(1);
});

test('plays to the end, then starts again from the beginning', async () => {
  replay.toggle();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(replay).toMatchObject({ at: 4, playing: false });
  replay.toggle();
  expect(replay).toMatchObject({ at: 0, playing: true });
  replay.toggle();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(replay).toMatchObject({ at: 0, playing: false });
});

test('another seat sees the same moment', async () => {
  replay.jump(3);
  await replay.lookFrom(1);
  expect(ask).toHaveBeenLastCalledWith(1, 0);
  expect(replay).toMatchObject({ at: 3, seat: 1 });
});

test('the seat chosen last is shown, whatever answer comes last', async () => {
  const answers: (() => void)[] = [];
  const slowly = new Replay(() => new Promise((tell) => answers.push(() => tell(page(0, 99)))));
  const both = [slowly.lookFrom(0), slowly.lookFrom(null)];
  await Promise.resolve();
  for (const answer of answers.reverse()) answer();
  await Promise.all(both);
  expect(slowly.seat).toBeNull();
});

test('plays as fast as wished', async () => {
  const after = async (wish: Tempo) => {
    replay.jump(0);
    tempo.current = wish;
    replay.toggle();
    await vi.advanceTimersByTimeAsync(2000);
    return replay.at;
  };
  expect([await after('calm'), await after('normal'), await after('quick')]).toEqual([1, 2, 3]);
  tempo.current = 'normal';
});

test('a step waits until the pieces of the one before have landed', async () => {
  let land: () => void = () => undefined;
  const settled = () => new Promise<void>((resolve) => (land = resolve));
  replay.motion = { rate: 1, settled, finish: () => undefined };
  replay.toggle();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(replay.at).toBe(0);
  land();
  await vi.advanceTimersByTimeAsync(1000);
  expect(replay.at).toBe(1);
});

const LONG = 1000;

/** A game of a thousand steps, in pages of fifty. */
async function longGame(): Promise<Replay> {
  ask.mockReset().mockImplementation((_, start) => Promise.resolve(page(start, 50, LONG)));
  const long = new Replay(ask);
  await long.lookFrom(null);
  return long;
}

const settled = () => vi.advanceTimersByTimeAsync(0);
const starts = () => ask.mock.calls.map(([, start]) => start);

test('any step of a long game is shown, with those before it', async () => {
  const long = await longGame();
  long.jump(700);
  expect(long.at).toBe(0); // until it is there
  await settled();
  expect(long).toMatchObject({ at: 700, step: { number: 700, view: { step: 700 } } });
  expect(starts()).toEqual([0, 600, 650, 700]);
  long.jump(620);
  expect(long).toMatchObject({ at: 620, step: { view: { step: 620 } } });
  long.close();
});

test('of two jumps the last counts', async () => {
  const long = await longGame();
  long.jump(700);
  long.jump(20);
  await settled();
  expect(long.at).toBe(20);
  long.close();
});

test('a long game is fetched to its end, first what comes next', async () => {
  const long = await longGame();
  long.jump(900);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(starts().slice(0, 6)).toEqual([0, 800, 850, 900, 950, 50]);
  expect(long.log).toHaveLength(LONG);
  expect(long.steps.map((step) => (step?.view as { step: number }).step)).toEqual(long.steps.map((_, at) => at));
});

test('it plays on where a page ends', async () => {
  const long = await longGame();
  long.jump(48);
  long.toggle();
  await vi.advanceTimersByTimeAsync(5000);
  expect(long.at).toBeGreaterThan(50);
  long.close();
});

test('a page that does not come is told, and fetched when it is wanted again', async () => {
  const long = await longGame();
  ask.mockRejectedValueOnce(new Error('no line'));
  long.jump(700);
  await settled();
  expect(long).toMatchObject({ at: 0, failure: new Error('no line') });
  long.jump(700);
  await settled();
  expect(long).toMatchObject({ at: 700, failure: null });
  long.close();
});

test('a game that was set up begins before its first step', async () => {
  const set = { start: { step: -1 }, turns: [{ at: -1, seat: 0 }, ...turns.slice(1)] };
  ask.mockImplementation((_, start) => Promise.resolve({ ...page(start, 99), ...set }));
  await replay.lookFrom(1);
  replay.jump(-1);
  expect([replay.first, replay.at, replay.turn, replay.step?.view]).toEqual([-1, -1, 0, { step: -1 }]);
  expect(replay.news).toEqual([]);
  replay.jump(replay.at + 1);
  expect(replay.news.map(({ number }) => number)).toEqual([0]);
  replay.jump(replay.last);
  replay.toggle();
  expect(replay.at).toBe(-1);
  await replay.lookFrom(0);
  expect(replay.step?.view).toEqual({ step: -1 });
});

test('another game has nothing before its first step', () => {
  replay.jump(-1);
  expect([replay.first, replay.at]).toEqual([0, 0]);
});
