/** A hint: what it is about on the table, and in words. */
import type { Mark } from '../../../kit/hints/trail';
import type { Hint, HintWords } from '../../../kit/room';
import { t } from '../../../texts/index.svelte';
import type { TriominosMove, TriominosPlace, TriominosReason, TriominosView } from '../wire';
import { held, sumWords, whereWords } from './saying';
import { dashed } from './words';

const WORDS = {
  buy: ['tr-hint-pool', 'tr-hint-buy'],
  pass: ['tr-hint-wait', 'tr-hint-pass'],
  stop: ['tr-hint-count', 'tr-hint-stop'],
  agree: ['tr-hint-count', 'tr-hint-agree'],
  decline: ['tr-hint-count', 'tr-hint-decline'],
} as const;

const placeOf = (move: TriominosMove, { may }: TriominosView): TriominosPlace | undefined =>
  move.type === 'lay'
    ? may.lay.find((place) => place.stone === move.stone && place.move.cell === move.cell)
    : undefined;

export const STONE_MARK = 'stone';
export const PLACE_MARK = 'place';

export interface Marked {
  /** The stone of the rack, and where it goes. */
  stone: string | null;
  place: TriominosPlace | null;
  /** How it lies there is shown with the whole move. */
  laid: boolean;
  pool: boolean;
  trail: Mark[];
}

export function marked(hint: Hint<TriominosMove, TriominosReason> | null, view: TriominosView): Marked {
  const place = hint ? (placeOf(hint.move, view) ?? null) : null;
  const whole = hint?.step === 'move';
  return {
    stone: place?.stone ?? null,
    place: hint?.step === 'where' ? null : place,
    laid: whole,
    pool: hint?.move.type === 'buy',
    trail: place && whole ? [{ from: STONE_MARK, to: PLACE_MARK }] : [],
  };
}

export function hintWords(
  move: TriominosMove,
  view: TriominosView,
  reasons: readonly TriominosReason[] = [],
): HintWords {
  const why = reasons.map((reason) => whyWords(reason, move)).filter(Boolean);
  const place = placeOf(move, view);
  if (place) {
    const [stone, where] = [dashed(place.stone), whereWords(place.beside)];
    return {
      where: t('tr-hint-stone', { stone }),
      place: t('tr-hint-place', { where }),
      move: [t('tr-hint-lay', { stone, where })],
      why,
    };
  }
  const [look, whole] = WORDS[move.type as keyof typeof WORDS] ?? WORDS.pass;
  const { buy_price, pass_price } = view.may;
  const price = move.type === 'buy' ? buy_price : move.type === 'pass' ? pass_price : held(view);
  const none = reasons.some(({ type }) => type === 'nonefits');
  return {
    where: none ? t('tr-hint-none-fits') : t(look, { price }),
    place: '',
    move: [t(whole, { price })],
    why,
  };
}

/** What a move costs is part of what to do, and said there. Whoever buys though a stone fits loses nothing else: what
 * could be laid before can be laid after it. */
function whyWords(reason: TriominosReason, { type }: TriominosMove): string {
  switch (reason.type) {
    case 'scores':
      return t('tr-why-scores', { sum: sumWords(reason) });
    case 'goesout':
      return t('tr-why-goes-out', { points: reason.points });
    case 'most':
      return t('tr-why-most');
    case 'leaves':
      return t('tr-why-leaves');
    case 'stillfit':
      return t('tr-why-still-fit', { stones: reason.stones });
    case 'fitsonlyhere':
      return t('tr-why-only-here');
    case 'onlyfit':
      return t('tr-why-only-fit');
    case 'atmost':
      return t(type === 'buy' ? 'tr-why-still' : 'tr-why-at-most', { points: reason.points });
    case 'nonefits':
      return t('tr-hint-none-fits');
    case 'maybring':
      return t('tr-why-may-bring', { stones: reason.stones, unseen: reason.unseen, points: reason.points });
    case 'mayfit':
      return t('tr-why-may-fit', { stones: reason.stones, unseen: reason.unseen });
    case 'fitnow':
      return t('tr-why-fit-now', { stones: reason.stones, of: reason.of });
    case 'costs':
    case 'holds':
      return '';
  }
}
