import { expect, test } from 'vitest';
import { change, percent, percents } from './figures';

test('what one player gains the other loses', () => {
  expect([change(0.065), change(-0.065)]).toEqual(['+7', '−7']);
  expect([change(0.064), change(-0.064), change(0.001), change(-0.001)]).toEqual(['+6', '−6', '0', '0']);
});

test('shares of one win make a hundred', () => {
  expect(percents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
  expect(percent(0.985)).toBe(99);
});
