// What came in a row: wins, and days with a game.
import { byTime, hasWon, type PlayedGame } from '../kept/played';

export interface Streak {
  now: number;
  longest: number;
}

/** Wins in a row, up to the last game. */
export function winStreak(games: readonly PlayedGame[]): Streak {
  let [now, longest] = [0, 0];
  for (const game of games.toSorted(byTime).reverse()) {
    now = hasWon(game) ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return { now, longest };
}

/** Days in a row with a game, as the calendar here counts them. Today may still bring one: yesterday's streak goes on. */
export function dayStreak(games: readonly PlayedGame[], today: Date): Streak {
  const days = [...new Set(games.map(({ ended }) => dayOf(new Date(ended))))].sort((a, b) => a - b);
  let [length, longest] = [0, 0];
  days.forEach((day, at) => {
    length = day - (days[at - 1] ?? -Infinity) === 1 ? length + 1 : 1;
    longest = Math.max(longest, length);
  });
  const goesOn = dayOf(today) - (days.at(-1) ?? -Infinity) <= 1;
  return { now: goesOn ? length : 0, longest };
}

/** Counts days; no day is longer or shorter than another, even when the clocks change. */
const dayOf = (time: Date): number => Date.UTC(time.getFullYear(), time.getMonth(), time.getDate()) / 86_400_000;
