import { expect, test } from 'vitest';
import { Camera } from './camera.svelte';

const NOTHING = { top: 0, right: 0, bottom: 0, left: 0 };

function aCamera(inset = NOTHING): Camera {
  const camera = new Camera();
  camera.resize(400, 300, inset);
  camera.aim({ left: 0, top: 0, right: 800, bottom: 300 });
  return camera;
}

test('the layout fits itself into the felt', () => {
  const camera = aCamera();
  expect(camera.scale).toBe(0.5);
  expect(camera.toFelt({ x: 0, y: 150 })).toEqual({ x: 0, y: 150 });
  expect(camera.toFelt({ x: 800, y: 150 })).toEqual({ x: 400, y: 150 });
});

test('what lies at the edge of the felt is left free', () => {
  const camera = aCamera({ ...NOTHING, right: 80 });
  expect(camera.toFelt({ x: 800, y: 150 }).x).toBeCloseTo(320);
});

test('a small layout is not blown up', () => {
  const camera = aCamera();
  camera.aim({ left: -50, top: 0, right: 50, bottom: 87 });
  expect(camera.scale).toBe(1.2);
});

test('what lies partly beyond the edge is brought in, by as little as that takes', () => {
  const camera = aCamera({ ...NOTHING, right: 50 });
  camera.aim({ left: 0, top: 0, right: 400, bottom: 300 });
  const scale = camera.scale;
  const there = { left: 380, top: 100, right: 480, bottom: 200 };
  camera.bringIn(there);
  expect(camera.toFelt({ x: 480, y: 200 }).x).toBeCloseTo(350);
  expect(camera.scale).toBe(scale);
  const { x, y } = camera;
  camera.bringIn(there);
  expect([camera.x, camera.y]).toEqual([x, y]);
  camera.rest();
  expect(camera.following, 'and goes back when it is done').toBe(true);
});

test('zooming keeps the point under the finger where it is', () => {
  const camera = aCamera();
  const at = { x: 100, y: 200 };
  const before = camera.toTable(at);
  camera.zoom(1.5, at);
  expect(camera.toTable(at).x).toBeCloseTo(before.x);
  expect(camera.toTable(at).y).toBeCloseTo(before.y);
  expect(camera.following).toBe(false);
});

test('zooming has its limits', () => {
  const camera = aCamera();
  camera.zoom(100);
  expect(camera.scale).toBe(1.5);
  camera.zoom(0.0001);
  expect(camera.scale).toBe(0.1);
});

test('nobody gets lost: the middle of the felt stays within the layout', () => {
  const camera = aCamera();
  camera.pan(99999, -99999);
  expect([camera.x, camera.y]).toEqual([0, 300]);
});

test('a moved table stays as it is until a stone is laid out of sight', () => {
  const camera = aCamera();
  camera.zoom(2);
  camera.aim({ left: 0, top: 0, right: 900, bottom: 300 }, { x: camera.x, y: camera.y });
  expect(camera.following).toBe(false);
  camera.aim({ left: 0, top: 0, right: 900, bottom: 300 }, { x: 890, y: 150 });
  expect(camera.following).toBe(true);
});

test('while somebody is at work nothing is fitted anew', () => {
  const camera = aCamera();
  camera.extend({ left: 0, top: 0, right: 1600, bottom: 300 });
  camera.resize(300, 300, NOTHING);
  expect(camera.scale).toBe(0.5);
  camera.fit();
  expect(camera.scale).toBeCloseTo(300 / 1600);
});

test('on an endless grid one may look a little beyond what lies there', () => {
  const camera = new Camera({ largest: 1, smallest: 0.1, atEase: 1, roam: 50 });
  camera.resize(400, 300, NOTHING);
  camera.aim({ left: 0, top: 0, right: 100, bottom: 100 });
  camera.pan(99999, 0);
  expect(camera.x).toBe(-50);
});

test('for somebody’s work it comes nearer around their finger, once, and fitting takes it back', () => {
  const camera = aCamera();
  const at = { x: 100, y: 200 };
  const before = camera.toTable(at);
  expect(camera.approach(0.8, at)).toBe(true);
  expect(camera.scale).toBe(0.8);
  expect(camera.toTable(at).x).toBeCloseTo(before.x);
  expect([camera.following, camera.near]).toEqual([false, true]);
  expect(camera.approach(0.8, at)).toBe(false);
  camera.fit();
  expect([camera.following, camera.near, camera.scale]).toEqual([true, false, 0.5]);
});

test('where somebody had moved it before, it does not go back by itself', () => {
  const camera = aCamera();
  camera.pan(10, 0);
  camera.approach(0.8, { x: 100, y: 200 });
  expect(camera.near).toBe(false);
});

test('a part is shown clear of what lies over the felt, and everything again when it is asked for', () => {
  const camera = aCamera();
  camera.show({ left: 700, top: 0, right: 800, bottom: 100 }, { ...NOTHING, top: 100 }, 1);
  expect(camera.scale).toBe(1);
  expect(camera.toFelt({ x: 750, y: 50 })).toEqual({ x: 200, y: 200 });
  expect([camera.near, camera.following, camera.whole]).toEqual([true, false, 0.5]);
  camera.fit();
  expect([camera.near, camera.scale]).toEqual([false, 0.5]);
});

test('a part is clear of it even if that makes it a little smaller, but not much', () => {
  const camera = aCamera();
  camera.show({ left: 0, top: 0, right: 800, bottom: 300 }, { ...NOTHING, top: 180 }, 1);
  expect([camera.following, camera.scale]).toEqual([false, 0.4]);
  camera.show({ left: 0, top: 0, right: 800, bottom: 300 }, { ...NOTHING, top: 210 }, 1);
  expect([camera.following, camera.scale]).toEqual([true, 0.5]);
});

const NEARNESS = { legible: 0.7, atWork: 0.9 };

test('where somebody works, it comes as near as they can read, and goes back afterwards', () => {
  const camera = aCamera();
  camera.attend({ left: 300, top: 100, right: 400, bottom: 200 }, NEARNESS);
  expect(camera.scale).toBe(0.9);
  expect(camera.x).toBe(350);
  expect([camera.following, camera.near]).toEqual([false, true]);
  camera.rest();
  expect([camera.following, camera.near, camera.scale]).toEqual([true, false, 0.5]);
});

test('all that somebody works at is seen, even if it is smaller then', () => {
  const camera = aCamera();
  camera.attend({ left: 0, top: 100, right: 500, bottom: 200 }, NEARNESS);
  expect(camera.scale).toBe(0.8);
});

test('at the edge of the layout it shows the stones there rather than the empty felt beyond', () => {
  const camera = aCamera();
  camera.attend({ left: 0, top: 100, right: 100, bottom: 200 }, NEARNESS);
  expect(camera.toFelt({ x: 0, y: 0 }).x).toBeCloseTo(0);
});

test('it stays where it is if all can be read, or if somebody has moved it and sees the work', () => {
  const camera = aCamera();
  camera.attend({ left: 0, top: 0, right: 100, bottom: 100 }, { legible: 0.5, atWork: 0.9 });
  expect(camera.following).toBe(true);
  camera.zoom(1.1);
  camera.attend({ left: 350, top: 100, right: 450, bottom: 200 }, NEARNESS);
  expect(camera.scale).toBeCloseTo(0.55);
  camera.attend({ left: 0, top: 100, right: 10, bottom: 200 }, NEARNESS); // out of sight
  expect(camera.scale).toBe(0.9);
});

test('what lies beyond the layout need not be seen', () => {
  const camera = aCamera();
  camera.attend({ left: 700, top: 100, right: 900, bottom: 400 }, { legible: 0.4, atWork: 0.45 });
  expect([camera.following, camera.scale]).toEqual([true, 0.5]);
});

test('from one work it goes on to the next, and a felt of another size shows it too', () => {
  const camera = aCamera();
  camera.attend({ left: 0, top: 100, right: 100, bottom: 200 }, NEARNESS);
  camera.attend({ left: 700, top: 100, right: 800, bottom: 200 }, NEARNESS);
  expect(camera.sees({ x: 750, y: 150 })).toBe(true);
  camera.resize(200, 100, NOTHING);
  expect(camera.sees({ x: 750, y: 150 })).toBe(true);
});

test('on a felt that becomes smaller it comes nearer to the work that could be read before', () => {
  const camera = aCamera();
  camera.attend({ left: 0, top: 100, right: 100, bottom: 200 }, { legible: 0.4, atWork: 0.6 });
  expect(camera.scale).toBe(0.5);
  camera.resize(200, 300, NOTHING);
  expect(camera.scale).toBe(0.6);
  camera.rest();
  expect(camera.scale).toBe(0.25);
  camera.resize(100, 300, NOTHING); // nobody works any more
  expect(camera.scale).toBe(0.125);
});

test('led to where somebody works, it goes back afterwards; moved by hand, it stays', () => {
  const camera = aCamera();
  camera.pan(10, 0);
  expect([camera.following, camera.near]).toEqual([false, false]);
  camera.lead(10, 0);
  expect(camera.near).toBe(false);
  camera.fit();
  camera.lead(10, 0);
  expect([camera.following, camera.near]).toEqual([false, true]);
});
