// The moments that mattered: what cost most, and the greatest luck.
import type { ReviewMoment } from '../../net/wire';

const MOST = 8;
/** Of luck there are not more, unless few moves cost anything. */
const LUCK = 3;
/** Whoever reads about their own game learns most from their own moves: so many of the others' stand beside them. */
const OTHERS = 2;
/** Of one player's moves for which the same would have been better, so many are told first: more teach nothing new. */
const ALIKE = 2;
/** Less is not worth telling: a share of the win. */
const LEAST_LUCK = 0.05;
/** Luck of fewer standard errors may be none. */
const SURE = 2;

/** How much the luckiest gained by chance, and who that was. */
export function luckIn({ luck }: ReviewMoment): { seat: number; gain: number } {
  const gain = Math.max(0, ...luck);
  return { seat: luck.indexOf(gain), gain };
}

/** Great enough to be told, and certain. A review from an older server doesn't say how certain it is. */
export const isLucky = (moment: ReviewMoment): boolean =>
  luckIn(moment).gain >= Math.max(LEAST_LUCK, SURE * (moment.error ?? 0));

/** By how much the luck of a whole game may be wrong: a share of the win. */
export const luckDoubt = (moments: readonly ReviewMoment[]): number =>
  SURE * Math.hypot(...moments.filter(({ luck }) => luck?.length).map(({ error }) => error ?? 0));

/** The great pieces of luck of a game, the greatest first. */
export const lucky = (moments: readonly ReviewMoment[]): ReviewMoment[] =>
  moments.filter(isLucky).sort((a, b) => luckIn(b).gain - luckIn(a).gain);

/** What a marked move gave away of its turn, if that is proven: the most before it and after it. */
export const leftIn = ({ mark, exact }: ReviewMoment): { could: number; kept: number } | null =>
  mark && exact && exact.kept < exact.could ? { could: exact.could, kept: exact.kept } : null;

/** What changes less by what lay hidden needs no word: a share of the win. */
export const HIDDEN = 0.1;

/** Whether most of what a move changed for a seat came from what lay hidden. */
export const wasHidden = ({ play, unknown }: ReviewMoment, seat: number): boolean => {
  const hidden = Math.abs(unknown?.[seat] ?? 0);
  return hidden >= HIDDEN && hidden > Math.abs(play?.[seat] ?? 0);
};

/** In the order of the game. `you`: who reads it, if that is one of the players. */
export function chosen(moments: readonly ReviewMoment[], you?: number): ReviewMoment[] {
  const marked = varied(dearestFirst(moments.filter(({ mark }) => mark !== null)));
  const luck = lucky(moments).slice(0, Math.max(LUCK, MOST - marked.length));
  const room = MOST - luck.length;
  const others = marked.filter(({ seat }) => seat !== you);
  const own = marked.filter(({ seat }) => seat === you).slice(0, room - Math.min(OTHERS, others.length));
  return [...own, ...others.slice(0, room - own.length), ...luck].sort((a, b) => a.first - b.first);
}

/** Where one looks first: at the move that cost most, if possible one of one's own. */
export function firstSeen(moments: readonly ReviewMoment[], you?: number): ReviewMoment | undefined {
  const [dearest] = dearestFirst(moments);
  return dearestFirst(moments.filter(({ mark, seat }) => mark !== null && seat === you))[0] ?? dearest;
}

const dearestFirst = (moments: readonly ReviewMoment[]): ReviewMoment[] => [...moments].sort((a, b) => b.cost - a.cost);

/** The same moves, with those last that tell what others have told already. */
function varied(moments: readonly ReviewMoment[]): ReviewMoment[] {
  const told = new Map<string, number>();
  const news = new Set<ReviewMoment>();
  for (const moment of moments) {
    const lesson = moment.better ? `${moment.seat} ${moment.better.move}` : `step ${moment.first}`;
    const times = (told.get(lesson) ?? 0) + 1;
    told.set(lesson, times);
    if (times <= ALIKE) news.add(moment);
  }
  return [...news, ...moments.filter((moment) => !news.has(moment))];
}

/** Those that have a sign on the curve. */
export function signed(moments: readonly ReviewMoment[]): Set<ReviewMoment> {
  return new Set([...moments.filter(({ mark }) => mark !== null), ...lucky(moments).slice(0, LUCK)]);
}
