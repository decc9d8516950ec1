import { expect, test } from 'vitest';
import type { CrossrummyMove, CrossrummyView } from './wire';
import { aLay } from './fixtures';
import plan from './lesson.json';
import { same } from './lesson';

/** A step of the real lesson: what is wanted first, and the table before it. */
function step(id: string) {
  const { accept, start } = plan.steps.find((one) => one.id === id) ?? { accept: [], start: { view: null } };
  return { accept: accept as unknown as CrossrummyMove[], view: start.view as unknown as CrossrummyView };
}

function accepts(id: string, move: CrossrummyMove): boolean {
  const { accept, view } = step(id);
  return accept.some((one) => JSON.stringify(move) === JSON.stringify(one) || same(move, one, view));
}

test('a new group may lie anywhere, across or down, either way round', () => {
  for (const move of [
    aLay([
      ['b4', [0, 0]],
      ['b5', [1, 0]],
      ['b6', [2, 0]],
    ]),
    aLay([
      ['b4', [-3, 7]],
      ['b5', [-2, 7]],
      ['b6', [-1, 7]],
    ]),
    aLay([
      ['b6', [0, 0]],
      ['b5', [1, 0]],
      ['b4', [2, 0]],
    ]),
    aLay([
      ['b4', [2, -1]],
      ['b5', [2, 0]],
      ['b6', [2, 1]],
    ]),
    aLay([
      ['b6', [2, -1]],
      ['b5', [2, 0]],
      ['b4', [2, 1]],
    ]),
  ])
    expect(accepts('open', move), JSON.stringify(move)).toBe(true);
});

test('but it is one line of these tiles, with no gap and in their order', () => {
  for (const move of [
    aLay([
      ['b4', [0, 0]],
      ['b5', [1, 0]],
    ]),
    aLay([
      ['b4', [0, 0]],
      ['b5', [1, 0]],
      ['b6', [3, 0]],
    ]),
    aLay([
      ['b4', [0, 0]],
      ['b6', [1, 0]],
      ['b5', [2, 0]],
    ]),
    aLay([
      ['b4', [0, 0]],
      ['b5', [1, 0]],
      ['b6', [1, 1]],
    ]),
    aLay([
      ['b5', [0, 0]],
      ['b6', [1, 0]],
      ['b7', [2, 0]],
    ]),
    { type: 'take', tile: 'y11' } as const,
  ])
    expect(accepts('open', move), JSON.stringify(move)).toBe(false);
});

test('a set has no order', () => {
  for (const tiles of ['r10 g10 y10', 'g10 r10 y10', 'y10 r10 g10', 'r10 y10 g10', 'g10 y10 r10', 'y10 g10 r10']) {
    const column = tiles.split(' ').map((tile, row) => [tile, [8, row]] as [string, [number, number]]);
    expect(accepts('set', aLay(column)), tiles).toBe(true);
  }
});

test('what touches another tile is another laying', () => {
  expect(
    accepts(
      'set',
      aLay([
        ['r10', [0, 2]],
        ['g10', [1, 2]],
        ['y10', [2, 2]],
      ]),
    ),
  ).toBe(true);
  expect(
    accepts(
      'set',
      aLay([
        ['r10', [0, 1]],
        ['g10', [1, 1]],
        ['y10', [2, 1]],
      ]),
    ),
  ).toBe(false);
  expect(
    accepts(
      'set',
      aLay([
        ['r10', [3, 0]],
        ['g10', [3, 1]],
        ['y10', [3, 2]],
      ]),
    ),
  ).toBe(false);
});

test('what belongs to tiles that lie there has its one place', () => {
  expect(
    accepts(
      'longer',
      aLay([
        ['b7', [3, 0]],
        ['b8', [4, 0]],
        ['b9', [5, 0]],
      ]),
    ),
  ).toBe(true);
  expect(
    accepts(
      'longer',
      aLay([
        ['b7', [3, 6]],
        ['b8', [4, 6]],
        ['b9', [5, 6]],
      ]),
    ),
  ).toBe(false);
  expect(accepts('move', aLay([['b11', [7, 0]]], [['b10', [6, 2], [6, 0]]]))).toBe(true);
  expect(accepts('move', aLay([['b11', [7, 1]]], [['b10', [6, 2], [6, 0]]]))).toBe(false);
});
