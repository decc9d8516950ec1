import { expect, test } from 'vitest';
import type { ColleXionPiece } from '../wire';
import { CHAINS, HEAP, OVERLAP, REACH, SHARED } from './examples';
import type { Point } from '../pieces/geometry';
import { almost, colourOf, countOf, kindsOf, shapeOf } from '../pieces/kinds';

/** CX-4: do two outlines share an area? They don't if an edge of one has all of the other beyond it. */
function overlap(one: readonly Point[], other: readonly Point[]): boolean {
  const beyond = (edgesOf: readonly Point[], all: readonly Point[]) =>
    edgesOf.some(([ax, ay], i) => {
      const [bx, by] = edgesOf[(i + 1) % edgesOf.length] ?? [ax, ay];
      return all.every(([x, y]) => (bx - ax) * (y - ay) - (by - ay) * (x - ax) <= 0);
    });
  return !beyond(one, other) && !beyond(other, one);
}

const coveredBy = (piece: ColleXionPiece, pieces: readonly ColleXionPiece[]) =>
  pieces.filter(({ id, outline }) => id > piece.id && overlap(piece.outline, outline));

test.each([
  ['the rules', REACH],
  ['the home page', HEAP],
])('in the heap of %s exactly that is free which nothing lies over', (_, pieces) => {
  const wrong = pieces.filter((piece) => piece.reachable === coveredBy(piece, pieces).length > 0);
  expect(wrong.map(({ kind, x, y }) => `${kind} ${x},${y}`)).toEqual([]);
});

test('the heap of the rules has both, and two that only touch', () => {
  expect(REACH.filter(({ reachable }) => !reachable)).toHaveLength(3);
  const [triangle, square] = REACH.slice(-2);
  const nearer = square?.outline.map(([x, y]): Point => [x - 4, y]) ?? [];
  expect(overlap(triangle?.outline ?? [], square?.outline ?? [])).toBe(false);
  expect(overlap(triangle?.outline ?? [], nearer)).toBe(true);
});

test('in the right chain each fits the one before, in the wrong one the last does not (CX-5)', () => {
  const fits = (kinds: readonly string[]) =>
    kinds.slice(1).map((kind, i) => {
      const before = kinds[i] ?? '';
      return shapeOf(kind) === shapeOf(before) || colourOf(kind) === colourOf(before);
    });
  expect(fits(CHAINS.right)).toEqual([true, true, true]);
  expect(fits(CHAINS.wrong)).toEqual([true, false]);
});

test('the two sets that overlap are complete, share one polygon, and nothing else is there (CX-7)', () => {
  const sets = ['square', 'pink'].map(kindsOf);
  expect(sets.flat().every((kind) => countOf(OVERLAP, kind) === 1)).toBe(true);
  expect(sets[0]?.filter((kind) => sets[1]?.includes(kind))).toEqual([SHARED]);
  expect(OVERLAP.flat().reduce((sum, count) => sum + count)).toBe(7);
  expect(almost(OVERLAP)).toEqual([]);
});
