/** What a hint marks on the table: where to look, then what goes where, then each part of a laying as it is laid. */
import type { Mark } from '../../../kit/hints/trail';
import type { Hint } from '../../../kit/room';
import type { CrossrummyLayMove, CrossrummyMove, CrossrummyReason, CrossrummyView } from '../wire';
import { inReadingOrder, keyOf, minus, plus, type Cell } from '../pieces/grid';
import { cellsOf, lineToLookAt, partsOf, type Part } from '../words/hint';

export interface Nudge {
  /** Names of tiles on the rack, and of open ones. */
  rack: ReadonlySet<string>;
  open: ReadonlySet<string>;
  bag: boolean;
  /** Cells of the screen's grid. */
  cells: ReadonlySet<string>;
  trail: readonly Mark[];
}

interface Move {
  cell: Cell;
  to: Cell;
}

type CrossrummyHint = Hint<CrossrummyMove, CrossrummyReason>;

const NONE: Nudge = { rack: new Set(), open: new Set(), bag: false, cells: new Set(), trail: [] };

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

/** The line that the words name, else the first of the new tiles. */
function around(move: CrossrummyLayMove, view: CrossrummyView, origin: Cell): Nudge {
  const line = lineToLookAt(move, view);
  if (line) return { ...NONE, cells: onScreen(cellsOf(line), origin) };
  return { ...NONE, rack: new Set(move.laid.slice(0, 1).map(({ tile }) => tile)) };
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
      ...together(moved).map(({ cell, to }) => ({ from: screen(cell), to: screen(to) })),
      ...(first ? [{ to: screen(first.cell), number: parts.length }] : []),
    ],
  };
}

/** One arrow for tiles that go nearly the same way, from the middle of where they lie to the middle of where they come. */
function together(moved: readonly Move[]): readonly Move[] {
  const ways = moved.map(({ cell, to }) => minus(to, cell));
  const apart = ([0, 1] as const).map((axis) => {
    const along = ways.map((way) => way[axis]);
    return Math.max(...along) - Math.min(...along);
  });
  if (moved.length < 2 || Math.max(...apart) > moved.length) return moved;
  const central = (cells: Cell[]) => cells.sort(inReadingOrder)[(cells.length - 1) >> 1] as Cell;
  return [{ cell: central(moved.map(({ cell }) => cell)), to: central(moved.map(({ to }) => to)) }];
}
