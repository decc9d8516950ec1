import { expect, test } from 'vitest';
import { marksOf } from './marks';

const deed = (seat: number, ...events: unknown[]) => ({
  seat,
  lines: [{ number: 0, seat, events }],
  stoodIn: false,
  after: [],
});

test('what the others touched is marked with their seats, the latest last', () => {
  const marks = marksOf([
    deed(1, { type: 'flipped', seat: 1, cell: 'a1', face: 'B', card: 4 }, { type: 'ended', seat: 1 }),
    deed(2, { type: 'swapped', seat: 2, a: 'a1', b: 'b1', card: 7 }, { type: 'scored', seat: 2, cells: ['b1', 'c1'] }),
  ]);
  expect([...marks]).toEqual([
    ['a1', [1, 2]],
    ['b1', [2]],
    ['c1', [2]],
  ]);
});
