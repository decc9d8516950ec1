// A table at home while it is entered: what is wrong with it, asked again after each change, and what is best there.
import { read, write } from '../app/memory';
import type { Answer, RoomEditor } from '../kit/editor';
import { call } from '../net/api';
import { problemText } from '../net/refusals';
import type { BestMoves, Problem, Sketched } from '../net/wire';
import type { Answered, Exercise } from '../practice/practice.svelte';
import { checked, seenOn, tableOf, type Entered, type Table } from './link';

/** So long nothing must change before the server is asked. */
const PAUSE = 250;

export class Entering {
  seats = $state(0);
  sketch = $state.raw<unknown>();
  problems = $state.raw<readonly Problem[]>([]);
  /** Whether the problems are those of the table as it is now. */
  known = $state(false);
  failure = $state.raw<unknown>(null);
  /** What is best, with what one sees there; null as long as nobody has asked. */
  best = $state.raw<{ moves: BestMoves['moves']; view: unknown } | null>(null);
  thinking = $state(false);
  /** Which of the best moves the form shows. */
  shown = $state(0);
  /** How often everything was taken away: then the form begins anew, too. */
  cleared = $state(0);
  /** Whether somebody has said that nothing was forgotten. */
  private meant = $state(false);
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly game: string,
    readonly editor: RoomEditor,
    given?: Entered,
  ) {
    const kept = given ?? checked(read(this.key, null), editor);
    // Few play alone.
    const seats = kept?.seats ?? editor.seats.find((count) => count > 1) ?? 1;
    this.show({ seats, sketch: kept?.sketch ?? editor.empty(seats) });
  }

  /** What the form shows of what is best. */
  get answer(): Answer | null {
    const move = this.best?.moves[this.shown];
    return this.best && move ? { move: move.data, reasons: move.reasons, view: this.best.view } : null;
  }

  get ready(): boolean {
    return this.right && !this.doubt;
  }

  /** What to ask before anything is answered: something is not there, and the rules allow that. */
  get doubt(): string {
    return this.right && !this.meant ? (this.editor.doubt?.(this.sketch) ?? '') : '';
  }

  /** It is not there because it isn't there at home either. */
  confirm(): void {
    this.meant = true;
  }

  private get right(): boolean {
    return this.known && this.problems.length === 0 && !this.untouched;
  }

  /** Nothing is entered yet. */
  get untouched(): boolean {
    return JSON.stringify(this.sketch) === JSON.stringify(this.editor.empty(this.seats));
  }

  /** The problems that only say what is not entered yet. */
  get missing(): readonly Problem[] {
    return this.problems.filter((problem) => this.editor.isMissing(problem, this.sketch));
  }

  /** The other ones. */
  get wrong(): readonly Problem[] {
    return this.problems.filter((problem) => !this.editor.isMissing(problem, this.sketch));
  }

  words(problem: Problem): string {
    return this.editor.problemWords?.(problem, this.sketch) ?? problemText(problem);
  }

  change = (sketch: unknown): void => this.show({ seats: this.seats, sketch });

  seat(seats: number): void {
    this.show({ seats, sketch: this.editor.seated(this.sketch, seats) });
  }

  clear(): void {
    this.cleared += 1;
    this.show({ seats: this.seats, sketch: this.editor.empty(this.seats) });
  }

  /** What is wrong with the table. */
  async check(): Promise<void> {
    const asked = ++this.asked;
    this.failure = null;
    try {
      const { problems } = await this.ask([], true);
      if (asked !== this.asked) return;
      this.problems = problems;
      this.known = true;
    } catch (error) {
      if (asked === this.asked) this.failure = error;
    }
  }

  async think(): Promise<void> {
    const asked = this.asked;
    this.thinking = true;
    this.failure = null;
    try {
      const [{ view }, { moves }] = await Promise.all([
        this.ask([], false),
        call<BestMoves>('/sketches/best', this.table),
      ]);
      if (asked !== this.asked) return;
      this.best = { moves, view };
      this.shown = 0;
    } catch (error) {
      if (asked === this.asked) this.failure = error;
    } finally {
      this.thinking = false;
    }
  }

  /** To be played on the practice table, as long as the turn lasts. */
  async exercise(): Promise<Exercise> {
    const seen = seenOn(this.sketch, this.editor);
    const { view } = await this.ask([], false);
    return {
      seat: 0,
      view: seen(view),
      answer: () => Promise.resolve([]),
      ask: async (moves, check): Promise<Answered> => {
        const told = await this.ask(moves, check);
        return {
          ...told,
          view: seen(told.view),
          outcome: told.legal.length || check || told.problems.length ? 'open' : 'solved',
        };
      },
    };
  }

  leave(): void {
    clearTimeout(this.timer);
    this.asked += 1;
  }

  private get key(): string {
    return `home-table.${this.game}`;
  }

  get table(): Table {
    return tableOf(this.game, this, this.editor);
  }

  private ask(moves: readonly unknown[], check: boolean): Promise<Sketched> {
    return call('/sketches', { ...this.table, moves, check });
  }

  private show({ seats, sketch }: Entered): void {
    this.seats = seats;
    this.sketch = sketch;
    this.known = false;
    this.best = null;
    this.meant &&= Boolean(this.editor.doubt?.(sketch));
    write(this.key, { seats, sketch });
    this.asked += 1;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), PAUSE);
  }
}
