import { expect, test, vi } from 'vitest';
import { Camera } from '../../../kit/felt/camera.svelte';
import { aView } from '../fixtures';
import { keyPress } from './keys';
import { Turn } from './turn.svelte';
import type { TriominosMove } from '../wire';

function sit() {
  const play = vi.fn<(move: TriominosMove) => void>();
  const hands = { undo: vi.fn(), help: vi.fn(), list: vi.fn(), sheet: vi.fn() };
  const camera = new Camera();
  camera.resize(400, 300, { top: 0, right: 0, bottom: 0, left: 0 });
  camera.aim({ left: -500, top: -500, right: 500, bottom: 500 });
  const turn = new Turn({ view: aView(), waiting: false, readonly: false, play });
  const press = (key: string, mayPlay = true) =>
    keyPress(new KeyboardEvent('keydown', { key }), turn, camera, hands, mayPlay);
  return { play, hands, camera, press };
}

test('B buys and P passes', () => {
  const one = sit();
  expect(one.press('b')).toBe(true);
  expect(one.play).toHaveBeenCalledExactlyOnceWith({ type: 'buy' });
  const other = sit();
  other.press('P');
  expect(other.play).toHaveBeenCalledExactlyOnceWith({ type: 'pass' });
});

test('arrows move the table, plus and minus bring it nearer and farther, 0 shows everything', () => {
  const { press, camera } = sit();
  const { x, scale } = camera;
  press('ArrowRight');
  expect(camera.x).toBeGreaterThan(x);
  press('+');
  expect(camera.scale).toBeGreaterThan(scale);
  press('0');
  expect([camera.x, camera.scale]).toEqual([x, scale]);
});

test('who looks on may come nearer but not play, and arrows are left to the replay', () => {
  const { press, play, camera } = sit();
  expect(press('b', false)).toBe(false);
  expect(press('ArrowLeft', false)).toBe(false);
  expect(press('+', false)).toBe(true);
  expect(play).not.toHaveBeenCalled();
  expect(camera.following).toBe(false);
});
