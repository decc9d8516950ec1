/** What of the table a hint is about. A nudge shows where to look, the whole hint also where it goes. */
import type { Hint } from '../../../kit/room';
import { KINDS, kindsOf } from '../pieces/kinds';
import type { ColleXionMove } from '../wire';

export interface Hinted {
  piece?: number;
  /** A polygon of a collection, or somebody's whole collection. */
  cells: { seat: number; kind: string }[];
  seats: number[];
  marker?: string;
  set?: string;
  stack?: string;
  /** The button that does it. */
  button?: 'hand' | 'end';
}

const NOTHING: Hinted = { cells: [], seats: [] };

export function hinted(hint: Hint<ColleXionMove> | null | undefined, me: number | null): Hinted {
  if (!hint) return NOTHING;
  const { move, whole } = hint;
  const held = (seat: number | null, kind: number) => ({ seat: seat ?? 0, kind: KINDS[kind] ?? '' });
  switch (move.type) {
    case 'take':
      return { ...NOTHING, piece: move.polygon };
    case 'remove':
      return { ...NOTHING, marker: move.type, ...(whole ? { piece: move.polygon } : {}) };
    case 'swap':
      if (!whole) return { ...NOTHING, marker: move.type, seats: [move.seat] };
      return { ...NOTHING, marker: move.type, cells: [held(me, move.mine), held(move.seat, move.theirs)] };
    case 'steal':
      if (!whole) return { ...NOTHING, marker: move.type, seats: [move.seat] };
      return { ...NOTHING, marker: move.type, cells: [held(move.seat, move.kind)] };
    case 'give':
      return { ...NOTHING, marker: move.type, cells: [held(me, move.kind)], seats: whole ? [move.seat] : [] };
    case 'score':
      return {
        ...NOTHING,
        set: move.set,
        cells: kindsOf(move.set).map((kind) => ({ seat: me ?? 0, kind })),
        ...(whole && move.stack ? { stack: move.stack } : {}),
      };
    case 'hand':
    case 'end':
      return { ...NOTHING, button: move.type };
    default:
      return NOTHING;
  }
}
