import { expect, test } from 'vitest';
import { chosen, firstSeen, isLucky, leftIn, luckDoubt, luckIn, signed, wasHidden } from './chosen';
import { aDraw, aMistake, aMoment } from '../fixtures';

const firsts = (moments: { first: number }[]) => moments.map(({ first }) => first);
const many = (count: number) => Array.from({ length: count }, (_, i) => i);

test('the dearest moves and the greatest luck are chosen, in the order of the game', () => {
  const moments = [
    ...many(10).map((i) => aMistake(i, 0.03 + i / 100)),
    ...many(6).map((i) => aDraw(20 + i, 0.06 + i / 100)),
    aMoment(30),
  ];
  expect(firsts(chosen(moments))).toEqual([5, 6, 7, 8, 9, 23, 24, 25]);
});

test('whoever reads about their own game sees their own moves first of all', () => {
  const theirs = many(10).map((i) => ({ ...aMistake(i, 0.3), seat: 1 }));
  const mine = many(10).map((i) => aMistake(10 + i, 0.03 + i / 100));
  const moments = [...theirs, ...mine, ...many(3).map((i) => aDraw(20 + i, 0.06))];
  expect(firsts(chosen(moments, 0))).toEqual([0, 1, 17, 18, 19, 20, 21, 22]);
  expect(firsts(chosen(moments.slice(0, 11), 0)), 'a single one of their own').toEqual([0, 1, 2, 3, 4, 5, 6, 10]);
  expect(firsts(chosen(mine, 0)), 'the others made no mistake').toEqual([12, 13, 14, 15, 16, 17, 18, 19]);
  expect(firstSeen(moments, 0)?.first).toBe(19);
  expect(firstSeen(moments, 2)?.first, 'none of their own').toBe(0);
});

test('the same advice is given twice, and again only where nothing else is left to tell', () => {
  const bought = (first: number, cost: number) => ({
    ...aMistake(first, cost),
    better: { move: 'buy', data: {}, reasons: [] },
  });
  const same = many(9).map((i) => bought(i, 0.9 - i / 100));
  const others = many(4).map((i) => aMistake(20 + i, 0.1));
  expect(firsts(chosen([...same, ...others]))).toEqual([0, 1, 2, 3, 20, 21, 22, 23]);
  expect(firsts(chosen([bought(30, 0.2), ...same.map((one) => ({ ...one, seat: 1 }))], 0))[7], 'of others').toBe(30);
});

test('where few moves cost anything, there is more luck', () => {
  const draws = many(9).map((i) => aDraw(i, 0.06 + i / 100));
  expect(firsts(chosen([...draws, aMistake(9, 0.1)]))).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
});

test('moves without a mark and a little luck are not worth telling', () => {
  expect(chosen([aMoment(0, { cost: 0.02 }), aDraw(1, 0.04)])).toEqual([]);
  expect(signed([aMoment(0, { cost: 0.02 }), aDraw(1, 0.04)]).size).toBe(0);
});

test('luck that may be none is not told, and a whole game doubts more than any draw of it', () => {
  const draw = (gain: number, error: number) => ({ ...aDraw(0, gain), error });
  expect([draw(0.1, 0.04), draw(0.1, 0.06)].map(isLucky)).toEqual([true, false]);
  expect(luckDoubt([draw(0.1, 0.03), draw(0.2, 0.04), aMistake(1, 0.2)])).toBeCloseTo(0.1);
  expect(luckDoubt([aDraw(0, 0.1)]), 'a review from an older server').toBe(0);
});

test('every marked move has a sign on the curve, and the greatest luck', () => {
  const moments = [...many(10).map((i) => aMistake(i, 0.1)), ...many(6).map((i) => aDraw(20 + i, 0.06 + i / 100))];
  expect(firsts([...signed(moments)]).sort((a, b) => a - b)).toEqual([...many(10), 23, 24, 25]);
});

test('luck is told of whoever gained most by it', () => {
  expect(luckIn(aDraw(0, -0.2))).toEqual({ seat: 1, gain: 0.2 });
});

test('points that are proven are told of marked moves that gave some away', () => {
  const exact = { could: 8, kept: 5, lead: null, lead_kept: null };
  expect(leftIn({ ...aMistake(0, 0.1), exact })).toEqual({ could: 8, kept: 5 });
  expect(leftIn({ ...aMistake(0, 0.1), exact: { ...exact, kept: 8 } })).toBeNull();
  expect(leftIn(aMoment(0, { exact }))).toBeNull();
  expect(leftIn(aMistake(0, 0.1)), 'a review from an older server').toBeNull();
});

test('most of a change lay hidden where that is ten points at least, and more than the play', () => {
  const hidden = (unknown: number, play: number) =>
    wasHidden(aMoment(0, { unknown: [unknown, -unknown], play: [play, -play] }), 1);
  expect([hidden(-0.26, 0), hidden(0.26, -0.2), hidden(0.1, 0.05)]).toEqual([true, true, true]);
  expect([hidden(0.09, 0), hidden(-0.2, -0.21), hidden(0, 0.5)]).toEqual([false, false, false]);
  expect(wasHidden(aDraw(0, 0.3), 0), 'luck is told as luck').toBe(false);
});
