import { expect, test } from 'vitest';
import type { TriominosLying } from '../wire';
import { corners } from '../pieces/geometry';
import { marksOf } from './marks';

const laid = (cell: string) => ({ type: 'laid', seat: 1, stone: '345', cell, bonus: '', points: 12 });
const deed = (seat: number, events: unknown[], after: unknown[] = []) => ({
  seat,
  lines: [{ number: 0, seat, events }],
  stoodIn: false,
  after: [{ number: 1, seat: -1, events: after }],
});
const lying = (cell: string, row: number, column: number, up: boolean): TriominosLying => ({
  seat: 1,
  stone: '345',
  cell,
  row,
  column,
  up,
  numbers: [3, 4, 5],
});
const LAYOUT = [lying('0', 0, 0, true), lying('e1', 0, 1, false), lying('n1', -1, 0, false)];

test('a stone is marked with the seat that laid it, what was bought and passed is not', () => {
  const marks = marksOf([deed(1, [{ type: 'bought', seat: 1 }, laid('e1')]), deed(2, [{ type: 'passed' }])], LAYOUT);
  expect(marks.map(({ seat, stone }) => [seat, stone.cell])).toEqual([[1, 'e1']]);
});

test('two stones whose tips meet have their letters on two corners', () => {
  const marks = marksOf([deed(1, [laid('0')]), deed(2, [laid('n1')])], LAYOUT);
  const [up, down] = marks.map(({ stone }) => corners(stone)[0]);
  expect(up).toEqual(down);
  expect(marks[0]?.corner).not.toEqual(marks[1]?.corner);
});

test('a stone of the round before is not marked, though another lies there now', () => {
  expect(marksOf([deed(1, [laid('0')], [{ type: 'begins', seat: 2, round: 2 }])], LAYOUT)).toEqual([]);
  expect(marksOf([deed(1, [laid('w9')])], LAYOUT)).toEqual([]);
});
