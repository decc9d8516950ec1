/** From one view to the next: which tile is which, so that each travels from where it was to where it is. */
import type { LogLine } from '../../../net/wire';
import type { CrossrummyEvent, CrossrummyLaid, CrossrummyView } from '../wire';
import { Draft, type Piece } from './draft';
import { keyOf, minus, plus, same, type Cell } from '../pieces/grid';

/**
 * The draft, and where on the screen's grid the server's cell 0,0 is. The server's table always begins at 0,0; tiles that
 * were not moved stay where they are on the screen, so the origin goes the other way (`shift`).
 */
export interface Ground {
  round: number;
  draft: Draft;
  origin: Cell;
}

/** The laying among the news; of several, the last. */
export function layingIn(news: readonly LogLine[]): CrossrummyLaid | undefined {
  const events = news.flatMap((line) => line.events as CrossrummyEvent[]);
  return events.findLast((event) => event.type === 'laid');
}

export function settle(before: Ground | null, view: CrossrummyView, laid?: CrossrummyLaid): Ground {
  if (before?.round !== view.round)
    return { round: view.round, draft: Draft.of(match([], view, [0, 0], [])), origin: [0, 0] };
  const { draft } = before;
  const origin = laid ? minus(before.origin, laid.shift) : aligned(before, view);
  const pieces = match([...draft.pieces.values()], view, origin, looks(before, origin, view, laid));
  const kept = !laid && sameTable(draft, pieces) && draft.added.every(({ id }) => pieces.some((one) => one.id === id));
  return { round: view.round, draft: kept ? draft.among(pieces) : Draft.of(pieces), origin };
}

/** A step back, or a look back: nobody says how far the table was shifted. As many tiles as can stay where they are. */
function aligned({ draft, origin }: Ground, view: CrossrummyView): Cell {
  const found = new Map<string, { at: Cell; tiles: number }>([[keyOf(origin), { at: origin, tiles: 0 }]]);
  for (const { tile, home } of draft.pieces.values())
    for (const lying of view.table) {
      if (!home || lying.tile !== tile) continue;
      const at = minus(home, lying.cell);
      found.set(keyOf(at), { at, tiles: (found.get(keyOf(at))?.tiles ?? 0) + 1 });
    }
  return [...found.values()].reduce((best, one) => (one.tiles > best.tiles ? one : best)).at;
}

/** Says which piece a tile on a cell of the screen's grid is. */
type Look = (tile: string, cell: Cell) => number | undefined;

/** The ways to recognise a tile, the surest first. */
function looks({ draft, origin: old }: Ground, origin: Cell, view: CrossrummyView, laid?: CrossrummyLaid): Look[] {
  const homes = new Map([...draft.pieces.values()].flatMap(({ id, home }) => (home ? [[keyOf(home), id]] : [])));
  const from = new Map(laid?.moved.map(({ cell, to }) => [keyOf(plus(to, origin)), keyOf(plus(cell, old))]));
  const shown: Look = (_, cell) => draft.at(cell)?.id;
  const moved: Look = (_, cell) => homes.get(from.get(keyOf(cell)) ?? '');
  const home: Look = (_, cell) => homes.get(keyOf(cell));
  // One's own laying lies there already as it was arranged; that of another is told by its moves.
  return laid?.seat === view.seat ? [shown, home] : [moved, home];
}

function match(old: readonly Piece[], view: CrossrummyView, origin: Cell, ways: readonly Look[]): Piece[] {
  const left = new Map(old.map((piece) => [piece.id, piece]));
  let last = Math.max(0, ...left.keys());
  const take = (id: number | undefined, tile: string): number | undefined => {
    if (id === undefined || left.get(id)?.tile !== tile) return undefined;
    left.delete(id);
    return id;
  };
  const any = (tile: string, fromRack: boolean) => {
    const alike = [...left.values()].filter((piece) => piece.tile === tile);
    return take((alike.find(({ home }) => (home === null) === fromRack) ?? alike[0])?.id, tile);
  };
  const lying = view.table.map(({ tile, cell }) => ({
    tile,
    cell: plus(cell, origin),
    id: undefined as number | undefined,
  }));
  for (const way of ways) for (const one of lying) one.id ??= take(way(one.tile, one.cell), one.tile);
  const standing = view.rack.map((tile) => ({ tile, id: any(tile, true) }));
  return [
    ...lying.map(({ tile, cell, id }) => ({ id: id ?? any(tile, false) ?? ++last, tile, home: cell })),
    ...standing.map(({ tile, id }) => ({ id: id ?? ++last, tile, home: null })),
  ];
}

function sameTable(draft: Draft, pieces: readonly Piece[]): boolean {
  const homes = (all: Iterable<Piece>) => [...all].filter(({ home }) => home);
  const now = homes(pieces);
  const was = homes(draft.pieces.values());
  const unmoved = ({ id, home }: Piece) => {
    const before = draft.pieces.get(id)?.home;
    return before && home && same(before, home);
  };
  return now.length === was.length && now.every(unmoved);
}
