import { expect, test } from 'vitest';
import {
  bridgeWith,
  corners,
  enclosing,
  HALF,
  HEIGHT,
  hexagonsWith,
  inSight,
  middle,
  nearest,
  neighbours,
  SIDE,
  withRim,
  type Cell,
} from './geometry';

const up = (row: number, column: number): Cell => ({ row, column, up: true });
const down = (row: number, column: number): Cell => ({ row, column, up: false });
/** The six stones around the tip of the first stone, clockwise from it. */
const WHEEL = [up(0, 0), down(0, -1), up(-1, -1), down(-1, 0), up(-1, 1), down(0, 1)];

test('corners are read clockwise from the one that points', () => {
  const round = (cell: Cell) => corners(cell).map(({ x, y }) => [Math.round(x / HALF), Math.round(y / HEIGHT)]);
  expect(round(up(0, 0))).toEqual([
    [0, 0],
    [1, 1],
    [-1, 1],
  ]);
  expect(round(down(0, 1))).toEqual([
    [1, 1],
    [0, 0],
    [2, 0],
  ]);
});

test('an empty table encloses the place of the first stone', () => {
  expect(enclosing([])).toEqual({ left: -HALF, right: HALF, top: 0, bottom: HEIGHT });
});

test('a layout is enclosed with its margin', () => {
  expect(enclosing([up(0, 0), down(1, 3)], 10)).toEqual({ left: -60, right: 210, top: -10, bottom: 2 * HEIGHT + 10 });
});

test('a stone that points up has its neighbours at both sides and below', () => {
  expect(neighbours(up(0, 0))).toEqual([down(0, -1), down(0, 1), down(1, 0)]);
  expect(neighbours(down(0, 1))).toEqual([up(0, 0), up(0, 2), up(-1, 1)]);
  expect(withRim([up(0, 0)])).toHaveLength(4);
});

test('the nearest cell within reach is meant', () => {
  const cells = [up(0, 0), down(0, 1)];
  expect(nearest(cells, middle(down(0, 1)), 40)).toBe(cells[1]);
  expect(nearest(cells, { x: 500, y: 0 }, 40)).toBeNull();
});

test('six stones around a corner are a hexagon, five are none', () => {
  const first = WHEEL[0] as Cell;
  expect(hexagonsWith(WHEEL, first).centres).toEqual([{ x: 0, y: expect.closeTo(0) as number }]);
  expect(hexagonsWith(WHEEL, first).stones).toHaveLength(6);
  expect(hexagonsWith(WHEEL.slice(0, 5), first).centres).toEqual([]);
});

test('a bridge shows what it joins: the stone beside it and those its free corner touches', () => {
  const [a, b, c, d] = WHEEL as [Cell, Cell, Cell, Cell];
  const bridge = down(0, 1);
  const { stones, centres } = bridgeWith([b, c, d, a, bridge], bridge);
  expect(stones).toContain(a);
  expect(stones).toContain(bridge);
  expect(centres).toHaveLength(1);
});

test('all stones are in sight, and wherever one may lay; free cells beside them need no room of their own', () => {
  const alone = inSight({ layout: [up(0, 0)], may: { lay: [] } });
  expect(alone.right - alone.left).toBeLessThan(1.5 * SIDE);
  const open = inSight({ layout: [up(0, 0)], may: { lay: [down(0, 1)] } });
  expect(open.right).toBeGreaterThan(SIDE);
  expect(open.left).toBe(alone.left);
});
