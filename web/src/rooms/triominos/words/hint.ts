/** A hint: what it is about on the table, and in words. */
import type { Hint, HintWords } from '../../../kit/room';
import { t } from '../../../texts/index.svelte';
import type { TriominosMove, TriominosPlace, TriominosView } from '../wire';
import { held, placeWords } from './saying';
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

/** What to mark: the stone of the rack, and for a whole move the place where it goes. */
export function marked(
  hint: Hint<TriominosMove> | null,
  view: TriominosView,
): { stone: string | null; place: TriominosPlace | null } {
  const place = hint && placeOf(hint.move, view);
  return { stone: place?.stone ?? null, place: (hint?.whole && place) || null };
}

export function hintWords(move: TriominosMove, view: TriominosView): HintWords {
  const place = placeOf(move, view);
  if (place) {
    const stone = dashed(place.stone);
    return { nudge: t('tr-hint-stone', { stone }), whole: t('tr-hint-lay', { stone, where: placeWords(place) }) };
  }
  const [nudge, whole] = WORDS[move.type as keyof typeof WORDS] ?? WORDS.pass;
  const { buy_price, pass_price } = view.may;
  const price = move.type === 'buy' ? buy_price : move.type === 'pass' ? pass_price : held(view);
  return { nudge: t(nudge, { price }), whole: t(whole, { price }) };
}
