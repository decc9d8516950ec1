import { expect, test } from 'vitest';
import { Camera } from '../../../kit/felt/camera.svelte';
import { follow, keyOf, labelPlace, marginOf, type Cell } from './grid';

const row = (length: number): Cell[] => Array.from({ length }, (_, x) => [x, 0]);

test('a small table shows where more could lie; around a large one every cell makes the tiles smaller', () => {
  expect(marginOf([])).toBeGreaterThan(1);
  expect(marginOf(row(9))).toBeGreaterThan(1);
  expect(marginOf(row(10))).toBeLessThan(0.5);
  expect(marginOf(row(14).map(([x, y]) => [y, x]))).toBeLessThan(0.5);
});

test('words lie beside a line where they cover no tile, or nowhere', () => {
  const column: Cell[] = [
    [0, 0],
    [0, 1],
  ];
  const taken = (...others: Cell[]) => new Set([...column, ...others].map(keyOf));
  expect(labelPlace(column, taken())).toEqual({ x: 100, y: 150, column: true });
  expect(labelPlace(column, taken([1, 1]))).toEqual({ x: 100, y: 50, column: true });
  expect(labelPlace(column, taken([1, 1], [2, 0]))).toBeNull();
  expect(labelPlace(row(2), new Set(['0,0', '1,0']))).toEqual({ x: 150, y: 100, column: false });
  expect(labelPlace(row(2), new Set(['0,0', '1,0', '2,1']))).toEqual({ x: 50, y: 100, column: false });
  expect(labelPlace([], new Set())).toBeNull();
});

test('long words on a small table need more cells', () => {
  const column: Cell[] = [
    [0, 0],
    [0, 1],
  ];
  const taken = new Set([...column, [4, 0], [4, 1]].map((cell) => keyOf(cell as Cell)));
  expect(labelPlace(column, taken, 3)).not.toBeNull();
  expect(labelPlace(column, taken, 3.2)).toBeNull();
  expect(labelPlace(row(2), new Set(['0,0', '1,0', '3,1']), 4)).toEqual({ x: 50, y: 100, column: false });
});

test('the table follows a hand or a cursor that comes near the edge of the felt, so that the next cell is seen too', () => {
  const camera = new Camera({ largest: 1, smallest: 1, atEase: 1, roam: 1000 });
  camera.resize(400, 400, { top: 0, right: 0, bottom: 0, left: 0 });
  camera.aim({ left: 0, top: 0, right: 100, bottom: 100 });
  follow(camera, [0, 0]);
  expect(camera.following).toBe(true);
  follow(camera, [6, 0]);
  expect(camera.sees({ x: 750, y: 50 })).toBe(true);
  expect(camera.near).toBe(true); // and goes back
});
