// What the page and the worker with the house say to each other, and this worker and the one that thinks.

/** From the page to the house. */
export type ToHouse =
  | { kind: 'start'; base: string }
  | { kind: 'alive' }
  | { kind: 'call'; id: number; method: string; path: string; body: string }
  | { kind: 'dial'; id: number; table: string }
  | { kind: 'send'; id: number; text: string }
  | { kind: 'hang-up'; id: number }
  | { kind: 'measure' };

/** Why nothing is kept: the browser refuses, or another tab goes on with the games. */
export type Unkept = 'refused' | 'moved';

/** From the house to the page. */
export type FromHouse =
  | { kind: 'bytes'; come: number }
  | { kind: 'open' }
  | { kind: 'failed'; why: string }
  | { kind: 'alive' }
  | { kind: 'answer'; id: number; status: number; type: string; text: string }
  | { kind: 'dialled'; id: number }
  | { kind: 'heard'; id: number; text: string }
  | { kind: 'hung-up'; id: number }
  | { kind: 'measured' }
  | { kind: 'unkept'; why: Unkept | null };

/** To whoever thinks: first what they consist of, then questions. */
export type ToMind =
  | { kind: 'start'; base: string; files: Map<string, ArrayBuffer> }
  | { kind: 'ask'; id: number; about: string; question: Uint8Array };

/** An answer; none if the thought broke off. */
export interface FromMind {
  id: number;
  answer: Uint8Array | null;
}
