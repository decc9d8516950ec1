// The turn player: what happened at a table, one step after the other, so that one can follow the others' moves.
import { STILL, type Motion } from '../../kit/flights/stage';
import type { LogLine, Result } from '../../net/wire';
import { pace, tempo } from './tempo.svelte';

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

/** Where more steps than this wait, each pauses for a shorter time. */
const MANY = 4;

/** How long to wait between two steps, with this many behind. */
export const pause = (waiting: number): number => Math.round(pace().pause * Math.min(1, MANY / Math.max(1, waiting)));

/** `?fast`, or a person who wants no motion: everything at once. */
export function inAHurry(): boolean {
  return /[?&]fast\b/.test(location.search) || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Nobody could follow, unless they go step by step. */
const atOnce = (): boolean => document.hidden || (inAHurry() && tempo.current !== 'steps');

export class TurnPlayer {
  shown = $state.raw<Frame | null>(null);
  /** The next step waits for a tap. */
  awaiting = $state(false);
  /** Where the steps are shown. */
  motion: Motion = STILL;

  private queue = $state.raw<readonly Frame[]>([]);
  /** The step that is shown is not over. */
  private running = $state(false);
  /** What has happened since one's own last step, from there on. */
  private since = $state.raw<readonly Frame[]>([]);
  /** Counts what was begun: whoever waited and finds another number is late. */
  private begun = 0;
  private goOn: (() => void) | undefined;
  /** The board is not there yet. */
  private held = false;

  /** Whether there is more to show before it is anybody's turn to act. One's own step keeps nobody waiting. */
  get busy(): boolean {
    return this.queue.length > 0 || (this.running && !this.shown?.own);
  }

  /** Everything lies where it belongs. */
  get still(): boolean {
    return this.queue.length === 0 && !this.running;
  }

  /** Whether there is something to be shown again. */
  get canRepeat(): boolean {
    return this.since.length > 1 && this.still;
  }

  push(frame: Frame): void {
    this.since = frame.own ? [quiet(frame)] : [...this.since, frame];
    if (frame.own && this.running && !this.busy) {
      this.shown = frame; // whoever is quick need not wait for their own pieces
      return;
    }
    this.queue = [...this.queue, frame];
    if (atOnce()) this.skip();
    else if (!this.running && !this.held) void this.run();
  }

  /** A board is about to come: what happened while there was none, and what happens before it is there, waits for it. Else
   * its pieces would not be seen to move. */
  hold(): void {
    this.held = true;
    const [first, ...rest] = this.since;
    if (this.motion !== STILL || !first || !rest.length) return;
    this.stop();
    this.shown = first;
    this.queue = rest;
  }

  /** The board is there. */
  release(): void {
    this.held = false;
    if (!this.queue.length || this.running) return;
    if (atOnce()) this.skip();
    else void this.run(true);
  }

  /** Start afresh from here; what waited is no longer told. */
  reset(frame: Frame): void {
    this.stop();
    this.since = [quiet(frame)];
    this.shown = frame;
  }

  /** Shows what happened since one's own last step once more. */
  repeat(): void {
    const [first, ...rest] = this.since;
    if (!first || !this.canRepeat) return;
    this.shown = first;
    this.queue = rest;
    if (atOnce()) this.skip();
    else void this.run(true);
  }

  /** Step by step: on to the next. Otherwise to the last at once. */
  skip(): void {
    this.motion.finish();
    if (this.awaiting) return this.goOn?.();
    if (tempo.current === 'steps' && !atOnce()) return;
    const last = this.queue.at(-1);
    this.stop();
    if (last) this.shown = last;
  }

  stop(): void {
    this.begun += 1;
    this.queue = [];
    this.running = this.awaiting = false;
    this.goOn?.();
  }

  /** Shows what waits. `back`: first the table is seen as it was before, or its pieces would not move again. */
  private async run(back = false): Promise<void> {
    const begun = ++this.begun;
    this.running = true;
    if (back) await this.motion.settled();
    if (begun !== this.begun) return;
    for (let frame = this.queue[0]; frame; frame = this.queue[0]) {
      this.shown = frame;
      this.queue = this.queue.slice(1);
      this.motion.rate = frame.own ? 1 : pace().rate;
      await this.motion.settled();
      if (begun === this.begun && !frame.own) await this.rest(frame);
      if (begun !== this.begun) return;
    }
    this.running = false;
  }

  /** Time to see what happened. Step by step it takes a tap, unless it is one's turn to act, or the game is over. */
  private async rest({ sights, result }: Frame): Promise<void> {
    const last = !this.queue.length && (result !== null || sights.some(({ toMove }) => toMove));
    const byTap = tempo.current === 'steps' && !last;
    this.awaiting = byTap;
    await new Promise<void>((resolve) => {
      this.goOn = resolve;
      if (!byTap) setTimeout(resolve, pause(this.queue.length));
    });
    this.awaiting = false;
  }
}

/** A frame that tells nothing new. */
const quiet = (frame: Frame): Frame => ({ ...frame, sights: frame.sights.map((one) => ({ ...one, news: [] })) });
