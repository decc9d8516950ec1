/** What can be done with a marker, or after a pair, as pictures on the 48-unit grid: `fill` solid, `line` a stroke. */
export type Deed = 'remove' | 'swap' | 'steal' | 'give';

interface Drawing {
  fill: string;
  line: string;
}

export const DEEDS: Record<Deed, Drawing> = {
  // A polygon leaves the tray.
  remove: {
    fill: 'M24 3L34 10.5L30.2 22H17.8L14 10.5Z',
    line: 'M5 27V40C5 42 6.5 43.5 8.5 43.5H39.5C41.5 43.5 43 42 43 40V27M18 28L30 38M30 28L18 38',
  },
  // Two polygons change places.
  swap: {
    fill: 'M4 5H19V20H4ZM36.5 27L45 43H28Z',
    line: 'M26 9H34C38 9 40 11 40 15V20M35 16L40 21L45 16M22 39H14C10 39 8 37 8 33V28M3 32L8 27L13 32',
  },
  // A hand takes one.
  steal: {
    fill: 'M24 3L33 18H15Z',
    line: 'M8 45V33C8 29 11 27 14.5 27H16V24.5C16 21.5 20.5 21.5 20.5 24.5V27M20.5 29V23.5C20.5 20.5 25.2 20.5 25.2 23.5V28M25.2 29V24C25.2 21 30 21 30 24V29M30 29.5V26C30 23 34.5 23 34.5 26V29M34.5 29C36 27 40 28 39 31L36 38V45',
  },
  // One goes to somebody else.
  give: {
    fill: 'M3 14H19V30H3ZM31 13a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0ZM28 38C28 29 31 24.5 37.5 24.5C44 24.5 47 29 47 38Z',
    line: 'M8 40H23M17 34L23 40L17 46',
  },
};
