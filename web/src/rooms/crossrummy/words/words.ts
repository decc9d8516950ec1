/** Tiles, lines, the table and what is wrong with it in words: what a person who doesn't see it hears. */
import { problemText } from '../../../net/refusals';
import { t } from '../../../texts/index.svelte';
import { inOrder, listed } from '../../../texts/listed';
import type { Problem } from '../../../net/wire';
import type { CrossrummyLine, CrossrummyOptions, CrossrummyRoundOver, CrossrummyView } from '../wire';
import type { Cell } from '../pieces/grid';
import { numberTile } from '../pieces/tiles';

/** "red 5"; "pass on". */
export function tileWords(tile: string): string {
  const number = numberTile(tile);
  return number ? t('crw-tile', { ...number }) : t(`crw-${tile}`);
}

export const tilesWords = (tiles: readonly string[]): string => listed(tiles.map(tileWords));

/** Neighbours in a line that is right: "red 4–6", "5s (red, blue, green)", or a single tile. People count upwards; only
 * where its place is told too, a run is told `asItLies`: "red 6–4". */
export function lineWords(tiles: readonly string[], asItLies = false): string {
  const numbers = tiles.flatMap((tile) => numberTile(tile) ?? []);
  const [first, second] = numbers;
  if (!first || !second) return tiles.map(tileWords).join();
  if (first.colour === second.colour) {
    const ends = [first.value, numbers.at(-1)?.value ?? 0] as const;
    const [from, to] = asItLies ? ends : [Math.min(...ends), Math.max(...ends)];
    return t('crw-run', { colour: first.colour, first: from, last: to });
  }
  const colours = inOrder(numbers.map(({ colour }) => t('crw-colour', { colour })));
  return t('crw-set', { value: first.value, colours });
}

export interface Lies {
  tile: string;
  cell: Cell;
}

/** Neighbours together and no tile twice, the longest lines first. */
export function stretches<L extends Lies>(tiles: readonly L[]): L[][] {
  let left = [...tiles];
  const found: L[][] = [];
  while (left.length) {
    const longest = left.flatMap((one) => [stretch(one, left, 1, 0), stretch(one, left, 0, 1)]).reduce(longer);
    found.push(longest);
    left = left.filter((one) => !longest.includes(one));
  }
  return found;
}

/** What was laid: "red 4–6 and blue 9". */
export const laidWords = (laid: readonly Lies[]): string =>
  listed(stretches(laid).map((line) => lineWords(line.map(({ tile }) => tile))));

const longer = <L>(a: L[], b: L[]): L[] => (b.length > a.length ? b : a);

/** From this tile on, rightwards or downwards, without a gap. */
function stretch<L extends Lies>(from: L, tiles: readonly L[], right: number, down: number): L[] {
  const found = [from];
  for (;;) {
    const [column, row] = [from.cell[0] + found.length * right, from.cell[1] + found.length * down];
    const next = tiles.find(({ cell }) => cell[0] === column && cell[1] === row);
    if (!next) return found;
    found.push(next);
  }
}

type Seen = Pick<CrossrummyView, 'table' | 'limit' | 'may'>;

/** Why a laying, or whatever else was asked for, is not right; for a table that is still a draft too. */
export function problemWords(problem: Problem, view: Seen): string {
  const { pieces } = problem;
  const there = view.table.filter(({ cell }) => pieces.includes(cell.join(',')));
  const columns = new Set(pieces.map((cell) => cell.split(',')[0]));
  const tiles = there.length ? there.map(({ tile }) => tile) : pieces.filter((piece) => !piece.includes(','));
  return problemText(problem, {
    line: columns.size === 1 ? 'column' : 'row',
    tiles: tilesWords(tiles),
    limit: view.limit,
    give: view.may.give,
  });
}

/** "Row 2, from column 1: red 4–6." */
export function placedLineWords({ down, cell: [column, row], tiles }: CrossrummyLine): string {
  return t('crw-line', {
    direction: down ? 'down' : 'right',
    column: column + 1,
    row: row + 1,
    line: lineWords(tiles, true),
  });
}

/** Group by group, each line with its place: where two share a place, they cross. */
export function tableWords({ table, lines, groups, limit }: CrossrummyView): string[] {
  if (!table.length) return [t('crw-table-empty')];
  const groupOf = new Map(table.map(({ cell, group }) => [cell.join(','), group]));
  const numbers = [...new Set(table.map(({ group }) => group))].sort((a, b) => a - b);
  return [
    t('crw-table', { count: table.length, groups, limit }),
    ...numbers.flatMap((number, i) => [
      t('crw-group', { number: i + 1 }),
      ...lines.filter(({ cell }) => groupOf.get(cell.join(',')) === number).map(placedLineWords),
    ]),
  ];
}

/** What somebody still held at the end. */
export const heldWords = (tiles: readonly string[]): string =>
  t('crw-sheet-held', { tiles: tiles.length ? tilesWords(tiles) : t('crw-sheet-none') });

/** How a game of the series ended (CR-12, CR-14): of its sheet, or of the news that it is over. */
export function endingWords(
  { out, points }: Pick<CrossrummyRoundOver, 'out' | 'points'>,
  names: readonly string[],
): string {
  if (out !== null) return t('crw-end-out', { name: names[out] ?? '' });
  const lowest = points.flatMap((cost, seat) => (cost === 0 ? [names[seat] ?? ''] : []));
  return t('crw-end-passed', { count: lowest.length, names: listed(lowest) });
}

/** Why it is all over: by the rule that ended the only game, or because all games are played (CR-13). */
export function overWords(options: CrossrummyOptions, reason: string): string {
  if (options.rounds > 1) return t('crw-over-games', { count: options.rounds });
  return t(reason === 'CR-14' ? 'crw-over-passed' : 'crw-over-out');
}
