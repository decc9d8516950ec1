/** What a hint marks on the table: where to look, then what goes where, then each part of a laying as it is laid. */
import type { Mark } from '../../../kit/hints/trail';
import type { Hint } from '../../../kit/room';
import type { CrossrummyLayMove, CrossrummyMove, CrossrummyReason, CrossrummyView } from '../wire';
import { keyOf, plus, type Cell } from '../pieces/grid';
import { partsOf, type Part } from '../words/hint';

export interface Nudge {
  /** Names of tiles on the rack, and of open ones. */
  rack: ReadonlySet<string>;
  open: ReadonlySet<string>;
  bag: boolean;
  /** Cells of the screen's grid. */
  cells: ReadonlySet<string>;
  trail: readonly Mark[];
}

type CrossrummyHint = Hint<CrossrummyMove, CrossrummyReason>;

const NONE: Nudge = { rack: new Set(), open: new Set(), bag: false, cells: new Set(), trail: [] };
const SIDES: readonly Cell[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];

export const cellMark = (key: string): string => `cell ${key}`;

export function nudgeOf(hint: CrossrummyHint | null, view: CrossrummyView, origin: Cell): Nudge {
  if (!hint) return NONE;
  const { move, step } = hint;
  switch (move.type) {
    case 'take':
      return { ...NONE, open: new Set(step === 'where' ? view.open : [move.tile]) };
    case 'draw':
      return { ...NONE, bag: true };
    case 'passon':
    case 'drawthree': {
      const own = move.type === 'passon' ? 'pass-on' : 'draw-three';
      return { ...NONE, rack: new Set(step === 'where' ? ['pass-on', 'draw-three'] : [own]) };
    }
    case 'lay': {
      if (step === 'where') return around(move, view, origin);
      return step === 'place' ? placesOf(move, origin) : lastPart(shownParts(hint, view), origin);
    }
    default:
      return NONE;
  }
}

const onScreen = (cells: readonly Cell[], origin: Cell): Set<string> =>
  new Set(cells.map((cell) => keyOf(plus(cell, origin))));

/** What would be moved, else what the new tiles would lie beside, else the first of them. */
function around({ laid, moved }: CrossrummyLayMove, view: CrossrummyView, origin: Cell): Nudge {
  const lying = new Set(view.table.map(({ cell }) => keyOf(cell)));
  const beside = laid
    .flatMap(({ cell }) => SIDES.map((side) => plus(cell, side)))
    .filter((cell) => lying.has(keyOf(cell)));
  const cells = moved.length ? moved.map(({ cell }) => cell) : beside;
  if (cells.length) return { ...NONE, cells: onScreen(cells, origin) };
  return { ...NONE, rack: new Set(laid.slice(0, 1).map(({ tile }) => tile)) };
}

/** The tiles of the rack, and the cells where they would lie. */
const placesOf = ({ laid }: CrossrummyLayMove, origin: Cell): Nudge => ({
  ...NONE,
  rack: new Set(laid.map(({ tile }) => tile)),
  cells: onScreen(
    laid.map(({ cell }) => cell),
    origin,
  ),
});

/** The parts of a laying that a hint has come to. */
export const shownParts = (hint: CrossrummyHint, view: CrossrummyView): Part[] =>
  hint.move.type === 'lay' ? partsOf(hint.move, view).slice(0, hint.parts) : [];

/** What of a move is begun: all of it, or the parts of a laying that were shown. */
export function begunBy(hint: CrossrummyHint, view: CrossrummyView): CrossrummyMove {
  if (hint.move.type !== 'lay') return hint.move;
  const parts = shownParts(hint, view);
  return { type: 'lay', laid: parts.flatMap(({ laid }) => laid), moved: parts.flatMap(({ moved }) => moved) };
}

/** The newest part: where its tiles lie now, numbered among several, with arrows from where they lay. */
function lastPart(parts: readonly Part[], origin: Cell): Nudge {
  const part = parts.at(-1);
  if (!part) return NONE;
  const screen = (cell: Cell) => cellMark(keyOf(plus(cell, origin)));
  const moved = part.moved.flatMap(({ cell, to }) => (to ? [{ cell, to }] : []));
  const cells = [...moved.flatMap(({ cell, to }) => [cell, to]), ...part.laid.map(({ cell }) => cell)];
  const [first] = part.laid;
  return {
    ...NONE,
    cells: onScreen(cells, origin),
    trail: [
      ...moved.map(({ cell, to }) => ({ from: screen(cell), to: screen(to) })),
      ...(first ? [{ to: screen(first.cell), number: parts.length }] : []),
    ],
  };
}
