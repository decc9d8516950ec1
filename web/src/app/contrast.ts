// For the tests of colours: what the style sheets say by day and by night, and how well two colours can be told apart.
import { readFileSync } from 'node:fs';
import { contrastOf } from '../ui/contrast';

type Palette = ReadonlyMap<string, string>;

/** The colours of the house, and those of the style sheets besides, once by day and once by night. */
export function palettes(...besides: string[]): [name: string, colours: Palette][] {
  const css = ['src/app/theme.css', ...besides].map((path) => readFileSync(path, 'utf8')).join('\n');
  const found = [...css.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\);/g)];
  return [
    ['light', new Map(found.map(([, name = '', day = '']) => [name, day]))],
    ['dark', new Map(found.map(([, name = '', , night = '']) => [name, night]))],
  ];
}

/** The same four times: by day and by night, as it is and with stronger contrast. */
export const everyPalette = (...besides: string[]): [name: string, colours: Palette][] => [
  ...palettes(...besides),
  ...palettes(...besides, 'src/app/high-contrast.css').map(([name, colours]): [string, Palette] => [
    `${name}, stronger contrast`,
    colours,
  ]),
];

/** From 1 (the same) to 21; NaN where one of them is no colour of this palette. */
export const contrast = (palette: Palette, one: string, other: string): number =>
  contrastOf(palette.get(one) ?? '', palette.get(other) ?? '');

/** A mark of two lines, one within the other, shows by one of them. */
export const either = (palette: Palette, marks: readonly [string, string], ground: string): number =>
  Math.max(...marks.map((mark) => contrast(palette, mark, ground)));

/** A piece shows by itself or by its edge. */
export const shows = (palette: Palette, piece: string, ground: string): number =>
  Math.max(contrast(palette, piece, ground), contrast(palette, `${piece}-edge`, ground));
