/** Where a hint lies over a board: where it covers nothing that it is about, and as little else as it can. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const AWAY = 4; // px from the edges of the board
const MARK = 20; // how much worse it is to cover what the hint is about than anything else

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/** The best place of a slip at an edge of the area; the one where it lies `now` if no other is better. */
export function bestPlace(
  area: Box,
  slip: Pick<Box, 'width' | 'height'>,
  marks: readonly Box[],
  others: readonly Box[],
  now: Box | null = null,
): Box {
  const { width, height } = slip;
  const [left, right] = [area.left + AWAY, area.left + area.width - width - AWAY];
  const [top, bottom] = [area.top + AWAY, area.top + area.height - height - AWAY];
  // Rather above: hands lie below, and arrows come from there.
  const places = [top, bottom].flatMap((y) =>
    [(left + right) / 2, left, right].map((x) => ({ left: x, top: y, width, height })),
  );
  const cost = (box: Box) =>
    marks.reduce((sum, mark) => sum + MARK * overlap(box, mark), 0) +
    others.reduce((sum, other) => sum + overlap(box, other), 0);
  const best = places.reduce((a, b) => (cost(b) < cost(a) ? b : a));
  const stays = now && { ...now, width, height };
  const inside = stays && places.some((box) => Math.abs(box.left - stays.left) + Math.abs(box.top - stays.top) < 1);
  return inside && cost(stays) <= cost(best) ? stays : best;
}
