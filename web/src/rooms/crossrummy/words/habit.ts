/** What a better move was good for, so that somebody learns what they tend to overlook. */
import type { CrossrummyMove, CrossrummyReason } from '../wire';

/** A laying by what it does first; a tile by whether it completes something; the rest by the move alone. */
export function habit({ data, reasons }: { data: unknown; reasons: readonly unknown[] }): string | null {
  const { type } = data as CrossrummyMove;
  const has = (wanted: CrossrummyReason['type']) =>
    (reasons as readonly CrossrummyReason[]).some((reason) => reason.type === wanted);
  switch (type) {
    case 'lay':
      return has('goesout') ? 'out' : has('opens') ? 'open' : 'lay';
    case 'take':
      return has('completes') ? 'take' : has('pairs') ? 'pair' : null;
    case 'draw':
      return 'draw';
    case 'passon':
    case 'drawthree':
      return 'action';
    case 'give':
      return 'give';
    default:
      return null;
  }
}
