// One person plays from a position. It has no rules: a server answers each move with what came of all of them.
import { tick } from 'svelte';
import { Unchecked, type Hint } from '../kit/room';
import { ApiError } from '../net/api';
import type { LogLine, Problem } from '../net/wire';
import { TurnPlayer, type Sight } from '../table/following/player.svelte';
import { alike } from './alike';

/** What has become of the moves so far: it goes on, that was it, or it can't be reached any more. */
export type Outcome = 'open' | 'solved' | 'missed';

/** What a server says to all moves since the start. */
export interface Answered {
  view: unknown;
  /** The log since the start. */
  lines: LogLine[];
  /** Why the last move can't be made; then all is as it was before it. */
  problems: Problem[];
  outcome: Outcome;
}

/** A move of the answer, and what speaks for it. */
export interface AnswerMove {
  data: unknown;
  reasons: readonly unknown[];
}

export interface Exercise<A extends Answered = Answered> {
  seat: number;
  /** What that seat sees at the start. */
  view: unknown;
  ask: (moves: readonly unknown[], check: boolean) => Promise<A>;
  /** Moves that reach the goal. */
  answer: () => Promise<readonly AnswerMove[]>;
  /** Told of the moves so far whenever they change, so that they can be made again after a reload; of none where there
   * is nothing to go on with. */
  keep?: (moves: readonly unknown[]) => void;
}

/** A move that was made, and what came of it. */
interface Made<A> {
  move: unknown;
  told: A;
}

const NOTHING: LogLine[] = [];

export class Practice<A extends Answered = Answered> {
  waiting = $state(false);
  problems = $state.raw<Problem[]>([]);
  /** Why the server didn't answer. */
  failure = $state.raw<unknown>(null);
  /** What one has given up for: the whole answer. */
  answer = $state.raw<readonly AnswerMove[] | null>(null);
  /** Another table than before: nothing that was begun there counts. */
  table = $state(0);
  readonly player = new TurnPlayer();
  private made = $state.raw<readonly Made<A>[]>([]);
  /** Counts what was begun: an answer that finds another number comes too late. */
  private begun = 0;

  /** `heed`: told of each outcome that a person has reached without the answer. */
  constructor(
    readonly exercise: Exercise<A>,
    private readonly heed: (outcome: Outcome) => void = () => undefined,
  ) {
    this.show();
  }

  get sight(): Sight | undefined {
    return this.player.shown?.sights[0];
  }

  /** What came of the last move; undefined before the first. */
  get told(): A | undefined {
    return this.made.at(-1)?.told;
  }

  /** The last move itself. */
  get last(): unknown {
    return this.made.at(-1)?.move;
  }

  get outcome(): Outcome {
    return this.told?.outcome ?? 'open';
  }

  get canUndo(): boolean {
    return this.made.length > 0 && !this.waiting;
  }

  /** The next move of the answer, on the board. */
  get hint(): Hint | null {
    const next = this.outcome === 'open' ? this.answer?.[this.made.length] : undefined;
    return next ? { move: next.data, reasons: next.reasons, step: 'move', parts: Infinity } : null;
  }

  play(move: unknown): Promise<void> {
    if (this.waiting) return Promise.resolve();
    const shown = this.hint;
    if (this.outcome !== 'open') return this.refuse('practice-over');
    if (shown && !alike(move, shown.move)) return this.refuse('practice-shown');
    return this.make(move);
  }

  /** Make moves again that were made before the page was loaded anew, as far as they go. */
  async resume(moves: readonly unknown[]): Promise<void> {
    const begun = this.wait();
    const made: Made<A>[] = [];
    try {
      for (const move of moves) {
        const told = await this.exercise.ask([...made.map((one) => one.move), move], false);
        if (begun !== this.begun) return;
        if (told.problems.length || told.outcome !== 'open') break;
        made.push({ move, told });
      }
      this.made = made;
      this.show();
    } catch {
      this.rest(begun); // then from the start: nothing is lost but a few moves
    }
  }

  /** Make the next move of the answer. */
  follow(): Promise<void> {
    const { hint } = this;
    return hint && !this.waiting ? this.make(hint.move) : Promise.resolve();
  }

  /** What is wrong with a move, without making it. */
  async check(move: unknown): Promise<Problem[]> {
    try {
      return [...(await this.exercise.ask([...this.moves, move], true)).problems];
    } catch (error) {
      const { code, text } = error instanceof ApiError ? error.failure : { code: 'offline', text: '' };
      throw new Unchecked(code, text);
    }
  }

  /** Take the last move back. */
  undo(): void {
    if (!this.canUndo) return;
    this.made = this.made.slice(0, -1);
    this.kept();
    this.show();
  }

  /** From the start, without the answer. */
  again(): void {
    this.answer = null;
    this.restart();
  }

  /** See the answer, from the start. */
  async giveUp(): Promise<void> {
    if (this.waiting) return;
    const begun = this.wait();
    try {
      const answer = await this.exercise.answer();
      if (begun !== this.begun) return;
      this.restart();
      this.answer = answer;
    } catch (error) {
      if (begun === this.begun) this.failure = error;
    } finally {
      this.rest(begun);
    }
  }

  leave(): void {
    this.begun += 1;
    this.player.stop();
  }

  private get moves(): unknown[] {
    return this.made.map(({ move }) => move);
  }

  private kept(): void {
    this.exercise.keep?.(this.answer || this.outcome !== 'open' ? [] : this.moves);
  }

  private restart(): void {
    this.made = [];
    this.kept();
    this.table += 1;
    this.show();
  }

  private wait(): number {
    this.waiting = true;
    this.problems = [];
    this.failure = null;
    return ++this.begun;
  }

  private rest(begun: number): void {
    if (begun === this.begun) this.waiting = false;
  }

  private async make(move: unknown): Promise<void> {
    const begun = this.wait();
    try {
      const told = await this.exercise.ask([...this.moves, move], false);
      if (begun !== this.begun) return;
      if (told.problems.length) {
        this.problems = told.problems;
        return;
      }
      const before = this.told?.lines.length ?? 0;
      this.made = [...this.made, { move, told }];
      this.kept();
      this.player.push(this.frame(told.view, told.lines, told.lines.slice(before)));
      if (!this.answer) this.heed(told.outcome);
    } catch (error) {
      if (begun === this.begun) this.failure = error;
    } finally {
      this.rest(begun);
    }
  }

  /** The board waits for an answer, as it would for a server's, so that it takes its pieces back. */
  private async refuse(code: string): Promise<void> {
    const begun = this.wait();
    await tick();
    this.problems = [{ rule: '', code, text: code, pieces: [] }];
    this.rest(begun);
  }

  /** The table as it is now, with nothing in motion. */
  private show(): void {
    this.begun += 1;
    this.waiting = false;
    this.problems = [];
    this.failure = null;
    const { view, lines } = this.told ?? { view: this.exercise.view, lines: NOTHING };
    this.player.reset(this.frame(view, lines, NOTHING));
  }

  private frame(view: unknown, log: LogLine[], news: LogLine[]) {
    const { seat } = this.exercise;
    const sight = { seat, view, log, news, canUndo: true, toMove: this.outcome === 'open' };
    return { seq: this.made.length, sights: [sight], result: null, own: true };
  }
}
