/** A hint in words: first where to look, then what to do. */
import type { HintWords } from '../../../kit/room';
import { t } from '../../../texts/index.svelte';
import type { ColleXionMove, ColleXionRemoveMove, ColleXionScoreMove, ColleXionTakeMove, ColleXionView } from '../wire';
import { isColour, KINDS } from '../pieces/kinds';
import { cornerWords, kindWords, kindsWords, setWords } from './words';

/** Any legal move of the seat that looks on. */
export function hintWords(move: ColleXionMove, view: ColleXionView, names: readonly string[]): HintWords {
  const named = (kind: number) => kindWords(KINDS[kind] ?? '');
  switch (move.type) {
    case 'take':
    case 'remove':
      return inTray(move, view);
    case 'swap': {
      const name = names[move.seat] ?? '';
      return {
        nudge: t('cxw-hint-other', { name }),
        whole: t('cxw-hint-swap', { mine: named(move.mine), theirs: named(move.theirs), name }),
      };
    }
    case 'steal': {
      const name = names[move.seat] ?? '';
      return { nudge: t('cxw-hint-other', { name }), whole: t('cxw-hint-steal', { kind: named(move.kind), name }) };
    }
    case 'give': {
      const kind = named(move.kind);
      return {
        nudge: t('cxw-hint-own', { kind }),
        whole: t('cxw-hint-give', { kind, name: names[move.seat] ?? '' }),
      };
    }
    case 'hand': {
      const kind = kindWords(view.chain.at(-1)?.kind ?? '');
      const partner = view.players[view.turn]?.partner ?? 0;
      return {
        nudge: t('cxw-hint-own', { kind }),
        whole: t('cxw-hint-hand', { kind, name: names[partner] ?? '' }),
      };
    }
    case 'score':
      return { nudge: t('cxw-hint-collection'), whole: scoring(move, view) };
    default:
      return { nudge: t('cxw-hint-enough'), whole: t('cxw-hint-end') };
  }
}

function inTray({ type, polygon }: ColleXionTakeMove | ColleXionRemoveMove, { pieces }: ColleXionView): HintWords {
  const piece = pieces.find((one) => one.id === polygon);
  const kind = kindWords(piece?.kind ?? '');
  const freed = pieces.filter((one) => piece?.uncovers.includes(one.id));
  const nudge = t('cxw-hint-tray', { kind });
  if (type === 'remove') return { nudge, whole: t('cxw-hint-remove', { kind }) };
  if (!freed.length) return { nudge, whole: t('cxw-hint-take', { kind }) };
  return { nudge, whole: t('cxw-hint-take-frees', { kind, list: kindsWords(freed.map((one) => one.kind)) }) };
}

/** CX-8: for a shape set the corner is part of the advice. */
function scoring(move: ColleXionScoreMove, { may }: ColleXionView): string {
  const set = setWords(move.set);
  const rewards = may.score.flatMap((complete) => complete.rewards);
  const { points = 0, stack = '' } =
    rewards.find((reward) => reward.move.set === move.set && reward.move.stack === move.stack) ?? {};
  if (!points) return t('cxw-hint-score-none', { set });
  if (isColour(move.set)) return t('cxw-hint-score', { set, points });
  return t('cxw-hint-score-from', { set, corner: cornerWords(stack), points });
}
