// Which line of the log somebody points at.

/** How long a tap shows the place of a line, in ms: the log may have covered the board. */
const WHILE = 4000;

export class Pointing {
  #over = $state<number | null>(null);
  #tapped = $state<number | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The number of the line; null where nobody points. */
  get line(): number | null {
    return this.#over ?? this.#tapped;
  }

  /** The pointer is over a line, or a key has come to it; null when it has left. */
  over(line: number | null): void {
    this.#over = line;
  }

  tap(line: number): void {
    this.stop();
    this.#tapped = line;
    this.#timer = setTimeout(() => (this.#tapped = null), WHILE);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#over = this.#tapped = null;
  }
}
