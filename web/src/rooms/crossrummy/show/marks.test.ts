import { expect, test } from 'vitest';
import type { LogLine } from '../../../net/wire';
import { aLaying, aLine } from '../fixtures';
import { marksOf } from './marks';

const deed = (seat: number, events: LogLine['events'], after: LogLine['events'] = []) => ({
  seat,
  lines: [aLine(...events)],
  stoodIn: false,
  after: [aLine(...after)],
});
const LAYING = aLaying({
  laid: [
    { tile: 'r3', cell: [0, 0] },
    { tile: 'r4', cell: [1, 0] },
  ],
  moved: [{ tile: 'b6', cell: [2, 0], to: [4, 1] }],
});

test('what was laid and what was moved is marked, with a letter for what hangs together', () => {
  expect([...marksOf([deed(1, [LAYING])]).table]).toEqual([
    ['4,1', { seat: 1, laid: false, letter: true }],
    ['0,0', { seat: 1, laid: true, letter: true }],
    ['1,0', { seat: 1, laid: true, letter: false }],
  ]);
});

test('a mark goes along with its tile when others move it, or the whole table', () => {
  const next = aLaying({
    seat: 2,
    laid: [{ tile: 'g1', cell: [0, 0] }],
    moved: [{ tile: 'r4', cell: [1, 0], to: [7, 7] }],
    shift: [2, 1],
  });
  const { table } = marksOf([deed(1, [LAYING], [next]), deed(2, [next])]);
  expect([...table].map(([cell, { seat }]) => [cell, seat])).toEqual([
    ['6,2', 1],
    ['2,1', 1],
    ['7,7', 2],
    ['0,0', 2],
  ]);
});

test('who took an open tile and who drew stands beside the table; three that somebody has to draw are not their deed', () => {
  const { beside } = marksOf([
    deed(1, [{ type: 'took', seat: 1, tile: 'b2', place: 3 }]),
    deed(2, [{ type: 'drew', seat: 2, count: 1, tiles: [] }]),
    deed(3, [{ type: 'drew', seat: 0, count: 3, tiles: [] }]),
  ]);
  expect([...beside]).toEqual([
    [3, [1]],
    ['bag', [2]],
  ]);
});

test('the game before has left no marks', () => {
  expect(marksOf([deed(1, [LAYING], [{ type: 'begins', seat: 0, round: 2 }])]).table.size).toBe(0);
});
