import { expect, test, vi } from 'vitest';
import { Camera } from '../../../kit/felt/camera.svelte';
import { aView } from '../fixtures';
import { cursorKey, keyPress } from './keys';
import { Turn } from './turn.svelte';
import type { CrossrummyMove } from '../wire';

function sit() {
  const play = vi.fn<(move: CrossrummyMove) => void>();
  const table = { view: aView(), waiting: false, readonly: false, play, check: () => Promise.resolve([]) };
  const turn = new Turn(table);
  turn.settle([]);
  const hands = { undo: vi.fn(), help: vi.fn(), sort: vi.fn(), focus: vi.fn() };
  const camera = new Camera();
  const press = (key: string, more: KeyboardEventInit = {}, mayPlay = true) =>
    keyPress(new KeyboardEvent('keydown', { key, ...more }), turn, camera, hands, mayPlay);
  return { turn, play, hands, camera, press };
}

const key = (name: string, more: KeyboardEventInit = {}) => new KeyboardEvent('keydown', { key: name, ...more });

test('steps back and forth, by letter or as everywhere else', () => {
  const { turn, press } = sit();
  turn.lift([turn.draft.rack[0]?.id ?? 0], [5, 5]);
  for (const [back, forth, more] of [
    ['z', 'y', {}],
    ['z', 'y', { ctrlKey: true }],
    ['z', 'Z', { ctrlKey: true }],
  ] as const) {
    expect(press(back, more)).toBe(true);
    expect(turn.draft.untouched).toBe(true);
    press(forth, forth === 'Z' ? { ...more, shiftKey: true } : more);
    expect(turn.draft.untouched).toBe(false);
  }
  press('b');
  expect(turn.draft.untouched).toBe(true);
});

test('the parts of the table can be reached by a letter', () => {
  const { hands, press } = sit();
  for (const letter of ['r', 'g', 'o']) press(letter);
  expect(hands.focus.mock.calls.flat()).toEqual(['rack', 'table', 'open']);
});

test('who looks on can look nearer, and play nothing', () => {
  const { play, camera, press } = sit();
  expect(press('d', {}, false)).toBe(false);
  expect(play).not.toHaveBeenCalled();
  const { scale } = camera;
  expect(press('+', {}, false)).toBe(true);
  expect(camera.scale).toBeGreaterThan(scale);
});

test('nothing happens where somebody writes, or with other keys of the browser', () => {
  const { turn, camera, hands, press } = sit();
  const input = document.createElement('input');
  const event = key('d');
  Object.defineProperty(event, 'target', { value: input });
  expect(keyPress(event, turn, camera, hands, true)).toBe(false);
  expect([press('r', { ctrlKey: true }), press('d', { altKey: true }), press('q')]).toEqual([false, false, false]);
});

test('the cursor goes from cell to cell, takes and puts down', () => {
  const { turn } = sit();
  expect(cursorKey(key('ArrowRight'), turn, [1, 0])).toEqual([2, 0]);
  const b6 = turn.draft.at([2, 0])?.id ?? 0;
  cursorKey(key('Enter'), turn, [2, 0]);
  expect([...turn.selected]).toEqual([b6]);
  cursorKey(key('Enter'), turn, [2, 4]);
  expect(turn.draft.at([2, 4])?.id).toBe(b6);
  expect(cursorKey(key('x'), turn, [0, 0])).toBeNull();
});

test('with Shift, what is held goes along; where it can’t, the cursor stays too', () => {
  const { turn } = sit();
  turn.widen([0, 0]);
  expect(turn.selected.size).toBe(3);
  expect(cursorKey(key('ArrowDown', { shiftKey: true }), turn, [0, 0])).toEqual([0, 1]);
  expect(turn.draft.at([2, 1])?.tile).toBe('b6');
  turn.select([]);
  turn.lift([turn.draft.rack[0]?.id ?? 0], [3, 1]);
  turn.widen([0, 1]);
  turn.select([...turn.selected].slice(0, 3));
  expect(cursorKey(key('ArrowRight', { shiftKey: true }), turn, [0, 1])).toEqual([0, 1]);
});
