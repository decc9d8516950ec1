/** What is printed on a tile, by its name: 'y1' … 'g14', 'pass-on', 'draw-three'. */
export const COLOURS = ['y', 'r', 'b', 'g'] as const;
export type Colour = (typeof COLOURS)[number];
export const ACTIONS = ['pass-on', 'draw-three'] as const;
export type ActionName = (typeof ACTIONS)[number];

/** What the tokens call a colour. */
export const COLOUR_NAMES: Record<Colour, string> = { y: 'yellow', r: 'red', b: 'blue', g: 'green' };

export const isAction = (tile: string): tile is ActionName => (ACTIONS as readonly string[]).includes(tile);

/** Undefined for an action tile. */
export function numberTile(tile: string): { colour: Colour; value: number } | undefined {
  const colour = COLOURS.find((one) => tile.startsWith(one));
  const value = Number(tile.slice(1));
  return colour && value >= 1 ? { colour, value } : undefined;
}

const LAST = 99;
const colourOf = (tile: string) => {
  const found = numberTile(tile);
  return found ? COLOURS.indexOf(found.colour) : COLOURS.length + ACTIONS.findIndex((action) => action === tile);
};
const valueOf = (tile: string) => numberTile(tile)?.value ?? LAST;

/** Runs stand together; action tiles come last. */
export const byColour = (a: string, b: string): number => colourOf(a) - colourOf(b) || valueOf(a) - valueOf(b);
/** Sets stand together; action tiles come last. */
export const byValue = (a: string, b: string): number => valueOf(a) - valueOf(b) || colourOf(a) - colourOf(b);
