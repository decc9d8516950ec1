import { beforeEach, expect, test } from 'vitest';
import { Draft } from './draft';
import { aLay, aLaying, aTable, aView } from '../fixtures';
import { fingerprint, forget, restored, save, savedKey } from './saved';
import { settle, type Ground } from './settle';

const KEY = savedKey('/table/abc', 0);

beforeEach(() => sessionStorage.clear());

function arranged(ground = settle(null, aView())): Ground {
  const piece = ground.draft.rack.find(({ tile }) => tile === 'b7');
  const draft = ground.draft.put(piece?.id ?? 0, [3, 0]);
  if (!(draft instanceof Draft)) throw new Error(draft);
  return { ...ground, draft };
}

test('a half-arranged table is there again after a reload', () => {
  save(KEY, aView(), arranged());
  const again = restored(KEY, aView(), settle(null, aView()));
  expect(again.draft.laying([0, 0])).toEqual(aLay([['b7', [3, 0]]]));
});

test('wherever the screen’s grid had come to begin', () => {
  const view = aView({ table: aTable('b3 b4 b5 b6') });
  const laying = aLaying({ laid: [{ tile: 'b3', cell: [0, 0] }], shift: [1, 0] });
  save(KEY, view, arranged(settle(settle(null, aView()), view, laying)));
  const again = restored(KEY, view, settle(null, view));
  expect(again.draft.laying([0, 0])).toEqual(aLay([['b7', [4, 0]]]));
});

test.each([
  ['the table', { table: aTable('b4 b5 b6 b7') }],
  ['the rack', { rack: ['b7'] }],
  ['the game', { round: 2 }],
])('it is dropped silently when %s has changed', (_, more) => {
  save(KEY, aView(), arranged());
  expect(restored(KEY, aView(more), settle(null, aView(more))).draft.untouched).toBe(true);
});

test('each seat and each table has its own', () => {
  save(KEY, aView(), arranged());
  for (const other of [savedKey('/table/abc', 1), savedKey('/table/abd', 0)])
    expect(restored(other, aView(), settle(null, aView())).draft.untouched).toBe(true);
});

test('nothing is kept of a table as it lies', () => {
  save(KEY, aView(), arranged());
  save(KEY, aView(), settle(null, aView()));
  expect(sessionStorage.length).toBe(0);
});

test('a look at the table as it was before loses nothing', () => {
  const earlier = aView({ table: aTable('b4 b5 b6 b7') });
  save(KEY, aView(), arranged());
  save(KEY, earlier, settle(null, earlier));
  expect(restored(KEY, aView(), settle(null, aView())).draft.untouched).toBe(false);
});

test('what was laid is not begun again', () => {
  save(KEY, aView(), arranged());
  forget(KEY);
  expect(restored(KEY, aView(), settle(null, aView())).draft.untouched).toBe(true);
});

test('what can’t be read is as if it were not there', () => {
  for (const text of ['{', JSON.stringify({ about: fingerprint(aView()), move: 'lay b7@3,0' })]) {
    sessionStorage.setItem(KEY, text);
    expect(restored(KEY, aView(), settle(null, aView())).draft.untouched).toBe(true);
  }
});
