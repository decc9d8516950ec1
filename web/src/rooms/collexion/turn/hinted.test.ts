import { expect, test } from 'vitest';
import type { HintStep } from '../../../kit/room';
import type { ColleXionMove, ColleXionReason } from '../wire';
import { hinted } from './hinted';

const at = (step: HintStep, move: ColleXionMove, reasons: ColleXionReason[] = []) =>
  hinted({ move, step, reasons, parts: 1 }, 0, () => 'p-pink');

test('nothing is marked without a hint', () => {
  expect(hinted(null, 0)).toEqual({ cells: [], seats: [], trail: [] });
  expect(hinted(undefined, null)).toEqual({ cells: [], seats: [], trail: [] });
});

test('a polygon is taken for a set: first that, then the polygon, then an arrow to its place', () => {
  const take: ColleXionMove = { type: 'take', polygon: 17 };
  const goal: ColleXionReason[] = [{ type: 'bringscloser', seat: 0, set: 'pink', have: 3 }];
  expect(at('where', take, goal)).toMatchObject({ cells: [{ kind: 't-pink' }, { kind: 's-pink' }, {}, {}] });
  expect(at('where', take, goal).piece).toBeUndefined();
  expect(at('place', take, goal)).toMatchObject({ piece: 17, cells: [], trail: [] });
  expect(at('move', take, goal)).toMatchObject({
    piece: 17,
    cells: [{ seat: 0, kind: 'p-pink' }],
    trail: [{ from: 'piece 17', to: 'cell 0 p-pink' }],
  });
  expect(at('where', take)).toMatchObject({ piece: 17 });
});

test('to remove one, the marker comes first', () => {
  expect(at('where', { type: 'remove', polygon: 3 })).toMatchObject({ piece: 3 });
  expect(at('move', { type: 'remove', polygon: 3 })).toMatchObject({
    marker: 'remove',
    trail: [
      { to: 'marker', number: 1 },
      { to: 'piece 3', number: 2 },
    ],
  });
});

test('for an exchange first whose collection, then which polygons, then how they go', () => {
  const steal: ColleXionMove = { type: 'steal', kind: 3, seat: 1 };
  expect(at('where', steal)).toMatchObject({ marker: 'steal', seats: [1], cells: [] });
  expect(at('place', steal)).toMatchObject({ seats: [], cells: [{ seat: 1, kind: 't-blue' }], trail: [] });
  expect(at('move', steal).trail).toMatchObject([{ number: 1 }, { from: 'cell 1 t-blue', to: 'cell 0 t-blue' }]);
  const swap: ColleXionMove = { type: 'swap', mine: 8, theirs: 14, seat: 2 };
  expect(at('where', swap)).toMatchObject({ marker: 'swap', seats: [2], cells: [] });
  expect(at('move', swap).trail).toMatchObject([
    { number: 1 },
    { from: 'cell 0 p-green', to: 'cell 2 o-pink', both: true },
  ]);
  const give: ColleXionMove = { type: 'give', kind: 5, seat: 3 };
  expect(at('where', give)).toMatchObject({ cells: [{ seat: 0, kind: 's-yellow' }], seats: [] });
  expect(at('move', give)).toMatchObject({ seats: [3], trail: [{}, { to: 'cell 3 s-yellow' }] });
});

test('for scoring the set, then the corner', () => {
  const score: ColleXionMove = { type: 'score', set: 'octagon', stack: 'blue' };
  expect(at('where', score)).toMatchObject({ set: 'octagon' });
  expect(at('where', score).cells).toContainEqual({ seat: 0, kind: 'o-pink' });
  expect(at('where', score).stack).toBeUndefined();
  expect(at('place', score)).toMatchObject({ set: 'octagon', stack: 'blue' });
  expect(at('move', { type: 'score', set: 'pink', stack: '' })).toMatchObject({ set: 'pink' });
});

test('for handing over and ending the button', () => {
  expect(at('where', { type: 'hand' }).button).toBe('hand');
  expect(at('where', { type: 'end' }).button).toBe('end');
});
