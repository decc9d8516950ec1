import { expect, test } from 'vitest';
import { change, percents } from './figures';

test('a change has its sign, and what one player gains the other loses', () => {
  expect([0.123, -0.07, 0.001, -0.001].map(change)).toEqual(['+12', '−7', '0', '0']);
  expect([change(0.065), change(-0.065)]).toEqual(['+7', '−7']);
});

test('the chances of all make a hundred percent', () => {
  expect(percents([0.925, 0.075])).toEqual([93, 7]);
  expect(percents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
  expect(percents([0.614])).toEqual([61]);
});
