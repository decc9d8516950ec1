import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Replay } from './replay.svelte';

const step = (number: number, turn: number) => ({
  number,
  seat: turn,
  move: 'end',
  data: { type: 'end' },
  events: [],
  view: { turn },
});
const steps = [step(0, 0), step(1, 0), step(2, 1), step(3, 1), step(4, 0)];
const ask = vi.fn<(seat: number | null) => Promise<typeof steps>>(() => Promise.resolve(steps));
let replay: Replay;

beforeEach(async () => {
  vi.useFakeTimers();
  replay = new Replay((view) => (view as { turn: number }).turn, ask);
  await replay.lookFrom(null);
});
afterEach(() => {
  replay.pause();
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
  expect(replay.turns).toEqual([
    { at: 0, seat: 0 },
    { at: 2, seat: 1 },
    { at: 4, seat: 0 },
  ]);
  replay.jump(3);
  expect(replay.turn).toBe(1);
});

test('plays to the end, then starts again from the beginning', () => {
  replay.toggle();
  vi.advanceTimersByTime(10_000);
  expect(replay).toMatchObject({ at: 4, playing: false });
  replay.toggle();
  expect(replay).toMatchObject({ at: 0, playing: true });
  replay.toggle();
  vi.advanceTimersByTime(10_000);
  expect(replay).toMatchObject({ at: 0, playing: false });
});

test('another seat sees the same moment', async () => {
  replay.jump(3);
  await replay.lookFrom(1);
  expect(ask).toHaveBeenLastCalledWith(1);
  expect(replay).toMatchObject({ at: 3, seat: 1 });
});

test('the seat chosen last is shown, whatever answer comes last', async () => {
  const answers: (() => void)[] = [];
  const slowly = new Replay(
    () => null,
    () => new Promise((tell) => answers.push(() => tell(steps))),
  );
  const both = [slowly.lookFrom(0), slowly.lookFrom(null)];
  for (const answer of answers.reverse()) answer();
  await Promise.all(both);
  expect(slowly.seat).toBeNull();
});

test('plays as fast as wished', () => {
  const after = (speed: number) => {
    replay.jump(0);
    replay.speed = speed;
    replay.toggle();
    vi.advanceTimersByTime(2000);
    return replay.at;
  };
  expect([0.5, 1, 2].map(after)).toEqual([1, 2, 4]);
});
