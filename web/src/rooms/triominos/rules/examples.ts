/** The layouts that the rules show, told by the number at each corner. */
import type { Cell } from '../pieces/geometry';

export interface Drawn extends Cell {
  /** Clockwise from the corner that points. */
  numbers: [number, number, number];
  /** The stone that the picture is about. */
  mark?: 'right' | 'wrong';
  /** Its corner that is wrong, by its place in `numbers`. */
  wrong?: 0 | 1 | 2;
}

export interface Example {
  id: string;
  stones: Drawn[];
}

type At = readonly [row: number, column: number];
/** The corners of a row from left to right: the column of the first, and their numbers. */
type Corners = readonly [first: number, numbers: string];

/** Clockwise from the corner that points; a corner is called by the ▲ whose tip it is. */
function cornersAt([row, column]: At): [At, At, At] {
  const [above, below] = [row, row + 1];
  return (row + column) % 2 === 0
    ? [[above, column], [below, column + 1], [below, column - 1]] // prettier-ignore
    : [[below, column], [above, column - 1], [above, column + 1]]; // prettier-ignore
}

/** Stones on these cells; the last is the one that was laid just now. */
function layout(rows: readonly Corners[], cells: readonly At[]): Drawn[] {
  const at = ([row, column]: At) => {
    const [first, numbers] = rows[row] ?? [0, ''];
    return Number(numbers[(column - first) / 2]);
  };
  return cells.map((cell, i) => {
    const [a, b, c] = cornersAt(cell);
    const [row, column] = cell;
    const stone: Drawn = { row, column, up: (row + column) % 2 === 0, numbers: [at(a), at(b), at(c)] };
    return i < cells.length - 1 ? stone : { ...stone, mark: 'right' };
  });
}

const bridge = layout(
  [[0, '445'], [-1, '3350'], [0, '251']], // prettier-ignore
  [[0, 0], [1, 0], [1, 1], [1, 2], [1, 3], [1, 4], [0, 4], [0, 3], [0, 1]], // prettier-ignore
);
const hexagon = layout(
  [[0, '15'], [-1, '052'], [0, '53']], // prettier-ignore
  [[0, 0], [0, 2], [1, 0], [1, 1], [1, 2], [0, 1]], // prettier-ignore
);
const doubleHexagon = layout(
  [[0, '551'], [-1, '4432'], [0, '433']], // prettier-ignore
  [[0, 0], [0, 1], [0, 3], [0, 4], [1, 0], [1, 1], [1, 2], [1, 3], [1, 4], [0, 2]], // prettier-ignore
);

/** The rulebook's three sums. */
export const BONUSES = [
  { id: 'bridge', stones: bridge, numbers: [3, 4, 4], bonus: 40, sum: 51 },
  { id: 'hexagon', stones: hexagon, numbers: [5, 5, 1], bonus: 50, sum: 61 },
  { id: 'double-hexagon', stones: doubleHexagon, numbers: [5, 3, 4], bonus: 60, sum: 72 },
] as const;

const first: Drawn = { row: 0, column: 0, up: true, numbers: [2, 3, 1] };

/** What may be laid and what not. */
export const LAYING: readonly Example[] = [
  { id: 'fits', stones: [first, { row: 0, column: 1, up: false, numbers: [3, 2, 3], mark: 'right' }] },
  { id: 'numbers', stones: [first, { row: 0, column: 1, up: false, numbers: [5, 2, 4], mark: 'wrong', wrong: 0 }] },
  { id: 'edge', stones: [first, { row: 1, column: 1, up: true, numbers: [3, 4, 3], mark: 'wrong', wrong: 0 }] },
  {
    id: 'corner',
    stones: [...bridge.slice(0, -1), { row: 0, column: 1, up: false, numbers: [3, 4, 2], mark: 'wrong', wrong: 2 }],
  },
];
