import { expect, test } from 'vitest';
import { dayOf, numberOfDay, streak } from './days';

test('a day begins at midnight in UTC, and the first is the first of January 2026', () => {
  expect(dayOf(Date.UTC(2026, 0, 1))).toBe(0);
  expect(dayOf(Date.UTC(2026, 0, 1, 23, 59, 59))).toBe(0);
  expect(dayOf(Date.UTC(2026, 0, 2))).toBe(1);
  expect(dayOf(Date.UTC(2025, 11, 31, 23))).toBe(-1);
});

test('the puzzle of a day is the same as the server’s, and begins again after the last', () => {
  const of = (...day: [number, number, number]) => numberOfDay(dayOf(Date.UTC(...day)), 500);
  expect([of(2026, 0, 1), of(2027, 4, 16), of(2025, 11, 31), of(2026, 10, 12)]).toEqual([1, 1, 500, 316]);
});

test('days count in a row up to today, and today may still come', () => {
  expect(streak([], 10)).toBe(0);
  expect(streak([7, 8, 9, 10], 10)).toBe(4);
  expect(streak([7, 8, 9], 10)).toBe(3);
  expect(streak([7, 8], 10)).toBe(0);
  expect(streak([6, 8, 9, 10], 10)).toBe(3);
});
