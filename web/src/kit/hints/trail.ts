/** The geometry of arrows over a board. */

export interface Point {
  x: number;
  y: number;
}

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** From one marked thing to another, or only a number beside one. Things are named by their `data-hint`. */
export interface Mark {
  from?: string;
  to: string;
  number?: number;
  /** It goes both ways. */
  both?: boolean;
}

export const middle = ({ left, top, width, height }: Rect): Point => ({ x: left + width / 2, y: top + height / 2 });

/** Towards a point, as far as this from the middle of a thing: at its rim, not in its face. */
function rim(rect: Rect, to: Point, share: number): Point {
  const at = middle(rect);
  const far = Math.hypot(to.x - at.x, to.y - at.y) || 1;
  const out = Math.min((Math.min(rect.width, rect.height) / 2) * share, far / 2 - 1);
  return { x: at.x + ((to.x - at.x) / far) * out, y: at.y + ((to.y - at.y) / far) * out };
}

/** A slight bow, so that it is told apart from lines of the board; and the way in which it arrives, in degrees. */
export function bow(
  from: Rect,
  to: Rect,
): { path: string; start: Point; end: Point; leaving: number; arriving: number } {
  const [start, end] = [rim(from, middle(to), 0.55), rim(to, middle(from), 0.35)];
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const bend = { x: (start.x + end.x) / 2 - dy * 0.16, y: (start.y + end.y) / 2 + dx * 0.16 };
  const angle = (a: Point, b: Point) => (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  return {
    path: `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`,
    start,
    end,
    leaving: angle(bend, start),
    arriving: angle(bend, end),
  };
}
