import { expect, test } from 'vitest';
import { clashAt, freeCells } from './clash';
import { corners, type Cell } from './geometry';

const up = (row: number, column: number): Cell => ({ row, column, up: true });
const down = (row: number, column: number): Cell => ({ row, column, up: false });
const lying = (stone: string, cell: Cell, numbers: [number, number, number]) => ({ stone, numbers, ...cell });
/** 4 on top, 4 on the right, 5 on the left. */
const FIRST = lying('445', up(0, 0), [4, 4, 5]);

test('free cells share a side with a stone, and are counted once', () => {
  expect(freeCells([FIRST])).toEqual([down(0, -1), down(0, 1), down(1, 0)]);
  const beside = lying('344', down(0, 1), [4, 4, 3]);
  expect(freeCells([FIRST, beside])).toEqual([down(0, -1), down(1, 0), up(0, 2), up(-1, 1)]);
});

test('a stone is turned so that as much as possible agrees, and the rest is named with its corner', () => {
  const there = down(0, 1); // touches the 4 on top and the 4 on the right
  const { numbers, touches, beside } = clashAt([FIRST], there, '345');
  expect(touches).toHaveLength(1);
  expect(touches[0]).toMatchObject({ theirs: 4 });
  expect(numbers.filter((number) => number === 4)).toHaveLength(1);
  const corner = corners(there).findIndex((at) => at.x === touches[0]?.at.x && at.y === touches[0].at.y);
  expect(numbers[corner]).toBe(touches[0]?.mine);
  expect(beside).toEqual(['445']);
});

test('two corners that differ are both named', () => {
  const { touches } = clashAt([FIRST], down(0, 1), '111');
  expect(touches.map(({ mine, theirs }) => [mine, theirs])).toEqual([
    [1, 4],
    [1, 4],
  ]);
});

test('a stone that meets another only at a corner counts too', () => {
  const far = lying('013', up(-1, 1), [0, 1, 3]); // its 3 is where the first stone has its 4 on top
  const { touches } = clashAt([{ ...FIRST, numbers: [3, 4, 5] }, far], down(0, 1), '344');
  expect(touches).toEqual([{ at: { x: 100, y: expect.closeTo(0) as number }, mine: 4, theirs: 1 }]);
});

test('where everything agrees nothing is named', () => {
  expect(clashAt([FIRST], down(0, 1), '344').touches).toEqual([]);
});
