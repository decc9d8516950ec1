import { expect, test } from 'vitest';
import type { Values } from '../../../kit/scores';
import { scores } from '.';

const [turn, round] = scores.lines;
const turnOf = (values: Values) => turn?.points({ kind: 'turn', who: 0, shared: {}, each: [values] })[0];
const endOf = (shared: Values, ...held: number[]) =>
  round?.points({ kind: 'round', who: -1, shared, each: held.map((sum) => ({ held: sum })) });

test('the examples of the rulebook: bridge, hexagon, double hexagon, three buys and a pass', () => {
  expect(turnOf({ stone: 11, bonus: 1 })).toBe(51);
  expect(turnOf({ stone: 11, bonus: 2 })).toBe(61);
  expect(turnOf({ stone: 12, bonus: 3 })).toBe(72);
  expect(turnOf({ outcome: 1, bought: 3 })).toBe(-25);
});

test('a stone after buying, and a pass with an empty pool; what was entered for a stone that was not laid is nothing', () => {
  expect(turnOf({ stone: 9, bought: 2 })).toBe(-1);
  expect(turnOf({ outcome: 2, stone: 9, bonus: 2 })).toBe(0);
});

test('TR-10: whoever finishes first gets 25 and what the others hold', () => {
  expect(endOf({ how: 0, out: 1 }, 12, 99, 8)).toEqual([0, 45, 0]);
  expect(endOf({ how: 0 }, 12, 0)).toEqual([0, 0]); // nobody is named yet
});

test('TR-11: if nothing fits, the lowest scores the others’ total minus their own; several may be equally low', () => {
  expect(endOf({ how: 1, out: 0 }, 12, 5, 8)).toEqual([0, 15, 0]);
  expect(endOf({ how: 1 }, 5, 5, 8)).toEqual([8, 8, 0]);
});

test('TR-12: after stopping, everybody loses what they hold', () => {
  expect(endOf({ how: 2 }, 12, 0)).toEqual([-12, 0]);
});
