/** The 16 kinds of polygons: 't-green' … 'o-blue', rows of shapes and columns of colours. */
import type { ColleXionPiece, ColleXionPlayer } from '../wire';

export type Shape = ColleXionPiece['shape'];
export type Colour = ColleXionPiece['colour'];
export type Action = ColleXionPlayer['actions'][number];

export const SHAPES = ['triangle', 'square', 'pentagon', 'octagon'] as const satisfies readonly Shape[];
export const COLOURS = ['green', 'yellow', 'pink', 'blue'] as const satisfies readonly Colour[];
export const ACTIONS = ['remove', 'swap', 'steal'] as const satisfies readonly Action[];

export const kindOf = (shape: Shape, colour: Colour): string => `${shape.charAt(0)}-${colour}`;

/** A move names a kind by its place in this list. */
export const KINDS: readonly string[] = SHAPES.flatMap((shape) => COLOURS.map((colour) => kindOf(shape, colour)));

export const shapeOf = (kind: string): Shape => SHAPES.find((shape) => shape.startsWith(kind.charAt(0))) ?? 'triangle';

export const colourOf = (kind: string): Colour => COLOURS.find((colour) => kind.endsWith(colour)) ?? 'green';

export const isColour = (set: string): set is Colour => (COLOURS as readonly string[]).includes(set);

/** The four kinds of a set, by its name: a colour or a shape. */
export const kindsOf = (set: string): string[] =>
  isColour(set) ? SHAPES.map((shape) => kindOf(shape, set)) : COLOURS.map((colour) => kindOf(set as Shape, colour));

/** How many of a kind are in a collection. */
export const countOf = (collection: readonly (readonly number[])[], kind: string): number =>
  collection[SHAPES.indexOf(shapeOf(kind))]?.[COLOURS.indexOf(colourOf(kind))] ?? 0;

/** A set that lacks one polygon, and which. */
export interface Almost {
  set: string;
  kind: string;
}

/** The sets of which a collection holds three. */
export function almost(collection: readonly (readonly number[])[]): Almost[] {
  return [...SHAPES, ...COLOURS].flatMap((set) => {
    const [kind, ...more] = kindsOf(set).filter((one) => !countOf(collection, one));
    return kind && !more.length ? [{ set, kind }] : [];
  });
}
