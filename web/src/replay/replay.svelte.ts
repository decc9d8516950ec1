// A game that is over, or a record of one, step by step.
import { STILL, type Motion } from '../kit/flights/stage';
import { pace } from '../table/following/tempo.svelte';
import type { LogLine, ReplayPage, Turn } from '../net/wire';
import { Pages, START, type Step } from './pages';

/** Time to read what a step is called, besides the usual pause. */
const READING = 450;
/** The rest of a long game is fetched quietly, a page each so many milliseconds. */
const REST = 500;

export class Replay {
  /** One for each step; undefined while it is not fetched yet. */
  steps = $state.raw<readonly (Step | undefined)[]>([]);
  /** The steps with which a turn begins. */
  turns = $state.raw<readonly Turn[]>([]);
  /** What was there before the first step, in a game that was set up; others begin with a step of chance. */
  start = $state.raw<Step>();
  at = $state(0);
  playing = $state(false);
  /** Why a step can't be shown. */
  failure = $state.raw<unknown>(null);
  /** From whose seat; null: as a spectator. */
  seat = $state<number | null>(null);
  /** Where the steps are shown. */
  motion: Motion = STILL;
  private pages: Pages | undefined;
  private asked = 0;
  private wanted = 0;
  private moved = $state(0);
  /** Counts how often it began to play: whoever waited and finds another number is late. */
  private begun = 0;
  private resting: ReturnType<typeof setTimeout> | undefined;

  constructor(
    /** A page of steps as a seat saw them; null: as a spectator. */
    private readonly ask: (seat: number | null, start: number) => Promise<ReplayPage>,
  ) {}

  get last(): number {
    return Math.max(0, this.steps.length - 1);
  }

  get first(): number {
    return this.start ? START : 0;
  }

  get step(): Step | undefined {
    return this.at < 0 ? this.start : this.steps[this.at];
  }

  /** What to animate: only a step forward by one tells how it came about. */
  get news(): LogLine[] {
    return this.moved === 1 && this.step ? [this.step] : [];
  }

  /** The number of the turn that is shown now, in `turns`; -1 before the first. */
  get turn(): number {
    return this.turns.findLastIndex(({ at }) => at <= this.at);
  }

  /** As far as it is fetched. */
  get log(): LogLine[] {
    return this.steps.filter((step) => step !== undefined);
  }

  async lookFrom(seat: number | null): Promise<void> {
    const asked = ++this.asked;
    const pages = new Pages((start) => this.ask(seat, start));
    await pages.load(0);
    await pages.load(Math.max(0, this.at));
    if (asked !== this.asked) return; // another seat was chosen meanwhile
    this.pages = pages;
    this.take(pages);
    this.seat = seat;
    this.moved = 0;
    this.at = Math.min(this.at, this.last);
    this.rest();
  }

  jump(to: number): void {
    this.pause();
    this.show(to);
  }

  jumpToLine(number: number): void {
    if (this.steps[number]) this.jump(number);
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.at >= this.last) this.show(this.first);
    this.playing = true;
    void this.run();
  }

  pause(): void {
    this.playing = false;
    this.begun += 1;
  }

  /** Nobody looks any more. */
  close(): void {
    this.pause();
    clearTimeout(this.resting);
    this.asked += 1;
    this.pages = undefined;
  }

  private show(to: number): void {
    const at = (this.wanted = Math.max(this.first, Math.min(this.last, to)));
    if (at < 0 || this.steps[at]) {
      this.moved = at - this.at;
      this.at = at;
    } else {
      void this.fetch(at);
    }
  }

  /** Show a step as soon as it is there, unless somebody wants another by then. */
  private async fetch(at: number): Promise<void> {
    const { pages } = this;
    if (!pages) return;
    try {
      await pages.load(at);
    } catch (error) {
      if (pages !== this.pages) return;
      this.failure = error;
      return this.pause();
    }
    if (pages !== this.pages) return; // another seat was chosen meanwhile
    this.failure = null;
    this.take(pages);
    if (this.wanted === at && this.at !== at) this.show(at);
  }

  /** One after the other, what is missing: first what comes next. Where that fails, it waits for somebody to go there. */
  private rest(): void {
    clearTimeout(this.resting);
    this.resting = setTimeout(() => {
      const { pages } = this;
      const missing = pages?.missing(Math.max(0, this.at));
      if (!pages || missing === undefined) return;
      const take = () => {
        if (pages !== this.pages) return;
        this.take(pages);
        this.rest();
      };
      void pages.load(missing).then(take, () => undefined);
    }, REST);
  }

  private take({ steps, turns, start }: Pages): void {
    this.steps = steps;
    this.start = start;
    this.turns = turns;
  }

  /** One step after the other, each when the last piece of the one before has landed. */
  private async run(): Promise<void> {
    const begun = ++this.begun;
    while (this.at < this.last) {
      this.motion.rate = pace().rate;
      await this.motion.settled();
      await new Promise((resolve) => setTimeout(resolve, READING + pace().pause));
      if (begun !== this.begun) return;
      this.show(this.at + 1);
    }
    this.playing = false;
  }
}
