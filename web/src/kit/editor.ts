// What a room gives to the page for tables at home: a form in which a person enters what lies on a real table.
import type { Component } from 'svelte';
import type { Problem } from '../net/wire';

/** A move that is among the best, as a room's hints have it, with what one sees there. */
export interface Answer {
  move: unknown;
  reasons: readonly unknown[];
  view: unknown;
}

export interface EditorProps<S = unknown> {
  /** What was entered so far. */
  sketch: S;
  seats: number;
  /** What is wrong with it: mark each at its place. What is only missing is not among them. */
  problems: readonly Problem[];
  /** Of all players, from oneself on. */
  names: readonly string[];
  /** The answer that is looked at: a form that `shows` answers marks it. */
  answer?: Answer | null;
  change: (sketch: S) => void;
}

export interface RoomEditor<S = unknown> {
  Editor: Component<EditorProps<S>>;
  /** How many can play. */
  seats: readonly number[];
  /** An empty table, and what each player has at the start. */
  empty: (seats: number) => S;
  /** Whether this is something that could have been entered here: a link may say anything. */
  isSketch: (data: unknown) => data is S;
  /** The same table with more or fewer players. */
  seated: (sketch: S, seats: number) => S;
  /** Whether a problem only says that something is not entered yet. */
  isMissing: (problem: Problem, sketch: S) => boolean;
  /** Whether the form marks an answer on what was entered. */
  shows?: boolean;
  /** A question where the rules allow what may just as well have been forgotten; '' where there is nothing to ask. */
  doubt?: (sketch: S) => string;
  /** A problem in the words of the room; without it, in those that any game has for it. */
  problemWords?: (problem: Problem, sketch: S) => string;
  /** What one really sees on a table: the same view without what was drawn by chance and never entered. */
  seen?: (view: unknown, sketch: S) => unknown;
  /** What the house is asked, where a form holds more than the game's sketch. */
  asked?: (sketch: S) => { sketch: unknown; options: Record<string, string> };
}
