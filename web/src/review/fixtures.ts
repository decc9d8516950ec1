// Reviews for tests.
import type { ReviewMoment, ReviewPlayer, ReviewTold } from '../net/wire';

export const aPlayer = (accuracy: number | null, luck: number): ReviewPlayer => ({
  start: 0.5,
  luck,
  play: 0,
  others: 0,
  unknown: 0,
  result: 0.5 + luck,
  accuracy,
  marks: { inaccuracy: 0, mistake: 0, blunder: 0 },
});

export const aMoment = (first: number, more: Partial<ReviewMoment> = {}): ReviewMoment => ({
  first,
  last: first,
  seat: 0,
  after: [0.5, 0.5],
  luck: [],
  play: [0, 0],
  unknown: [0, 0],
  chance: 0.5,
  cost: 0,
  error: 0,
  mark: null,
  better: null,
  ...more,
});

/** A move that cost so much. */
export const aMistake = (first: number, cost: number): ReviewMoment => aMoment(first, { cost, mark: 'mistake' });

/** A draw that brought so much to the first seat. */
export const aDraw = (first: number, gain: number): ReviewMoment =>
  aMoment(first, { seat: -1, luck: [gain, -gain], play: [], unknown: [] });

export const aReview = (more: Partial<ReviewTold> = {}): ReviewTold => ({
  playouts: 8,
  start: [0.5, 0.5],
  moments: [],
  players: [],
  version: '2.1',
  full: true,
  ...more,
});
