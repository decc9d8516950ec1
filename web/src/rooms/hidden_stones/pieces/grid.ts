/** The nine places and what can be shown on them. Geometry only: what is legal, the server says. */
import type { HiddenStonesHeld, HiddenStonesMove } from '../wire';
import { cells, OTHER_SIDE, type Face } from '../art/symbols';

/** Rows from the top, columns from the left: a1 is the upper left corner. */
export const CELLS: readonly CellName[] = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'];

/** a1 to c3. A move has its place in CELLS instead. */
export type CellName = string;

export type Change = { kind: 'swap'; a: CellName; b: CellName } | { kind: 'flip'; cell: CellName };

export function place(cell: CellName): { column: number; row: number } {
  const index = CELLS.indexOf(cell);
  return { column: index % 3, row: Math.floor(index / 3) };
}

/** The cell one step from another, or the same at the edge. */
export function beside(cell: CellName, right: number, down: number): CellName {
  const { column, row } = place(cell);
  const inside = (n: number) => Math.min(2, Math.max(0, n));
  return CELLS[inside(row + down) * 3 + inside(column + right)] ?? cell;
}

export function sideBySide(a: CellName, b: CellName): boolean {
  const [from, to] = [place(a), place(b)];
  return Math.abs(from.column - to.column) + Math.abs(from.row - to.row) === 1;
}

export function faceAt(board: string, cell: CellName): Face {
  return board[CELLS.indexOf(cell)] as Face;
}

/** The move that pays for a change with a card. */
export function moveOf(card: number, change: Change): HiddenStonesMove {
  if (change.kind === 'flip') return { type: 'flip', card, cell: CELLS.indexOf(change.cell) };
  const [a = 0, b = 0] = [change.a, change.b].map((cell) => CELLS.indexOf(cell)).sort((one, other) => one - other);
  return { type: 'swap', card, a, b };
}

/** The board as it would look after a change. */
export function changed(board: string, change: Change): string {
  const faces = [...board] as Face[];
  if (change.kind === 'flip') {
    faces[CELLS.indexOf(change.cell)] = OTHER_SIDE[faceAt(board, change.cell)];
  } else {
    faces[CELLS.indexOf(change.a)] = faceAt(board, change.b);
    faces[CELLS.indexOf(change.b)] = faceAt(board, change.a);
  }
  return faces.join('');
}

/** Which face a card wants on which cell: the view names the cells in the order of the formation. */
export function wanted(card: HiddenStonesHeld): Map<CellName, Face> {
  const faces = cells(card.formation)
    .flat()
    .filter((face): face is Face => face !== '.');
  return new Map(card.cells.flatMap((cell, i) => (faces[i] ? [[cell, faces[i]] as const] : [])));
}
