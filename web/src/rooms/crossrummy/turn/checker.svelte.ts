/** Asks the server what is still wrong with a laying: not at every twitch, and only the last answer counts. */
import type { Problem } from '../../../net/wire';

/** ms of quiet before it is asked. */
const QUIET = 120;
/** ms before it is asked again when there was no answer. */
const AGAIN = 700;

export class Checker {
  /** What the last answer said. Stays until the next one, so that nothing flickers. */
  problems = $state.raw<readonly Problem[]>([]);
  /** The move that the last answer was about; null before any. */
  answered = $state<string | null>(null);
  #wanted = $state<string | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #check: (move: string) => Promise<Problem[]>;

  constructor(check: (move: string) => Promise<Problem[]>) {
    this.#check = check;
  }

  /** The answer is about what lies there now, and nothing speaks against it. */
  get right(): boolean {
    return this.#wanted !== null && this.answered === this.#wanted && !this.problems.length;
  }

  /** Ask about this move; null: there is nothing to ask. */
  ask(move: string | null): void {
    if (move === this.#wanted) return;
    this.stop();
    this.#wanted = move;
    if (move === null) [this.problems, this.answered] = [[], null];
    else this.#timer = setTimeout(() => void this.#send(move), QUIET);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#wanted = null;
  }

  async #send(move: string): Promise<void> {
    try {
      const problems = await this.#check(move);
      if (this.#wanted === move) [this.problems, this.answered] = [problems, move];
    } catch {
      if (this.#wanted === move) this.#timer = setTimeout(() => void this.#send(move), AGAIN);
    }
  }
}
