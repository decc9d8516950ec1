/** A single polygon, upright, its middle at the origin of a box from −640 to 640. */
import type { Point } from '../pieces/geometry';
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

export const BOX = '-640 -640 1280 1280';

/** The corners of a shape, smaller by a factor. */
export function corners(shape: Shape, by = 1): Point[] {
  const { corners: count, radius, angle, down } = DRAWINGS[shape];
  return Array.from({ length: count }, (_, i) => {
    const turned = ((angle + (360 * i) / count) * Math.PI) / 180;
    return [Math.round(radius * by * Math.cos(turned)), Math.round(down + radius * by * Math.sin(turned))];
  });
}
