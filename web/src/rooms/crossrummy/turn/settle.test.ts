import { expect, test } from 'vitest';
import { Draft } from './draft';
import { aLaying, aLine, aTable, aView } from '../fixtures';
import { layingIn, settle, type Ground } from './settle';

const at = ({ draft }: Ground, x: number, y: number) => draft.at([x, y]);

function arranged(ground: Ground, tile: string, x: number, y: number): Ground {
  const piece = ground.draft.rack.find((one) => one.tile === tile);
  const draft = ground.draft.put(piece?.id ?? 0, [x, y]);
  if (!(draft instanceof Draft)) throw new Error(draft);
  return { ...ground, draft };
}

test('the laying is found among the news', () => {
  const laying = aLaying();
  expect(layingIn([aLine({ type: 'passed', seat: 0 }), aLine(laying)])).toBe(laying);
  expect(layingIn([])).toBeUndefined();
});

test('tiles that another moved are the same tiles, elsewhere; what was not moved keeps its place on the screen', () => {
  const first = settle(null, aView());
  const b6 = at(first, 2, 0)?.id;
  const laying = aLaying({
    laid: [{ tile: 'r3', cell: [0, 0] }],
    moved: [{ tile: 'b6', cell: [2, 0], to: [4, 1] }],
    shift: [1, 0],
  });
  const next = settle(first, aView({ table: aTable('r3 b4 b5 / . . . . b6') }), laying);
  expect(next.origin).toEqual([-1, 0]);
  expect(at(next, 3, 1)?.id).toBe(b6);
  expect(at(next, 0, 0)?.id).toBe(at(first, 0, 0)?.id);
  expect(at(next, -1, 0)?.tile).toBe('r3');
  expect(next.draft.untouched).toBe(true);
});

test('when a laying is taken back, what was not moved keeps its place too', () => {
  const before = settle(null, aView({ table: aTable('r1 r2 r3 / . b4 b5 b6') }));
  const back = settle(before, aView({ table: aTable('b4 b5 b6') }));
  expect(back.origin).toEqual([1, 1]);
  expect(at(back, 2, 1)?.id).toBe(at(before, 2, 1)?.id);
});

test('one’s own laying stays as it was arranged', () => {
  const before = arranged(settle(null, aView()), 'b7', 3, 0);
  const b7 = at(before, 3, 0)?.id;
  const view = aView({ table: aTable('b4 b5 b6 b7'), rack: ['y3', 'r5', 'b3', 'b7', 'draw-three'] });
  const next = settle(before, view, aLaying({ seat: 0, laid: [{ tile: 'b7', cell: [3, 0] }] }));
  expect(at(next, 3, 0)?.id).toBe(b7);
  expect(next.draft.untouched).toBe(true);
  expect(next.draft.rack).toHaveLength(5);
});

test('a plan outlives what doesn’t touch the table', () => {
  const before = arranged(settle(null, aView()), 'b7', 3, 0);
  const next = settle(before, aView({ rack: ['y3', 'r5', 'b3', 'b7', 'b7', 'g9', 'draw-three'] }));
  expect(at(next, 3, 0)?.tile).toBe('b7');
  expect(next.draft.canUndo).toBe(true);
  expect(next.draft.rack.map(({ tile }) => tile)).toContain('g9');
});

test('a plan is dropped when the table has changed, or a tile of it is gone', () => {
  const before = arranged(settle(null, aView()), 'r5', 5, 5);
  expect(settle(before, aView({ table: aTable('b4 b5 b6 b7') }), aLaying()).draft.untouched).toBe(true);
  expect(settle(before, aView({ rack: ['y3', 'b3', 'b7', 'b7'] })).draft.untouched).toBe(true);
});

test('tiles that come back to the rack are the same tiles', () => {
  const first = settle(null, aView({ table: aTable('b4 b5 b6 b7'), rack: ['y3'] }));
  const b7 = at(first, 3, 0)?.id;
  const next = settle(first, aView({ rack: ['y3', 'b7'] }));
  expect(next.draft.rack.some(({ id }) => id === b7)).toBe(true);
});

test('a new game begins on a new cloth', () => {
  const before = arranged(settle(null, aView()), 'r5', 5, 5);
  const next = settle({ ...before, origin: [4, 4] }, aView({ round: 2, table: [] }));
  expect([next.origin, next.draft.lying.size]).toEqual([[0, 0], 0]);
});
