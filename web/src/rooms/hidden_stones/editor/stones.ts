/** The nine stones as they are entered: which sides are left, and where one goes on. */
import { FACES, OTHER_SIDE, type Cell, type Face } from '../art/symbols';
import { CELLS, type CellName } from '../pieces/grid';

/** A cell without a stone. */
export const EMPTY = '.';

/** How many stones have this on one side (HS-1). */
const COUNTS: Record<Face, number> = { U: 1, M: 1, F: 2, B: 2, H: 3, O: 3, S: 3, T: 3 };

export const shownAt = (board: string, cell: CellName): Cell => (board[CELLS.indexOf(cell)] ?? EMPTY) as Cell;

export function put(board: string, cell: CellName, face: Cell): string {
  const place = CELLS.indexOf(cell);
  return board.slice(0, place) + face + board.slice(place + 1);
}

/** How many stones could show this face on a cell: those that don't lie on another one. */
export function leftFor(board: string, cell: CellName | null, face: Face): number {
  const elsewhere = cell ? put(board, cell, EMPTY) : board;
  const lying = [...elsewhere].filter((one) => one === face || one === OTHER_SIDE[face]).length;
  return COUNTS[face] - lying;
}

/** The next cell without a stone, from this one on and then from the beginning; null where all have one. */
export function nextEmpty(board: string, cell: CellName): CellName | null {
  const from = CELLS.indexOf(cell) + 1;
  return [...CELLS.slice(from), ...CELLS.slice(0, from)].find((one) => shownAt(board, one) === EMPTY) ?? null;
}

export const isBoard = (data: unknown): data is string =>
  typeof data === 'string' &&
  data.length === CELLS.length &&
  [...data].every((face) => face === EMPTY || (FACES as readonly string[]).includes(face));
