import { expect, test, vi } from 'vitest';
import type { TriominosMove, TriominosView } from '../wire';
import { aPlace, aStone, aView, NOTHING } from '../fixtures';
import { Turn } from './turn.svelte';

function sit(more: Partial<TriominosView> = {}, readonly = false) {
  const play = vi.fn<(move: TriominosMove) => void>();
  const table = { view: aView(more), waiting: false, readonly, play };
  return { play, table, turn: new Turn(table) };
}

test('a chosen stone lights up every place where it fits, the best first', () => {
  const { turn } = sit();
  turn.tapStone('344');
  expect(turn.places.map(({ cell, points }) => [cell, points])).toEqual([
    ['e1', 51],
    ['w1', 11],
  ]);
});

test('the first tap on a place tries the stone, the second lays it', () => {
  const { turn, play } = sit();
  turn.tapStone('344');
  turn.tapCell('e1');
  expect(turn.step).toBe('sure');
  expect(turn.trial?.points).toBe(51);
  expect(play).not.toHaveBeenCalled();
  turn.tapCell('e1');
  expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'lay', stone: '344', cell: 1 });
});

test('a mouse that sees the trial lays with one click', () => {
  const { turn, play } = sit();
  turn.tapStone('344');
  turn.tapCell('w1', true);
  expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'lay', stone: '344', cell: -1 });
});

test('the only place of a stone is tried at once', () => {
  const { turn, play } = sit();
  turn.tapStone('045');
  expect(turn.trial?.cell).toBe('e1');
  turn.lay();
  expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'lay', stone: '045', cell: 1 });
});

test('a place may be chosen first; then the stones that fit there are known', () => {
  const { turn } = sit();
  turn.tapCell('e1');
  expect(turn.step).toBe('cell');
  expect(turn.best('344')?.points).toBe(51);
  expect(turn.best('111')).toBeUndefined();
  turn.tapStone('344');
  expect(turn.trial?.move).toEqual({ type: 'lay', stone: '344', cell: 1 });
});

test('each cell where anything fits can be chosen once', () => {
  const { turn } = sit();
  expect(turn.open.map(({ cell }) => cell).sort()).toEqual(['e1', 'w1']);
});

test('a stone that fits nowhere says so', () => {
  const { turn } = sit();
  turn.tapStone('111');
  expect(turn.complaint).toBe('tr-fits-nowhere');
});

const EAST = { row: 0, column: 1, up: false };
const SOUTH = { row: 1, column: 0, up: false };
const touching = (turn: Turn) => turn.clash?.touches.map(({ mine, theirs }) => [mine, theirs]);

test('a stone put where it does not fit stays chosen, and the numbers that clash are named', () => {
  const { turn, play } = sit();
  turn.tapStone('111');
  turn.tapWrong(EAST);
  expect([turn.stone, turn.step]).toEqual(['111', 'stone']);
  expect(touching(turn)).toEqual([
    [1, 4],
    [1, 4],
  ]);
  expect(play).not.toHaveBeenCalled();
});

test('a tried stone that is put where it does not fit lies there, and Escape gives it back to the hand', () => {
  const { turn } = sit();
  turn.tapStone('045');
  expect(turn.trial?.cell).toBe('e1');
  turn.tapWrong(SOUTH);
  expect([turn.trial, touching(turn)]).toEqual([null, [[0, 4]]]);
  expect(turn.cancel()).toBe(true);
  expect([turn.stone, turn.clash]).toEqual(['045', null]);
});

test('a place chosen first shows why the stone chosen next does not fit there', () => {
  const { turn } = sit();
  turn.tapCell('w1');
  turn.tapStone('111');
  expect([turn.stone, turn.complaint]).toEqual(['111', null]);
  expect(touching(turn)).toEqual([
    [1, 5],
    [1, 4],
  ]);
});

test('a stone held over a place shows why it does not fit, for as long as it is there', () => {
  const { turn } = sit();
  expect(turn.take('045')).toBe(true);
  turn.hover(turn.clashOn(SOUTH));
  expect(touching(turn)).toEqual([[0, 4]]);
  turn.hover(null);
  expect([turn.clash, turn.stone]).toEqual([null, '045']);
});

test('nothing speaks against a place where the stone fits', () => {
  const { turn } = sit();
  turn.tapStone('045');
  expect(turn.clashOn(EAST)).toBeNull();
  expect(turn.elsewhere.map(({ row, column }) => [row, column])).toEqual([
    [0, -1],
    [1, 0],
  ]);
});

test('a tap on a stone, or away from all, keeps what was chosen and says why', () => {
  const { turn } = sit();
  turn.tapStone('344');
  turn.tapWrong(SOUTH);
  turn.tapAside('445');
  expect(turn.clash).toBeNull();
  expect(turn.complaint).toMatchObject({ code: 'cell-taken', pieces: ['', '445'] });
  turn.tapAside();
  expect(turn.complaint).toMatchObject({ code: 'no-edge' });
  expect(turn.stone).toBe('344');
});

test('a free place where no stone of one’s own fits says so', () => {
  const { turn } = sit();
  turn.tapWrong(SOUTH);
  expect(turn.complaint).toBe('tr-none-here');
});

test('out of turn a stone that is dragged or put down stays chosen, and one reads why', () => {
  const { turn } = sit({ turn: 1, may: NOTHING });
  expect(turn.take('344')).toBe(false);
  expect([turn.stone, turn.complaint]).toMatchObject(['344', { code: 'not-your-turn' }]);
  turn.tapWrong(EAST);
  expect([turn.stone, turn.clash]).toEqual(['344', null]);
});

test('Escape goes back one thing at a time: first the place, then the stone', () => {
  const { turn } = sit();
  turn.tapStone('344');
  turn.tapCell('e1');
  expect(turn.cancel()).toBe(true);
  expect([turn.step, turn.stone]).toEqual(['stone', '344']);
  expect(turn.cancel()).toBe(true);
  expect(turn.step).toBe('idle');
  expect(turn.cancel()).toBe(false);
});

test('the stone lies on the table until the answer comes, and is taken back if it is refused', () => {
  const { turn, play } = sit();
  turn.tapStone('045');
  turn.lay();
  expect(turn.step).toBe('sent');
  expect(turn.trial?.move).toEqual({ type: 'lay', stone: '045', cell: 1 });
  turn.lay();
  expect(play).toHaveBeenCalledOnce();
  turn.settle();
  expect(turn.step).toBe('sure');
});

test('a stone that was laid is no longer chosen', () => {
  const { turn, table } = sit();
  turn.tapStone('045');
  turn.lay();
  table.view = aView({ rack: [aStone('344')], turn: 1, may: NOTHING });
  turn.settle();
  expect([turn.step, turn.stone, turn.trial]).toEqual(['watch', null, null]);
});

test('buying, passing and proposing to stop are moves', () => {
  for (const type of ['buy', 'pass', 'stop'] as const) {
    const { turn, play } = sit();
    turn[type]();
    expect(play).toHaveBeenCalledExactlyOnceWith({ type });
  }
});

test('who is asked to stop answers, and nothing else', () => {
  const { turn, play } = sit({ phase: 'vote', turn: 1, may: { ...NOTHING, answer: true } });
  expect(turn.step).toBe('answer');
  turn.buy();
  expect(play).not.toHaveBeenCalled();
  turn.answer(false);
  expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'decline' });
});

test('out of turn a stone can be picked up but not laid', () => {
  const { turn, play } = sit({ turn: 1, may: NOTHING });
  turn.tapStone('344');
  expect(turn.stone).toBe('344');
  turn.lay();
  expect(turn.complaint).toMatchObject({ code: 'not-your-turn' });
  expect(play).not.toHaveBeenCalled();
});

test('a stone picked up out of turn is still chosen when the turn comes', () => {
  const { turn, table } = sit({ turn: 1, may: NOTHING });
  turn.tapStone('344');
  table.view = aView();
  turn.settle();
  expect(turn.places).toHaveLength(2);
});

test('the first stone is tried on its place as soon as it is chosen', () => {
  const { turn } = sit({
    layout: [],
    may: { ...NOTHING, must_lay: true, lay: [aPlace('344', '0'), aPlace('045', '0')] },
  });
  turn.tapStone('045');
  expect(turn.trial?.move).toEqual({ type: 'lay', stone: '045', cell: 0 });
});

test('a spectator touches nothing', () => {
  const { turn, play } = sit({}, true);
  turn.tapStone('344');
  turn.buy();
  expect([turn.step, turn.stone]).toEqual(['watch', null]);
  expect(play).not.toHaveBeenCalled();
});

test('while the others’ moves are still shown, no place is lit and nobody is asked', () => {
  const { table } = sit();
  const turn = new Turn({ ...table, following: true });
  expect([turn.step, turn.open]).toEqual(['watch', []]);
  const asked = aView({ phase: 'vote', may: { ...NOTHING, answer: true } });
  expect(new Turn({ ...table, view: asked, following: true }).step).toBe('watch');
});
