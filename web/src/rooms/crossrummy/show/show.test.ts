import { expect, test } from 'vitest';
import { aLaying, aLine } from '../fixtures';
import { delayOf, Show, sourceOf } from './show.svelte';

const box = new DOMRect(0, 0, 10, 10);
const aShow = (still = false) =>
  new Show(
    () => box,
    () => still,
  );

const LAYING = aLaying({
  laid: [
    { tile: 'r3', cell: [0, 0] },
    { tile: 'r4', cell: [1, 0] },
  ],
  moved: [{ tile: 'b6', cell: [2, 0], to: [4, 1] }],
});

test('another’s tiles move first and come then, one after another', () => {
  const show = aShow();
  show.tell([aLine(LAYING)], 0, [10, 0]);
  expect(show.flights.map(({ tile, to, delay }) => [tile, to, delay])).toEqual([
    ['r3', 'cell 10,0', 90],
    ['r4', 'cell 11,0', 180],
  ]);
  expect(show.coming('cell 10,0')).toBe(true);
  expect(show.delay([14, 1])).toBe(0);
});

test('a large laying takes hardly longer than a small one', () => {
  expect(delayOf(39, 40)).toBeLessThan(520);
  expect(delayOf(2, 3)).toBe(180);
});

test('one’s own laying needs no showing', () => {
  const show = aShow();
  show.tell([aLine({ ...LAYING, seat: 0 })], 0, [0, 0]);
  expect(show.flights).toEqual([]);
});

test('with reduced motion nothing flies and nothing waits', () => {
  const show = aShow(true);
  show.tell([aLine(LAYING)], 0, [0, 0]);
  expect([show.flights.length, show.delay([4, 1])]).toEqual([0, 0]);
});

test('hidden tiles show their backs, and what is for oneself comes onto the rack by itself', () => {
  const show = aShow();
  const lines = [
    aLine({ type: 'drew', seat: 1, count: 2, tiles: [] }, { type: 'drew', seat: 0, count: 1, tiles: ['g1'] }),
    aLine({ type: 'handedon', seat: 0, to: 1, count: 1, tiles: ['y9'] }),
    aLine({ type: 'handedon', seat: 1, to: 0, count: 1, tiles: ['b2'] }),
  ];
  show.tell(lines, 0, [0, 0]);
  expect(show.flights.map(({ tile, to }) => [tile, to])).toEqual([
    [undefined, 'seat 1'],
    [undefined, 'seat 1'],
    ['y9', 'seat 1'],
  ]);
  expect(sourceOf(lines, 0)).toBe('seat 1');
  expect(sourceOf([aLine({ type: 'took', seat: 0, tile: 'b2', place: 3 })], 0)).toBe('open 3');
  expect(sourceOf([], 0)).toBe('bag');
});

test('what has landed is in the air no longer', () => {
  const show = aShow();
  show.tell([aLine(LAYING)], 0, [0, 0]);
  show.landed(show.flights[0]?.id ?? 0);
  expect(show.coming('cell 0,0')).toBe(false);
  show.stop();
  expect(show.flights).toEqual([]);
});
