/** The tables that the rules show. */
import type { Cell } from '../pieces/grid';

export interface Drawn {
  tile: string;
  cell: Cell;
  /** Laid just now, moved just now, or where it goes wrong. */
  mark?: 'laid' | 'moved' | 'wrong';
}

export interface Example {
  id: string;
  right: boolean;
  tiles: Drawn[];
}

const MARKS = { '+': 'laid', '~': 'moved', '!': 'wrong' } as const;

/** 'b4 b5 b6+ / . r5': rows parted by ' / ', '.' is an empty cell; what stands behind a tile marks it. */
function drawn(text: string): Drawn[] {
  return text.split(' / ').flatMap((row, y) =>
    row.split(' ').flatMap((name, x) => {
      const [, tile, sign] = /^([yrbg]\d+)([+~!]?)$/.exec(name) ?? [];
      if (!tile) return [];
      const mark = MARKS[sign as keyof typeof MARKS];
      return [{ tile, cell: [x, y] as const, ...(mark ? { mark } : {}) }];
    }),
  );
}

const example = (id: string, text: string): Example => ({ id, right: !text.includes('!'), tiles: drawn(text) });

/** CR-7 */
export const LINES: readonly Example[] = [
  example('set', 'r5 b5 g5'),
  example('run', 'b4 b5 b6 b7 b8'),
  example('colours', 'r5! b5 r5! g5'),
  example('values', 'b4 b5 b7! b8!'),
];

/** CR-8; the first two are the rulebook's. */
export const TABLES: readonly Example[] = [
  example('beside', '. . y5! r5! / b3 b4 b5 b6 b7'),
  example('below', 'b3 b4 b5 b6 b7 / . . r5+ / . . y5+'),
  example('stacked', 'r4! r5! r6! / b7! b8! b9!'),
  example('block', 'y7 b7 r7 / y8 b8 r8 / y9 b9 r9'),
];

/** CR-10: the rulebook's third player, who opens and adds to another group. */
export const OPENING = drawn('y3 y4 y5 y6+ y7+ / . / r9 b9 g9 / . / g1+ g2+ g3+ g4+');

/** The rulebook's rearrangement: red 2, red 4 and blue 3 are laid, and two groups become one. */
export const BEFORE = drawn('. . . . . y6 / r3 . . . . b6 / g3 . . . r5 r6 r7 r8 / y3 y4 y5');
export const AFTER = drawn('. y3~ y4~ y5~ y6 / . . . . b6 / r2+ r3~ r4+ r5 r6 r7 r8 / . g3~ / . b3+');

/** For the picture on the home page: a corner of a table where lines cross. */
export const CORNER = drawn('. g4 / . g5 / r6 g6 b6 y6 / . g7 . y7 / . . . y8');
