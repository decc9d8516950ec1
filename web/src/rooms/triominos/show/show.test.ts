import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TriominosLaid, TriominosLying } from '../wire';
import { Show } from './show.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const line = (...events: unknown[]) => [{ number: 0, seat: 1, events }];
const lying = (cell: string, row: number, column: number, up: boolean): TriominosLying => ({
  seat: 1,
  stone: '555',
  cell,
  row,
  column,
  up,
  numbers: [5, 5, 5],
});
const WHEEL = [
  lying('0', 0, 0, true),
  lying('w1', 0, -1, false),
  lying('n1w1', -1, -1, true),
  lying('n1', -1, 0, false),
  lying('n1e1', -1, 1, true),
  lying('e1', 0, 1, false),
];
const laid = (more: Partial<TriominosLaid> = {}): TriominosLaid => ({
  type: 'laid',
  seat: 1,
  stone: '555',
  cell: 'e1',
  numbers: [5, 5, 5],
  value: 15,
  bonus: '',
  bonus_points: 0,
  points: 15,
  ...more,
});

const aShow = (still = false) =>
  new Show(
    () => new DOMRect(0, 0, 40, 40),
    () => still,
  );

test("another's stone flies to its place and is not there before", () => {
  const show = aShow();
  show.tell(line(laid()), 0, WHEEL);
  expect(show.flights).toMatchObject([{ to: 'cell e1' }]);
  expect(show.coming('e1')).toBe(true);
  show.landed(show.flights[0]?.id ?? 0);
  expect(show.coming('e1')).toBe(false);
});

test('my own stone lies there already', () => {
  const show = aShow();
  show.tell(line(laid({ seat: 0 })), 0, WHEEL);
  expect(show.flights).toEqual([]);
});

test('a hexagon is celebrated around its corner, for a while', () => {
  const show = aShow();
  show.tell(line(laid({ seat: 0, bonus: 'hexagon', bonus_points: 50, points: 65 })), 0, WHEEL);
  expect(show.feast?.stones).toHaveLength(6);
  expect(show.feast?.centres).toHaveLength(1);
  vi.runAllTimers();
  expect(show.feast).toBeNull();
});

test('a stone without a bonus is not celebrated', () => {
  const show = aShow();
  show.tell(line(laid()), 0, WHEEL);
  expect(show.feast).toBeNull();
});

test("what others buy flies to them with its back up, and one's own comes by itself", () => {
  const show = aShow();
  show.tell(
    line({ type: 'bought', seat: 1, count: 1, price: 5 }, { type: 'bought', seat: 0, count: 1, price: 5 }),
    0,
    [],
  );
  expect(show.flights).toMatchObject([{ to: 'seat 1', stone: undefined }]);
});

test('with reduced motion nothing flies', () => {
  const show = aShow(true);
  show.tell(line(laid()), 0, WHEEL);
  expect(show.flights).toEqual([]);
});

test('a round that is over leaves nothing to show', () => {
  const show = aShow();
  show.tell(line(laid({ bonus: 'hexagon' })), 0, []);
  expect([show.flights, show.feast]).toEqual([[], null]);
});
