import { beforeEach, expect, test } from 'vitest';
import { Camera } from '../../../kit/felt/camera.svelte';
import { aView } from '../fixtures';
import { keepLook, lookAgain } from './looked';
import { settle } from './settle';

const ground = settle(null, aView());
const ALL = { left: 0, top: 0, right: 800, bottom: 300 };

function aCamera(): Camera {
  const camera = new Camera();
  camera.resize(400, 300, { top: 0, right: 0, bottom: 0, left: 0 });
  camera.aim(ALL);
  return camera;
}

function reloaded(camera: Camera, now = ground): Camera {
  keepLook('key', camera, ground);
  const again = new Camera();
  lookAgain('key', again, now);
  again.resize(400, 300, { top: 0, right: 0, bottom: 0, left: 0 });
  again.aim(ALL);
  return again;
}

beforeEach(() => sessionStorage.clear());

test('what somebody has zoomed to is seen again after a reload', () => {
  const camera = aCamera();
  camera.zoom(2, { x: 100, y: 100 });
  const { x, y, scale, following } = reloaded(camera);
  expect([x, y, scale, following]).toEqual([camera.x, camera.y, camera.scale, false]);
});

test('also where the arranged table begins elsewhere', () => {
  const camera = aCamera();
  camera.zoom(2);
  const [column, row] = ground.origin;
  const again = reloaded(camera, { ...ground, origin: [column + 1, row + 2] });
  expect([again.x - camera.x, again.y - camera.y]).toEqual([100, 200]);
});

test('a camera that follows the table goes on following, and so does one that was near for a hint', () => {
  expect(reloaded(aCamera()).following).toBe(true);
  const camera = aCamera();
  camera.lead(10, 0);
  expect(reloaded(camera).following).toBe(true);
  sessionStorage.setItem('key look', '{broken');
  expect(() => lookAgain('key', camera, ground)).not.toThrow();
});
