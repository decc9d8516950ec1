/** Asks the server what is still wrong with a laying: not at every twitch, and only the last answer counts. */
import type { Problem } from '../../../net/wire';
import type { CrossrummyLayMove } from '../wire';

/** ms of quiet before it is asked. */
const QUIET = 120;
/** ms before it is asked again when there was no answer. */
const AGAIN = 700;

export class Checker {
  /** What the last answer said. Stays until the next one, so that nothing flickers. */
  problems = $state.raw<readonly Problem[]>([]);
  /** The move that the last answer was about, as JSON; null before any. */
  answered = $state<string | null>(null);
  #wanted = $state<string | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #check: (move: CrossrummyLayMove) => Promise<Problem[]>;

  constructor(check: (move: CrossrummyLayMove) => Promise<Problem[]>) {
    this.#check = check;
  }

  /** The answer is about what lies there now, and nothing speaks against it. */
  get right(): boolean {
    return this.#wanted !== null && this.answered === this.#wanted && !this.problems.length;
  }

  /** What lies there now has no answer yet. */
  get asking(): boolean {
    return this.#wanted !== null && this.answered !== this.#wanted;
  }

  /** Ask about this move; null: there is nothing to ask. */
  ask(move: CrossrummyLayMove | null): void {
    const wanted = move && JSON.stringify(move);
    if (wanted === this.#wanted) return;
    this.stop();
    this.#wanted = wanted;
    if (!move) [this.problems, this.answered] = [[], null];
    else this.#timer = setTimeout(() => void this.#send(move), QUIET);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#wanted = null;
  }

  async #send(move: CrossrummyLayMove): Promise<void> {
    const asked = JSON.stringify(move);
    try {
      const problems = await this.#check(move);
      if (this.#wanted === asked) [this.problems, this.answered] = [problems, asked];
    } catch {
      if (this.#wanted === asked) this.#timer = setTimeout(() => void this.#send(move), AGAIN);
    }
  }
}
