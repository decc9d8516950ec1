/** Outlines in the tray: where a point is, and which polygon it means. */
import type { ColleXionPiece } from '../wire';
import { shapeOf, type Shape } from './kinds';

/** x to the right, y down. */
export type Point = [number, number];

export const pathOf = (outline: readonly (readonly number[])[]): string =>
  `M${outline.map(([x = 0, y = 0]) => `${x} ${y}`).join('L')}Z`;

/** The same outline, smaller around a point. */
export const smaller = (outline: readonly Point[], [x, y]: Point, by: number): Point[] =>
  outline.map(([px, py]) => [Math.round(x + (px - x) * by), Math.round(y + (py - y) * by)]);

const CORNERS: Record<Shape, number> = { triangle: 3, square: 4, pentagon: 5, octagon: 8 };
/** From the middle to the corners: as the rules have it, which alone decide what covers what. */
const RADIUS: Record<Shape, number> = { triangle: 740, square: 610, pentagon: 560, octagon: 540 };

/** The corners of a polygon that lies, or lay, at this place: clockwise from the one that points to the angle. */
export function outlineOf({ kind, x, y, angle }: Pick<ColleXionPiece, 'kind' | 'x' | 'y' | 'angle'>): Point[] {
  const shape = shapeOf(kind);
  const count = CORNERS[shape];
  return Array.from({ length: count }, (_, i) => {
    const turned = ((angle + (360 * i) / count) * Math.PI) / 180;
    return [Math.round(x + RADIUS[shape] * Math.cos(turned)), Math.round(y + RADIUS[shape] * Math.sin(turned))];
  });
}

const side = ([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): number => (bx - ax) * (y - ay) - (by - ay) * (x - ax);

const edges = (outline: readonly Point[]): [Point, Point][] =>
  outline.map((corner, i) => [corner, outline[(i + 1) % outline.length] ?? corner]);

/** Is the point within the outline? All outlines are convex and go around clockwise. */
export const contains = (outline: readonly Point[], at: Point): boolean =>
  edges(outline).every(([a, b]) => side(a, b, at) >= 0);

/** How far a point is from an outline; 0 within it. */
export function distance(outline: readonly Point[], at: Point): number {
  if (contains(outline, at)) return 0;
  return Math.min(...edges(outline).map(([a, b]) => toEdge(a, b, at)));
}

function toEdge([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

type Lying = Pick<ColleXionPiece, 'id' | 'outline'>;

/** What lies uppermost at a point. */
export const topmost = <P extends Lying>(pieces: readonly P[], at: Point): P | undefined =>
  pieces.findLast(({ outline }) => contains(outline, at));

/**
 * The polygon that a touch means: the uppermost of `wanted` at the point, else the nearest of them within reach.
 * Pieces come from the bottom up.
 */
export function meant<P extends Lying>(
  pieces: readonly P[],
  wanted: ReadonlySet<number>,
  at: Point,
  reach: number,
): P | undefined {
  const offered = pieces.filter(({ id }) => wanted.has(id));
  const hit = topmost(offered, at);
  if (hit) return hit;
  let [nearest, best]: [P | undefined, number] = [undefined, reach];
  for (const piece of offered) {
    const far = distance(piece.outline, at);
    if (far <= best) [nearest, best] = [piece, far];
  }
  return nearest;
}
