/** Stones, cards and formations in words: what a person who doesn't see the table hears. */
import { problemText } from '../../../net/refusals';
import { t } from '../../../texts/index.svelte';
import { inOrder, listed } from '../../../texts/listed';
import type { HiddenStonesFace, HiddenStonesHeld } from '../wire';
import { cells, FACE_NAMES, OTHER_SIDE, type Cell } from '../art/symbols';
import { CELLS, faceAt, wanted, type CellName } from '../pieces/grid';
import type { Complaint } from '../../../kit/turn.svelte';

export function faceWord(face: Cell): string {
  return t(face === '.' ? 'hs-any' : `hs-${FACE_NAMES[face]}`);
}

/** "boat above, horse below"; "from left to right: any, horse, bird"; "top left sun, bottom right fish". */
export function formationWords(formation: string): string {
  const rows = cells(formation);
  const columns = rows[0]?.length ?? 0;
  const faces = rows.flat();
  const words = faces.map(faceWord);
  const [a = '', b = ''] = words;
  if (faces.length === 1) return t('hs-form-one', { a });
  if (rows.length === 1)
    return faces.length === 2 ? t('hs-form-beside', { a, b }) : t('hs-form-row', { list: inOrder(words) });
  if (columns === 1)
    return faces.length === 2 ? t('hs-form-above', { a, b }) : t('hs-form-column', { list: inOrder(words) });
  if (rows.length === columns) {
    const spots = rows.flatMap((row, r) =>
      row.flatMap((face, c) => (face === '.' ? [] : [t(spot(r, c, columns), { face: faceWord(face) })])),
    );
    return t(columns === 3 ? 'hs-form-grid' : 'hs-form-square', { list: listed(spots) });
  }
  return rows.map((row, r) => t('hs-form-line', { n: r + 1, list: inOrder(row.map(faceWord)) })).join('; ');
}

function spot(row: number, column: number, size: number): string {
  const name = (n: number, names: readonly [string, string, string]) =>
    n === 0 ? names[0] : n === size - 1 ? names[2] : names[1];
  return `hs-at-${name(row, ['top', 'middle', 'bottom'])}-${name(column, ['left', 'middle', 'right'])}`;
}

/** What a stone that one can touch is called. */
export function stoneWords(board: string, cell: CellName): string {
  const face = faceAt(board, cell);
  return t('hs-stone', { cell, face: faceWord(face), other: faceWord(OTHER_SIDE[face]) });
}

export function cardWords(card: HiddenStonesFace): string {
  return t('hs-card', { number: card.number, points: card.points, formation: formationWords(card.formation) });
}

/** Where a card's formation lies, or which stones it lacks. */
export function whereWords(card: HiddenStonesHeld): string {
  if (card.lies) return t('hs-lies', { cells: listed(card.cells) });
  if (!card.cells.length) return '';
  const lacking = [...wanted(card)].filter(([cell]) => card.missing.includes(cell));
  const list = lacking.map(([cell, face]) => t('hs-wants', { cell, face: faceWord(face) }));
  return t('hs-missing', { list: listed(list) });
}

export function heldWords(card: HiddenStonesHeld, key: number): string {
  return [t('hs-key-of', { key }), cardWords(card), whereWords(card)].filter(Boolean).join(' ');
}

export function boardWords(board: string): string {
  if (!board) return '';
  const rows = [0, 1, 2].map((row) => {
    const list = inOrder(CELLS.slice(row * 3, row * 3 + 3).map((cell) => faceWord(faceAt(board, cell))));
    return t('hs-form-line', { n: row + 1, list });
  });
  return t('hs-grid-words', { rows: rows.join('; ') });
}

export function complaintWords(complaint: Complaint): string {
  return typeof complaint === 'string' ? t(complaint) : problemText(complaint);
}
