// What a room offers at a new table in its own words, where one choice for each option of the game would be too many.
import { folderOf } from './room';
import type { Args } from '../texts/index.svelte';

export interface Offer {
  /** Its texts are `<game>-option-<name>` and `<game>-option-<name>-<text of a choice>`. */
  name: string;
  /** The options that it decides on. */
  decides: readonly string[];
  choices: readonly Offered[];
}

export interface Offered {
  text: string;
  args: Args;
  /** What differs from the game's defaults. */
  set: Record<string, string>;
  /** Only with one of these numbers of players; with any without it. */
  seats?: readonly number[];
}

const found = import.meta.glob<{ offers: readonly Offer[] }>('../rooms/*/offers.ts', { eager: true });

export const offersOf = (game: string): readonly Offer[] => found[`../rooms/${folderOf(game)}/offers.ts`]?.offers ?? [];

/** Which of its choices is in force; -1 if something else was agreed on. */
export function inForce({ decides, choices }: Offer, chosen: Record<string, string>): number {
  return choices.findIndex(({ set }) => decides.every((option) => set[option] === chosen[option]));
}

/** What is agreed on once this choice is taken. */
export function taken(offer: Offer, choice: number, chosen: Record<string, string>): Record<string, string> {
  const others = Object.entries(chosen).filter(([option]) => !offer.decides.includes(option));
  return { ...Object.fromEntries(others), ...offer.choices[choice]?.set };
}

export const offeredWith = ({ seats: only }: Offered, seats: number): boolean => !only || only.includes(seats);

/** Of what was chosen all that goes with so many players: a seat may have been removed since. */
export function agreedWith(
  offers: readonly Offer[],
  chosen: Record<string, string>,
  seats: number,
): Record<string, string> {
  const off = offers
    .flatMap((offer) => offer.choices)
    .filter((choice) => !offeredWith(choice, seats))
    .flatMap(({ set }) => Object.entries(set));
  const beyond = (option: string, value: string) => option === 'start' && Number(value) >= seats;
  return Object.fromEntries(
    Object.entries(chosen).filter(
      ([option, value]) => !beyond(option, value) && !off.some(([name, set]) => name === option && set === value),
    ),
  );
}
