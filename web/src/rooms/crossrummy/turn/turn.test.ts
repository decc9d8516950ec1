import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Problem } from '../../../net/wire';
import type { CrossrummyMove, CrossrummyView } from '../wire';
import { aLay, aLaying, aLine, aTable, aView, NOTHING } from '../fixtures';
import type { Cell } from '../pieces/grid';
import { Turn } from './turn.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function sit(more: Partial<CrossrummyView> = {}, problems: Problem[] = [], readonly = false) {
  const play = vi.fn<(move: CrossrummyMove) => void>();
  const check = vi.fn(() => Promise.resolve(problems));
  const table = { view: aView(more), waiting: false, readonly, play, check };
  const turn = new Turn(table);
  turn.settle([]);
  const rack = (tile: string) => turn.draft.rack.find((piece) => piece.tile === tile)?.id ?? 0;
  const at = (cell: Cell) => turn.draft.at(cell)?.id ?? 0;
  const ask = async () => {
    turn.ask();
    await vi.runAllTimersAsync();
  };
  return { play, check, table, turn, rack, at, ask };
}

const SHORT: Problem = { rule: 'CR-8', code: 'line-short', text: '', pieces: ['3,0', '3,1'] };

test('with nothing chosen, a tile can be drawn', () => {
  const { turn, play } = sit();
  expect(turn.step).toBe('idle');
  turn.draw();
  expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'draw' });
  expect(turn.step).toBe('sent');
});

test('a tap on a tile and a tap on a cell lay it; no drag is needed', async () => {
  const { turn, rack, ask, play } = sit();
  turn.tapRack(rack('b7'));
  expect(turn.step).toBe('tile');
  turn.tapCell([3, 0]);
  expect([turn.step, turn.laying, turn.selected.size]).toEqual(['draft', aLay([['b7', [3, 0]]]), 0]);
  await ask();
  turn.lay();
  expect(play).toHaveBeenCalledExactlyOnceWith(aLay([['b7', [3, 0]]]));
});

test('nothing is laid before the server has found it right', async () => {
  const { turn, rack, ask, play } = sit({}, [SHORT]);
  turn.tapRack(rack('b7'));
  turn.tapCell([3, 1]);
  turn.lay();
  expect(turn.complaint).toBe('cr-checking');
  await ask();
  turn.lay();
  expect(turn.complaint).toEqual(SHORT);
  expect(play).not.toHaveBeenCalled();
});

test('what is wrong is shown where it lies on the screen, wherever the server’s table begins', async () => {
  const { turn, table, ask, rack } = sit({}, [SHORT]);
  table.view = aView({ table: aTable('b3 b4 b5 b6') });
  turn.settle([aLine(aLaying({ laid: [{ tile: 'b3', cell: [0, 0] }], shift: [1, 0] }))]);
  turn.lift([rack('b7')], [9, 9]);
  await ask();
  expect(turn.troubles[0]?.cells).toEqual([
    [2, 0],
    [2, 1],
  ]);
});

test('a tile of the table is moved by two taps; a second tap lets it go', () => {
  const { turn, at } = sit();
  turn.tapCell([2, 0]);
  turn.tapCell([2, 0]);
  expect(turn.selected.size).toBe(0);
  const b6 = at([2, 0]);
  turn.tapCell([2, 0]);
  turn.tapCell([2, 3]);
  expect(at([2, 3])).toBe(b6);
});

test('twice takes the longer line, then the other, then the group, then the line again', () => {
  const { turn } = sit({ table: aTable('b4 b5 b6 b7 / . r5 / . y5 y6') });
  turn.tapCell([1, 0]);
  const sizes = [1, 2, 3, 4].map(() => {
    turn.widen([1, 0]);
    return turn.selected.size;
  });
  expect(sizes).toEqual([4, 3, 7, 4]);
});

test('a frame takes what lies within, in whatever direction it is drawn', () => {
  const { turn } = sit({ table: aTable('b4 b5 b6 / . r5 / . y5') });
  turn.framing = true;
  turn.frame([1, 2], [0, 0]);
  expect([turn.selected.size, turn.framing]).toEqual([4, false]);
});

test('several tiles don’t fall on others, and say so', () => {
  const { turn, at } = sit({ table: aTable('b4 b5 b6 / . r5 / . y5') });
  const ids = [at([0, 0]), at([1, 0])];
  expect(turn.wouldFit(ids, [1, 0], ids[0] ?? 0)).toBe(false);
  expect(turn.lift(ids, [1, 0])).toBe(false);
  expect(turn.complaint).toBe('cr-taken');
});

test('CR-6: a tile of the table doesn’t go onto the rack, and says so', () => {
  const { turn, at } = sit();
  expect(turn.takeBack([at([0, 0])])).toBe(false);
  expect(turn.complaint).toBe('cr-stays');
});

test('an action tile is played, not laid', () => {
  const { turn, rack, play } = sit();
  const id = rack('draw-three');
  expect(turn.lift([id], [5, 5])).toBe(false);
  expect([turn.complaint, turn.refused]).toEqual(['cr-action-stays', { cell: [5, 5], why: 'cr-action-stays' }]);
  expect([turn.step, turn.victim]).toEqual(['action', 1]);
  turn.act();
  expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'drawthree', victim: 1 });
});

test('with several to choose from, nobody draws three before one is chosen', () => {
  const { turn, rack, play } = sit({ seats: 3, may: { ...NOTHING, draw: true, draw_three: [1, 2] } });
  turn.tapRack(rack('draw-three'));
  turn.act();
  expect([turn.complaint, play.mock.calls.length]).toEqual(['cr-whom', 0]);
  turn.victim = 2;
  turn.act();
  expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'drawthree', victim: 2 });
});

test('an open tile is chosen, then taken', () => {
  const { turn, play } = sit();
  turn.tapOpen(1);
  expect(turn.step).toBe('open');
  turn.take();
  expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'take', tile: 'r2' });
});

test('pass on: with two chosen a third is not taken, and one reads why', () => {
  const { turn, rack, play } = sit({ phase: 'choose', may: { ...NOTHING, give: 2 } });
  expect(turn.step).toBe('give');
  turn.give();
  for (const tile of ['y3', 'draw-three', 'r5']) turn.tapRack(rack(tile));
  expect(turn.complaint).toBe('cr-give-enough');
  turn.give();
  expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'give', tiles: ['y3', 'draw-three'] });
});

test('pass on: of one tile, another takes its place', () => {
  const { turn, rack } = sit({ phase: 'choose', may: { ...NOTHING, give: 1 } });
  for (const tile of ['y3', 'r5']) turn.tapRack(rack(tile));
  expect([...turn.giving]).toEqual([rack('r5')]);
});

test('nothing is right as long as a tile is in the air, by tap or by hand', async () => {
  const { turn, rack, at, ask, play } = sit();
  turn.lift([rack('b7')], [3, 0]);
  await ask();
  expect([turn.right, turn.step]).toEqual([true, 'draft']);
  turn.tapCell([3, 0]);
  expect([turn.right, turn.step]).toEqual([false, 'tile']);
  turn.lay();
  expect(turn.complaint).toBe('cr-put-first');
  turn.cancel();
  turn.carrying = [at([0, 0])];
  expect([turn.right, turn.step]).toEqual([false, 'tile']);
  turn.carrying = [];
  turn.lay();
  expect(play).toHaveBeenCalledOnce();
});

test('a tile that was put down by tap is not in the air, though it stays marked', async () => {
  const { turn, ask, rack } = sit();
  turn.lift([rack('b7')], [4, 0]);
  turn.tapCell([4, 0]);
  turn.tapCell([3, 0]);
  await ask();
  expect([turn.selected.size, turn.right]).toEqual([1, true]);
});

test('a tile let go where another lies stays in the hand, and the place says why', () => {
  const { turn, rack } = sit();
  expect(turn.lift([rack('b7')], [0, 0])).toBe(false);
  expect([turn.fromRack, turn.refused]).toEqual([rack('b7'), { cell: [0, 0], why: 'cr-taken' }]);
  turn.tapCell([3, 0]);
  expect([turn.refused, turn.draft.added.length]).toEqual([null, 1]);
});

test('a tile that makes room for another goes back to the rack, and one reads that', () => {
  const { turn, rack } = sit();
  turn.lift([rack('b7')], [3, 0]);
  turn.lift([rack('r5')], [3, 0]);
  expect([turn.draft.added.map(({ tile }) => tile), turn.complaint]).toEqual([['r5'], 'cr-back-again']);
});

test('a tile let go beside everything stays in the hand, and one reads why', () => {
  const { turn, rack } = sit();
  turn.letGo(rack('b7'));
  expect([turn.fromRack, turn.complaint]).toEqual([rack('b7'), 'cr-beside']);
});

test('what was tried out and is gone because another laid is not gone silently', () => {
  const { turn, table, rack } = sit({ turn: 1, may: NOTHING });
  turn.lift([rack('b7')], [3, 0]);
  table.view = aView({ turn: 1, may: NOTHING, table: aTable('b3 b4 b5 b6') });
  turn.settle([aLine(aLaying({ seat: 1, laid: [{ tile: 'b3', cell: [0, 0] }], shift: [1, 0] }))]);
  expect([turn.draft.untouched, turn.complaint]).toEqual([true, 'cr-plan-gone']);
});

test('what I laid is not gone, even if the next news are that another laid', async () => {
  const { turn, table, rack, ask } = sit();
  turn.lift([rack('b7')], [3, 0]);
  await ask();
  turn.lay();
  table.view = aView({ turn: 1, may: NOTHING, rack: [], table: aTable('b3 b4 b5 b6 b7') });
  turn.settle([aLine(aLaying({ seat: 1, laid: [{ tile: 'b3', cell: [0, 0] }], shift: [1, 0] }))]);
  expect([turn.draft.untouched, turn.complaint]).toEqual([true, null]);
});

test('who has chosen waits, and can’t arrange meanwhile', () => {
  const { turn, rack } = sit({ phase: 'choose', chosen: ['y3', 'r5'], may: NOTHING });
  expect(turn.step).toBe('given');
  expect(turn.lift([rack('b7')], [3, 0])).toBe(false);
});

test('while others play one may try things out, and nothing is asked or sent', async () => {
  const { turn, rack, check, play, ask } = sit({ turn: 1, may: NOTHING });
  turn.lift([rack('b7')], [3, 0]);
  await ask();
  turn.lay();
  expect([turn.step, check.mock.calls.length, play.mock.calls.length]).toEqual(['draft', 0, 0]);
  expect(turn.complaint).toBe('cr-not-now');
});

test('who only looks on can do nothing', () => {
  const { turn, rack, play } = sit({}, [], true);
  turn.tapRack(rack('b7'));
  turn.tapCell([3, 0]);
  turn.draw();
  turn.tapOpen(0);
  expect([turn.step, turn.draft.untouched, play.mock.calls.length, turn.beside]).toEqual(['watch', true, 0, null]);
});

test.each<[CrossrummyMove, string, 'lay' | 'draw' | 'take' | 'act']>([
  [aLay([['b7', [3, 0]]]), 'draft', 'lay'],
  [{ type: 'draw' }, 'bag', 'draw'],
  [{ type: 'take', tile: 'b9' }, 'open', 'take'],
  [{ type: 'drawthree', victim: 1 }, 'action', 'act'],
])('a whole hint, %j, is begun so that only the button is left', async (move, step, button) => {
  const { turn, play, ask } = sit();
  turn.follow(move);
  await ask();
  expect(turn.step).toBe(step);
  turn[button]();
  expect(play).toHaveBeenCalledExactlyOnceWith(move);
});

test('Escape lets go of everything', () => {
  const { turn } = sit();
  turn.tapCell([0, 0]);
  expect(turn.cancel()).toBe(true);
  expect(turn.selected.size).toBe(0);
  expect(turn.cancel()).toBe(false);
});

test('while the others’ moves are still shown, a draft is not right yet and nothing is to be given', async () => {
  const { turn, table, rack, ask } = sit();
  turn.tapRack(rack('b7'));
  turn.tapCell([3, 0]);
  await ask();
  expect(turn.right).toBe(true);
  Object.assign(table, { following: true });
  expect([turn.mine, turn.right]).toEqual([false, false]);
  table.view = aView({ phase: 'choose', may: { ...NOTHING, give: 2 } });
  expect(turn.step).not.toBe('give');
});
