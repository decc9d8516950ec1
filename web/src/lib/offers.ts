// What a room offers at a new table in its own words, where one choice for each option of the game would be too many.
import type { Args } from './texts/index.svelte';

export interface Offer {
  /** Its texts are `<game>-option-<name>` and `<game>-option-<name>-<text of a choice>`. */
  name: string;
  /** The options that it decides on. */
  decides: readonly string[];
  /** `set` is what differs from the game's defaults. */
  choices: readonly { text: string; args: Args; set: Record<string, string> }[];
}

const found = import.meta.glob<{ offers: readonly Offer[] }>('./games/*/offers.ts', { eager: true });

export const offersOf = (game: string): readonly Offer[] =>
  found[`./games/${game.replaceAll('-', '_')}/offers.ts`]?.offers ?? [];

/** Which of its choices is in force; -1 if something else was agreed on. */
export function inForce({ decides, choices }: Offer, chosen: Record<string, string>): number {
  return choices.findIndex(({ set }) => decides.every((option) => set[option] === chosen[option]));
}

/** What is agreed on once this choice is taken. */
export function taken(offer: Offer, choice: number, chosen: Record<string, string>): Record<string, string> {
  const others = Object.entries(chosen).filter(([option]) => !offer.decides.includes(option));
  return { ...Object.fromEntries(others), ...offer.choices[choice]?.set };
}
