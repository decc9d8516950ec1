// For the tests of colours: what the style sheets say by day and by night, and how well two colours can be told apart.
import { readFileSync } from 'node:fs';

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

/** WCAG 2.2, relative luminance of '#rrggbb'. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** From 1 (the same) to 21; NaN where one of them is no colour of this palette. */
export function contrast(palette: Palette, one: string, other: string): number {
  const of = (name: string) => luminance(palette.get(name) ?? '');
  const [low = 0, high = 0] = [of(one), of(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** A piece shows by itself or by its edge. */
export const shows = (palette: Palette, piece: string, ground: string): number =>
  Math.max(contrast(palette, piece, ground), contrast(palette, `${piece}-edge`, ground));
