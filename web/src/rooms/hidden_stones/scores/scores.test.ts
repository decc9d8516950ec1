import { expect, test } from 'vitest';
import type { Values } from '../../../kit/scores';
import { scores } from '.';

const pointsOf = (...each: Values[]) => scores.lines[0]?.points({ kind: 'game', who: -1, shared: {}, each });

test('HS-12: the points of the cards, and 3 more for all who have the most cards of value 1', () => {
  expect(pointsOf({ cards1: 4, cards2: 3, cards3: 1, cards5: 1 }, { cards1: 2, cards3: 2 })).toEqual([21, 8]);
  expect(pointsOf({ cards1: 2 }, { cards1: 2, cards2: 1 }, {})).toEqual([5, 7, 0]);
});

test('HS-12: where nobody has a card of value 1, nobody gets the 3 points', () => {
  expect(pointsOf({ cards2: 1 }, { cards5: 1 })).toEqual([2, 5]);
});
