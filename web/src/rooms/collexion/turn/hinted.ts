/** What of the table a hint is about: first where to look, then the place, then with arrows and numbers what goes where. */
import type { Mark } from '../../../kit/hints/trail';
import type { Hint } from '../../../kit/room';
import { KINDS, kindsOf } from '../pieces/kinds';
import type { ColleXionMove, ColleXionReason } from '../wire';

interface CollectedKind {
  seat: number;
  kind: string;
}

export interface Hinted {
  piece?: number;
  /** A polygon of a collection, or somebody's whole collection. */
  cells: CollectedKind[];
  seats: number[];
  marker?: string;
  set?: string;
  stack?: string;
  /** The button that does it. */
  button?: 'hand' | 'end';
  trail: Mark[];
}

const NOTHING: Hinted = { cells: [], seats: [], trail: [] };

export const MARKER_MARK = 'marker';
export const pieceMark = (id: number): string => `piece ${id}`;
export const cellMark = ({ seat, kind }: CollectedKind): string => `cell ${seat} ${kind}`;

type Goal = Extract<ColleXionReason, { type: 'completes' | 'maycomplete' | 'bringscloser' }>;

/** The set of one's own that a move is for. */
export function goalOf(reasons: readonly ColleXionReason[], me: number | null): Goal | undefined {
  return reasons.find(
    (one): one is Goal =>
      one.type === 'maycomplete' || ((one.type === 'completes' || one.type === 'bringscloser') && one.seat === me),
  );
}

export function hinted(
  hint: Hint<ColleXionMove, ColleXionReason> | null | undefined,
  me: number | null,
  kindOfPiece: (id: number) => string = () => '',
): Hinted {
  if (!hint) return NOTHING;
  const { move, step } = hint;
  const held = (seat: number | null, kind: number): CollectedKind => ({ seat: seat ?? 0, kind: KINDS[kind] ?? '' });
  const whole = step === 'move';
  const arrow = (from: CollectedKind, to: CollectedKind, both = false): Mark[] =>
    whole ? [{ from: cellMark(from), to: cellMark(to), both }] : [];
  const marker = { ...NOTHING, marker: move.type };
  const first: Mark[] = whole ? [{ to: MARKER_MARK, number: 1 }] : [];
  switch (move.type) {
    case 'take': {
      const goal = goalOf(hint.reasons, me);
      if (step === 'where' && goal) return { ...NOTHING, cells: ofSet(goal.set, me) };
      const own = { seat: me ?? 0, kind: kindOfPiece(move.polygon) };
      if (!whole || !own.kind) return { ...NOTHING, piece: move.polygon };
      const trail = [{ from: pieceMark(move.polygon), to: cellMark(own) }];
      return { ...NOTHING, piece: move.polygon, cells: [own], trail };
    }
    case 'remove':
      if (!whole) return { ...NOTHING, piece: move.polygon };
      return { ...marker, piece: move.polygon, trail: [...first, { to: pieceMark(move.polygon), number: 2 }] };
    case 'swap': {
      if (step === 'where') return { ...marker, seats: [move.seat] };
      const [mine, theirs] = [held(me, move.mine), held(move.seat, move.theirs)];
      return { ...marker, cells: [mine, theirs], trail: [...first, ...arrow(mine, theirs, true)] };
    }
    case 'steal': {
      if (step === 'where') return { ...marker, seats: [move.seat] };
      const [theirs, mine] = [held(move.seat, move.kind), held(me, move.kind)];
      return { ...marker, cells: whole ? [theirs, mine] : [theirs], trail: [...first, ...arrow(theirs, mine)] };
    }
    case 'give': {
      const [mine, theirs] = [held(me, move.kind), held(move.seat, move.kind)];
      if (!whole) return { ...marker, cells: [mine] };
      return { ...marker, cells: [mine, theirs], seats: [move.seat], trail: [...first, ...arrow(mine, theirs)] };
    }
    case 'score':
      return {
        ...NOTHING,
        set: move.set,
        cells: ofSet(move.set, me),
        ...(step !== 'where' && move.stack ? { stack: move.stack } : {}),
      };
    case 'hand':
    case 'end':
      return { ...NOTHING, button: move.type };
    default:
      return NOTHING;
  }
}

const ofSet = (set: string, me: number | null): CollectedKind[] =>
  kindsOf(set).map((kind) => ({ seat: me ?? 0, kind }));
