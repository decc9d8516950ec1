/** How a rack that is as wide as an upright screen has its tiles in rows, so that the felt above it keeps its size. */

const TOUCH = 44; // px
const EDGES = 8; // px
/** So many stand in one row; with fewer they may be larger. */
export const ONE_ROW = 8;
/** There is always room for so many: what becomes free would be no use for a table that is as wide as the screen. */
const LEAST = 2;

export interface Shelf {
  rows: number;
  /** Tiles in a full row. */
  across: number;
  /** As many would stand in each row that there is room for. */
  largest: number;
}

/**
 * `before`: as many rows as there were. Rows that are no longer needed stay until half of another one is free too; in a new
 * hand they are there from the start, when there is room on the felt anyway, so that drawing moves nothing.
 */
export function shelf(width: number, tiles: number, before = Infinity): Shelf {
  const most = width ? Math.max(1, Math.floor((width - EDGES) / TOUCH)) : ONE_ROW;
  const needed = Math.max(LEAST, Math.ceil(tiles / most));
  const kept = Math.max(LEAST, Math.ceil((tiles + most / 2) / most));
  const rows = Math.max(needed, Math.min(kept, before));
  const largest = Math.min(ONE_ROW, most);
  const across = tiles <= largest ? Math.max(1, tiles) : Math.max(largest, Math.ceil(tiles / needed));
  return { rows, across, largest };
}
