/** What stays marked: the tiles that the others laid and moved in their last turns, and what they took beside the table. */
import { eventsOf } from '../../../kit/deeds';
import type { Deed } from '../../../kit/room';
import type { CrossrummyEvent, CrossrummyLaid } from '../wire';
import { groups, inReadingOrder, keyOf, plus, same, type Cell } from '../pieces/grid';

export interface TileMark {
  seat: number;
  /** It came from their rack; it was only moved otherwise. */
  laid: boolean;
  /** The letter stands here: once for tiles that hang together. */
  letter: boolean;
}

export interface Marks {
  /** By cell, as the server counts them now. */
  table: ReadonlyMap<string, TileMark>;
  /** Who took from a place of the open tiles, or drew from the bag, the latest last. */
  beside: ReadonlyMap<number | 'bag', number[]>;
}

/** Where a tile lies after a laying. */
function after({ moved, shift }: CrossrummyLaid, cell: Cell): Cell {
  return moved.find((one) => same(one.cell, cell))?.to ?? plus(cell, shift);
}

/** The tiles of a deed, where they lie now; later layings may have moved them, or all of the table. */
function touched(deed: Deed): { cell: Cell; laid: boolean }[] {
  const { own, later } = eventsOf<CrossrummyEvent>(deed, 'begins');
  let tiles: { cell: Cell; laid: boolean }[] = [];
  for (const event of [...own, ...later]) {
    if (event.type !== 'laid') continue;
    tiles = tiles.map(({ cell, laid }) => ({ cell: after(event, cell), laid }));
    if (own.includes(event))
      tiles.push(
        ...event.moved.map(({ to }) => ({ cell: to, laid: false })),
        ...event.laid.map(({ cell }) => ({ cell, laid: true })),
      );
  }
  return tiles;
}

export function marksOf(deeds: readonly Deed[]): Marks {
  const table = new Map<string, TileMark>();
  const beside = new Map<number | 'bag', number[]>();
  for (const deed of deeds) {
    const { seat } = deed;
    const tiles = touched(deed);
    const letters = groups(tiles.map(({ cell }) => cell)).map((group) => group.sort(inReadingOrder)[0]);
    for (const { cell, laid } of tiles)
      table.set(keyOf(cell), { seat, laid, letter: letters.some((one) => one && same(one, cell)) });
    for (const event of eventsOf<CrossrummyEvent>(deed, 'begins').own) {
      const place = event.type === 'took' ? event.place : event.type === 'drew' && event.seat === seat ? 'bag' : null;
      const seats = place === null ? [] : (beside.get(place) ?? []);
      if (place !== null && !seats.includes(seat)) beside.set(place, [...seats, seat]);
    }
  }
  return { table, beside };
}
