import { expect, test } from 'vitest';
import { Camera } from '../../../kit/felt/camera.svelte';
import { middle, SIDE, type Cell } from '../pieces/grid';
import { showHinted } from './hinted';

function aCamera(columns: number): Camera {
  const camera = new Camera({ largest: 1.1, smallest: 0.1, atEase: 0.66, roam: 0 });
  camera.resize(374, 385, { top: 14, right: 12, bottom: 14, left: 12 });
  camera.aim({ left: 0, top: 0, right: columns * SIDE, bottom: columns * SIDE });
  return camera;
}
const MARKED: Cell[] = [
  [3, 0],
  [4, 0],
  [5, 0],
];

test('on a large table the camera comes to what is marked, below the slip', () => {
  const camera = aCamera(16);
  showHinted(camera, MARKED, 50, false);
  expect(camera.scale * SIDE).toBeGreaterThan(40);
  for (const cell of MARKED) {
    expect(camera.sees(middle(cell))).toBe(true);
    expect(camera.toFelt(middle(cell)).y).toBeGreaterThan(74);
  }
  expect(camera.near).toBe(true); // and goes back when it is done
});

test('a small table stays as it is, unless something marked is out of sight', () => {
  const camera = aCamera(8);
  camera.zoom(2, { x: 0, y: 0 });
  const before = camera.scale;
  showHinted(camera, [[1, 1]], 0, false);
  expect(camera.scale).toBe(before);
  showHinted(camera, [[7, 7]], 0, false);
  expect(camera.following).toBe(true);
});
