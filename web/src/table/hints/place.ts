/** Where a hint lies over a board: where it covers nothing that it is about, and as little else as it can. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const AWAY = 4; // px from the edges of the board
const LITTLE = 400; // px²: nobody minds that this much is covered
/** How bad it is to cover these, in relation to each other. */
const WEIGHT = { marks: 20, others: 1, spare: 0.1 };

/** What lies on the board: what the hint is about, what one looks at too, and what one can do without for a moment. */
export type OnBoard = Record<keyof typeof WEIGHT, readonly Box[]>;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/** A way to write the slip: how large it is then. */
export interface Shape<Name extends string = string> {
  name: Name;
  width: number;
  height: number;
}

export interface Lying<Name extends string = string> extends Box {
  shape: Name;
  edge: 'top' | 'bottom';
}

/** A good place of a slip at an edge of the area, in one of these shapes, the first rather than the last; the one where it
 * lies `now` if no other is much better. */
export function bestPlace<Name extends string>(
  area: Box,
  shapes: readonly Shape<Name>[],
  board: OnBoard,
  now: Pick<Lying<Name>, 'shape' | 'edge' | 'left'> | null = null,
): Lying<Name> | null {
  const places = shapes.flatMap((shape) => atTheEdges(area, shape));
  const kinds = Object.keys(WEIGHT) as (keyof OnBoard)[];
  const cost = (box: Box) =>
    kinds.reduce((sum, kind) => board[kind].reduce((all, one) => all + WEIGHT[kind] * overlap(box, one), sum), 0);
  const enough = Math.min(...places.map(cost)) * 1.2 + LITTLE;
  const good = places.filter((box) => cost(box) <= enough);
  const stays = good.find(
    (box) => box.shape === now?.shape && box.edge === now.edge && Math.abs(box.left - now.left) < 1,
  );
  return stays ?? good[0] ?? null;
}

function atTheEdges<Name extends string>(area: Box, { name, width, height }: Shape<Name>): Lying<Name>[] {
  const [left, right] = [area.left + AWAY, area.left + area.width - width - AWAY];
  const [top, bottom] = [area.top + AWAY, area.top + area.height - height - AWAY];
  // Rather above: hands lie below, and arrows come from there.
  return (['top', 'bottom'] as const).flatMap((edge) =>
    [(left + right) / 2, left, right].map((x) => ({
      shape: name,
      edge,
      left: x,
      top: edge === 'top' ? top : bottom,
      width,
      height,
    })),
  );
}
