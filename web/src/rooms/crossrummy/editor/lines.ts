/** Tiles that are entered by hand: which would go on with the lines beside a cell, and where one goes on. Whether all is
 * legal, the server says. */
import type { CrossrummyPlaced } from '../wire';
import { keyOf, lineThrough, minus, plus, same, type Cell } from '../pieces/grid';
import { ACTIONS, COLOURS, numberTile, type Colour } from '../pieces/tiles';

export type Placed = CrossrummyPlaced;

export const LAST = 14;
/** There are two of each tile (CR-1). */
export const COPIES = 2;
/** A set has each colour once (CR-7). */
const LONGEST_SET = COLOURS.length;

export const tileOf = (colour: Colour, value: number): string => `${colour}${value}`;
export const VALUES: readonly number[] = Array.from({ length: LAST }, (_, place) => place + 1);
export const NUMBERS: readonly string[] = COLOURS.flatMap((colour) => VALUES.map((value) => tileOf(colour, value)));
export const TILES: readonly string[] = [...NUMBERS, ...ACTIONS];

export const tileAt = (table: readonly Placed[], cell: Cell): string | undefined =>
  table.find((one) => same(one.cell, cell))?.tile;

/** A tile put on a cell, in place of what lies there. */
export const put = (table: readonly Placed[], [x, y]: Cell, tile: string): Placed[] => [
  ...without(table, [x, y]),
  { cell: [x, y], tile },
];

export const without = (table: readonly Placed[], cell: Cell): Placed[] => table.filter((one) => !same(one.cell, cell));

/** Whether these neighbours are a run or a set, or part of one. */
export function mayBeLine(tiles: readonly string[]): boolean {
  const numbers = tiles.flatMap((tile) => numberTile(tile) ?? []);
  if (numbers.length < tiles.length) return false;
  const steps = numbers.slice(1).map(({ value }, place) => value - (numbers[place]?.value ?? 0));
  const colours = new Set(numbers.map(({ colour }) => colour));
  const isRun = colours.size === 1 && (steps.every((step) => step === 1) || steps.every((step) => step === -1));
  const isSet = colours.size === numbers.length && numbers.length <= LONGEST_SET && steps.every((step) => step === 0);
  return isRun || isSet;
}

/** The tiles that go on with the lines that a cell is in: none where nothing lies beside it. Runs come first, upwards
 * before downwards. */
export function likely(table: readonly Placed[], cell: Cell, isLeft: (tile: string) => boolean): string[] {
  const there = new Map(table.map((one) => [keyOf(one.cell), one.tile]));
  const taken = new Set([...there.keys(), keyOf(cell)]);
  const lines = [false, true].map((down) => lineThrough(taken, cell, down)).filter((line) => line.length > 1);
  if (!lines.length) return [];
  const withTile = (tile: string) =>
    lines.map((line) => line.map((one) => (same(one, cell) ? tile : (there.get(keyOf(one)) ?? ''))));
  const rank = (tile: string) => Math.max(...withTile(tile).map(rise));
  return NUMBERS.filter((tile) => isLeft(tile) && withTile(tile).every(mayBeLine)).sort((a, b) => rank(b) - rank(a));
}

/** Of the first two tiles of a line: a run that goes up, one that goes down, or a set. */
function rise([first = '', second = '']: readonly string[]): number {
  const [one, other] = [numberTile(first), numberTile(second)];
  if (one?.colour !== other?.colour) return 0;
  return (other?.value ?? 0) > (one?.value ?? 0) ? 2 : 1;
}

/** The way on from a tile: along the line that it is in, else as before. */
export function goesDown(table: readonly Placed[], cell: Cell, before: boolean): boolean {
  const beside = (step: Cell) => Boolean(tileAt(table, minus(cell, step)) ?? tileAt(table, plus(cell, step)));
  const [across, down] = [beside([1, 0]), beside([0, 1])];
  return across === down ? before : down;
}

/** The next free cell on the way, behind those that are taken; null where the line ends here, because nothing could go on. */
export function nextCell(
  table: readonly Placed[],
  cell: Cell,
  down: boolean,
  isLeft: (tile: string) => boolean,
): Cell | null {
  const step: Cell = down ? [0, 1] : [1, 0];
  const beside = plus(cell, step);
  let next = cell;
  while (tileAt(table, next)) next = plus(next, step);
  return !same(next, beside) || likely(table, next, isLeft).length ? next : null;
}

/** The tile that a text stands for: 'r5', '5r'. With `letters` for the four colours; '' as long as it may go on ('r1' may
 * become r12, unless somebody is `done`), or where there is no such tile. */
export function typedTile(text: string, letters: readonly string[], done: boolean): string {
  const [, first = '', number = '', last = ''] = /^(\D?)\s*(\d{1,2})\s*(\D?)$/.exec(text.toLowerCase()) ?? [];
  const colour = COLOURS[letters.indexOf(first || last)];
  const isWhole = done || last !== '' || number.length > 1 || number !== '1';
  const tile = colour && isWhole && !(first && last) ? tileOf(colour, Number(number)) : '';
  return NUMBERS.includes(tile) ? tile : '';
}

/** Whether a text is no tile, and can't become one. */
export function isNoTile(text: string, letters: readonly string[], done: boolean): boolean {
  const [, colour = '', number] = /^(\D?)\s*(\d{0,2})$/.exec(text.toLowerCase()) ?? [];
  const mayGoOn = number !== undefined && ['', ...letters].includes(colour) && Number(number) <= LAST;
  return text !== '' && (done || !mayGoOn) && !typedTile(text, letters, done);
}
