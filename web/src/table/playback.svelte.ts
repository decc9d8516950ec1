// What happened at a table, shown one step after the other, so that one can follow the others' moves.
import type { LogLine, Result } from '../net/wire';

/** What one seat (null: a spectator) sees after a step. `news` are the log lines that this step added. */
export interface Sight {
  seat: number | null;
  view: unknown;
  log: LogLine[];
  news: LogLine[];
  canUndo: boolean;
  /** It is this seat's turn, alone or with others. */
  toMove: boolean;
}

export interface Frame {
  seq: number;
  sights: Sight[];
  result: Result | null;
  /** One's own step: it needs no time to be followed. */
  own: boolean;
}

const OWN = 300;
const OTHERS = 650;
const SHORTEST = 160;

/** How long a step stays before the next is shown, with this many waiting behind it. */
export function hold(own: boolean, waiting: number): number {
  const base = own ? OWN : OTHERS;
  return Math.max(SHORTEST, waiting <= 3 ? base : Math.round((base * 3) / waiting));
}

/** `?fast`, or a person who wants no motion: everything at once. */
export function inAHurry(): boolean {
  return /[?&]fast\b/.test(location.search) || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export class Playback {
  shown = $state.raw<Frame | null>(null);
  private queue = $state.raw<Frame[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether there is more to show before it is anybody's turn to act. */
  get busy(): boolean {
    return this.queue.length > 0;
  }

  push(frame: Frame): void {
    this.queue = [...this.queue, frame];
    if (inAHurry()) this.finish();
    else if (this.timer === undefined) this.next();
  }

  /** Start afresh from here; what waited is no longer told. */
  reset(frame: Frame): void {
    this.stop();
    this.shown = frame;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
  }

  private finish(): void {
    const last = this.queue.at(-1);
    this.stop();
    if (last) this.shown = last;
  }

  private next(): void {
    const [frame, ...rest] = this.queue;
    this.timer = undefined;
    if (!frame) return;
    this.shown = frame;
    this.queue = rest;
    this.timer = setTimeout(() => this.next(), hold(frame.own, rest.length));
  }
}
