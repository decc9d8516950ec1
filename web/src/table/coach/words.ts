/** What the coach says of a move: what it costs, what would be better, and why. */
import type { HintWords } from '../../kit/room';
import type { Coached } from '../../net/wire';
import { t } from '../../texts/index.svelte';
import { lengthOf, TWO_LINES } from '../hints/lines';
import type { Stop } from '../hints/stops';

/** A long move is not told in full: the hint shows it part by part. */
export function wordsOf({ cost }: Coached, { where, place, move, why }: HintWords): Stop {
  const better = move.length === 1 ? (move[0] ?? '') : place || where || (move[0] ?? '');
  const words = `${t('coach-cost', { points: Math.round(100 * cost) })} ${t('coach-better', { move: better })}`;
  const first = why.find((one) => lengthOf(one) <= TWO_LINES) ?? '';
  return { step: 'move', parts: move.length, words, why: move.length === 1 ? first : '' };
}
