import { expect, test } from 'vitest';
import type { ColleXionEvent } from '../wire';
import { removed, took } from '../fixtures';
import { marksOf } from './marks';

const deed = (seat: number, ...events: ColleXionEvent[]) => ({
  seat,
  lines: [{ number: 0, seat, events }],
  stoodIn: false,
  after: [],
});
test('a polygon that was taken is marked where it is now and where it lay', () => {
  const { come, gone } = marksOf([deed(1, took(1, 7, 'p-pink')), deed(2, removed(2, 9, 't-blue'))]);
  expect([...come]).toEqual([['cell 1 p-pink', 1]]);
  expect(gone.map(({ polygon, seat, outline }) => [polygon, seat, outline.length])).toEqual([
    [7, 1, 5],
    [9, 2, 3],
  ]);
});

test('what somebody lost to another is marked in the colour of whoever has it now', () => {
  const { come, lost } = marksOf([
    deed(1, { type: 'stole', seat: 1, other: 0, kind: 'o-blue' }),
    deed(2, { type: 'swapped', seat: 2, other: 3, gave: 't-blue', got: 'o-pink' }),
  ]);
  expect([...come]).toEqual([
    ['cell 1 o-blue', 1],
    ['cell 2 o-pink', 2],
    ['cell 3 t-blue', 2],
  ]);
  expect([...lost]).toEqual([
    ['cell 0 o-blue', 1],
    ['cell 3 o-pink', 2],
  ]);
});

test('what was handed on or scored is no longer where it was taken to', () => {
  const { come, scored } = marksOf([
    deed(1, took(1, 7, 'p-pink'), { type: 'handed', seat: 1, other: 3, kind: 'p-pink' }),
    deed(2, took(2, 8, 't-blue'), { type: 'scored', seat: 2, set: 'blue', stack: 'blue', points: 3 }),
  ]);
  expect([...come]).toEqual([['cell 3 p-pink', 1]]);
  expect([...scored]).toEqual([2]);
});
