/** A hint: what it is about on the table, and in words. */
import type { Mark } from '../../../kit/hints/trail';
import type { Hint, HintWords } from '../../../kit/room';
import { t } from '../../../texts/index.svelte';
import { listed } from '../../../texts/listed';
import type { HiddenStonesMove, HiddenStonesReason, HiddenStonesView } from '../wire';
import { OTHER_SIDE } from '../art/symbols';
import { CELLS, faceAt, place, type CellName } from '../pieces/grid';
import { faceWord } from './words';

type Reasons = readonly HiddenStonesReason[];

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

/** The card that it is all for. */
const goalOf = (reasons: Reasons) =>
  reasons.find(
    (one) => one.type === 'scores' || one.type === 'completes' || one.type === 'prepares' || one.type === 'inplace',
  );

/** The row or column of what is changed: where to look, without giving the place away. */
function lineOf([a = '', b = a]: readonly CellName[]): { name: string; cells: CellName[] } {
  const [from, to] = [place(a), place(b)];
  const row = from.row === to.row;
  const name = row ? (['top', 'middle', 'bottom'][from.row] ?? '') : (['left', 'centre', 'right'][from.column] ?? '');
  const inLine = (cell: CellName) => (row ? place(cell).row === from.row : place(cell).column === from.column);
  return { name, cells: CELLS.filter(inLine) };
}

export const cardMark = (card: number): string => `card ${card}`;
export const cellMark = (cell: CellName): string => `cell ${cell}`;

export interface Marked {
  cards: number[];
  cells: CellName[];
  trail: Mark[];
}

const NOTHING: Marked = { cards: [], cells: [], trail: [] };

/** First the card that it is for, or else the line of stones, then the stones, then both with the card that pays, in the order in which one does it. */
export function marked(hint: Hint<HiddenStonesMove, HiddenStonesReason> | null): Marked {
  if (!hint) return NOTHING;
  const { card, cells } = touched(hint.move);
  const goal = goalOf(hint.reasons);
  const scored = goal?.type === 'scores' ? goal.cells : [];
  if (hint.step === 'where') {
    if (goal) return { ...NOTHING, cards: [goal.card] };
    if (cells.length) return { ...NOTHING, cells: lineOf(cells).cells };
    return { ...NOTHING, cards: card !== null ? [card] : [] };
  }
  if (hint.step === 'place') return { ...NOTHING, cells: [...cells, ...scored] };
  const [a, b] = cells.map(cellMark);
  const pays = card === null ? [] : [{ to: cardMark(card), ...(a ? { number: 2 } : {}) }];
  return {
    cards: card === null ? [] : [card],
    cells: [...cells, ...scored],
    trail: a ? [b ? { from: a, to: b, both: true, number: 1 } : { to: a, number: 1 }, ...pays] : [],
  };
}

export function hintWords(move: HiddenStonesMove, view: HiddenStonesView, reasons: Reasons = []): HintWords {
  const { cells } = touched(move);
  const [a = '', b = ''] = cells;
  const look = goalWords(reasons) || (a && t('hs-hint-line', { line: lineOf(cells).name }));
  const face = a ? faceAt(view.board, a) : null;
  const stone = t('hs-hint-stone', { cell: a, face: face ? faceWord(face) : '' });
  const why = reasons.map(whyWords).filter(Boolean);
  switch (move.type) {
    case 'score': {
      const goal = goalOf(reasons);
      const lies = goal?.type === 'scores' ? listed([...goal.cells]) : '';
      return {
        where: t('hs-hint-lies'),
        place: lies && t('hs-hint-cells', { card: move.card, cells: lies }),
        move: [t('hs-hint-score', { card: move.card })],
        why,
      };
    }
    case 'swap':
      return {
        where: look,
        place: t('hs-hint-stones', { a, b }),
        move: [t('hs-hint-swap', { card: move.card, a, b })],
        why,
      };
    case 'flip': {
      const other = face ? faceWord(OTHER_SIDE[face]) : '';
      return {
        where: look,
        place: stone,
        move: [t('hs-hint-flip', { card: move.card, cell: a, other })],
        why,
      };
    }
    case 'pass':
      return { where: t('hs-hint-wait'), place: '', move: [t('hs-hint-pass', { count: view.may.pass_draws })], why };
    default:
      return { where: t('hs-hint-keep'), place: '', move: [t('hs-hint-end', { count: view.may.end_draws })], why };
  }
}

/** Which card can be had or brought closer; '' where there is none. */
function goalWords(reasons: Reasons): string {
  const goal = goalOf(reasons);
  if (!goal) return '';
  return t(goal.type === 'completes' ? 'hs-hint-one-change' : 'hs-hint-closer', { card: goal.card });
}

/** What is drawn is part of what to do, and said there. */
function whyWords(reason: HiddenStonesReason): string {
  switch (reason.type) {
    case 'scores':
      return t('hs-why-scores', { points: reason.points });
    case 'completes':
      return t('hs-why-completes', { card: reason.card, points: reason.points });
    case 'prepares':
      return t('hs-why-prepares', { card: reason.card, changes: reason.changes });
    case 'most':
      return t('hs-why-most', { points: reason.points });
    case 'farthest':
      return t('hs-why-farthest', { card: reason.card });
    case 'inplace':
      return t('hs-why-in-place', { card: reason.card, right: reason.right, of: reason.of });
    case 'inturn':
      return t('hs-why-in-turn', { card: reason.card, points: reason.points });
    case 'toofar':
      return t('hs-why-too-far', { card: reason.card, changes: reason.changes });
    case 'cheapest':
      return t('hs-why-cheapest', { card: reason.card });
    case 'keeps':
      return t('hs-why-keeps', { card: reason.card });
    case 'costs':
      return t('hs-why-costs', { penalty: reason.penalty });
    case 'nonelies':
      return t('hs-why-none-lies');
    case 'draws':
      return '';
  }
}
