// One finished game of one person at this browser, as it is kept here. docs/your-games.md describes the same for the file.
import type { ReviewMoment } from '../../net/wire';

export type Mark = NonNullable<ReviewMoment['mark']>;

/** What a review said about the play of one seat. */
export interface Reviewed {
  /** From 0 to 100; null where there was nothing to decide. */
  accuracy: number | null;
  /** Shares of the win. */
  luck: number;
  play: number;
  /** By how much the luck may be off; missing where nobody knows, in what an older review said. */
  doubt?: number;
  marks: Record<Mark, number>;
  /** What would have been better in the marked moves: how often each kind, as the room names them. */
  habits: Record<string, number>;
}

export interface PlayedGame {
  table: string;
  round: number;
  seat: number;
  game: string;
  /** ISO 8601, in UTC. */
  ended: string;
  /** The name and the face of whoever sat there; '' for those who gave none. */
  who: string;
  face: string;
  /** How many seats there were, and how many of the others were partners, and how many were people. */
  players: number;
  partners: number;
  people: number;
  /** The levels of the bots. */
  bots: string[];
  rank: number;
  /** Of the win: 1 for whoever won alone or with partners, less for a shared win, 0 for all others. */
  share: number;
  points: number;
  /** How many this person asked for. */
  hints: number;
  /** Null until a review of the game was looked at. */
  review: Reviewed | null;
}

/** So many games are kept; of more, the oldest are dropped. */
export const MOST = 5000;

export type Key = [table: string, round: number, seat: number];
export const keyOf = ({ table, round, seat }: PlayedGame): Key => [table, round, seat];
const nameOf = (game: PlayedGame): string => keyOf(game).join('/');

export const hasWon = ({ share }: PlayedGame): boolean => share > 0;

/** The newest first; games of one moment in a fixed order. */
export const byTime = (a: PlayedGame, b: PlayedGame): number =>
  b.ended.localeCompare(a.ended) || nameOf(a).localeCompare(nameOf(b));

/** What changes when games come to those that are kept. */
export interface Change {
  added: PlayedGame[];
  /** Known before, and now with a review. */
  completed: PlayedGame[];
  /** Too old to be kept any longer. */
  dropped: PlayedGame[];
}

/** A game that is kept stays as it is; all that can come to it is a review. */
export function merged(kept: readonly PlayedGame[], came: readonly PlayedGame[], most = MOST): Change {
  const known = new Map(kept.map((game) => [nameOf(game), game]));
  const added = new Map<string, PlayedGame>();
  const completed = new Map<string, PlayedGame>();
  for (const game of came) {
    const name = nameOf(game);
    const before = known.get(name);
    if (!before) added.set(name, game);
    else if (!before.review && game.review) completed.set(name, { ...before, review: game.review });
    else continue;
    known.set(name, { ...(before ?? game), review: game.review ?? before?.review ?? null });
  }
  // A game that came twice may have its review only the second time.
  for (const name of added.keys()) {
    const whole = known.get(name);
    if (whole) added.set(name, whole);
    completed.delete(name);
  }
  const old = new Set([...known.values()].sort(byTime).slice(most).map(nameOf));
  const stays = (game: PlayedGame) => !old.has(nameOf(game));
  return {
    added: [...added.values()].filter(stays),
    completed: [...completed.values()].filter(stays),
    dropped: kept.filter((game) => !stays(game)),
  };
}
