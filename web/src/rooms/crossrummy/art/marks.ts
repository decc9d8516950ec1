/** The mark of each colour and the signs of the action tiles, on the grid of 48 units of all signs. */
import type { ActionName, Colour } from '../pieces/tiles';

/** ● ◆ ▲ ✚ */
export const MARKS: Record<Colour, string> = {
  y: 'M24 6A18 18 0 1 1 24 42A18 18 0 1 1 24 6Z',
  r: 'M24 2L44 24L24 46L4 24Z',
  b: 'M24 4L45 42H3Z',
  g: 'M17 4H31V17H44V31H31V44H17V31H4V17H17Z',
};

/** `fill` is a solid silhouette, `line` a stroke. */
export const SIGNS: Record<ActionName, { fill: string; line: string }> = {
  // Two tiles on their way to the left.
  'pass-on': {
    fill: 'M8 4H19A3 3 0 0 1 22 7V22A3 3 0 0 1 19 25H8A3 3 0 0 1 5 22V7A3 3 0 0 1 8 4ZM29 4H40A3 3 0 0 1 43 7V22A3 3 0 0 1 40 25H29A3 3 0 0 1 26 22V7A3 3 0 0 1 29 4Z',
    line: 'M43 37H6M14 29L6 37L14 45',
  },
  // Three tiles out of a bag.
  'draw-three': {
    fill: 'M9 25H39C43 33 43 40 40 45H8C5 40 5 33 9 25ZM19.5 2h9a2 2 0 0 1 2 2v11a2 2 0 0 1 -2 2h-9a2 2 0 0 1 -2 -2v-11a2 2 0 0 1 2 -2ZM4.5 9h8a2 2 0 0 1 2 2v9h-12v-9a2 2 0 0 1 2 -2ZM35.5 9h8a2 2 0 0 1 2 2v9h-12v-9a2 2 0 0 1 2 -2Z',
    line: 'M7 24H41',
  },
};
