// A game that is over, or a record of one, step by step.
import { inAHurry } from '../table/playback.svelte';
import type { LogLine, ReplayStep } from '../net/wire';

const PACE = 900;
/** How many times as fast it can play by itself. */
export const SPEEDS = [0.5, 1, 2, 4] as const;

export class Replay {
  steps = $state.raw<ReplayStep[]>([]);
  at = $state(0);
  playing = $state(false);
  private asked = 0;
  /** From whose seat; null: as a spectator. */
  seat = $state<number | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private moved = $state(0);
  speed = $state(1);

  constructor(
    private readonly turnOf: (view: unknown) => number | null,
    /** The steps as a seat saw them; null: as a spectator. */
    private readonly ask: (seat: number | null) => Promise<ReplayStep[]>,
  ) {}

  get last(): number {
    return Math.max(0, this.steps.length - 1);
  }

  get step(): ReplayStep | undefined {
    return this.steps[this.at];
  }

  /** What to animate: only a step forward by one tells how it came about. */
  get news(): LogLine[] {
    return this.moved === 1 && this.step ? [lineOf(this.step)] : [];
  }

  /** The steps with which a turn begins. */
  get turns(): { at: number; seat: number }[] {
    const turns: { at: number; seat: number }[] = [];
    this.steps.forEach(({ view }, at) => {
      const seat = this.turnOf(view);
      if (seat !== null && seat !== turns.at(-1)?.seat) turns.push({ at, seat });
    });
    return turns;
  }

  /** The number of the turn that is shown now, in `turns`; -1 before the first. */
  get turn(): number {
    return this.turns.findLastIndex(({ at }) => at <= this.at);
  }

  get log(): LogLine[] {
    return this.steps.map(lineOf);
  }

  async lookFrom(seat: number | null): Promise<void> {
    const asked = ++this.asked;
    const steps = await this.ask(seat);
    if (asked !== this.asked) return; // another seat was chosen meanwhile
    this.steps = steps;
    this.seat = seat;
    this.moved = 0;
    this.at = Math.min(this.at, this.last);
  }

  jump(to: number): void {
    this.pause();
    this.show(to);
  }

  jumpToLine(number: number): void {
    const at = this.steps.findIndex((step) => step.number === number);
    if (at >= 0) this.jump(at);
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.at >= this.last) this.show(0);
    this.playing = true;
    this.wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private show(to: number): void {
    const at = Math.max(0, Math.min(this.last, to));
    this.moved = at - this.at;
    this.at = at;
  }

  private wait(): void {
    this.timer = setTimeout(
      () => {
        this.show(this.at + 1);
        if (this.at >= this.last) this.playing = false;
        else this.wait();
      },
      (inAHurry() ? PACE / 3 : PACE) / this.speed,
    );
  }
}

const lineOf = ({ number, seat, events }: ReplayStep): LogLine => ({ number, seat, events });
