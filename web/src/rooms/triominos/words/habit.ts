/** What a better move was good for, so that somebody learns what they tend to overlook. */
import type { TriominosMove, TriominosReason } from '../wire';

/** Whoever laid or bought could have … : the bonus first, then the end, then the points. */
export function habit({ data, reasons }: { data: unknown; reasons: readonly unknown[] }): string | null {
  const { type } = data as TriominosMove;
  if (type === 'stop' || type === 'agree' || type === 'decline') return 'stop';
  if (type === 'buy' || type === 'pass') return type;
  if (type !== 'lay') return null;
  const all = reasons as readonly TriominosReason[];
  const scores = all.find((reason) => reason.type === 'scores');
  if (scores?.bonus) return scores.bonus === 'bridge' ? 'bridge' : 'hexagon';
  if (all.some((reason) => reason.type === 'goesout')) return 'out';
  // TR-8: a stone that scores less than another may still be the better one to lay.
  return all.some((reason) => reason.type === 'most') ? 'points' : 'quiet';
}
