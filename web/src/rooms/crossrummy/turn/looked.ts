/** Where somebody looks on a large table outlives a reload. */
import type { Camera } from '../../../kit/felt/camera.svelte';
import { SIDE } from '../pieces/grid';
import type { Ground } from './settle';

const keyOf = (key: string) => `${key} look`;

/** Unless the camera follows the table by itself. What it came nearer for is over then, if nobody is arranging. */
export function keepLook(key: string, { x, y, scale, following, near }: Camera, { draft, origin }: Ground): void {
  // From the cell 0,0: what is arranged may begin further left or further up.
  const look = [x - origin[0] * SIDE, y - origin[1] * SIDE, scale];
  try {
    if (following || (near && draft.untouched)) sessionStorage.removeItem(keyOf(key));
    else sessionStorage.setItem(keyOf(key), JSON.stringify(look));
  } catch {
    // A browser that keeps nothing: all is seen again.
  }
}

export function lookAgain(key: string, camera: Camera, { origin }: Ground): void {
  try {
    const [x, y, scale] = JSON.parse(sessionStorage.getItem(keyOf(key)) ?? '[]') as number[];
    if (x === undefined || y === undefined || scale === undefined) return;
    camera.look({ x: x + origin[0] * SIDE, y: y + origin[1] * SIDE, scale });
  } catch {
    // Nothing was kept.
  }
}
