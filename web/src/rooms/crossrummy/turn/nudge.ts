/** What a hint marks on the table, before the whole move is told: where to look, and no more. */
import type { Hint } from '../../../kit/room';
import type { CrossrummyLayMove, CrossrummyMove, CrossrummyView } from '../wire';
import { keyOf, plus, type Cell } from '../pieces/grid';

export interface Nudge {
  /** Names of tiles on the rack, and of open ones. */
  rack: ReadonlySet<string>;
  open: ReadonlySet<string>;
  bag: boolean;
  /** Cells of the screen's grid. */
  cells: ReadonlySet<string>;
}

const NONE: Nudge = { rack: new Set(), open: new Set(), bag: false, cells: new Set() };
const SIDES: readonly Cell[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];

export function nudgeOf(hint: Hint<CrossrummyMove> | null, view: CrossrummyView, origin: Cell): Nudge {
  if (!hint || hint.whole) return NONE; // a whole move is begun, and needs no mark
  switch (hint.move.type) {
    case 'take':
      return { ...NONE, open: new Set(view.open) };
    case 'draw':
      return { ...NONE, bag: true };
    case 'passon':
    case 'drawthree':
      return { ...NONE, rack: new Set(['pass-on', 'draw-three']) };
    case 'lay':
      return laying(hint.move, view, origin);
    default:
      return NONE;
  }
}

/** What would be moved, else what the new tiles would lie beside, else the first of them. */
function laying({ laid, moved }: CrossrummyLayMove, view: CrossrummyView, origin: Cell): Nudge {
  const lying = new Set(view.table.map(({ cell }) => keyOf(cell)));
  const beside = laid
    .flatMap(({ cell }) => SIDES.map((side) => plus(cell, side)))
    .filter((cell) => lying.has(keyOf(cell)));
  const cells = moved.length ? moved.map(({ cell }) => cell) : beside;
  if (cells.length) return { ...NONE, cells: new Set(cells.map((cell) => keyOf(plus(cell, origin)))) };
  return { ...NONE, rack: new Set(laid.slice(0, 1).map(({ tile }) => tile)) };
}
