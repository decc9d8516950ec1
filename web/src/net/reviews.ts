// Reviews of games that are over.
import { ask, call } from './api';
import type { ReviewState } from './wire';

const reviewAddress = (table: string, round: number): string =>
  `/tables/${encodeURIComponent(table)}/rounds/${round}/review`;

/** Review a game that is over, unless that was done before. */
export const beginReview = (table: string, round: number): Promise<ReviewState> =>
  ask(reviewAddress(table, round), { method: 'POST' });

/** How far the review of a game is. */
export const review = (table: string, round: number): Promise<ReviewState> => call(reviewAddress(table, round));

/** Review the game of a record. The answer names a key to ask on with. */
export const beginRecordReview = (record: string): Promise<ReviewState> => call('/reviews', { record });

export const recordReview = (key: string): Promise<ReviewState> => call(`/reviews/${encodeURIComponent(key)}`);
