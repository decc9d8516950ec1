/** What the rules and the home page show: a corner of a heap as it was really shaken, chains and sets. */
import type { ColleXionPiece } from '../wire';
import { COLOURS, SHAPES, colourOf, kindOf, shapeOf, type Shape } from '../pieces/kinds';

/** As the rules of the house shape them (heap.py): how many corners, and how far they are from the middle. */
const CORNERS: Record<Shape, number> = { triangle: 3, square: 4, pentagon: 5, octagon: 8 };
const RADIUS: Record<Shape, number> = { triangle: 740, square: 610, pentagon: 560, octagon: 540 };

function lying(id: number, text: string): ColleXionPiece {
  const [kind = '', place = '', free] = text.split(' ');
  const [x = 0, y = 0, angle = 0] = place.split(',').map(Number);
  const [shape, colour] = [shapeOf(kind), colourOf(kind)];
  const outline = Array.from({ length: CORNERS[shape] }, (_, i): [number, number] => {
    const turned = ((angle + (360 * i) / CORNERS[shape]) * Math.PI) / 180;
    return [Math.round(x + RADIUS[shape] * Math.cos(turned)), Math.round(y + RADIUS[shape] * Math.sin(turned))];
  });
  const reachable = free !== undefined;
  return {
    id,
    kind,
    shape,
    colour,
    x,
    y,
    angle,
    outline,
    reachable,
    takeable: reachable,
    covered_by: [],
    uncovers: [],
  };
}

/** From the bottom up, in notation; `free` is what nothing lies over. */
const heap = (...rows: string[]): ColleXionPiece[] =>
  rows.flatMap((row) => row.split('; ')).map((text, id) => lying(id, text));

/** The upper left corner of a tray. */
export const HEAP: readonly ColleXionPiece[] = heap(
  'p-yellow 3347,4177,350; p-green 2285,4047,294; t-yellow 4477,4363,114; o-green 864,3773,79',
  'o-yellow 4743,4195,112 free; s-blue 2947,1320,214; t-yellow 3710,1230,194; t-yellow 4476,761,351',
  's-green 1113,2846,1; s-blue 3515,3251,306; s-yellow 4016,1432,275; p-pink 2478,3430,122',
  't-pink 5036,2467,207; p-pink 4991,3102,88 free; p-yellow 6595,2936,101; s-green 2466,3101,220',
  't-green 2328,2523,284; o-blue 1821,1136,192 free; p-green 6316,3944,269; t-pink 1718,2944,55 free',
  's-blue 6207,891,283 free; t-pink 3065,2799,104; o-blue 6195,3878,96 free; s-green 2878,658,273 free',
  'p-blue 4331,1743,169 free; p-blue 3347,2429,95 free',
);

/** CX-4: three lie below a pentagon; a triangle and a square only touch each other. */
export const REACH: readonly ColleXionPiece[] = heap(
  's-blue 900,1150,20; o-yellow 1750,1000,8; t-green 1450,1650,70',
  'p-pink 1280,1330,10 free; t-yellow 2700,1300,-30 free; s-green 3772,1050,45 free',
);

/** CX-5: each kind with the one before it. */
export const CHAINS = {
  right: ['t-pink', 's-pink', 's-blue', 'o-blue'],
  wrong: ['s-green', 's-blue', 'p-green'],
} as const;

/** CX-7: a row for each shape, a number for each colour; two sets share a polygon. */
export const OVERLAP: readonly (readonly number[])[] = SHAPES.map((shape) =>
  COLOURS.map((colour) => Number(shape === 'square' || colour === 'pink')),
);
export const SHARED = kindOf('square', 'pink');
