import { expect, test } from 'vitest';
import { aGame, anOlderReview, aReview } from '../fixtures';
import { doubted, judged, luckSoFar, luckVerdict, overlooked, smooth } from './reviews';
import { standings } from './standings';
import { dayStreak, winStreak } from './streaks';

test('wins are counted by game and by whom they were won against, the gentlest bots first', () => {
  const games = [
    aGame({ round: 0, bots: ['normal'], share: 1 }),
    aGame({ round: 1, bots: ['normal'] }),
    aGame({ round: 2, bots: ['easy'], share: 0.5 }),
    aGame({ round: 3, players: 3, bots: ['easy', 'normal'] }),
    aGame({ round: 4, players: 3, people: 1, bots: ['easy'] }),
    aGame({ round: 5, players: 1, bots: [], share: 1 }),
    aGame({ round: 6, game: 'another', bots: ['easy'] }),
  ];
  const [first, second] = standings(games, ['easy', 'normal']);
  expect(first).toEqual({
    game: 'some-game',
    games: 6,
    won: 3,
    rows: [
      { against: { kind: 'level', level: 'easy' }, games: 1, won: 1 },
      { against: { kind: 'level', level: 'normal' }, games: 2, won: 1 },
      { against: { kind: 'mixed' }, games: 1, won: 0 },
      { against: { kind: 'people' }, games: 1, won: 0 },
      { against: { kind: 'alone' }, games: 1, won: 1 },
    ],
  });
  expect(second).toMatchObject({ game: 'another', games: 1 });
});

test.each([
  ['', 0, 0],
  ['wwl', 0, 2],
  ['wlww', 2, 2],
  ['wwwlw', 1, 3],
])('after %s there are %i wins in a row, and %i at most', (outcomes, now, longest) => {
  const games = [...outcomes].map((outcome, round) => aGame({ round, share: outcome === 'w' ? 1 : 0 }));
  expect(winStreak(games)).toEqual({ now, longest });
  expect(winStreak(games.toReversed())).toEqual({ now, longest });
});

/** A game on each of these days of March, at noon here. */
const onDays = (...days: number[]) => days.map((day) => aGame({ ended: new Date(2026, 2, day, 12).toISOString() }));
/** The last Sunday of March, when clocks change in many places. */
const today = new Date(2026, 2, 29, 23, 59);

test.each([
  [[], 0, 0],
  [[29], 1, 1],
  [[28], 1, 1],
  [[27], 0, 1],
  [[26, 27, 28, 28, 29], 4, 4],
  [[10, 11, 12, 28, 29], 2, 3],
])('games on the days %j of a month are %i days in a row on the 29th, and %i at most', (days, now, longest) => {
  expect(dayStreak(onDays(...days), today)).toEqual({ now, longest });
});

test('what a review says comes in the order of the games, and games without a choice have no accuracy', () => {
  const games = [
    aGame({ round: 3, review: aReview({ accuracy: 90, luck: -0.5 }) }),
    aGame({ round: 2, review: aReview({ accuracy: null, luck: 0.25 }) }),
    aGame({ round: 1 }),
    aGame({ round: 0, review: aReview({ accuracy: 60, luck: 1 }) }),
  ];
  expect(judged(games).map(({ review }) => review.accuracy)).toEqual([60, 90]);
  expect(luckSoFar(doubted(games)).map(({ sum }) => sum)).toEqual([0, 1, 1.25, 0.75]);
  expect(smooth([60, 90, 30, 0], 2)).toEqual([60, 75, 60, 15]);
});

test('what several games may be off grows more slowly than their number, and what nobody knows is left out', () => {
  const games = [
    aGame({ round: 0, review: aReview({ luck: 0.3, doubt: 0.3 }) }),
    aGame({ round: 1, review: aReview({ luck: 0.2, doubt: 0.4 }) }),
    aGame({ round: 2 }),
  ];
  const known = doubted([...games, aGame({ round: 3, review: anOlderReview({ luck: 9 }) })]);
  expect(known.map(({ round }) => round)).toEqual([0, 1]);
  expect(luckSoFar(known)).toEqual([
    { sum: 0, doubt: 0 },
    { sum: 0.3, doubt: 0.3 },
    { sum: 0.5, doubt: 0.5 },
  ]);
});

test.each([
  [1.2, 1.1, 'more'],
  [-1.2, 1.1, 'less'],
  [1.2, 1.3, 'even'],
  [-1.2, 1.3, 'even'],
  [0.04, 0, 'even'],
  [0.06, 0, 'more'],
] as const)('luck of %d wins that may be off by %d is told as %s', (sum, doubt, told) => {
  expect(luckVerdict({ sum, doubt })).toBe(told);
});

const marked = (mistake: number, habits: Record<string, number>, game = 'some-game') =>
  aGame({ game, round: mistake, review: aReview({ marks: { inaccuracy: 0, mistake, blunder: 0 }, habits }) });

test('what somebody overlooks is told when it leads clearly among enough marked moves', () => {
  expect(overlooked([marked(3, { hexagon: 2, bridge: 1 }), marked(4, { hexagon: 2 })])).toEqual([
    { game: 'some-game', kind: 'hexagon', count: 4, marked: 7 },
  ]);
  expect(overlooked([marked(4, { hexagon: 4 })])).toEqual([]); // too few
  expect(overlooked([marked(9, { hexagon: 4, bridge: 3 })])).toEqual([]); // not clear
  expect(overlooked([marked(20, { hexagon: 5 })])).toEqual([]); // most were something else
  expect(overlooked([marked(5, { hexagon: 3 }), marked(6, { bridge: 5 }, 'another')])).toHaveLength(2);
});
