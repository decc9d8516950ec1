// One device for several people: whose hand is open, and whether a curtain hides it until the next person is there.
import { inAHurry } from './following/player.svelte';

/** What is needed of the table to know who should be looking. */
export interface Situation {
  /** The seats that this browser holds. */
  held: number[];
  /** Whose turn it is; null when nobody's. */
  turn: number | null;
  seats: number;
  /** Whether seats have something to hide from each other. */
  hands: boolean;
  over: boolean;
}

/** Time to look at the cards one has just drawn, before the curtain falls. */
const PAUSE = 1200;

/** Whoever of this device acts next: whose turn it is, or the first after that. */
export function nextAtDevice({ held, turn, seats }: Situation): number | null {
  const after = (seat: number) => (seat - (turn ?? 0) + seats) % seats;
  return [...held].sort((a, b) => after(a) - after(b))[0] ?? null;
}

/** Several may have to choose at once without knowing of each other: then whoever of this device is due first. */
export function whoseTurn(
  sights: readonly { seat: number | null; view: unknown }[],
  turn: (view: unknown) => number | null,
): number | null {
  const due = sights.find(({ seat, view }) => seat !== null && turn(view) === seat);
  return due?.seat ?? (sights[0] ? turn(sights[0].view) : null);
}

export class Curtain {
  /** The seat whose eyes are on the screen. */
  looking = $state<number | null>(null);
  /** The seat that the curtain waits for; null while it is open. */
  awaiting = $state<number | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The table has changed: does somebody else have to look now? */
  follow(now: Situation): void {
    clearTimeout(this.timer);
    const next = nextAtDevice(now);
    const strange = this.looking === null || !now.held.includes(this.looking);
    if (now.over || now.held.length <= 1 || !now.hands) {
      this.awaiting = null;
      if (strange || (!now.over && now.turn === next)) this.looking = next;
    } else if (strange) {
      this.looking = null;
      this.awaiting = next;
    } else if (now.turn === next && next !== this.looking) {
      if (inAHurry()) this.awaiting = next;
      else this.timer = setTimeout(() => (this.awaiting = next), PAUSE);
    } else {
      this.awaiting = null;
    }
  }

  /** "It's me." */
  open(): void {
    this.looking = this.awaiting;
    this.awaiting = null;
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}

/** Whether a view holds something that others must not see. Rooms call it a hand, or a rack where stones stand on one;
 * a plain view says so. */
export function hasHand(view: unknown): boolean {
  if (typeof view !== 'object' || view === null) return false;
  const { hand, rack, secret } = view as { hand?: unknown; rack?: unknown; secret?: unknown };
  return secret === true || [hand, rack].some((held) => Array.isArray(held) && held.length > 0);
}
