// The signs that are made at a table: who makes which now, and whether one sees those of the others.
import { knownTable, remember } from '../../app/memory';
import type { Signed } from '../../net/wire';
import { DRAWINGS, type SignName } from './drawings';
import { signsOfOthers } from './others.svelte';

/** A sign is seen this long, in ms. After one's own, the next has to wait as long: the server allows a little more. */
export const SEEN = 3000;

export interface ShownSign {
  seat: number;
  sign: SignName;
  /** Tells a sign from the same one made again. */
  number: number;
}

export class Signs {
  private made = $state.raw<readonly ShownSign[]>([]);
  /** What was chosen for this table; undefined where it is as at all others. */
  private chosen = $state<boolean>();
  /** One has just made a sign. */
  resting = $state(false);
  private table = '';
  private count = 0;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();

  /** The seats of this browser: one always sees one's own signs. */
  constructor(private readonly held: () => readonly number[]) {}

  get shown(): readonly ShownSign[] {
    const held = this.held();
    return this.made.filter(({ seat }) => this.on || held.includes(seat));
  }

  /** Whether one sees the signs of the others at this table. */
  get on(): boolean {
    return this.chosen ?? signsOfOthers.on;
  }

  set on(choice: boolean) {
    this.chosen = choice;
    remember(this.table, { signs: choice });
  }

  enter(table: string): void {
    this.table = table;
    this.chosen = knownTable(table)?.signs;
  }

  /** Somebody makes a sign; their last one gives way to it. */
  see({ seat, sign }: Pick<Signed, 'seat' | 'sign'>): void {
    if (!(sign in DRAWINGS)) return; // a newer server may have more of them
    const one = { seat, sign, number: (this.count += 1) };
    this.made = [...this.made.filter((other) => other.seat !== seat), one];
    this.later(() => (this.made = this.made.filter((other) => other !== one)));
  }

  rest(): void {
    this.resting = true;
    this.later(() => (this.resting = false));
  }

  stop(): void {
    this.timers.forEach((timer) => clearTimeout(timer));
  }

  private later(callback: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      callback();
    }, SEEN);
    this.timers.add(timer);
  }
}
