// The moments that mattered: what cost most, and the greatest luck.
import type { ReviewMoment } from '../../net/wire';

const MOST = 8;
/** Of luck there are not more, unless few moves cost anything. */
const LUCK = 3;
/** Less is not worth telling: a share of the win. */
const LEAST_LUCK = 0.05;

/** How much the luckiest gained by chance, and who that was. */
export function luckIn({ luck }: ReviewMoment): { seat: number; gain: number } {
  const gain = Math.max(0, ...luck);
  return { seat: luck.indexOf(gain), gain };
}

export const isLucky = (moment: ReviewMoment): boolean => luckIn(moment).gain >= LEAST_LUCK;

/** The great pieces of luck of a game, the greatest first. */
export const lucky = (moments: readonly ReviewMoment[]): ReviewMoment[] =>
  moments.filter(isLucky).sort((a, b) => luckIn(b).gain - luckIn(a).gain);

/** What a marked move gave away of its turn, if that is proven: the most before it and after it. */
export const leftIn = ({ mark, exact }: ReviewMoment): { could: number; kept: number } | null =>
  mark && exact && exact.kept < exact.could ? { could: exact.could, kept: exact.kept } : null;

/** In the order of the game. */
export function chosen(moments: readonly ReviewMoment[]): ReviewMoment[] {
  const marked = moments.filter(({ mark }) => mark !== null).sort((a, b) => b.cost - a.cost);
  const luck = lucky(moments).slice(0, Math.max(LUCK, MOST - marked.length));
  return [...marked.slice(0, MOST - luck.length), ...luck].sort((a, b) => a.first - b.first);
}

/** Those that have a sign on the curve. */
export function signed(moments: readonly ReviewMoment[]): Set<ReviewMoment> {
  return new Set([...moments.filter(({ mark }) => mark !== null), ...lucky(moments).slice(0, LUCK)]);
}
