/** A single polygon, upright, its middle at the origin of a box from −640 to 640. */
import { pathOf, type Point } from '../pieces/geometry';
import type { Shape } from '../pieces/kinds';

interface Drawing {
  corners: number;
  radius: number;
  /** Where the first corner points, in degrees clockwise from the right. */
  angle: number;
  /** How far below the origin the middle is, so that all look equally high. */
  down: number;
}

const DRAWINGS: Record<Shape, Drawing> = {
  triangle: { corners: 3, radius: 690, angle: -90, down: 150 },
  square: { corners: 4, radius: 690, angle: -45, down: 0 },
  pentagon: { corners: 5, radius: 600, angle: -90, down: 40 },
  octagon: { corners: 8, radius: 580, angle: 22.5, down: 0 },
};

const HALF = 640;
export const BOX = `${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`;
/** From one cell of a collection to the next, with a little room between the boxes. */
export const STEP = Math.round((2 * HALF) / 0.86);

/** The corners of a shape, smaller by a factor. */
function corners(shape: Shape, by: number): Point[] {
  const { corners: count, radius, angle, down } = DRAWINGS[shape];
  return Array.from({ length: count }, (_, i) => {
    const turned = ((angle + (360 * i) / count) * Math.PI) / 180;
    return [Math.round(radius * by * Math.cos(turned)), Math.round(down + radius * by * Math.sin(turned))];
  });
}

const paths = (by: number) => (shape: Shape) => pathOf(corners(shape, by));
const each = (path: (shape: Shape) => string): Record<Shape, string> => ({
  triangle: path('triangle'),
  square: path('square'),
  pentagon: path('pentagon'),
  octagon: path('octagon'),
});

/** The outline of a polygon, and the line where its edge is bevelled. */
export const OUTLINE = each(paths(0.94));
export const BEVEL = each(paths(0.83));
