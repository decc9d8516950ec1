import { expect, test } from 'vitest';
import { othersOf } from './others';

test('the others come in table order, from the left neighbour on', () => {
  expect(othersOf(1, 4)).toEqual([2, 3, 0]);
  expect(othersOf(0, 2)).toEqual([1]);
});

test('whoever only watches sees everybody', () => {
  expect(othersOf(null, 3)).toEqual([0, 1, 2]);
});
