/** A hint in words: first where to look, then what to do. */
import type { HintWords } from '../../../kit/room';
import { t } from '../../../texts/index.svelte';
import type { ColleXionView } from '../wire';
import { isColour } from '../pieces/kinds';
import { cornerWords, kindWords, kindsWords, setWords } from './words';

/** Any legal move of the seat that looks on, in notation. */
export function hintWords(move: string, view: ColleXionView, names: readonly string[]): HintWords {
  const [word = '', first = '', second = '', third = ''] = move.split(' ');
  const name = (at: string) => names[Number(at.replace('@', ''))] ?? '';
  switch (word) {
    case 'take':
    case 'remove':
      return inTray(word, Number(first), view);
    case 'swap':
      return {
        nudge: t('cxw-hint-other', { name: name(third) }),
        whole: t('cxw-hint-swap', { mine: kindWords(first), theirs: kindWords(second), name: name(third) }),
      };
    case 'steal':
      return {
        nudge: t('cxw-hint-other', { name: name(second) }),
        whole: t('cxw-hint-steal', { kind: kindWords(first), name: name(second) }),
      };
    case 'give':
      return {
        nudge: t('cxw-hint-own', { kind: kindWords(first) }),
        whole: t('cxw-hint-give', { kind: kindWords(first), name: name(second) }),
      };
    case 'hand': {
      const kind = kindWords(view.chain.at(-1)?.kind ?? '');
      const partner = view.players[view.turn]?.partner ?? 0;
      return {
        nudge: t('cxw-hint-own', { kind }),
        whole: t('cxw-hint-hand', { kind, name: names[partner] ?? '' }),
      };
    }
    case 'score':
      return { nudge: t('cxw-hint-collection'), whole: scoring(first, move, view) };
    default:
      return { nudge: t('cxw-hint-enough'), whole: t('cxw-hint-end') };
  }
}

function inTray(word: 'take' | 'remove', id: number, { pieces }: ColleXionView): HintWords {
  const piece = pieces.find((one) => one.id === id);
  const kind = kindWords(piece?.kind ?? '');
  const freed = pieces.filter((one) => piece?.uncovers.includes(one.id));
  const nudge = t('cxw-hint-tray', { kind });
  if (word === 'remove') return { nudge, whole: t('cxw-hint-remove', { kind }) };
  if (!freed.length) return { nudge, whole: t('cxw-hint-take', { kind }) };
  return { nudge, whole: t('cxw-hint-take-frees', { kind, list: kindsWords(freed.map((one) => one.kind)) }) };
}

/** CX-8: for a shape set the corner is part of the advice. */
function scoring(name: string, move: string, { may }: ColleXionView): string {
  const set = setWords(name);
  const rewards = may.score.flatMap((complete) => complete.rewards);
  const { points = 0, stack = '' } = rewards.find((reward) => reward.move === move) ?? {};
  if (!points) return t('cxw-hint-score-none', { set });
  if (isColour(name)) return t('cxw-hint-score', { set, points });
  return t('cxw-hint-score-from', { set, corner: cornerWords(stack), points });
}
