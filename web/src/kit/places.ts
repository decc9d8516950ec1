/** Where things are on the screen, so that pieces can travel between them. */
import type { Attachment } from 'svelte/attachments';

/** A name for a place: 'room', 'seat 2', whatever a room has. */
export type Spot = string;

export class Places {
  readonly #elements = new Map<Spot, Element>();

  at(spot: Spot): Attachment<Element> {
    return (element) => {
      this.#elements.set(spot, element);
      return () => {
        if (this.#elements.get(spot) === element) this.#elements.delete(spot);
      };
    };
  }

  element(spot: Spot): Element | undefined {
    return this.#elements.get(spot);
  }

  /** Undefined where nothing is to be seen. A player who has no place in the room sits beyond its upper edge. */
  rect(spot: Spot): DOMRect | undefined {
    const found = this.#elements.get(spot)?.getBoundingClientRect();
    if (found?.width) return found;
    if (!spot.startsWith('seat ')) return undefined;
    const room = this.#elements.get('room')?.getBoundingClientRect();
    return room && new DOMRect(room.left + room.width / 2 - 24, room.top - 80, 48, 66);
  }
}
