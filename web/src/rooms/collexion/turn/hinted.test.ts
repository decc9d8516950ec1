import { expect, test } from 'vitest';
import { hinted } from './hinted';

const nudge = (move: string) => hinted({ move, whole: false }, 0);
const whole = (move: string) => hinted({ move, whole: true }, 0);

test('nothing is marked without a hint', () => {
  expect(hinted(null, 0)).toEqual({ cells: [], seats: [] });
  expect(hinted(undefined, null)).toEqual({ cells: [], seats: [] });
});

test('a polygon to take is marked at once; one to remove only with the whole hint', () => {
  expect(nudge('take 17')).toMatchObject({ piece: 17 });
  expect(nudge('remove 3')).toEqual({ cells: [], seats: [], marker: 'remove' });
  expect(whole('remove 3')).toMatchObject({ marker: 'remove', piece: 3 });
});

test('for an exchange first whose collection, then which polygons', () => {
  expect(nudge('steal t-blue @1')).toMatchObject({ marker: 'steal', seats: [1], cells: [] });
  expect(whole('steal t-blue @1')).toMatchObject({ seats: [], cells: [{ seat: 1, kind: 't-blue' }] });
  expect(nudge('swap p-green o-pink @2')).toMatchObject({ marker: 'swap', seats: [2], cells: [] });
  expect(whole('swap p-green o-pink @2').cells).toEqual([
    { seat: 0, kind: 'p-green' },
    { seat: 2, kind: 'o-pink' },
  ]);
  expect(nudge('give s-yellow @3')).toMatchObject({ cells: [{ seat: 0, kind: 's-yellow' }], seats: [] });
  expect(whole('give s-yellow @3')).toMatchObject({ seats: [3] });
});

test('for scoring the set, then the corner', () => {
  expect(nudge('score octagon @blue')).toMatchObject({ set: 'octagon' });
  expect(nudge('score octagon @blue').cells).toContainEqual({ seat: 0, kind: 'o-pink' });
  expect(nudge('score octagon @blue').stack).toBeUndefined();
  expect(whole('score octagon @blue')).toMatchObject({ set: 'octagon', stack: 'blue' });
  expect(whole('score pink')).toMatchObject({ set: 'pink' });
});

test('for handing over and ending the button', () => {
  expect(nudge('hand').button).toBe('hand');
  expect(nudge('end').button).toBe('end');
});
