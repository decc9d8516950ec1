import { expect, test } from 'vitest';
import type { ColleXionMove } from '../wire';
import { hinted } from './hinted';

const nudge = (move: ColleXionMove) => hinted({ move, whole: false }, 0);
const whole = (move: ColleXionMove) => hinted({ move, whole: true }, 0);

test('nothing is marked without a hint', () => {
  expect(hinted(null, 0)).toEqual({ cells: [], seats: [] });
  expect(hinted(undefined, null)).toEqual({ cells: [], seats: [] });
});

test('a polygon to take is marked at once; one to remove only with the whole hint', () => {
  expect(nudge({ type: 'take', polygon: 17 })).toMatchObject({ piece: 17 });
  expect(nudge({ type: 'remove', polygon: 3 })).toEqual({ cells: [], seats: [], marker: 'remove' });
  expect(whole({ type: 'remove', polygon: 3 })).toMatchObject({ marker: 'remove', piece: 3 });
});

test('for an exchange first whose collection, then which polygons', () => {
  expect(nudge({ type: 'steal', kind: 3, seat: 1 })).toMatchObject({ marker: 'steal', seats: [1], cells: [] });
  expect(whole({ type: 'steal', kind: 3, seat: 1 })).toMatchObject({ seats: [], cells: [{ seat: 1, kind: 't-blue' }] });
  expect(nudge({ type: 'swap', mine: 8, theirs: 14, seat: 2 })).toMatchObject({
    marker: 'swap',
    seats: [2],
    cells: [],
  });
  expect(whole({ type: 'swap', mine: 8, theirs: 14, seat: 2 }).cells).toEqual([
    { seat: 0, kind: 'p-green' },
    { seat: 2, kind: 'o-pink' },
  ]);
  expect(nudge({ type: 'give', kind: 5, seat: 3 })).toMatchObject({
    cells: [{ seat: 0, kind: 's-yellow' }],
    seats: [],
  });
  expect(whole({ type: 'give', kind: 5, seat: 3 })).toMatchObject({ seats: [3] });
});

test('for scoring the set, then the corner', () => {
  expect(nudge({ type: 'score', set: 'octagon', stack: 'blue' })).toMatchObject({ set: 'octagon' });
  expect(nudge({ type: 'score', set: 'octagon', stack: 'blue' }).cells).toContainEqual({ seat: 0, kind: 'o-pink' });
  expect(nudge({ type: 'score', set: 'octagon', stack: 'blue' }).stack).toBeUndefined();
  expect(whole({ type: 'score', set: 'octagon', stack: 'blue' })).toMatchObject({ set: 'octagon', stack: 'blue' });
  expect(whole({ type: 'score', set: 'pink', stack: '' })).toMatchObject({ set: 'pink' });
});

test('for handing over and ending the button', () => {
  expect(nudge({ type: 'hand' }).button).toBe('hand');
  expect(nudge({ type: 'end' }).button).toBe('end');
});
