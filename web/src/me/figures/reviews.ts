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

export type Doubted = PlayedGame & { review: Reviewed & { doubt: number } };

/** Those whose review says how far its luck is known, the oldest first. */
export const doubted = (games: readonly PlayedGame[]): Doubted[] =>
  reviewed(games).filter((game): game is Doubted => game.review.doubt !== undefined);

export interface Luck {
  /** In wins, and by how much that may be off. */
  sum: number;
  doubt: number;
}

/** What luck has brought so far: before the first game, then after each. What one game may be off says nothing about the
 *  next, so the doubt grows more slowly than the number of games. */
export function luckSoFar(games: readonly Doubted[]): Luck[] {
  const all = [{ sum: 0, doubt: 0 }];
  for (const { review } of games) {
    const { sum, doubt } = all.at(-1) ?? { sum: 0, doubt: 0 };
    all.push({ sum: sum + review.luck, doubt: Math.hypot(doubt, review.doubt) });
  }
  return all;
}

/** Less is no difference: a share of a win. */
const LITTLE = 0.05;

/** Whether luck has helped or was missing; neither where that may be chance. */
export function luckVerdict({ sum, doubt }: Luck): 'more' | 'less' | 'even' {
  if (Math.abs(sum) < Math.max(LITTLE, doubt)) return 'even';
  return sum > 0 ? 'more' : 'less';
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
