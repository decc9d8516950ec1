// A lesson: steps on the real board, in frames that the engine made. Knows what is wanted, not why: it has no rules.
import { tick } from 'svelte';
import { alike } from '../practice/alike';
import { TurnPlayer, type Frame, type Sight } from '../table/following/player.svelte';
import type { Hint } from '../kit/room';
import type { Lesson as LessonPlan, LessonFrame, LessonStep, LogLine, Problem, Result } from '../net/wire';

/** Whether two moves are as good as the same on the table that lies there. */
export type Same = (move: unknown, accepted: unknown, view: unknown) => boolean;

/** What became of the last try: a rule speaks against it, or it is another move than the one to be learnt. */
export type Tried = 'refused' | 'other' | null;

const LEARNER = 0;

export class Lesson {
  /** The step that is on; after the last there is none. */
  at = $state(0);
  /** What was wanted is done, and can be looked at. */
  done = $state(false);
  tried = $state<Tried>(null);
  problems = $state.raw<Problem[]>([]);
  /** Another table than before: nothing that was begun there counts. */
  table = $state(0);
  readonly player = new TurnPlayer();
  private shown = $state(false);
  private deciding = $state(false);

  /** `keep`: told how far one has come. */
  constructor(
    readonly plan: LessonPlan,
    at = 0,
    private readonly keep: (at: number) => void = () => undefined,
    private readonly same: Same = () => false,
  ) {
    this.go(at);
  }

  get step(): LessonStep | undefined {
    return this.plan.steps[this.at];
  }

  /** Nothing to do but to look. */
  get looking(): boolean {
    return this.step?.accept.length === 0;
  }

  /** One can go on: it is done, and all that follows from it was shown. */
  get ready(): boolean {
    return this.looking || (this.done && !this.player.busy);
  }

  get sight(): Sight | undefined {
    return this.player.shown?.sights[0];
  }

  get result(): Result | null {
    return this.player.shown?.result ?? null;
  }

  get waiting(): boolean {
    return this.deciding || this.player.busy;
  }

  /** First what it is about; the whole move after a try that was none, or when one asks. */
  get hint(): Hint | null {
    const move = this.done ? undefined : this.step?.accept[0];
    return move === undefined ? null : { move, reasons: [], step: this.shown ? 'move' : 'where', parts: Infinity };
  }

  /** Show the whole move. */
  help(): void {
    this.shown = true;
  }

  play(move: unknown): void {
    const { step } = this;
    if (!step || this.waiting) return;
    this.tried = null;
    this.problems = [];
    if (!this.done && this.wanted(step, move)) {
      this.done = true;
      let log = this.sight?.log ?? [];
      for (const [at, frame] of step.frames.entries()) {
        log = [...log, ...frame.log];
        this.player.push(made(frame, log, at + 1));
      }
      return;
    }
    void this.refuse(move);
  }

  /** What the rules say of a move; where the lesson doesn't know that, how to go on. */
  check(move: unknown): Promise<Problem[]> {
    const { step } = this;
    if (step && !this.done && this.wanted(step, move)) return Promise.resolve([]);
    const code = this.done ? 'lesson-next' : 'lesson-unfinished';
    return Promise.resolve(this.known(move) ?? [{ rule: '', code, text: code, pieces: [] }]);
  }

  next(): void {
    if (this.ready) this.go(this.at + 1);
  }

  back(): void {
    this.go(this.at - 1);
  }

  /** The step once more. */
  again(): void {
    this.go(this.at);
  }

  restart(): void {
    this.go(0);
  }

  leave(): void {
    this.player.stop();
  }

  private go(to: number): void {
    const forth = to === this.at + 1;
    this.at = Math.max(0, Math.min(this.plan.steps.length, to));
    this.done = this.shown = false;
    this.tried = null;
    this.problems = [];
    this.keep(this.at);
    const { step } = this;
    if (!step || (forth && alike(step.start.view, this.sight?.view))) return; // it goes on where one is
    this.table++;
    this.player.reset(made(step.start, []));
  }

  /** The board waits for an answer, as it would for a server's, so that it takes its pieces back. */
  private async refuse(move: unknown): Promise<void> {
    this.deciding = true;
    await tick();
    this.deciding = false;
    const known = this.known(move);
    this.tried = known ? 'refused' : 'other';
    this.problems = known ?? [];
    this.shown = !this.done;
  }

  private wanted({ accept }: LessonStep, move: unknown): boolean {
    return accept.some((one) => this.means(move, one));
  }

  private known(move: unknown): Problem[] | undefined {
    const found = this.done ? undefined : this.step?.refuse.find((one) => this.means(move, one.move));
    return found && [...found.problems];
  }

  private means(move: unknown, other: unknown): boolean {
    return alike(move, other) || this.same(move, other, this.sight?.view);
  }
}

/** `log`: all that was seen since the table was laid, with what is new in this frame. */
function made({ view, log: news, canUndo, toMove, result }: LessonFrame, log: LogLine[], seq = 0): Frame {
  const sight = { seat: LEARNER, view, log, news, canUndo, toMove };
  return { seq, sights: [sight], result, own: news.some(({ seat }) => seat === LEARNER) };
}
