// Where things are on the screen: what lies inside what, and what over what.
import { expect, type Locator } from '@playwright/test';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function boxOf(what: Locator): Promise<Box> {
  const box = await what.boundingBox();
  if (!box) throw new Error(`${String(what)} is not to be seen`);
  return box;
}

/** Nothing of it hangs out. */
export async function expectInside(inner: Locator, outer: Locator, where: string): Promise<void> {
  const [one, around] = [await boxOf(inner), await boxOf(outer)];
  const out = {
    left: around.x - one.x,
    top: around.y - one.y,
    right: one.x + one.width - around.x - around.width,
    bottom: one.y + one.height - around.y - around.height,
  };
  const hangs = Object.entries(out).filter(([, px]) => px > 0.5);
  expect(hangs, `${where}: px that hang out`).toEqual([]);
}

/** Neither covers any of the other. */
export async function expectApart(one: Locator, other: Locator, where: string): Promise<void> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  expect(Math.min(wide, high), `${where}: px that are covered`).toBeLessThanOrEqual(0.5);
}
