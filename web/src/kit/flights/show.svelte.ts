// What is in motion on a table: pieces in the air, from where they were to where they go.
import type { Spot } from '../places';

export interface Flight {
  id: number;
  from: DOMRect;
  /** Undefined: it fades where it is. */
  to?: Spot;
  duration: number;
  delay?: number;
}

/** Where a spot is on the screen. */
export type Rect = (spot: Spot) => DOMRect | undefined;

export class Show<F extends Flight> {
  flights = $state.raw<readonly F[]>([]);

  #count = 0;
  readonly #rect: Rect;
  readonly #still: () => boolean;

  /** `still` says whether the person wants no motion. */
  constructor(rect: Rect, still: () => boolean) {
    this.#rect = rect;
    this.#still = still;
  }

  protected get still(): boolean {
    return this.#still();
  }

  landed(id: number): void {
    this.flights = this.flights.filter((flight) => flight.id !== id);
  }

  stop(): void {
    this.flights = [];
  }

  /** Nothing flies from where nothing can be seen. */
  protected fly(flight: Omit<F, 'id' | 'from'>, from: Spot): void {
    const start = this.#rect(from);
    if (!start || this.still) return;
    this.flights = [...this.flights, { ...flight, id: ++this.#count, from: start } as unknown as F];
  }
}
