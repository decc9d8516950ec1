import { expect, test } from 'vitest';
import { whileTyped, within } from './entries';

test('a number counts while it is typed as soon as it can be there', () => {
  expect(['', '-', '4', '12', '1.5', '100'].map((text) => whileTyped(text, 0, 54))).toEqual([
    undefined,
    undefined,
    4,
    12,
    undefined,
    undefined,
  ]);
  expect(whileTyped('-25', -99, 99)).toBe(-25);
});

test('what is left there in the end is brought within its bounds', () => {
  expect(['', '80', '-3', '7'].map((text) => within(text, 0, 54))).toEqual([0, 54, 0, 7]);
});
