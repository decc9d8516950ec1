/** What is in motion on the table: polygons and markers in the air. */
import type { Spot } from '../../../kit/places';
import { Show as BaseShow, type Flight as Flying } from '../../../kit/flights/show.svelte';
import type { LogLine } from '../../../net/wire';
import type { ColleXionEvent } from '../wire';
import { kindsOf, type Colour } from '../pieces/kinds';

export interface Flight extends Flying {
  /** The polygon that flies; undefined for a marker. */
  kind?: string;
  points?: number;
  colour?: Colour;
}

/** Where a polygon of a collection, the markers somebody won, a corner, a polygon in the tray are. */
export const cellOf = (seat: number, kind: string): Spot => `cell ${seat} ${kind}`;
export const wonOf = (seat: number): Spot => `won ${seat}`;
export const cornerOf = (colour: string): Spot => `corner ${colour}`;
export const pieceOf = (id: number): Spot => `piece ${id}`;

const OWN = 260;
const OTHER = 560;

export class Show extends BaseShow<Flight> {
  /** Show what happened, before the new view is drawn: things fly from where they still are. */
  tell(lines: readonly LogLine[], me: number | null): void {
    for (const event of lines.flatMap((line) => line.events as ColleXionEvent[])) {
      const duration = 'seat' in event && event.seat === me ? OWN : OTHER;
      switch (event.type) {
        case 'took':
          this.#fly(event.kind, pieceOf(event.polygon), cellOf(event.seat, event.kind), duration);
          break;
        case 'removed':
          this.#fly(event.kind, pieceOf(event.polygon), undefined, duration);
          break;
        case 'swapped':
          this.#fly(event.gave, cellOf(event.seat, event.gave), cellOf(event.other, event.gave), duration);
          this.#fly(event.got, cellOf(event.other, event.got), cellOf(event.seat, event.got), duration);
          break;
        case 'stole':
          this.#fly(event.kind, cellOf(event.other, event.kind), cellOf(event.seat, event.kind), duration);
          break;
        case 'gave':
        case 'handed':
          this.#fly(event.kind, cellOf(event.seat, event.kind), cellOf(event.other, event.kind), duration);
          break;
        case 'scored':
          for (const kind of kindsOf(event.set)) this.#fly(kind, cellOf(event.seat, kind), undefined, duration);
          if (event.stack) this.#marker(event.points, event.stack as Colour, event.seat, duration);
          break;
      }
    }
  }

  /** How many of a kind are on their way to a collection, and so not there yet. */
  coming(seat: number, kind: string): number {
    return this.flights.filter(({ to, kind: flying }) => flying === kind && to === cellOf(seat, kind)).length;
  }

  #fly(kind: string, from: Spot, to: Spot | undefined, duration: number): void {
    this.fly({ kind, duration, ...(to === undefined ? {} : { to }) }, from);
  }

  #marker(points: number, colour: Colour, seat: number, duration: number): void {
    this.fly({ points, colour, to: wonOf(seat), duration: duration * 1.2, delay: duration / 2 }, cornerOf(colour));
  }
}
