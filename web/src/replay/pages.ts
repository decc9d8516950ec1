// The steps of a replay as one seat saw them, fetched page by page.
import { applied } from '../net/changes';
import type { LogLine, ReplayPage, Turn } from '../net/wire';

/** A step, with all that was seen after it. */
export interface Step extends LogLine {
  view: unknown;
}

/** The place before the first step. */
export const START = -1;

/** Who looks at a step may want to go back: so many before it are fetched with it. */
const BEFORE = 100;

export class Pages {
  /** One for each step of the game; undefined until its page is there. */
  steps: readonly (Step | undefined)[] = [];
  turns: readonly Turn[] = [];
  /** What was there before the first step, in a game that was set up. */
  start: Step | undefined;
  private coming: Promise<void> = Promise.resolve();

  constructor(private readonly ask: (start: number) => Promise<ReplayPage>) {}

  /** Fetches what is missing to show a step. One page after the other: who skips through a game asks for many. */
  load(at: number): Promise<void> {
    const loaded = this.coming.then(() => this.fetch(at));
    this.coming = loaded.catch(() => undefined);
    return loaded;
  }

  /** The first step that is missing, seen from here: ahead first, then from the beginning. */
  missing(from: number): number | undefined {
    const ahead = this.steps.findIndex((step, at) => at >= from && !step);
    const any = ahead < 0 ? this.steps.findIndex((step) => !step) : ahead;
    return any < 0 ? undefined : any;
  }

  private async fetch(at: number): Promise<void> {
    while (!this.steps.length || (at < this.steps.length && !this.steps[at])) {
      const known = this.steps.findLastIndex((step, place) => place < at && step);
      this.put(await this.ask(this.steps.length ? Math.max(known + 1, at - BEFORE) : 0));
    }
  }

  private put({ total, turns, view, steps, start }: ReplayPage): void {
    const all = this.steps.length ? [...this.steps] : Array<Step | undefined>(total).fill(undefined);
    for (const { number, seat, events, changes } of steps) {
      view = applied(view, changes);
      all[number] ??= { number, seat, events, view };
    }
    this.steps = all;
    this.turns = turns;
    if (start) this.start ??= { number: START, seat: -1, events: [], view: start };
  }
}
