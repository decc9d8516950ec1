/** Where the triangles of the table lie, in units of which a side has 100. Geometry only: what is legal, the server says. */

import type { Box, Nearness } from '../../../kit/felt/camera.svelte';
import type { Point } from '../../../kit/drag';

/** A triangle of the grid: `row` down, `column` right in half sides, `up` for ▲ and not for ▼. */
export interface Cell {
  row: number;
  column: number;
  up: boolean;
}

export const SIDE = 100;
export const HALF = SIDE / 2;
export const HEIGHT = (SIDE * Math.sqrt(3)) / 2;
/** From the middle of a stone to the middle of a side. */
export const INNER = HEIGHT / 3;
/** Around all stones: so much of the places beside them that one sees where the table goes on. */
const AROUND = 14;

/** Numbers are 19 units high: 11 px can be read, and on 13 px one works at ease. */
export const NEARNESS: Nearness = { legible: 0.58, atWork: 0.68 };

/** The point that is as far from all three corners. */
export function middle({ row, column, up }: Cell): Point {
  return { x: column * HALF, y: row * HEIGHT + (up ? HEIGHT - INNER : INNER) };
}

/** Clockwise from the corner that points, as the numbers of a stone are read. */
export function corners(cell: Cell): [Point, Point, Point] {
  const { x, y } = middle(cell);
  const way = cell.up ? -1 : 1;
  return [
    { x, y: y + way * 2 * INNER },
    { x: x - way * HALF, y: y - way * INNER },
    { x: x + way * HALF, y: y - way * INNER },
  ];
}

/** The three corners as a drawing wants them; drawn a little towards the middle with `by` below 1. */
export function outline(cell: Cell, by = 1): string {
  const { x, y } = middle(cell);
  return corners(cell)
    .map((corner) => `${(x + (corner.x - x) * by).toFixed(2)},${(y + (corner.y - y) * by).toFixed(2)}`)
    .join(' ');
}

/** What encloses all these cells; the first stone's place if there are none. */
export function enclosing(cells: readonly Cell[], margin = 0): Box {
  const all = cells.length ? cells : [{ row: 0, column: 0, up: true }];
  const columns = all.map(({ column }) => column);
  const rows = all.map(({ row }) => row);
  return {
    left: (Math.min(...columns) - 1) * HALF - margin,
    right: (Math.max(...columns) + 1) * HALF + margin,
    top: Math.min(...rows) * HEIGHT - margin,
    bottom: (Math.max(...rows) + 1) * HEIGHT + margin,
  };
}

/** How large the sign is that says at a corner why a stone doesn't fit: never too small to be read. */
export const signSize = (scale: number): number => Math.max(20, 14 / scale);
/** How far it reaches beyond its stone. */
export const signRoom = (scale: number): number => 1.9 * signSize(scale);

/** The three cells that share a side with this one. */
export function neighbours({ row, column, up }: Cell): [Cell, Cell, Cell] {
  return [
    { row, column: column - 1, up: !up },
    { row, column: column + 1, up: !up },
    { row: up ? row + 1 : row - 1, column, up: !up },
  ];
}

/** A layout with all cells beside it, where the next stone may come to lie. */
export function withRim(layout: readonly Cell[]): Cell[] {
  return [...layout, ...layout.flatMap(neighbours)];
}

/** What one wants to see of a table: all stones, a little around them, and wherever one may lay. */
export function inSight({ layout, may }: { layout: readonly Cell[]; may: { lay: readonly Cell[] } }): Box {
  const [stones, places] = [enclosing(layout, AROUND), enclosing(may.lay.length ? may.lay : layout, 4)];
  return {
    left: Math.min(stones.left, places.left),
    top: Math.min(stones.top, places.top),
    right: Math.max(stones.right, places.right),
    bottom: Math.max(stones.bottom, places.bottom),
  };
}

/** The cell whose middle is nearest to a point, if it is within reach. */
export function nearest<C extends Cell>(cells: readonly C[], at: Point, reach: number): C | null {
  let best: C | null = null;
  let least = reach;
  for (const cell of cells) {
    const { x, y } = middle(cell);
    const far = Math.hypot(x - at.x, y - at.y);
    if (far <= least) [best, least] = [cell, far];
  }
  return best;
}

/** The same for all cells that meet at a corner. */
export const cornerKey = ({ x, y }: Point) => `${Math.round(x / HALF)}/${Math.round(y / HEIGHT)}`;

/** What a bonus is about: the corners where six stones meet now, or the stones that the new one joins. */
export interface Finding<C extends Cell> {
  centres: Point[];
  stones: C[];
}

/** The hexagons that a stone of the layout is part of. */
export function hexagonsWith<C extends Cell>(layout: readonly C[], stone: C): Finding<C> {
  const mine = corners(stone);
  const meeting = mine.map((corner) => layout.filter((cell) => touches(cell, corner)));
  const closed = meeting.map((stones) => stones.length === 6);
  return {
    centres: mine.filter((_, at) => closed[at]),
    stones: [...new Set(meeting.filter((_, at) => closed[at]).flat())],
  };
}

/** A bridge: the stone, what lies beside it, and what its free corner touches. */
export function bridgeWith<C extends Cell>(layout: readonly C[], stone: C): Finding<C> {
  const mine = corners(stone).map(cornerKey);
  const shared = (cell: C) => corners(cell).filter((corner) => mine.includes(cornerKey(corner)));
  const beside = layout.find((cell) => cell !== stone && shared(cell).length === 2);
  if (!beside) return { centres: [], stones: [stone] };
  const held = shared(beside).map(cornerKey);
  const far = corners(stone).filter((corner) => !held.includes(cornerKey(corner)));
  const beyond = layout.filter((cell) => cell !== stone && far.some((corner) => touches(cell, corner)));
  return { centres: far, stones: [beside, stone, ...beyond] };
}

function touches(cell: Cell, corner: Point): boolean {
  return corners(cell).some((one) => cornerKey(one) === cornerKey(corner));
}
