/** A hint: what it is about on the table, and in words. */
import type { Hint, HintWords } from '../../../kit/room';
import { t } from '../../../texts/index.svelte';
import type { HiddenStonesView } from '../wire';
import { OTHER_SIDE } from '../art/symbols';
import { faceAt, type CellName } from '../pieces/grid';
import { faceWord } from './words';

/** What a move touches: the card that is scored or pays, and the stones. */
interface Touched {
  kind: 'score' | 'swap' | 'flip' | 'end' | 'pass';
  card: number | null;
  cells: CellName[];
}

function touched(move: string): Touched {
  const [, card = '', a, b, flipped] = /^(?:[+x](\d+))(?: (?:(..)-(..)|~(..)))?$/.exec(move) ?? [];
  const cells = [a, b, flipped].filter((cell) => cell !== undefined) as CellName[];
  if (!card) return { kind: move === 'pass' ? 'pass' : 'end', card: null, cells };
  return { kind: flipped ? 'flip' : a ? 'swap' : 'score', card: Number(card), cells };
}

/** The cards and stones to mark: for a nudge the stones alone, or the card that can be scored. */
export function marked(hint: Hint | null): { cards: number[]; cells: CellName[] } {
  if (!hint) return { cards: [], cells: [] };
  const { kind, card, cells } = touched(hint.move);
  const tells = card !== null && (hint.whole || kind === 'score');
  return { cards: tells ? [card] : [], cells: hint.whole ? cells : cells.slice(0, 1) };
}

export function hintWords(move: string, view: HiddenStonesView): HintWords {
  const { kind, card, cells } = touched(move);
  const [a, b] = cells;
  const face = a ? faceAt(view.board, a) : null;
  const stone = { cell: a ?? '', face: face ? faceWord(face) : '' };
  const looking = { nudge: t('hs-hint-stone', stone) };
  switch (kind) {
    case 'score':
      return { nudge: t('hs-hint-card', { card: card ?? 0 }), whole: t('hs-hint-score', { card: card ?? 0 }) };
    case 'swap':
      return { ...looking, whole: t('hs-hint-swap', { card: card ?? 0, a: a ?? '', b: b ?? '' }) };
    case 'flip': {
      const other = face ? faceWord(OTHER_SIDE[face]) : '';
      return { ...looking, whole: t('hs-hint-flip', { card: card ?? 0, cell: a ?? '', other }) };
    }
    case 'end':
      return { nudge: t('hs-hint-keep'), whole: t('hs-hint-end', { count: view.may.end_draws }) };
    case 'pass':
      return { nudge: t('hs-hint-wait'), whole: t('hs-hint-pass', { count: view.may.pass_draws }) };
  }
}
