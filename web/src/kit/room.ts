// What a room of the house gives to the table. The table knows no game; a room knows no socket.
import type { Component, Snippet } from 'svelte';
import type { SoundName } from '../ui/sound/synth';
import type { LogLine, Problem, Result } from '../net/wire';

/** The folder of a game's room, here as on the server. */
export const folderOf = (game: string): string => game.replaceAll('-', '_');

/** How far a hint has gone: where to look, the place on the board, the whole move. */
export type HintStep = 'where' | 'place' | 'move';

/** A hint that the person asked for. */
export interface Hint<M = unknown, R = unknown> {
  move: M;
  /** What the rules can prove of the move, the most important first. */
  reasons: readonly R[];
  step: HintStep;
  /** How many parts of a long move are shown. */
  parts: number;
}

/** A hint in the user's language, each text two lines long at most. */
export interface HintWords {
  /** A piece or an area to look at and no more; '' where there is nothing to look for. */
  where: string;
  /** The place that the move is about; '' where it has none of its own. */
  place: string;
  /** What to do: one sentence, or for a long move one for each of its parts. */
  move: readonly string[];
  /** The same in one sentence, where a move has more parts than anybody wants to read. */
  short?: string;
  /** What the move brings, the most important first: short sentences, of which as many are shown as two lines hold. */
  why: readonly string[];
}

/** Why a move was not even checked: the code, and `words` of the server about it, in English. */
export class Unchecked extends Error {
  constructor(
    code: string,
    readonly words: string,
  ) {
    super(code);
  }
}

/** The last turn of another player, to be marked on the board in the colour of their seat. */
export interface Deed {
  seat: number;
  lines: LogLine[];
  /** A bot did it for somebody who was away. */
  stoodIn: boolean;
  /** What has happened since: pieces that it is about may lie elsewhere now. */
  after: readonly LogLine[];
}

/** What a board is given. It shows the view, and reports what the person did as a move: the data that its game takes. */
export interface BoardProps<V = unknown, M = unknown, R = unknown> {
  view: V;
  /** Log lines that led to this view and were not shown yet: what to animate. */
  news: LogLine[];
  /** What the others have done since this seat's last move: mark it. */
  deeds?: readonly Deed[];
  /** Somebody points at the deed in the log: mark it strongly, and bring it into sight. */
  pointed?: boolean;
  /** It is not this person's turn, whatever the view says: the others' moves are still being shown, or a puzzle is solved. */
  following?: boolean;
  /** What is being shown now, in words, instead of what to do. */
  caption?: string;
  /** The seat that looks on; null for a spectator. */
  seat: number | null;
  names: string[];
  /** A move is on its way; don't start another. */
  waiting: boolean;
  canUndo: boolean;
  /** Why the last move was refused; empty again after the next. */
  problems: Problem[];
  /** Nothing can be played: a replay, or somebody who watches. */
  readonly: boolean;
  /** What is begun is not kept for later: in a lesson a step begins as it is. */
  fleeting?: boolean;
  /** Say nothing about what a move brings: to find that out is the puzzle. */
  quiet?: boolean;
  /** Mark what it is about, on elements with `data-hint`: what to look at, then the place, then with arrows and numbers
   * what to do. */
  hint: Hint<M, R> | null;
  /** The button that asks for a hint, drawn by the house: a board puts it at the end of its bar. */
  lamp?: Snippet;
  play: (move: M) => void;
  undo: () => void;
  /** What is wrong with a move, without making it. Fails with `Unchecked` if the server gave no answer to that. */
  check: (move: M) => Promise<Problem[]>;
}

/** What stands beside a player's name: "4 cards", "won 3". Already in the user's language. */
export interface Plate {
  label: string;
  value: string;
}

/** How a game that is over is told in figures: a curve over its turns, and its best turn. */
export interface Scoring {
  /** What the curve shows: "Points". */
  title: string;
  /** The fewest are the best. */
  lowest: boolean;
  /** The curve has a place for each round, not for each turn. */
  rounds: boolean;
  /** What a seat ended with; null where no number says it. Partners have the same. */
  final: (seat: number) => number | null;
  /** What everybody has after an event, by seat; `now` itself where it changes nothing. */
  after: (event: { type: string }, now: readonly number[]) => readonly number[];
  /** A win by so many points or fewer is close, one by more than `far` is a clear one. Chosen after a few dozen games
   * between equal bots: at most one in four of them ends farther apart than `far`. */
  margins: { close: number; far: number };
  /** What an event brought to whoever's turn it was; the best turn has the largest sum. */
  gain: (event: { type: string }) => number;
  /** Such a sum in words: "61 points". */
  amount: (sum: number) => string;
  /** What somebody who lost may say about the best turn of another; null where it was nothing special. */
  sigh: (event: { type: string }) => string | null;
}

/** What a room says about its puzzles. It stands in `puzzle.ts` beside the room's index, and its texts in `texts/puzzles`:
 * both come with a puzzle, not with a table. */
export interface PuzzleWords<G = never> {
  /** What to reach: "Score 8 points in this turn." */
  goal: (goal: G) => string;
  /** How much of it was reached: "6 of 8 points". '' where there is only right and wrong. */
  reached: (goal: G, reached: number) => string;
  /** Whether the board says nothing about what a move brings, as that would be the answer. */
  quiet?: (goal: G) => boolean;
  /** What a table must have to make a puzzle. */
  needs: () => string;
}

export interface Room<V = unknown, M = unknown, R = unknown> {
  id: string;
  Board: Component<BoardProps<V, M, R>>;
  /** How the points came about, and why the game is over. Who won is said above it. */
  Sheet: Component<{ view: V; names: string[]; result: Result }>;
  /** Null where there is nothing to draw a curve of. */
  scoring?: (view: V) => Scoring | null;
  /** For a winner: a garland made of the pieces of the game. */
  Garland?: Component;
  /** An event that deserves a moment of its own, in a few words; null for all others. */
  moment?: (event: { type: string }) => string | null;
  /** What is shown in that moment: the pieces that it is about, one beside the other. */
  Moment?: Component<{ event: { type: string }; view: V }>;
  /** It lies flat at the upper edge: the middle of the board is what everybody looks at. */
  flatMoment?: boolean;
  /** The score so far, on a sheet beside the table where there is room for it, and what it is called. */
  score?: { Paper: Component<{ view: V; names: string[] }>; title: () => string };
  Rules: Component;
  Picture: Component;
  /** Whose turn it is, or null. */
  turn: (view: V) => number | null;
  /** The seats of each team; none where everybody plays alone. */
  teams?: (view: V) => readonly (readonly number[])[];
  /** The board has everybody's place: their name cards stay in a strip above it, however wide the screen is. */
  strip?: boolean;
  /** Something lies at the upper edge of the board: what skips the others' moves comes to the lower one on a phone, and on
   * any screen that stands upright. */
  lowSkip?: boolean;
  /** What the others see of a seat, and the board doesn't show. */
  plates: (view: V, seat: number) => Plate[];
  /** One sentence of the log; null where there is nothing worth telling. */
  tell: (event: { type: string }, names: string[], view: V) => string | null;
  /** The same of a whole turn in small pictures, the most important first. It stands in one line, 20 px high. */
  Deed?: Component<{ lines: readonly LogLine[]; view: V; names: string[] }>;
  /** The whole table in words, for those who hear it. */
  describe: (view: V, names: string[]) => string;
  /** How near the end is, one short sentence, or null. */
  nearEnd: (view: V, names: string[]) => string | null;
  /** Which round of how many it is, where there are several; null in a single game. */
  series?: (view: V) => string | null;
  /** Any legal move of the seat that looks on, as a hint; `reasons` as its game gives them, none in a lesson. */
  hint: (move: M, view: V, reasons: readonly R[], names: string[]) => HintWords;
  /** What is heard of an event; null where it makes no sound. */
  sound: (event: { type: string }) => SoundName | null;
}
