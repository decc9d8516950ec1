import { expect, test } from 'vitest';
import { AFTER, BEFORE, CORNER, LINES, OPENING, TABLES, type Drawn } from './examples';
import { groups, keyOf, lineThrough } from '../pieces/grid';
import { numberTile } from '../pieces/tiles';

/** CR-7, written down once more: the client itself knows no rules. */
function isLine(tiles: readonly string[]): boolean {
  const numbers = tiles.flatMap((tile) => numberTile(tile) ?? []);
  const colours = new Set(numbers.map(({ colour }) => colour));
  const values = numbers.map(({ value }) => value);
  const step = (values[1] ?? 0) - (values[0] ?? 0);
  const isRun = colours.size === 1 && values.every((value, i) => !i || value - (values[i - 1] ?? 0) === step);
  const isSet = new Set(values).size === 1 && colours.size === numbers.length;
  return numbers.length >= 3 && (isSet || (isRun && Math.abs(step) === 1));
}

/** CR-8: the cells of every line that is not right, and of every tile in none. */
function wrongCells(tiles: readonly Drawn[]): Set<string> {
  const at = new Map(tiles.map(({ tile, cell }) => [keyOf(cell), tile]));
  const taken = new Set(at.keys());
  const wrong = new Set<string>();
  for (const { cell } of tiles) {
    const lines = [false, true].map((down) => lineThrough(taken, cell, down)).filter((line) => line.length > 1);
    if (!lines.length) wrong.add(keyOf(cell));
    for (const line of lines)
      if (!isLine(line.map((one) => at.get(keyOf(one)) ?? ''))) line.forEach((one) => wrong.add(keyOf(one)));
  }
  return wrong;
}

const sorted = (tiles: readonly Drawn[]) => tiles.map(({ tile }) => tile).sort();

test.each([...LINES, ...TABLES])('the example $id is what it says it is (CR-7, CR-8)', ({ tiles, right }) => {
  const wrong = wrongCells(tiles);
  expect(wrong.size === 0).toBe(right);
  for (const { cell, mark } of tiles) if (mark === 'wrong') expect(wrong).toContain(keyOf(cell));
});

test('without what was laid just now, the table was right too', () => {
  for (const tiles of [...TABLES.filter(({ right }) => right).map((one) => one.tiles), OPENING]) {
    expect(wrongCells(tiles)).toEqual(new Set());
    expect(wrongCells(tiles.filter(({ mark }) => mark !== 'laid'))).toEqual(new Set());
  }
});

test('the third player opens a third group, made only of new tiles (CR-10)', () => {
  const all = groups(OPENING.map(({ cell }) => cell));
  const isNew = (key: string) => OPENING.find(({ cell }) => keyOf(cell) === key)?.mark === 'laid';
  expect(all).toHaveLength(3);
  expect(all.filter((group) => group.every((cell) => isNew(keyOf(cell))))).toHaveLength(1);
});

test('rearranging: two groups become one, only the three laid tiles are new, and nothing is left over (CR-6, CR-9)', () => {
  expect(wrongCells(BEFORE)).toEqual(new Set());
  expect(wrongCells(AFTER)).toEqual(new Set());
  expect(groups(BEFORE.map(({ cell }) => cell))).toHaveLength(2);
  expect(groups(AFTER.map(({ cell }) => cell))).toHaveLength(1);
  expect(sorted(AFTER.filter(({ mark }) => mark !== 'laid'))).toEqual(sorted(BEFORE));
  expect(sorted(AFTER.filter(({ mark }) => mark === 'laid'))).toEqual(['b3', 'r2', 'r4']);
  expect(sorted(AFTER.filter(({ mark }) => mark === 'moved'))).toEqual(['g3', 'r3', 'y3', 'y4', 'y5']);
});

test('the picture on the home page shows a right table', () => {
  expect(wrongCells(CORNER)).toEqual(new Set());
});
