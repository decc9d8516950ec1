// A review that is being made: begun, then asked for once a second while somebody looks.
import { isAway } from '../net/api';
import type { ReviewState, ReviewTold } from '../net/wire';

/** Where a review comes from. */
export interface Desk {
  begin: () => Promise<ReviewState>;
  /** How far the one with this key is. */
  ask: (key: string) => Promise<ReviewState>;
}

/** Milliseconds from one question to the next, and to the next try when nobody answered. */
const EACH = 1000;
const AWAY = 3000;

export class AskedReview {
  review = $state.raw<ReviewTold>();
  /** From 0 to 1. */
  done = $state(0);
  /** Others are before this one. */
  waiting = $state(false);
  /** The server can't be reached; it is tried again. */
  away = $state(false);
  /** Why there will be none. */
  failure = $state.raw<unknown>();
  /** Counts how often it was begun: whoever finds another number is late. */
  private begun = 0;
  private stopWaiting: () => void = () => undefined;

  constructor(private readonly desk: Desk) {}

  async begin(): Promise<void> {
    const begun = ++this.begun;
    this.failure = undefined;
    let key: string | undefined;
    while (begun === this.begun && !this.review) {
      try {
        const state = await (key === undefined ? this.desk.begin() : this.desk.ask(key));
        if (begun !== this.begun) return;
        this.take(state);
        key = state.state === 'none' ? undefined : state.key; // forgotten by a server that has restarted
        this.away = false;
      } catch (error) {
        if (begun !== this.begun) return;
        this.away = isAway(error);
        if (!this.away) this.failure = error;
        if (!this.away) return;
      }
      if (!this.review) await this.pause(this.away ? AWAY : EACH);
    }
  }

  /** Nobody looks any more. */
  stop(): void {
    this.begun += 1;
    this.stopWaiting();
  }

  private take({ state, done, review }: ReviewState): void {
    this.waiting = state === 'waiting';
    this.done = Math.max(this.done, done);
    if (review) this.review = review;
  }

  /** Some time, and until the page is seen. */
  private async pause(time: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, time);
      this.stopWaiting = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    while (document.hidden)
      await new Promise<void>((resolve) => {
        this.stopWaiting = resolve;
        document.addEventListener('visibilitychange', () => resolve(), { once: true });
      });
  }
}
