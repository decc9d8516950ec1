/** What can be entered of a table at home. */
import type { Problem } from '../../../net/wire';
import { areCounts, arePieces, forAll } from '../../../kit/sketch/entries';
import type { TriominosSketch } from '../wire';
import { cellOf, cellName, stoneOf, STONES } from './layout';

export interface Sketch {
  layout: NonNullable<TriominosSketch['layout']>;
  rack: string[];
  /** How many stones the others hold. */
  others: number[];
  /** You first. */
  scores: number[];
  bought: number;
}

/** How many stones each player begins with. */
const atStart = (seats: number): number => (seats === 2 ? 9 : 7);

export const empty = (seats: number): Sketch => ({
  layout: [],
  rack: [],
  others: Array.from({ length: seats - 1 }, () => atStart(seats)),
  scores: Array.from({ length: seats }, () => 0),
  bought: 0,
});

export function seated(sketch: Sketch, seats: number): Sketch {
  return {
    ...sketch,
    others: forAll(sketch.others, seats - 1, () => atStart(seats)),
    scores: forAll(sketch.scores, seats, () => 0),
  };
}

/** It is one's turn, so one has a stone: as long as none is entered, that is not wrong. */
export const isMissing = ({ code }: Problem): boolean => code === 'rack-empty';

const ANY = -99_999;

function isLying(data: unknown): boolean {
  const { cell, numbers } = (data ?? {}) as { cell?: unknown; numbers?: unknown };
  return typeof cell === 'string' && cellName(cellOf(cell)) === cell && areCounts(numbers) && stoneOf(numbers) !== '';
}

export function isSketch(data: unknown): data is Sketch {
  const { layout, rack, others, scores, bought } = (data ?? {}) as Record<string, unknown>;
  return (
    Array.isArray(layout) &&
    layout.length <= STONES.length &&
    layout.every(isLying) &&
    arePieces(rack, STONES) &&
    areCounts(others) &&
    areCounts(scores, ANY) &&
    others.length === scores.length - 1 &&
    typeof bought === 'number'
  );
}
