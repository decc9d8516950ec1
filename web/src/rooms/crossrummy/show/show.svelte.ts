/** What is in motion on the table: tiles in the air, and those on the table that change their places one after another. */
/* eslint-disable svelte/prefer-svelte-reactivity -- maps are replaced here, never changed */
import type { Spot } from '../../../kit/places';
import { Show as BaseShow, type Flight as Flying } from '../../../kit/flights/show.svelte';
import type { LogLine } from '../../../net/wire';
import type { CrossrummyEvent, CrossrummyLaid } from '../wire';
import { keyOf, plus, type Cell } from '../pieces/grid';

export interface Flight extends Flying {
  /** Undefined: its back is shown. */
  tile: string | undefined;
  to: Spot;
}

/** ms that one tile takes. */
const ONE = 420;
/** ms within which all tiles of a laying have started. */
const ALL = 520;
const EACH = 90;

/** How long a tile waits when this many go one after another. */
export const delayOf = (at: number, count: number): number => Math.round(at * Math.min(EACH, ALL / Math.max(1, count)));

/** Where the tiles come from that are new on one's rack. */
export function sourceOf(lines: readonly LogLine[], me: number | null): Spot {
  for (const event of lines.flatMap((line) => line.events as CrossrummyEvent[])) {
    if (event.type === 'took' && event.seat === me) return `open ${event.place}`;
    if (event.type === 'handedon' && event.to === me) return `seat ${event.seat}`;
  }
  return 'bag';
}

export class Show extends BaseShow<Flight> {
  /** By cell of the screen's grid: how long the tile that moves there waits. */
  #delays = $state.raw<ReadonlyMap<string, number>>(new Map());

  /** Show what happened. One's own laying has been seen already, and new tiles come onto the rack by themselves. `origin`: the cell that the server calls 0,0. */
  tell(lines: readonly LogLine[], me: number | null, origin: Cell): void {
    let number = 0;
    for (const event of lines.flatMap((line) => line.events as CrossrummyEvent[])) {
      if (event.type === 'laid') this.#laid(event, me, origin);
      else if (event.type === 'took' && event.seat !== me)
        this.#fly(event.tile, `open ${event.place}`, `seat ${event.seat}`);
      else if (event.type === 'opened' && event.tiles.length === 1)
        this.#fly(event.tiles[0], 'bag', `open ${event.place}`, ONE);
      else if (event.type === 'drew' && event.seat !== me)
        for (let i = 0; i < event.count; i++) this.#fly(undefined, 'bag', `seat ${event.seat}`, i * EACH);
      else if (event.type === 'handedon' && event.to !== me)
        for (let i = 0; i < event.count; i++)
          this.#fly(
            event.tiles[i],
            event.seat === me ? 'rack' : `seat ${event.seat}`,
            `seat ${event.to}`,
            number++ * EACH,
          );
    }
  }

  /** On its way to this spot, and so not there yet. */
  coming(spot: Spot): boolean {
    return this.flights.some(({ to }) => to === spot);
  }

  delay(cell: Cell): number {
    return this.#delays.get(keyOf(cell)) ?? 0;
  }

  /** Somebody arranges: nothing waits any more. */
  enough(): void {
    if (this.#delays.size) this.#delays = new Map();
  }

  override stop(): void {
    this.enough();
    super.stop();
  }

  #laid(event: CrossrummyLaid, me: number | null, origin: Cell): void {
    const count = event.laid.length + event.moved.length;
    const moved = event.moved.map(({ to }) => keyOf(plus(to, origin)));
    const laid = event.laid.map(({ tile, cell }) => ({ tile, at: keyOf(plus(cell, origin)) }));
    if (event.seat === me || this.still) return this.enough();
    // First what lay there makes room, then the new tiles come.
    this.#delays = new Map(moved.map((at, i) => [at, delayOf(i, count)]));
    laid.forEach(({ tile, at }, i) =>
      this.#fly(tile, `seat ${event.seat}`, `cell ${at}`, delayOf(moved.length + i, count)),
    );
  }

  #fly(tile: string | undefined, from: Spot, to: Spot, delay = 0): void {
    this.fly({ tile, to, delay, duration: ONE }, from);
  }
}
