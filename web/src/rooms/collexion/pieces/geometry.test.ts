import { expect, test } from 'vitest';
import { aPiece } from '../fixtures';
import type { ColleXionPiece } from '../wire';
import lesson from '../lesson.json';
import { contains, distance, meant, outlineOf, pathOf, smaller, topmost, type Point } from './geometry';

const SQUARE: Point[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];
const TRIANGLE: Point[] = [
  [50, 0],
  [100, 100],
  [0, 100],
];

test('a point is within an outline or not; its edge belongs to it', () => {
  expect(contains(SQUARE, [50, 50])).toBe(true);
  expect(contains(SQUARE, [100, 50])).toBe(true);
  expect(contains(SQUARE, [101, 50])).toBe(false);
  expect(contains(TRIANGLE, [50, 60])).toBe(true);
  expect(contains(TRIANGLE, [5, 10])).toBe(false);
});

test('how far a point is from an outline, beside an edge and beyond a corner', () => {
  expect(distance(SQUARE, [50, 50])).toBe(0);
  expect(distance(SQUARE, [50, -30])).toBe(30);
  expect(distance(SQUARE, [103, 104])).toBe(5);
});

test('an outline as a path, and smaller around its middle', () => {
  expect(pathOf(TRIANGLE)).toBe('M50 0L100 100L0 100Z');
  expect(smaller(SQUARE, [50, 50], 0.5)).toEqual([
    [25, 25],
    [75, 25],
    [75, 75],
    [25, 75],
  ]);
});

// 1 lies over 0, 2 stands alone; each is 1000 wide around x.
const HEAP = [aPiece(0, 's-blue', { x: 2000 }), aPiece(1, 'p-pink', { x: 2400 }), aPiece(2, 't-green', { x: 4000 })];

test('what lies uppermost at a point', () => {
  expect(topmost(HEAP, [2200, 1000])?.id).toBe(1);
  expect(topmost(HEAP, [1600, 1000])?.id).toBe(0);
  expect(topmost(HEAP, [9000, 9000])).toBeUndefined();
});

test('a touch means the uppermost of those that may be chosen', () => {
  expect(meant(HEAP, new Set([1, 2]), [2200, 1000], 0)?.id).toBe(1);
  expect(meant(HEAP, new Set([0, 1]), [2200, 1000], 0)?.id).toBe(1);
});

test('a touch on what can’t be chosen means nothing, unless something is within reach', () => {
  expect(meant(HEAP, new Set([1, 2]), [1600, 1000], 0)).toBeUndefined();
  expect(meant(HEAP, new Set([1, 2]), [1600, 1000], 300)?.id).toBe(1);
});

test('of several within reach the nearest is meant, and none beyond it', () => {
  expect(meant(HEAP, new Set([1, 2]), [3100, 1000], 600)?.id).toBe(1);
  expect(meant(HEAP, new Set([1, 2]), [3300, 1000], 600)?.id).toBe(2);
  expect(meant(HEAP, new Set([1, 2]), [3200, 1000], 200)).toBeUndefined();
});

test('a polygon that is gone is outlined exactly where the rules had it', () => {
  const pieces = lesson.steps[0]?.start.view.pieces as unknown as ColleXionPiece[];
  expect(pieces).toHaveLength(80);
  expect(pieces.map(outlineOf)).toEqual(pieces.map(({ outline }) => outline));
});
