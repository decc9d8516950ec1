/** Why a stone doesn't fit: where its numbers would meet others. It only reads what lies there; what fits, the server says. */
import type { Point } from '../../../kit/drag';
import { cornerKey, corners, neighbours, type Cell } from './geometry';

type Numbers = readonly [number, number, number];

/** A stone on the table, with its numbers clockwise from the corner that points. */
interface Lying extends Cell {
  stone: string;
  numbers: Numbers;
}

/** A corner where two numbers would meet that differ. */
export interface Touch {
  at: Point;
  mine: number;
  theirs: number;
}

/** A place where a stone doesn't fit, with the stone turned so that as much as possible agrees. */
export interface Clash extends Cell {
  stone: string;
  numbers: Numbers;
  touches: Touch[];
  /** The stones that share a side with this place. */
  beside: string[];
}

export const sameCell = (a: Cell, b: Cell): boolean => a.row === b.row && a.column === b.column;

/** The free cells that share a side with a stone, each once. */
export function freeCells(layout: readonly Cell[]): Cell[] {
  const free = new Map<string, Cell>();
  for (const cell of layout.flatMap(neighbours))
    if (!layout.some((one) => sameCell(one, cell))) free.set(`${cell.row}/${cell.column}`, cell);
  return [...free.values()];
}

export function clashAt(layout: readonly Lying[], cell: Cell, stone: string): Clash {
  const lying = new Map(layout.flatMap((one) => corners(one).map((at, i) => [cornerKey(at), one.numbers[i] ?? 0])));
  const [a = 0, b = 0, c = 0] = [...stone].map(Number);
  const turned: Numbers[] = [
    [a, b, c],
    [b, c, a],
    [c, a, b],
  ];
  const touches = (numbers: Numbers): Touch[] =>
    corners(cell).flatMap((at, i) => {
      const [mine, theirs] = [numbers[i] ?? 0, lying.get(cornerKey(at))];
      return theirs === undefined || theirs === mine ? [] : [{ at, mine, theirs }];
    });
  const ways = turned.map((numbers) => ({ numbers, touches: touches(numbers) }));
  const best = ways.reduce((one, other) => (other.touches.length < one.touches.length ? other : one));
  const beside = neighbours(cell).flatMap((next) => layout.find((one) => sameCell(one, next))?.stone ?? []);
  return { row: cell.row, column: cell.column, up: cell.up, stone, ...best, beside };
}
