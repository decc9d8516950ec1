/** What lies where, what goes on and what can be done now, in words. */
import { t } from '../../../texts/index.svelte';
import type { Problem } from '../../../net/wire';
import type { CrossrummyView } from '../wire';
import { lineThrough, minus, same, type Cell } from '../pieces/grid';
import type { Complaint } from '../../../kit/turn.svelte';
import type { Turn } from '../turn/turn.svelte';
import { problemWords, tileWords, tilesWords } from './words';

/** Whom one hands tiles on to (CR-5): the left neighbour comes next, clockwise. */
export const neighbour = (view: CrossrummyView, names: readonly string[]): string =>
  names[((view.seat ?? 0) + 1) % view.seats] ?? '';

export function complaintWords(complaint: Complaint, view: CrossrummyView): string {
  return typeof complaint === 'string' ? t(complaint) : problemWords(complaint, view);
}

/** One or two words for the place itself; null where the place says nothing. */
export function shortWords({ code }: Problem): string | null {
  const known = ['line-short', 'line-colours', 'line-values', 'line-mixed', 'lone-tile'];
  return known.includes(code) ? t(`cr-why-${code}`) : null;
}

/** "Column 3, row 2", as the server counts, from 1. */
function placeWords(cell: Cell, origin: Cell): string {
  const [column, row] = minus(cell, origin);
  return t('cr-cell', { column: column + 1, row: row + 1 });
}

/** All about one cell: "red 5, column 3, row 2, in a row of 4, new. That row would be only two tiles long." */
export function cellWords(turn: Turn, cell: Cell): string {
  const { draft, ground, selected } = turn;
  const piece = draft.at(cell);
  const where = placeWords(cell, ground.origin);
  if (!piece) return `${t('cr-empty')}, ${where}`;
  const row = lineThrough(draft.taken, cell, false).length;
  const column = lineThrough(draft.taken, cell, true).length;
  const parts = [
    tileWords(piece.tile),
    where,
    ...(row > 1 ? [t('cr-in-row', { count: row })] : []),
    ...(column > 1 ? [t('cr-in-column', { count: column })] : []),
    ...(row + column === 2 ? [t('cr-alone')] : []),
    ...(piece.home ? [] : [t('cr-new')]),
    ...(selected.has(piece.id) ? [t('cr-is-held')] : []),
  ];
  const wrong = turn.troubles.filter(({ cells }) => cells.some((one) => same(one, cell)));
  return [`${parts.join(', ')}.`, ...wrong.map(({ problem }) => problemWords(problem, turn.view))].join(' ');
}

const namesOf = (turn: Turn, ids: Iterable<number>): string[] =>
  [...ids].flatMap((id) => turn.draft.pieces.get(id)?.tile ?? []);

/** What was done to held tiles, said aloud. */
export const heldWords = (turn: Turn): string => {
  const tiles = namesOf(turn, turn.selected);
  return tiles.length ? t('cr-held-now', { tiles: tilesWords(tiles) }) : t('cr-held-none');
};

/** The one line that says what goes on and what can be done now. */
export function promptWords(turn: Turn, view: CrossrummyView, names: readonly string[]): string {
  switch (turn.step) {
    case 'sent':
      return t('cr-sending');
    case 'watch':
      return watching(view, names);
    case 'give':
      return t('cr-give', { count: view.may.give, chosen: turn.giving.size, name: neighbour(view, names) });
    case 'given':
      return t('cr-given');
    case 'open':
      return t('cr-take-about', { tile: tileWords(turn.open ?? '') });
    case 'bag':
      return view.may.draw ? t('cr-draw-about') : t('cr-bag-empty');
    case 'action':
      return acting(turn, names);
    case 'draft':
      return arranging(turn, view);
    case 'tile':
      if (turn.carrying.length) return t('cr-held-now', { tiles: tilesWords(namesOf(turn, turn.carrying)) });
      if (turn.fromRack === null) return t('cr-held', { count: turn.selected.size });
      return t('cr-now-cell', { tile: tileWords(turn.draft.pieces.get(turn.fromRack)?.tile ?? '') });
    case 'idle':
      return idle(view);
  }
}

function watching(view: CrossrummyView, names: readonly string[]): string {
  const name = names[view.turn] ?? '';
  switch (view.phase) {
    case 'start':
    case 'deal':
    case 'open':
      return t('cr-dealing');
    case 'choose':
    case 'hand-on':
      return t('cr-choosing');
    case 'refill':
    case 'draw':
      return t('cr-drawing', { name });
    case 'three':
      return t('cr-drawing-three', { name: names[view.victim ?? 0] ?? '', count: drawnOfThree(view) });
    case 'over':
      return t('cr-done');
    case 'play':
      return view.turn === view.seat ? '' : t('cr-playing', { name }); // one's own turn begins in a moment
  }
}

/** CR-14: never more than the bag has. */
const drawnOfThree = ({ bag }: CrossrummyView): number => Math.min(3, bag);

function acting(turn: Turn, names: readonly string[]): string {
  if (turn.action === 'pass-on') return t('cr-pass-on-about');
  if (!turn.view.may.draw_three.length) return t('cr-bag-empty');
  if (turn.victim === null) return t('cr-whom');
  return t('cr-draw-three-about', { name: names[turn.victim] ?? '', count: drawnOfThree(turn.view) });
}

function arranging(turn: Turn, view: CrossrummyView): string {
  if (!turn.mine) return t('cr-plan');
  if (turn.right) return t('cr-right', { count: turn.draft.added.length });
  const { problems } = turn.checker;
  const said = trouble(turn);
  if (!said) return t('cr-checking');
  if (problems.length === 1) return problemWords(said, view);
  const words = t('cr-still-open', { count: problems.length });
  return shortWords(said) === null ? `${words} ${problemWords(said, view)}` : words;
}

/** What is wrong with a draft, as far as it is said here: what has a place says it there, what has none comes first. */
export function trouble({ step, mine, right, checker: { asking, problems } }: Turn): Problem | undefined {
  if (step !== 'draft' || !mine || right || asking) return undefined;
  return problems.find((problem) => shortWords(problem) === null) ?? problems[0];
}

function idle(view: CrossrummyView): string {
  const { may } = view;
  if (may.pass && !view.rack.length) return t('cr-idle-pass');
  const ways = may.draw ? 'draw' : 'open';
  if (view.seat !== null && !view.opened[view.seat] && may.take) return t('cr-idle-open', { ways });
  if (may.pass) return t('cr-idle-pass');
  const acts = may.pass_on || may.draw_three.length > 0;
  return t('cr-idle', { ways: acts ? (may.take ? `${ways}-action` : 'action') : ways });
}
