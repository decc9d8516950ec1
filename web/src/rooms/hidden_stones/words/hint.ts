/** A hint: what it is about on the table, and in words. */
import type { Hint, HintWords } from '../../../kit/room';
import { t } from '../../../texts/index.svelte';
import type { HiddenStonesMove, HiddenStonesView } from '../wire';
import { OTHER_SIDE } from '../art/symbols';
import { CELLS, faceAt, type CellName } from '../pieces/grid';
import { faceWord } from './words';

/** What a move touches: the card that is scored or pays, and the stones. */
function touched(move: HiddenStonesMove): { card: number | null; cells: CellName[] } {
  const at = (...cells: number[]) => cells.map((cell) => CELLS[cell] ?? '');
  switch (move.type) {
    case 'swap':
      return { card: move.card, cells: at(move.a, move.b) };
    case 'flip':
      return { card: move.card, cells: at(move.cell) };
    case 'score':
      return { card: move.card, cells: [] };
    default:
      return { card: null, cells: [] };
  }
}

/** The cards and stones to mark: for a nudge the stones alone, or the card that can be scored. */
export function marked(hint: Hint<HiddenStonesMove> | null): { cards: number[]; cells: CellName[] } {
  if (!hint) return { cards: [], cells: [] };
  const { card, cells } = touched(hint.move);
  const tells = card !== null && (hint.whole || hint.move.type === 'score');
  return { cards: tells ? [card] : [], cells: hint.whole ? cells : cells.slice(0, 1) };
}

export function hintWords(move: HiddenStonesMove, view: HiddenStonesView): HintWords {
  const [a, b] = touched(move).cells;
  const face = a ? faceAt(view.board, a) : null;
  const stone = { cell: a ?? '', face: face ? faceWord(face) : '' };
  const looking = { nudge: t('hs-hint-stone', stone) };
  switch (move.type) {
    case 'score':
      return { nudge: t('hs-hint-card', { card: move.card }), whole: t('hs-hint-score', { card: move.card }) };
    case 'swap':
      return { ...looking, whole: t('hs-hint-swap', { card: move.card, a: a ?? '', b: b ?? '' }) };
    case 'flip': {
      const other = face ? faceWord(OTHER_SIDE[face]) : '';
      return { ...looking, whole: t('hs-hint-flip', { card: move.card, cell: a ?? '', other }) };
    }
    case 'pass':
      return { nudge: t('hs-hint-wait'), whole: t('hs-hint-pass', { count: view.may.pass_draws }) };
    default:
      return { nudge: t('hs-hint-keep'), whole: t('hs-hint-end', { count: view.may.end_draws }) };
  }
}
