/** What can be entered of a table at home. */
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
  const fresh = empty(seats);
  return {
    ...sketch,
    others: fresh.others.map((count, place) => sketch.others[place] ?? count),
    scores: fresh.scores.map((count, place) => sketch.scores[place] ?? count),
  };
}

const areNumbers = (data: unknown): data is number[] =>
  Array.isArray(data) && data.length < 9 && data.every((one) => Number.isSafeInteger(one));

function isLying(data: unknown): boolean {
  const { cell, numbers } = (data ?? {}) as { cell?: unknown; numbers?: unknown };
  return typeof cell === 'string' && cellName(cellOf(cell)) === cell && areNumbers(numbers) && stoneOf(numbers) !== '';
}

export function isSketch(data: unknown): data is Sketch {
  const { layout, rack, others, scores, bought } = (data ?? {}) as Record<string, unknown>;
  return (
    Array.isArray(layout) &&
    layout.length <= STONES.length &&
    layout.every(isLying) &&
    Array.isArray(rack) &&
    rack.every((stone) => STONES.includes(stone as string)) &&
    areNumbers(others) &&
    areNumbers(scores) &&
    others.length === scores.length - 1 &&
    typeof bought === 'number'
  );
}
