import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { difference, Show } from './show.svelte';

const BOARD = 'BHSTFOUSH';
const where = (show: Show, id: number) => show.stones.find((stone) => stone.id === id)?.cell;
const line = (...events: unknown[]) => [{ number: 0, seat: 1, events }];

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function aShow(): Show {
  const show = new Show(
    () => new DOMRect(0, 0, 40, 56),
    () => false,
  );
  show.aim(BOARD);
  return show;
}

test('one change is found between two boards', () => {
  expect(difference(BOARD, 'HBSTFOUSH')).toEqual({ kind: 'swap', a: 'a1', b: 'b1' });
  expect(difference(BOARD, 'FHSTFOUSH')).toEqual({ kind: 'flip', cell: 'a1' });
  expect(difference(BOARD, 'SSSTFOUSH')).toBeNull();
  expect(difference(BOARD, BOARD)).toBeNull();
});

test('stones that swap keep what they are and change places', () => {
  const show = aShow();
  show.aim('HBSTFOUSH');
  expect([where(show, 0), where(show, 1)]).toEqual(['b1', 'a1']);
});

test('the moves of another are shown one after the other', () => {
  const show = aShow();
  show.tell(
    line(
      { type: 'swapped', seat: 1, card: 9, a: 'a1', b: 'b1' },
      { type: 'flipped', seat: 1, card: 8, cell: 'c1', face: 'T' },
    ),
    0,
    () => undefined,
  );
  show.aim('HBTTFOUSH');
  expect(where(show, 0)).toBe('b1');
  expect(show.stones[2]?.face).toBe('S');
  vi.runAllTimers();
  expect(show.stones[2]?.face).toBe('T');
  expect(show.playing).toBe(false);
});

test('whoever acts need not wait for the end of it', () => {
  const show = aShow();
  show.tell(line({ type: 'swapped', seat: 1, card: 9, a: 'a1', b: 'b1' }), 0, () => undefined);
  show.aim('HBTTFOUSH');
  show.hurry();
  expect(show.playing).toBe(false);
  expect(show.stones.find(({ cell }) => cell === 'c1')?.face).toBe('T');
});

test('a scored card lights its formation up and flies', () => {
  const show = aShow();
  show.tell(line({ type: 'scored', seat: 0, card: 1, points: 1, cells: ['a1', 'b1'] }), 0, () => undefined);
  expect(show.lit).toEqual(['a1', 'b1']);
  expect(show.inFlight(1)).toBe(true);
  vi.runAllTimers();
  expect(show.lit).toEqual([]);
});

test('with reduced motion nothing flies', () => {
  const show = new Show(
    () => new DOMRect(0, 0, 40, 56),
    () => true,
  );
  show.tell(line({ type: 'swapped', seat: 0, card: 9, a: 'a1', b: 'b1' }), 0, () => undefined);
  expect(show.flights).toEqual([]);
});
