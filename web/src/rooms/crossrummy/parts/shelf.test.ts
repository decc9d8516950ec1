import { expect, test } from 'vitest';
import { shelf } from './shelf';

const PHONE = 374;
const TABLET = 788;
const rowsOf = (width: number, tiles: number, before?: number) => shelf(width, tiles, before).rows;

test('a new hand has a row to spare, so that drawing moves nothing', () => {
  expect(rowsOf(PHONE, 15)).toBe(3);
  for (let tiles = 13; tiles <= 24; tiles++) expect(rowsOf(PHONE, tiles, 3), `${tiles} tiles`).toBe(3);
});

test('around a full row it does not go back and forth: a row goes when half of the next is free', () => {
  expect([25, 24, 21, 20].map((tiles) => rowsOf(PHONE, tiles, 4))).toEqual([4, 4, 4, 3]);
  expect([13, 12].map((tiles) => rowsOf(PHONE, tiles, 3))).toEqual([3, 2]);
  expect([13, 16, 17].map((tiles) => rowsOf(PHONE, tiles, 2))).toEqual([2, 2, 3]);
});

test('there is always room for two', () => {
  for (let tiles = 0; tiles <= 12; tiles++) expect(rowsOf(PHONE, tiles), `${tiles} tiles`).toBe(2);
});

test('few tiles stand in one row and may be larger; more fill rows of what can be touched', () => {
  expect(shelf(PHONE, 5).across).toBe(5);
  expect(shelf(PHONE, 9).across).toBe(8);
  expect(shelf(PHONE, 28).across).toBe(8);
  expect(shelf(344, 15)).toEqual({ rows: 3, across: 7, largest: 7 });
});

test('on a wide rack both rows are as long', () => {
  expect(shelf(TABLET, 15).across).toBe(8);
  expect(shelf(TABLET, 15).rows).toBe(2);
  expect(shelf(TABLET, 26, 2)).toEqual({ rows: 2, across: 13, largest: 8 });
});

test('before its width is known it is a phone’s', () => {
  expect(shelf(0, 15)).toEqual({ rows: 3, across: 8, largest: 8 });
});
