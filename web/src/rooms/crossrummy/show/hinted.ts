/** Where the camera looks while a hint is there. */
import type { Camera } from '../../../kit/felt/camera.svelte';
import { AT_WORK, enclosing, isSmall, middle, SIDE, type Cell } from '../pieces/grid';

/** As high as the slip is, with some air. Pixels. */
const SLIP = 124;

/**
 * All cells that a hint marks are seen; where all tiles at once are small, little else. `above`: how far the slip begins
 * above the felt. `begins`: the hint moves tiles itself.
 */
export function showHinted(camera: Camera, cells: readonly Cell[], above: number, begins: boolean): void {
  const clear = { top: SLIP - above, right: 12, bottom: 14, left: 12 };
  if (cells.length && isSmall(camera.whole)) camera.show(enclosing(cells, 1), clear, AT_WORK / SIDE);
  else if (begins) camera.fit();
  else camera.find(cells.map(middle));
}
