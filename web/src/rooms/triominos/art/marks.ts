/** The marks of the bonuses, on the grid of 48 units of all signs. */
export const MARKS = {
  bridge: 'M3 37V22C8 12 15 8 24 8C33 8 40 12 45 22V37H37V31C34 24 30 21 24 21C18 21 14 24 11 31V37Z',
  hexagon: 'M13 5H35L46 24L35 43H13L2 24Z',
  'double-hexagon': 'M9 13H19L24 21L29 13H39L46 24L39 35H29L24 27L19 35H9L2 24Z',
} as const;
