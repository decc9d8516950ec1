// What a room gives to the page for tables at home: a form in which a person enters what lies on a real table.
import type { Component } from 'svelte';
import type { Problem } from '../net/wire';

export interface EditorProps<S = unknown> {
  /** What was entered so far. */
  sketch: S;
  seats: number;
  /** What is wrong with it: mark each at its place. */
  problems: readonly Problem[];
  /** Of all players, from oneself on. */
  names: readonly string[];
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
}
