// What a room of the house gives to the table. The table knows no game; a room knows no socket.
import type { Component, Snippet } from 'svelte';
import type { SoundName } from '../ui/sound/synth';
import type { LogLine, Problem, Result } from '../net/wire';

/** The folder of a game's room, here as on the server. */
export const folderOf = (game: string): string => game.replaceAll('-', '_');

/** A hint that the person asked for: where to look, or the whole move. */
export interface Hint<M = unknown> {
  move: M;
  whole: boolean;
}

/** A hint in the user's language. The nudge names a piece or an area to look at and no more; `whole` says what to do. */
export interface HintWords {
  nudge: string;
  whole: string;
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

/** What a board is given. It shows the view, and reports what the person did as a move: the data that its game takes. */
export interface BoardProps<V = unknown, M = unknown> {
  view: V;
  /** Log lines that led to this view and were not shown yet: what to animate. */
  news: LogLine[];
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
  /** Mark what it is about: for a nudge the piece or the area to look at, for a whole move also where it goes. */
  hint: Hint<M> | null;
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

export interface Room<V = unknown, M = unknown> {
  id: string;
  Board: Component<BoardProps<V, M>>;
  Sheet: Component<{ view: V; names: string[]; result: Result }>;
  Rules: Component;
  Picture: Component;
  /** Whose turn it is, or null. */
  turn: (view: V) => number | null;
  /** What the others see of a seat. */
  plates: (view: V, seat: number) => Plate[];
  /** One sentence of the log; null where there is nothing worth telling. */
  tell: (event: { type: string }, names: string[], view: V) => string | null;
  /** The whole table in words, for those who hear it. */
  describe: (view: V, names: string[]) => string;
  /** How near the end is, one short sentence, or null. */
  nearEnd: (view: V, names: string[]) => string | null;
  /** Which round of how many it is, where there are several; null in a single game. */
  series?: (view: V) => string | null;
  /** Any legal move of the seat that looks on, as a hint. */
  hint: (move: M, view: V, names: string[]) => HintWords;
  /** What is heard of an event; null where it makes no sound. */
  sound: (event: { type: string }) => SoundName | null;
}
