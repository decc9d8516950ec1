/** What a better move was good for, so that somebody learns what they tend to overlook. */
import type { HiddenStonesMove, HiddenStonesReason } from '../wire';

/** A card to score, a change that completes or prepares one, or the end of the turn. */
export function habit({ data, reasons }: { data: unknown; reasons: readonly unknown[] }): string | null {
  const { type } = data as HiddenStonesMove;
  if (type === 'score') return 'score';
  if (type === 'end' || type === 'pass') return 'end';
  const [first] = reasons as readonly HiddenStonesReason[];
  if (first?.type === 'completes') return 'complete';
  return first?.type === 'prepares' ? 'prepare' : null;
}
