import { beforeEach, expect, test } from 'vitest';
import type { Piece } from './draft';
import { inOrder, moved, rememberedHand, rememberedOrder, rememberOrder } from './order';

beforeEach(() => localStorage.clear());

const pieces = (tiles: string): Piece[] => tiles.split(' ').map((tile, i) => ({ id: i + 1, tile, home: null }));
const names = (all: readonly Piece[]) => all.map(({ tile }) => tile).join(' ');
const RACK = pieces('g2 draw-three y10 r2 y9 pass-on b2');

test('by colour runs stand together, by value sets do; action tiles come last', () => {
  expect(names(inOrder(RACK, 'colour', []))).toBe('y9 y10 r2 b2 g2 pass-on draw-three');
  expect(names(inOrder(RACK, 'value', []))).toBe('r2 b2 g2 y9 y10 pass-on draw-three');
});

test('by hand as one put them; what is new comes last', () => {
  expect(names(inOrder(RACK, 'hand', [7, 1, 5]))).toBe('b2 g2 y9 draw-three y10 r2 pass-on');
  expect(moved([1, 2, 3], 3, 0)).toEqual([3, 1, 2]);
  expect(moved([1, 2, 3], 1, 2)).toEqual([2, 3, 1]);
});

test('the order is kept, and by hand for the same table only', () => {
  rememberOrder('hand', 'here', pieces('b2 g2 g2'));
  expect(rememberedOrder()).toBe('hand');
  expect(rememberedHand('here', pieces('g2 y9 b2 g2'))).toEqual([3, 1, 4]);
  expect(rememberedHand('elsewhere', pieces('g2 b2'))).toEqual([]);
});

test('what can’t be read is as if it were not there', () => {
  localStorage.setItem('tilery.crossrummy.order', '{"order":"odd","key":"here","tiles":7}');
  expect([rememberedOrder(), rememberedHand('here', RACK)]).toEqual(['colour', []]);
});
