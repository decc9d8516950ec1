/** What can be entered of a table at home. */
import { areCounts, arePieces, arePiles, forAll } from '../../../kit/sketch/entries';
import type { Problem } from '../../../net/wire';
import { t } from '../../../texts/index.svelte';
import { FACE_DOWN } from '../pieces/cards';
import type { HiddenStonesFace, HiddenStonesView } from '../wire';
import { NUMBERS } from './deck';
import { EMPTY, isBoard } from './stones';

export interface Sketch {
  /** The nine faces, row by row. */
  board: string;
  hand: number[];
  /** How many cards the others hold. */
  others: number[];
  /** The cards that each player has won, you first: those that were named, and a 0 for each of the rest. */
  won: number[][];
  discard: number[];
  passed: boolean;
  acted: boolean;
  scored: boolean;
  /** Alone (HS-14). */
  penalties: number;
}

/** A won card that nobody has named. */
export const UNNAMED = 0;
/** Cards in hand at the start (HS-3), and at most (HS-9). */
export const HAND = 4;
export const LARGEST = 6;
/** The next penalty ends the game. */
export const MOST_PENALTIES = 3;
/** Nobody wins more: the game ends with ten, alone with sixteen. */
export const MOST_WON = 20;

export const empty = (seats: number): Sketch => ({
  board: EMPTY.repeat(9),
  hand: [],
  others: forAll([], seats - 1, () => HAND),
  won: forAll<number[]>([], seats, () => []),
  discard: [],
  passed: false,
  acted: false,
  scored: false,
  penalties: 0,
});

export const seated = (sketch: Sketch, seats: number): Sketch => ({
  ...sketch,
  others: forAll(sketch.others, seats - 1, () => HAND),
  won: forAll(sketch.won, seats, () => []),
  penalties: seats === 1 ? sketch.penalties : 0,
});

export const isMissing = ({ code }: Problem): boolean => code === 'cell-empty';

/** Whoever has paid with every card has none left, but more people forget theirs. */
export const doubt = ({ hand }: Sketch): string => (hand.length ? '' : t('hse-no-cards'));

/** Won cards that nobody has named were drawn by chance: on the board they lie face down. */
export const seen = (view: unknown, { won }: Sketch): HiddenStonesView => {
  const whole = view as HiddenStonesView;
  const hidden = (card: HiddenStonesFace, named: number | undefined) => (named === UNNAMED ? FACE_DOWN : card);
  return { ...whole, won: whole.won.map((pile, seat) => pile.map((card, at) => hidden(card, won[seat]?.[at]))) };
};

export const named = (pile: readonly number[]): number[] => pile.filter((card) => card !== UNNAMED);

/** The same pile with so many cards in all. What was named stays. */
export function withCount(pile: readonly number[], count: number): number[] {
  const known = named(pile);
  return [...known, ...Array.from({ length: Math.max(0, count - known.length) }, () => UNNAMED)];
}

/** The same pile with a card named: one of those that were only counted, or one more. */
export const withNamed = (pile: readonly number[], card: number): number[] =>
  withCount([...named(pile), card], Math.max(pile.length, named(pile).length + 1));

/** The cards that lie nowhere yet. */
export function leftCards({ hand, won, discard }: Sketch): number[] {
  const used = new Set([...hand, ...won.flat(), ...discard]);
  return NUMBERS.filter((card) => !used.has(card));
}

export function isSketch(data: unknown): data is Sketch {
  const { board, hand, others, won, discard, passed, acted, scored, penalties } = (data ?? {}) as Record<
    string,
    unknown
  >;
  return (
    isBoard(board) &&
    arePieces(hand, NUMBERS) &&
    areCounts(others) &&
    arePiles(won, [UNNAMED, ...NUMBERS]) &&
    arePieces(discard, NUMBERS) &&
    [passed, acted, scored].every((one) => typeof one === 'boolean') &&
    areCounts([penalties]) &&
    (penalties as number) <= MOST_PENALTIES
  );
}
