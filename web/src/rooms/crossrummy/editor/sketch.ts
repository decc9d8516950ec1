/** What can be entered of a table at home, and what is wrong with it in words. */
import { areCounts, arePieces, areTicks, forAll } from '../../../kit/sketch/entries';
import type { Problem } from '../../../net/wire';
import { t } from '../../../texts/index.svelte';
import { ACTIONS } from '../pieces/tiles';
import { problemWords as wordsAtTable, tileWords, tilesWords } from '../words/words';
import { COPIES, mayBeLine, TILES, type Placed } from './lines';

export interface Sketch {
  table: Placed[];
  rack: string[];
  open: string[];
  /** How many tiles the others hold. */
  others: number[];
  /** Who has opened, you first; null: as long as nobody says it, all have as soon as a tile lies on the table. */
  opened: boolean[] | null;
  /** Action tiles that were played. */
  gone: string[];
}

/** Tiles in hand at the start, and open ones (CR-2). */
export const HAND = 15;
export const OPEN = 6;

export const empty = (seats: number): Sketch => ({
  table: [],
  rack: [],
  open: [],
  others: forAll([], seats - 1, () => HAND),
  opened: null,
  gone: [],
});

export const openedOf = ({ opened, table, others }: Sketch): boolean[] =>
  opened ?? forAll([], others.length + 1, () => table.length > 0);

export const seated = (sketch: Sketch, seats: number): Sketch => ({
  ...sketch,
  others: forAll(sketch.others, seats - 1, () => HAND),
  opened: sketch.opened && forAll(sketch.opened, seats, () => sketch.table.length > 0),
});

/** Every tile that was entered, as often as it was. */
export const entered = ({ table, rack, open, gone }: Sketch): string[] => [
  ...table.map(({ tile }) => tile),
  ...rack,
  ...open,
  ...gone,
];

/** How many of a tile are left. */
export const leftOf = (sketch: Sketch, tile: string): number =>
  COPIES - entered(sketch).filter((one) => one === tile).length;

const lyingOn = ({ table }: Sketch, pieces: readonly string[]) =>
  table.filter(({ cell }) => pieces.includes(cell.join(','))).map(({ tile }) => tile);

/** In the order of their cells. */
const inLine = (sketch: Sketch, pieces: readonly string[]) => pieces.flatMap((cell) => lyingOn(sketch, [cell]));

export function isMissing({ code, pieces }: Problem, sketch: Sketch): boolean {
  if (code === 'open-count') return Number(pieces[1]) < Number(pieces[0]);
  return code === 'lone-tile' || (code === 'line-short' && mayBeLine(inLine(sketch, pieces)));
}

/** Whoever has laid the last tile may be about to end the turn, but more people forget theirs. */
export const doubt = ({ rack }: Sketch): string => (rack.length ? '' : t('cre-no-tiles'));

/** CR-9, CR-11 */
const limitOf = (sketch: Sketch): number => {
  const opened = openedOf(sketch);
  if (!opened.every(Boolean)) return opened.filter(Boolean).length;
  return opened.length === 4 ? 4 : 3;
};

export function problemWords(problem: Problem, sketch: Sketch): string {
  const { code, pieces } = problem;
  const tiles = tilesWords(inLine(sketch, pieces));
  if (code === 'lone-tile') return t('cre-lone', { tiles });
  if (code === 'line-short' && isMissing(problem, sketch)) return t('cre-short', { tiles });
  if (code === 'too-many-groups-yet' && !limitOf(sketch)) return t('cre-nobody');
  if (code === 'entered-twice') return t('cre-twice', { tile: tileWords(pieces[0] ?? '') });
  const words = wordsAtTable(problem, { table: lyingIn(sketch), limit: limitOf(sketch), may: NOTHING });
  // A large table doesn't show all of its lines at once: say which one it is.
  return code.startsWith('line-') ? `${words} (${tiles})` : words;
}

type Seen = Parameters<typeof wordsAtTable>[1];
const NOTHING = { give: 0 } as Seen['may'];
const lyingIn = ({ table }: Sketch) => table as unknown as Seen['table'];

const FAR = 500;

function isPlaced(data: unknown): boolean {
  const { cell, tile } = (data ?? {}) as { cell?: unknown; tile?: unknown };
  return areCounts(cell, -FAR) && cell.length === 2 && cell.every((at) => at <= FAR) && arePieces([tile], TILES);
}

export function isSketch(data: unknown): data is Sketch {
  const { table, rack, open, others, opened, gone } = (data ?? {}) as Record<string, unknown>;
  return (
    Array.isArray(table) &&
    table.length <= TILES.length * COPIES &&
    table.every(isPlaced) &&
    arePieces(rack, TILES) &&
    arePieces(open, TILES) &&
    areCounts(others) &&
    (opened === null || areTicks(opened)) &&
    arePieces(gone, ACTIONS as readonly string[])
  );
}
