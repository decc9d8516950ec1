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
  turn.tapCell('e1');
  expect(turn.complaint).toBe('tr-not-here');
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
