// From a message to the passage of the rules that it is about. Players see no rule ids: they are led to the words.
import { getContext, setContext } from 'svelte';

const KEY = Symbol('citing');

/** The texts of a rules page, each with the ids of the rules that it tells. Messages lead to the first that tells a rule. */
export type Passages = Readonly<Record<string, readonly string[]>>;

export const passageOf = (passages: Passages, rule: string): string | undefined =>
  Object.keys(passages).find((text) => passages[text]?.includes(rule));

/** The rules of a page, on a sheet or on the page itself, and the rule that somebody asked about. */
export class Citing {
  open = $state(false);
  /** '' for the rules as a whole. */
  rule = $state('');

  show(rule = ''): void {
    this.rule = rule;
    this.open = true;
  }

  close(): void {
    this.open = false;
  }
}

export const setCiting = (citing: Citing): Citing => setContext(KEY, citing);

/** Undefined where there are no rules to show. */
export const getCiting = (): Citing | undefined => getContext<Citing | undefined>(KEY);
