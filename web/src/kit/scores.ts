// What a room gives to the score sheet for real pieces: what is written down in a line, and what that is worth.

/** What was entered, by the name of the field. */
export type Values = Readonly<Record<string, number>>;

/** A field of a line. `number` is typed, `count` goes up and down, `choice` is one of a few, and `player` one of the players. */
export interface ScoreField {
  id: string;
  kind: 'number' | 'count' | 'choice' | 'player';
  /** The id of its text; so are all other words here. */
  label: string;
  /** Of a number or a count. */
  most?: number;
  /** Of a choice: the place in this list is what is entered. */
  choices?: readonly string[];
  /** Of a player: what it means that it is none (-1). Without it, it is always somebody. */
  nobody?: string;
  /** A number that has to be entered: others are 0 until somebody enters them. */
  needed?: boolean;
  /** Whether it matters, with what else was entered. */
  when?: (entered: Values) => boolean;
}

/** What is written down at once. `each` has one entry, of the player `who`; or one for each player, and `who` is -1. */
export interface ScoreLine {
  kind: string;
  who: number;
  shared: Values;
  each: readonly Values[];
}

export interface LineKind {
  id: string;
  title: string;
  /** A word on how to count. */
  about?: string;
  /** The turn of one player, or what all players get. */
  of: 'one' | 'all';
  /** What is asked once. */
  shared: readonly ScoreField[];
  /** What is asked of each player. */
  each: readonly ScoreField[];
  /** What each of them gets. */
  points: (line: ScoreLine) => readonly number[];
  /** A round, or a game of several, is over with it. */
  ends: boolean;
}

/** When the game is over: after so many rounds, or after the round in which somebody has reached the target. */
export interface ScoreGoal {
  rounds?: number;
  target?: number;
}

export interface RoomScores {
  /** How many can play. */
  seats: readonly number[];
  /** What ends with a line that `ends` something. */
  unit: 'round' | 'game';
  /** Who may play together: as many players as are named here. */
  teams?: readonly (readonly number[])[];
  /** The lowest sum wins. */
  lowest?: boolean;
  goals: readonly ScoreGoal[];
  /** A game with a target ends after so many rounds at the latest. */
  mostRounds?: number;
  /** What is written down most often comes first. */
  lines: readonly LineKind[];
  /** Between equal sums, whoever has less of this wins. */
  tie?: (lines: readonly ScoreLine[], seat: number) => number;
}

/** What was entered there; 0 where nothing was. */
export const entered = (values: Values | undefined, id: string): number => values?.[id] ?? 0;

/** The player who was named there; -1 for nobody. */
export const named = (values: Values, id: string): number => values[id] ?? -1;
