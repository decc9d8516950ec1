import { expect, test } from 'vitest';
import type { Scoring } from '../../kit/room';
import { storyOf } from './story';

const SCORING: Scoring = {
  title: 'Points',
  lowest: false,
  rounds: false,
  margins: { close: 3, far: 40 },
  final: () => null,
  after: (event, now) =>
    event.type === 'got' ? now.map((sum, seat) => sum + (of(event).seat === seat ? of(event).points : 0)) : now,
  gain: (event) => (event.type === 'got' ? of(event).points : 0),
  amount: String,
  sigh: (event) => (event.type === 'got' && of(event).points > 5 ? 'Ouch.' : null),
};
const of = (event: { type: string }) => event as unknown as { seat: number; points: number };

/** A line for each: who, and what it brought them; -1 is chance. */
const logOf = (...lines: [number, number?][]) =>
  lines.map(([seat, points], number) => ({
    number,
    seat,
    events: points === undefined ? [{ type: 'other' }] : [{ type: 'got', seat, points }],
  }));

const ALONE = [[0], [1]];

test('the curve begins with what chance has dealt, and has a place for each turn', () => {
  const { curve } = storyOf(logOf([-1], [0, 3], [0, 1], [-1], [1], [0, 2]), SCORING, ALONE, [0]);
  expect(curve).toEqual([
    [0, 0],
    [4, 0],
    [4, 0],
    [6, 0],
  ]);
});

test('the best turn is the one that brought most, and the link leads to its best step', () => {
  const { best } = storyOf(logOf([-1], [0, 3], [1, 1], [1, 6], [1, 2], [0, 8]), SCORING, ALONE, [1]);
  expect(best).toMatchObject({ seat: 1, sum: 9, at: 4, sigh: 'Ouch.' });
  expect(best?.lines.map(({ number }) => number)).toEqual([2, 3, 4]);
});

test('a game in which nobody got anything has no best turn and no turning point', () => {
  expect(storyOf(logOf([0], [1]), SCORING, ALONE, [0])).toMatchObject({ best: null, turning: null });
});

test('the turning point is where the winner took the lead and kept it', () => {
  const log = logOf([0, 2], [1, 5], [0, 9], [1, 1], [0, 1]);
  expect(storyOf(log, SCORING, ALONE, [0]).turning).toEqual({ place: 3, at: 3 });
  expect(storyOf(log, SCORING, ALONE, [0, 1]).turning).toBeNull();
});

test('partners have one curve together, and take the lead together', () => {
  const teams = [
    [0, 2],
    [1, 3],
  ];
  const { curve, turning, best } = storyOf(logOf([0, 2], [1, 5], [2, 4], [3, 0]), SCORING, teams, [0, 2]);
  expect(curve.at(-1)).toEqual([6, 5]);
  expect(curve.map(({ length }) => length)).toEqual([2, 2, 2, 2, 2]);
  expect(turning).toEqual({ place: 3, at: 3 });
  expect(best).toMatchObject({ seat: 1, sum: 5 });
});

test('who led from their first points on had no turning point', () => {
  expect(storyOf(logOf([0, 2], [1, 1], [0, 2]), SCORING, ALONE, [0]).turning).toBeNull();
});

test('where the fewest are best, the lead is with the fewest', () => {
  const log = logOf([1, 1], [0, 5], [1, 9]);
  expect(storyOf(log, { ...SCORING, lowest: true }, ALONE, [0]).turning).toEqual({ place: 3, at: 3 });
});

test('over rounds the curve has a place for each round only', () => {
  const after: Scoring['after'] = (event, now) => (event.type === 'got' && of(event).points > 5 ? [1, 2] : now);
  const { curve } = storyOf(logOf([0, 1], [1, 6], [0, 2]), { ...SCORING, rounds: true, after }, ALONE, [1]);
  expect(curve).toEqual([
    [0, 0],
    [1, 2],
  ]);
});

test('whoever ends a round and begins the next has had two turns', () => {
  const after: Scoring['after'] = (event, now) => (event.type === 'got' && of(event).points === 4 ? [1, 2] : now);
  const { best } = storyOf(logOf([1, 5], [0, 4], [-1], [0, 3], [1]), { ...SCORING, rounds: true, after }, ALONE, [1]);
  expect(best).toMatchObject({ seat: 1, sum: 5 });
});
