// The colours of a picture were chosen for a terminal: here each is made readable by day and by night.
import type { Span } from '../net/wire';
import { contrastOf } from '../ui/contrast';

/** The paper that a picture stands on, and what is written on it: --paper and --ink of theme.css. */
export const DAY = { paper: '#fcf9f2', ink: '#2a2520' };
export const NIGHT = { paper: '#272e35', ink: '#ece6d9' };
const ENOUGH = 4.6;

const NAMED: Readonly<Record<string, string>> = {
  black: '#000000',
  red: '#b03a3a',
  green: '#3f7a4b',
  yellow: '#e8c547',
  blue: '#3565a5',
  magenta: '#7a54a0',
  cyan: '#2a8a8a',
  white: '#ffffff',
};

const hex = (colour: string): string => NAMED[colour] ?? (/^#[0-9a-f]{6}$/.test(colour) ? colour : '');

const parts = (colour: string): number[] => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

function mixed(colour: string, ink: string, share: number): string {
  const other = parts(ink);
  return `#${parts(colour)
    .map((part, at) => Math.round(part + ((other[at] ?? 0) - part) * share))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** The colour with as much ink as it takes to be read on this paper. */
export function readable(colour: string, { paper, ink }: typeof DAY): string {
  for (let share = 0; share < 1; share += 0.05) {
    const inked = mixed(colour, ink, share);
    if (contrastOf(inked, paper) >= ENOUGH) return inked;
  }
  return ink;
}

/** How a span looks, as CSS colours; '' is the usual one. What stands on a ground of its own keeps its colour. */
export function looks({ colour = '', ground = '', dim = false }: Span): { color: string; background: string } {
  const [front, back] = [hex(colour), hex(ground)];
  if (back) {
    const best = contrastOf(back, '#000000') > contrastOf(back, '#ffffff') ? '#000000' : '#ffffff';
    return { color: front && contrastOf(front, back) >= ENOUGH ? front : best, background: back };
  }
  if (front) return { color: `light-dark(${readable(front, DAY)}, ${readable(front, NIGHT)})`, background: '' };
  return { color: dim ? 'var(--muted)' : '', background: '' };
}
