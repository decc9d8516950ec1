/** In which order the tiles stand on the rack. */
import type { Piece } from './draft';
import { byColour, byValue } from '../pieces/tiles';

export const ORDERS = ['colour', 'value', 'hand'] as const;
export type RackOrder = (typeof ORDERS)[number];

/** `byHand`: ids in the order that somebody gave them; what is new comes last. */
export function inOrder(pieces: readonly Piece[], order: RackOrder, byHand: readonly number[]): Piece[] {
  const place = ({ id }: Piece) => (byHand.includes(id) ? byHand.indexOf(id) : byHand.length);
  if (order === 'hand') return [...pieces].sort((a, b) => place(a) - place(b) || a.id - b.id);
  const compare = order === 'colour' ? byColour : byValue;
  return [...pieces].sort((a, b) => compare(a.tile, b.tile) || a.id - b.id);
}

/** All ids, with one of them moved to a place among those that are shown. */
export function moved(ids: readonly number[], id: number, to: number): number[] {
  const others = ids.filter((one) => one !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
}

const REMEMBERED = 'tilery.crossrummy.order';

interface Remembered {
  order: RackOrder;
  /** By table and seat: the tiles as they stood. */
  key: string;
  tiles: string[];
}

function read(): Partial<Remembered> {
  try {
    return (JSON.parse(localStorage.getItem(REMEMBERED) ?? '{}') as Partial<Remembered> | null) ?? {};
  } catch {
    return {};
  }
}

export function rememberedOrder(): RackOrder {
  const { order } = read();
  return ORDERS.find((one) => one === order) ?? 'colour';
}

/** The order by hand, for these pieces, if it was of this table. */
export function rememberedHand(key: string, pieces: readonly Piece[]): number[] {
  const { key: of, tiles = [] } = read();
  if (of !== key || !Array.isArray(tiles)) return [];
  const left = [...pieces];
  return tiles.flatMap((tile) => {
    const at = left.findIndex((piece) => piece.tile === tile);
    return at < 0 ? [] : left.splice(at, 1).map(({ id }) => id);
  });
}

export function rememberOrder(order: RackOrder, key: string, pieces: readonly Piece[]): void {
  const remembered: Remembered = { order, key, tiles: pieces.map(({ tile }) => tile) };
  try {
    localStorage.setItem(REMEMBERED, JSON.stringify(remembered));
  } catch {
    // A browser that keeps nothing: by colour next time.
  }
}
