/** What can be entered of a table at home, and what is wrong with it in words. */
import { areCounts, arePieces, arePiles, forAll } from '../../../kit/sketch/entries';
import { problemText } from '../../../net/refusals';
import type { Problem } from '../../../net/wire';
import { t } from '../../../texts/index.svelte';
import { ACTIONS, COLOURS, KINDS, type Action } from '../pieces/kinds';
import { kindWords } from '../words/words';

export interface Sketch {
  /** Polygons that nothing lies on. */
  reachable: string[];
  /** Of each player, you first. */
  collections: string[][];
  /** How many point markers lie in the corners, in the order of the colours. */
  stacks: number[];
  /** On your own point markers. */
  points: number[];
  /** How many the others have; null: they share what is gone. */
  markers: number[] | null;
  /** The action markers that each player has left. */
  actions: Action[][];
  /** Out of the game. */
  gone: string[];
  /** How many polygons lie beneath the others; null: nobody knows. */
  covered: number | null;
  team: boolean;
  expert: boolean;
}

/** There are so many polygons of each kind (CX-1). */
export const EACH = 5;
/** The point markers of a stack from the top (CX-2). */
export const POINTS: readonly number[] = [2, 3, 4];
/** So many play in teams (CX-13). */
export const IN_TEAMS = 4;

export const empty = (seats: number): Sketch => ({
  reachable: [],
  collections: forAll<string[]>([], seats, () => []),
  stacks: COLOURS.map(() => POINTS.length),
  points: [],
  markers: null,
  actions: forAll<Action[]>([], seats, () => [...ACTIONS]),
  gone: [],
  covered: null,
  team: false,
  expert: false,
});

export const seated = (sketch: Sketch, seats: number): Sketch => ({
  ...sketch,
  collections: forAll(sketch.collections, seats, () => []),
  markers: sketch.markers && forAll(sketch.markers, seats - 1, () => 0),
  actions: forAll(sketch.actions, seats, () => [...ACTIONS]),
  team: sketch.team && seats === IN_TEAMS,
});

/** Teams and the expert game are options of the game; the expert game has no action markers (CX-14). */
export function asked({ team, expert, ...sketch }: Sketch): { sketch: unknown; options: Record<string, string> } {
  const option = (yes: boolean) => (yes ? 'yes' : 'no');
  return {
    sketch: { ...sketch, actions: expert ? null : sketch.actions },
    options: { team: option(team), expert: option(expert) },
  };
}

/** How many point markers are gone from the stacks. */
export const goneMarkers = ({ stacks }: Sketch): number =>
  stacks.reduce((sum, height) => sum + POINTS.length - height, 0);

/** How many point markers the others have: as was said, or each the same. */
export function markersOf(sketch: Sketch): number[] {
  const others = sketch.collections.length - 1;
  const rest = Math.max(0, goneMarkers(sketch) - sketch.points.length);
  return sketch.markers ?? forAll([], others, (place) => Math.floor(rest / others) + Number(place < rest % others));
}

export const countIn = (kinds: readonly string[], kind: string): number => kinds.filter((one) => one === kind).length;

/** How many polygons of a kind are left. */
export const leftOf = ({ reachable, collections, gone }: Sketch, kind: string): number =>
  EACH - countIn([...reachable, ...collections.flat(), ...gone], kind);

/** The same with so many of a kind, in the order of the kinds. */
export function withCount<T extends string | number>(
  pieces: readonly T[],
  kind: T,
  count: number,
  order: readonly T[],
): T[] {
  const others = pieces.filter((one) => one !== kind);
  const all = [...others, ...Array.from({ length: count }, () => kind)];
  return all.sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

/** Point markers that nobody has said who has, and polygons of which none is said to lie on top. */
export const isMissing = ({ code, pieces }: Problem): boolean =>
  code === 'nothing-reachable' || (code === 'marker-count' && Number(pieces[1]) < Number(pieces[0]));

/** An empty tray makes this the last round (CX-11). */
export const doubt = ({ reachable }: Sketch): string => (reachable.length ? '' : t('cxe-no-polygons'));

export function problemWords(problem: Problem): string {
  const [kind = ''] = problem.pieces;
  return problem.code === 'entered-twice' ? t('cxe-too-many', { kind: kindWords(kind) }) : problemText(problem);
}

export function isSketch(data: unknown): data is Sketch {
  const { reachable, collections, stacks, points, markers, actions, gone, covered, team, expert } = (data ??
    {}) as Record<string, unknown>;
  return (
    [reachable, gone].every((list) => arePieces(list, KINDS)) &&
    arePiles(collections, KINDS) &&
    areCounts(stacks) &&
    stacks.length === COLOURS.length &&
    stacks.every((height) => height <= POINTS.length) &&
    arePieces(points, POINTS) &&
    (markers === null || areCounts(markers)) &&
    arePiles(actions, ACTIONS) &&
    (covered === null || areCounts([covered])) &&
    [team, expert].every((one) => typeof one === 'boolean')
  );
}
