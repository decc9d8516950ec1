import { beforeAll, expect, test } from 'vitest';
import type { HintStep } from '../../../kit/room';
import { setLocale } from '../../../texts/index.svelte';
import { aLay, aTable, aView } from '../fixtures';
import type { CrossrummyMove } from '../wire';
import { begunBy, nudgeOf } from './nudge';

const VIEW = aView({
  table: aTable('b4 b5 b6 . / . . . . / r3 g3 y3 b3'),
  lines: [
    { kind: 'run', down: false, cell: [0, 0], tiles: ['b4', 'b5', 'b6'] },
    { kind: 'set', down: false, cell: [0, 2], tiles: ['r3', 'g3', 'y3', 'b3'] },
  ],
  open: ['r2', 'g9'],
});
/** A tile is moved, then two are laid at other ends: too much for one sentence. */
const LONG = aLay(
  [
    ['b2', [-2, 0]],
    ['b7', [3, 0]],
  ],
  [['b3', [3, 2], [-1, 0]]],
);
const at = (step: HintStep, move: CrossrummyMove, parts = 1) => ({ move, step, parts, reasons: [] });
const cells = (step: HintStep, move: CrossrummyMove, parts = 1) => [
  ...nudgeOf(at(step, move, parts), VIEW, [1, 1]).cells,
];

beforeAll(() => setLocale('en'));

test('nothing is marked without a hint', () => {
  expect(nudgeOf(null, VIEW, [0, 0])).toMatchObject({ bag: false, trail: [] });
});

test('of the open tiles first all, then the one to take', () => {
  expect([...nudgeOf(at('where', { type: 'take', tile: 'g9' }), VIEW, [0, 0]).open]).toEqual(['r2', 'g9']);
  expect([...nudgeOf(at('place', { type: 'take', tile: 'g9' }), VIEW, [0, 0]).open]).toEqual(['g9']);
});

test('a laying: the line that the words name, then the free cells and the tiles for them, then what was laid', () => {
  const lay = aLay([['b7', [3, 0]]]);
  expect(cells('where', lay)).toEqual(['1,1', '2,1', '3,1']);
  expect(cells('where', LONG)).toEqual(['1,3', '2,3', '3,3', '4,3']);
  expect(cells('place', lay)).toEqual(['4,1']);
  expect([...nudgeOf(at('place', lay), VIEW, [0, 0]).rack]).toEqual(['b7']);
  expect(nudgeOf(at('move', lay), VIEW, [1, 1]).trail).toEqual([{ to: 'cell 4,1', number: 1 }]);
});

test('a long laying goes part by part, and the draft follows', () => {
  expect(begunBy(at('move', LONG, 1), VIEW)).toEqual(aLay([], [['b3', [3, 2], [-1, 0]]]));
  expect(nudgeOf(at('move', LONG, 1), VIEW, [0, 0]).trail).toEqual([{ from: 'cell 3,2', to: 'cell -1,0' }]);
  expect(begunBy(at('move', LONG, 2), VIEW)).toMatchObject({ laid: [{ tile: 'b2' }], moved: [{ tile: 'b3' }] });
  expect(nudgeOf(at('move', LONG, 2), VIEW, [0, 0]).trail).toEqual([{ to: 'cell -2,0', number: 2 }]);
  expect(begunBy(at('move', LONG, Infinity), VIEW)).toEqual(LONG);
});

test('tiles that go nearly the same way have one arrow, others each their own', () => {
  const trail = (...ways: [string, [number, number], [number, number]][]) =>
    nudgeOf(at('move', aLay([], ways)), VIEW, [0, 0]).trail;
  expect(trail(['r3', [0, 2], [4, 4]], ['g3', [1, 2], [5, 4]], ['y3', [2, 2], [6, 4]])).toEqual([
    { from: 'cell 1,2', to: 'cell 5,4' },
  ]);
  expect(trail(['r3', [0, 2], [6, 4]], ['g3', [1, 2], [4, 4]], ['y3', [2, 2], [5, 4]])).toHaveLength(1);
  expect(trail(['b3', [3, 2], [4, 4]], ['r3', [0, 2], [5, 4]])).toHaveLength(2);
});
