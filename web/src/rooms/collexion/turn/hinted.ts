/** What of the table a hint is about. A nudge shows where to look, the whole hint also where it goes. */
import type { Hint } from '../../../kit/room';
import { kindsOf } from '../pieces/kinds';

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

export function hinted(hint: Hint | null | undefined, me: number | null): Hinted {
  if (!hint) return NOTHING;
  const { move, whole } = hint;
  const [word = '', first = '', second = '', third = ''] = move.split(' ');
  const at = (text: string) => Number(text.replace('@', ''));
  const own = (kind: string) => ({ seat: me ?? 0, kind });
  switch (word) {
    case 'take':
      return { ...NOTHING, piece: Number(first) };
    case 'remove':
      return { ...NOTHING, marker: word, ...(whole ? { piece: Number(first) } : {}) };
    case 'swap':
      if (!whole) return { ...NOTHING, marker: word, seats: [at(third)] };
      return { ...NOTHING, marker: word, cells: [own(first), { seat: at(third), kind: second }] };
    case 'steal':
      if (!whole) return { ...NOTHING, marker: word, seats: [at(second)] };
      return { ...NOTHING, marker: word, cells: [{ seat: at(second), kind: first }] };
    case 'give':
      return { ...NOTHING, marker: word, cells: [own(first)], seats: whole ? [at(second)] : [] };
    case 'score':
      return {
        ...NOTHING,
        set: first,
        cells: kindsOf(first).map(own),
        ...(whole && second ? { stack: second.replace('@', '') } : {}),
      };
    case 'hand':
    case 'end':
      return { ...NOTHING, button: word };
    default:
      return NOTHING;
  }
}
