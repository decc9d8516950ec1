import { expect, test, vi } from 'vitest';
import type { HiddenStonesMove, HiddenStonesView } from '../wire';
import { aView } from '../fixtures';
import { Turn } from './turn.svelte';

function sit(more: Partial<HiddenStonesView> = {}, readonly = false) {
  const play = vi.fn<(move: HiddenStonesMove) => void>();
  const table = { view: aView(more), waiting: false, readonly, play };
  return { play, table, turn: new Turn(table) };
}

test('two neighbours that are tapped swap once a card pays', () => {
  const { turn, play } = sit();
  turn.tapStone('a1');
  turn.tapStone('b1');
  expect(turn.step).toBe('pay');
  expect(turn.board).toBe('HBSTFOUSH');
  expect(play).not.toHaveBeenCalled();
  turn.tapCard(33);
  expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'swap', card: 33, a: 0, b: 1 });
});

test('the change stays on the board until the answer comes', () => {
  const { turn, table } = sit();
  turn.flip('c3');
  turn.tapCard(33);
  expect(turn.board).toBe('BHSTFOUSO');
  table.view = aView({
    board: 'BHSTFOUSO',
    hand: [],
    may: { act: false, end: true, pass: false, score: [], end_draws: 0, pass_draws: 0 },
  });
  turn.settle();
  expect(turn.board).toBe('BHSTFOUSO');
  expect(turn.step).toBe('idle');
});

test('a refused change is taken off the board again', () => {
  const { turn } = sit();
  turn.flip('c3');
  turn.tapCard(33);
  turn.settle();
  expect(turn.board).toBe('BHSTFOUSH');
});

test('stones that are not neighbours say so, and the second stays chosen', () => {
  const { turn } = sit();
  turn.tapStone('a1');
  turn.tapStone('c3');
  expect(turn.complaint).toMatchObject({ code: 'not-adjacent', rule: 'HS-4', pieces: ['a1', 'c3'] });
  expect(turn.stone).toBe('c3');
});

test('a stone let go beside the grid is chosen, and one reads where it can be let go', () => {
  const { turn } = sit();
  turn.letGoStone('b2');
  expect([turn.stone, turn.complaint]).toEqual(['b2', 'hs-drop-stone']);
});

test('a proposed change stays when something else is let go nowhere', () => {
  const { turn } = sit();
  turn.flip('c3');
  turn.letGoStone('a1');
  turn.letGoCard(33);
  expect([turn.step, turn.complaint]).toEqual(['pay', 'hs-drop-card']);
});

test('another stone takes a proposed change back, and says so', () => {
  const { turn } = sit();
  turn.flip('c3');
  turn.tapStone('a1');
  expect([turn.stone, turn.change, turn.complaint]).toEqual(['a1', null, 'hs-taken-back']);
});

test('a card let go on no pile is picked, and one reads where it can be let go', () => {
  const { turn } = sit();
  turn.letGoCard(33);
  expect([turn.card, turn.complaint]).toEqual([33, 'hs-drop-card']);
});

test('a second quick tap turns the stone over', () => {
  const { turn } = sit();
  turn.tapStone('a1');
  turn.tapStone('a1', true);
  expect(turn.change).toEqual({ kind: 'flip', cell: 'a1' });
});

test('a second slow tap lets the stone go', () => {
  const { turn } = sit();
  turn.tapStone('a1');
  turn.tapStone('a1');
  expect(turn.step).toBe('idle');
});

test('a card may be put down to pay before anything is changed', () => {
  const { turn, play } = sit();
  turn.pay(33);
  expect(turn.step).toBe('change');
  turn.tapStone('a1');
  turn.tapStone('a2');
  expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'swap', card: 33, a: 0, b: 3 });
});

test('stones that are not neighbours do not take the paying card back', () => {
  const { turn, play } = sit();
  turn.pay(33);
  turn.tapStone('a1');
  turn.tapStone('c3');
  expect([turn.payer, turn.stone]).toEqual([33, 'c3']);
  turn.tapStone('c2');
  expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'swap', card: 33, a: 5, b: 8 });
});

test('Escape goes back one thing at a time: first the stone, then the paying card', () => {
  const { turn } = sit();
  turn.pay(33);
  turn.tapStone('a1');
  expect(turn.cancel()).toBe(true);
  expect(turn.stone).toBeNull();
  expect(turn.payer).toBe(33);
  expect(turn.cancel()).toBe(true);
  expect(turn.payer).toBeNull();
  expect(turn.cancel()).toBe(false);
});

test('a card that shines can be scored', () => {
  const { turn, play } = sit();
  turn.tapCard(1);
  turn.score();
  expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'score', card: 1 });
});

test('S alone scores the only card that can be scored', () => {
  const { turn, play } = sit();
  turn.score();
  expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'score', card: 1 });
});

test('a card whose formation is absent says so', () => {
  const { turn, play } = sit();
  turn.score(33);
  expect(turn.complaint).toMatchObject({ code: 'formation-absent', pieces: ['33'] });
  expect(play).not.toHaveBeenCalled();
});

test('with no card left nothing can be changed, and that is said', () => {
  const { turn } = sit({
    hand: [],
    may: { act: false, end: true, pass: false, score: [], end_draws: 0, pass_draws: 0 },
  });
  turn.tapStone('a1');
  expect(turn.complaint).toBe('hs-no-card');
  expect(turn.stone).toBeNull();
});

test('out of turn one can look at cards but not act', () => {
  const { turn, play } = sit({
    turn: 1,
    may: { act: false, end: false, pass: false, score: [], end_draws: 0, pass_draws: 0 },
  });
  turn.tapCard(33);
  expect(turn.looking?.number).toBe(33);
  turn.end();
  expect(turn.complaint).toMatchObject({ code: 'not-your-turn' });
  expect(play).not.toHaveBeenCalled();
});

test('a spectator touches nothing', () => {
  const { turn, play } = sit({}, true);
  turn.tapStone('a1');
  turn.end();
  expect(turn.step).toBe('watch');
  expect(play).not.toHaveBeenCalled();
});

test('whether a pass is allowed is for the server to say', () => {
  const { turn, play } = sit({
    acted: true,
    may: { act: true, end: true, pass: false, score: [], end_draws: 0, pass_draws: 0 },
  });
  turn.pass();
  expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'pass' });
});

test('a card that left the hand is no longer picked', () => {
  const { turn, table } = sit();
  turn.tapCard(33);
  table.view = aView({ hand: table.view.hand.slice(0, 1) });
  turn.settle();
  expect(turn.card).toBeNull();
});

test('who ends the turn though a card can be scored is asked once', () => {
  const { turn, play, table } = sit();
  const scorable = table.view.hand[0]?.number ?? 0;
  table.view = aView({ may: { ...table.view.may, score: [scorable] } });
  turn.end();
  expect([turn.step, turn.best?.number, play.mock.calls.length]).toEqual(['leave', scorable, 0]);
  expect(turn.cancel()).toBe(true);
  expect(turn.step).toBe('idle');
  turn.end();
  turn.end();
  expect(play).toHaveBeenCalledExactlyOnceWith({ type: 'end' });
});

test('while the others’ moves are still shown, it is not one’s turn', () => {
  const { table } = sit();
  expect(new Turn({ ...table, following: true }).step).toBe('watch');
});
