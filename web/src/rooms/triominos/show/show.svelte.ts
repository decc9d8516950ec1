/** What is in motion on the table: stones in the air, and bonuses that are celebrated. */
import type { Point } from '../../../kit/drag';
import type { Spot } from '../../../kit/places';
import { Show as BaseShow, type Flight as Flying } from '../../../kit/flights/show.svelte';
import type { LogLine } from '../../../net/wire';
import type { TriominosEvent, TriominosLaid, TriominosLying } from '../wire';
import { bridgeWith, hexagonsWith } from '../pieces/geometry';

export interface Flight extends Flying {
  /** Undefined: its back is shown. */
  stone: TriominosLying | undefined;
  to: Spot;
}

/** A bonus that somebody has just earned. */
export interface Feast {
  id: number;
  event: TriominosLaid;
  stones: TriominosLying[];
  centres: Point[];
}

const OTHER = 550;
const BOUGHT = 420;
/** Nobody waits for it: its drawings stand in `data-aside`. */
const FEAST = 4200;

export class Show extends BaseShow<Flight> {
  feast = $state.raw<Feast | null>(null);

  #count = 0;
  #timer = 0;
  /** Show what happened. One's own stones have been seen already, and come into the rack by themselves. */
  tell(lines: readonly LogLine[], me: number | null, layout: readonly TriominosLying[]): void {
    for (const event of lines.flatMap((line) => line.events as TriominosEvent[])) {
      if (event.type === 'laid') this.#laid(event, me, layout);
      else if (event.type === 'bought' && event.seat !== me) this.#fly(undefined, 'pool', `seat ${event.seat}`, BOUGHT);
    }
  }

  /** On its way to this cell, and so not there yet. */
  coming(cell: string): boolean {
    return this.flights.some(({ stone }) => stone?.cell === cell);
  }

  enough(): void {
    clearTimeout(this.#timer);
    this.feast = null;
  }

  override stop(): void {
    this.enough();
    super.stop();
  }

  #laid(event: TriominosLaid, me: number | null, layout: readonly TriominosLying[]): void {
    const stone = layout.find(({ cell }) => cell === event.cell);
    if (!stone) return; // the round is over already, and the table cleared
    if (event.seat !== me) this.#fly(stone, `seat ${event.seat}`, `cell ${event.cell}`, OTHER);
    if (!event.bonus) return;
    const found = event.bonus === 'bridge' ? bridgeWith(layout, stone) : hexagonsWith(layout, stone);
    this.enough();
    this.feast = { id: ++this.#count, event, ...found };
    this.#timer = window.setTimeout(() => this.enough(), FEAST);
  }

  #fly(stone: TriominosLying | undefined, from: Spot, to: Spot, duration: number): void {
    this.fly({ stone, to, duration }, from);
  }
}
