import { beforeEach, expect, test, vi } from 'vitest';
import { aView, NOTHING } from '../fixtures';
import { keyPress } from './keys';
import { Turn } from './turn.svelte';

const play = vi.fn();
const hands = { undo: vi.fn(), help: vi.fn(), heap: vi.fn() };
let turn: Turn;

beforeEach(() => {
  vi.clearAllMocks();
  const steal = [{ seat: 1, kind: 's-yellow', move: { type: 'steal' as const, kind: 5, seat: 1 } }];
  const view = { ...aView(), may: { ...NOTHING, steal, hand: true, end: true } };
  turn = new Turn({ view, waiting: false, readonly: false, play });
});

const press = (key: string, mayPlay = true, init: KeyboardEventInit = {}) =>
  keyPress(new KeyboardEvent('keydown', { key, ...init }), turn, hands, mayPlay);

test('keys do what the buttons do', () => {
  expect(press('s')).toBe(true);
  expect(turn.doing).toBe('steal');
  expect(press('Escape')).toBe(true);
  expect(turn.doing).toBeNull();
  press('l');
  press('u');
  press('?');
  for (const hand of Object.values(hands)) expect(hand).toHaveBeenCalledOnce();
  press('e');
  expect(play).toHaveBeenCalledWith({ type: 'end' });
});

test('the last polygon is handed over by a key', () => {
  press('P');
  expect(play).toHaveBeenCalledWith({ type: 'hand' });
});

test('no key plays for those who look on, nor together with Ctrl, nor where one writes', () => {
  expect(press('e', false)).toBe(false);
  expect(press('e', true, { ctrlKey: true })).toBe(false);
  const field = document.body.appendChild(document.createElement('input'));
  let known = true;
  field.addEventListener('keydown', (event) => (known = keyPress(event, turn, hands, true)));
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'e' }));
  field.remove(); // the next file of tests has the same document
  expect([known, play.mock.calls.length]).toEqual([false, 0]);
});
