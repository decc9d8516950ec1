/** Views for the tests of this room. */
import type {
  ColleXionEvent,
  ColleXionMay,
  ColleXionPiece,
  ColleXionPlayer,
  ColleXionSheet,
  ColleXionTrayMove,
  ColleXionView,
} from './wire';
import { COLOURS, SHAPES, colourOf, kindOf, shapeOf } from './pieces/kinds';

/** What the view offers: to take this polygon, or to remove it. */
export const aTake = (polygon: number): ColleXionTrayMove => ({ polygon, move: { type: 'take', polygon } });
export const aRemoval = (polygon: number): ColleXionTrayMove => ({ polygon, move: { type: 'remove', polygon } });

/** A polygon as large as a square of 1000 units around its place. */
export function aPiece(id: number, kind: string, more: Partial<ColleXionPiece> = {}): ColleXionPiece {
  const { x = 1000 * (id + 1), y = 1000 } = more;
  const corner = (dx: number, dy: number): [number, number] => [x + dx, y + dy];
  return {
    id,
    kind,
    shape: shapeOf(kind),
    colour: colourOf(kind),
    x,
    y,
    angle: 0,
    outline: [corner(-500, -500), corner(500, -500), corner(500, 500), corner(-500, 500)],
    reachable: true,
    takeable: true,
    covered_by: [],
    uncovers: [],
    ...more,
  };
}

const LAY = { x: 2000, y: 3000, angle: 0 };
type Event<T extends ColleXionEvent['type']> = Extract<ColleXionEvent, { type: T }>;

export const took = (seat: number, polygon: number, kind: string, pair = false): Event<'took'> => ({
  type: 'took',
  seat,
  polygon,
  kind,
  pair,
  ...LAY,
});
export const removed = (seat: number, polygon: number, kind: string): Event<'removed'> => ({
  type: 'removed',
  seat,
  polygon,
  kind,
  ...LAY,
});

/** A collection of these kinds. */
export const collectionOf = (...kinds: string[]): number[][] =>
  SHAPES.map((shape) => COLOURS.map((colour) => kinds.filter((kind) => kind === kindOf(shape, colour)).length));

export function aPlayer(seat: number, kinds: string[] = [], more: Partial<ColleXionPlayer> = {}): ColleXionPlayer {
  return {
    seat,
    collection: collectionOf(...kinds),
    polygons: kinds.length,
    complete: [],
    markers: 0,
    actions: ['remove', 'swap', 'steal'],
    partner: null,
    ...more,
  };
}

export const NOTHING: ColleXionMay = {
  take: [],
  remove: [],
  swap_mine: [],
  swap_theirs: [],
  steal: [],
  give: [],
  hand: false,
  score: [],
  end: false,
  must_take: false,
  must_score: false,
};

/** Seat 0 is to take: a pink pentagon over a blue square, a green triangle beside them. */
export function aView(more: Partial<ColleXionView> = {}): ColleXionView {
  return {
    seat: 0,
    options: { team: false, expert: false, start: null },
    seats: 2,
    phase: 'play',
    start: 0,
    turn: 0,
    tray: { size: 10_000, cut: 1900 },
    pieces: [
      aPiece(0, 's-blue', { x: 2200, reachable: false, takeable: false, covered_by: [1] }),
      aPiece(1, 'p-pink', { uncovers: [0] }),
      aPiece(2, 't-green', { x: 5000 }),
    ],
    chain: [],
    takes_left: 4,
    acted: false,
    pair: false,
    held: false,
    handed: false,
    scoring: false,
    players: [aPlayer(0, ['t-pink', 't-pink', 'o-green']), aPlayer(1, ['s-yellow'], { markers: 2 })],
    mine: [],
    stacks: COLOURS.map((colour) => ({ colour, markers: [2, 3, 4] })),
    gone: collectionOf(),
    last_round: '',
    may: {
      ...NOTHING,
      take: [aTake(1), aTake(2)],
      must_take: true,
    },
    sheets: [],
    teams: [],
    winners: [],
    ...more,
  };
}

/** CX-12: the points follow from the rest. */
export function aSheet(seat: number, markers: number[], unused: number, polygons: number): ColleXionSheet {
  const sum = markers.reduce((a, b) => a + b, 0);
  return { seat, markers, unused, polygons, points: sum + unused - polygons };
}
