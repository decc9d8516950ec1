/** The endless square grid: cells, the lines and groups that tiles on it form. Geometry only: what is right, the server says. */
import type { Box, Camera } from '../../../kit/felt/camera.svelte';
import type { Point } from '../../../kit/drag';

/** Column and row, as the server writes them: columns go right, rows go down, both may be negative. */
export type Cell = readonly [number, number];

/** Units for one cell. */
export const SIDE = 100;

/** Smaller than this, in pixels for a cell, a tile (28 px then) is hard to read and to hit: the camera comes nearer first. */
const LEGIBLE = 30.5;
/** And this is how near it comes. */
export const AT_WORK = 44;
/** Cells in a row: with more of them tiles are small on a phone. */
const LARGE = 9;

export const isSmall = (scale: number): boolean => scale * SIDE < LEGIBLE;

/** Where somebody works, tiles are large enough; true if the camera had to come nearer. */
export const comeNear = (camera: Camera, at: Point): boolean =>
  isSmall(camera.scale) && camera.approach(AT_WORK / SIDE, at);

/** Cells around a place that somebody works at, in which the next tile might come to lie. */
const AROUND = 1.5;

/** Where somebody works, or the cursor is, stays in sight with what is around it, and can be read. */
export function follow(camera: Camera, cell: Cell): void {
  comeNear(camera, camera.toFelt(middle(cell)));
  const { x, y } = camera.toFelt(middle(cell));
  const edge = AROUND * SIDE * camera.scale;
  const beyond = (at: number, size: number) => Math.min(0, at - edge) + Math.max(0, at - size + edge);
  const [right, down] = [beyond(x, camera.width), beyond(y, camera.height)];
  if (right || down) camera.lead(-right, -down);
}

export const keyOf = ([x, y]: Cell): string => `${x},${y}`;
export function cellOf(key: string): Cell {
  const [x = 0, y = 0] = key.split(',').map(Number);
  return [x, y];
}
export const same = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1];
export const plus = (a: Cell, b: Cell): Cell => [a[0] + b[0], a[1] + b[1]];
export const minus = (a: Cell, b: Cell): Cell => [a[0] - b[0], a[1] - b[1]];
export const cellAt = ({ x, y }: Point): Cell => [Math.floor(x / SIDE), Math.floor(y / SIDE)];
export const middle = ([x, y]: Cell): Point => ({ x: (x + 0.5) * SIDE, y: (y + 0.5) * SIDE });

/** Reading order: row by row. */
export const inReadingOrder = (a: Cell, b: Cell): number => a[1] - b[1] || a[0] - b[0];

const SIDES: readonly Cell[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** The unbroken line through a cell, along a row or down a column; only the cell itself if nothing lies beside it. */
export function lineThrough(taken: ReadonlySet<string>, cell: Cell, down: boolean): Cell[] {
  const step: Cell = down ? [0, 1] : [1, 0];
  let first = cell;
  while (taken.has(keyOf(minus(first, step)))) first = minus(first, step);
  const line = [first];
  for (let next = plus(first, step); taken.has(keyOf(next)); next = plus(next, step)) line.push(next);
  return line;
}

/** All that hangs together with a cell by edges. */
export function groupOf(taken: ReadonlySet<string>, cell: Cell): Cell[] {
  const found = new Map([[keyOf(cell), cell]]);
  for (const one of found.values())
    for (const side of SIDES) {
      const next = plus(one, side);
      if (taken.has(keyOf(next))) found.set(keyOf(next), next);
    }
  return [...found.values()];
}

/** Groups, the largest first. */
export function groups(cells: readonly Cell[]): Cell[][] {
  const left = new Set(cells.map(keyOf));
  const found: Cell[][] = [];
  for (const cell of cells) {
    if (!left.has(keyOf(cell))) continue;
    const group = groupOf(left, cell);
    for (const one of group) left.delete(keyOf(one));
    found.push(group);
  }
  return found.sort((a, b) => b.length - a.length);
}

/** What encloses these cells, in units, with a margin in cells; the cell at the origin if there are none. */
export function enclosing(cells: readonly Cell[], margin = 0): Box {
  const all = cells.length ? cells : [[0, 0] as const];
  const columns = all.map(([x]) => x);
  const rows = all.map(([, y]) => y);
  return {
    left: (Math.min(...columns) - margin) * SIDE,
    right: (Math.max(...columns) + 1 + margin) * SIDE,
    top: (Math.min(...rows) - margin) * SIDE,
    bottom: (Math.max(...rows) + 1 + margin) * SIDE,
  };
}

/** Cells that are seen around all that lies there: room to lay more, but little where each one costs legibility. */
export function marginOf(cells: readonly Cell[]): number {
  const { left, right, top, bottom } = enclosing(cells);
  return Math.max(right - left, bottom - top) > LARGE * SIDE ? 0.4 : 1.2;
}

/** An empty table shows some cells too, so that one sees where tiles can lie. */
const EMPTY: Cell[] = [
  [-2, -2],
  [2, 2],
];

/** All that lies there, with what is seen around it. */
export const tableBox = (cells: readonly Cell[]): Box => enclosing(cells.length ? cells : EMPTY, marginOf(cells));

/** Where short words have room beside a line, over free cells: below a row, to the right of a column. Else nowhere.
 * `wide`: how many cells the words are long. */
export function labelPlace(
  line: readonly Cell[],
  taken: ReadonlySet<string>,
  wide = 2,
): { x: number; y: number; column: boolean } | null {
  const { left, right, top, bottom } = enclosing(line);
  const column = bottom - top > right - left;
  const half = Math.ceil((wide - 1) / 2);
  const needed = column
    ? Array.from({ length: Math.ceil(wide) }, (_, i): Cell => [i + 1, 0])
    : Array.from({ length: 2 * half + 1 }, (_, i): Cell => [i - half, 1]);
  const at = [...line].reverse().find((cell) => !needed.some((way) => taken.has(keyOf(plus(cell, way)))));
  if (!at) return null;
  const { x, y } = middle(at);
  return column ? { x: right, y, column } : { x, y: bottom, column };
}

/** How a group has to be moved so that it keeps away from all that is taken: the shortest way. */
export function wayOut(group: readonly Cell[], taken: ReadonlySet<string>, gap: number): Cell {
  const near = (cell: Cell) => {
    for (let x = -gap; x <= gap; x++)
      for (let y = -gap; y <= gap; y++) if (taken.has(keyOf(plus(cell, [x, y])))) return true;
    return false;
  };
  const free = (by: Cell) => !group.some((cell) => near(plus(cell, by)));
  for (let far = 0; ; far++) {
    const ring = ringOf(far).filter(free);
    const [best] = ring.sort((a, b) => Math.hypot(...a) - Math.hypot(...b));
    if (best) return best;
  }
}

/** All offsets that are this far in one axis, and not farther in the other. */
function ringOf(far: number): Cell[] {
  if (!far) return [[0, 0]];
  const cells: Cell[] = [];
  for (let along = -far; along < far; along++) cells.push([along, -far], [far, along], [-along, far], [-far, -along]);
  return cells;
}
