// What the reviews say about all games together: how well somebody played, how lucky they were, what they overlook.
import { byTime, type PlayedGame, type Reviewed } from '../kept/played';
import { groups } from './standings';

export type ReviewedGame = PlayedGame & { review: Reviewed };

/** Those that have a review, the oldest first. */
export const reviewed = (games: readonly PlayedGame[]): ReviewedGame[] =>
  games
    .filter((game): game is ReviewedGame => game.review !== null)
    .sort(byTime)
    .reverse();

export type Judged = PlayedGame & { review: Reviewed & { accuracy: number } };

/** Those in which there was something to decide, the oldest first. */
export const judged = (games: readonly PlayedGame[]): Judged[] =>
  reviewed(games).filter((game): game is Judged => game.review.accuracy !== null);

/** The mean of each figure and of those before it, as many as `window` in all. */
export const smooth = (figures: readonly number[], window: number): number[] =>
  figures.map((_, at) => mean(figures.slice(Math.max(0, at + 1 - window), at + 1)));

export const mean = (figures: readonly number[]): number =>
  figures.reduce((sum, one) => sum + one, 0) / Math.max(1, figures.length);

/** What luck has brought so far, in wins: before the first game, then after each. */
export function luckSoFar(games: readonly PlayedGame[]): number[] {
  const sums = [0];
  for (const { review } of reviewed(games)) sums.push((sums.at(-1) ?? 0) + review.luck);
  return sums;
}

export interface Overlooked {
  game: string;
  kind: string;
  count: number;
  /** How many moves were marked in all. */
  marked: number;
}

/** With fewer marked moves nothing is told. */
const ENOUGH = 5;
/** A clear leader: so much of all marked moves, and so many times as often as the next. */
const PART = 0.3;
const AHEAD = 1.5;

/** What somebody overlooks most, in each game where that is clear. */
export function overlooked(games: readonly PlayedGame[]): Overlooked[] {
  return [...groups(reviewed(games), ({ game }) => game)].flatMap(([game, all]) => {
    const marked = all.reduce(
      (sum, { review: { marks } }) => sum + marks.inaccuracy + marks.mistake + marks.blunder,
      0,
    );
    const counts = new Map<string, number>();
    for (const { review } of all)
      for (const [kind, count] of Object.entries(review.habits)) counts.set(kind, (counts.get(kind) ?? 0) + count);
    const [first, second] = [...counts].sort(([, a], [, b]) => b - a);
    if (!first || marked < ENOUGH) return [];
    const [kind, count] = first;
    const clear = count >= marked * PART && count >= (second?.[1] ?? 0) * AHEAD && count > 1;
    return clear ? [{ game, kind, count, marked }] : [];
  });
}
