import { beforeAll, describe, expect, test } from 'vitest';
import { LOCALES, setLocale } from '../../../texts/index.svelte';
import { aLay, aTable, aView } from '../fixtures';
import type { CrossrummyMove } from '../wire';
import { hintWords } from './hint';

const NAMES = ['Ada', 'Ben', 'Cleo'];
const TABLE = aView({
  table: aTable('b4 b5 b6 / . r5 / . y5'),
  lines: [
    { kind: 'run', down: false, cell: [0, 0], tiles: ['b4', 'b5', 'b6'] },
    { kind: 'set', down: true, cell: [1, 0], tiles: ['b5', 'r5', 'y5'] },
  ],
});
const MOVES: CrossrummyMove[] = [
  { type: 'take', tile: 'r2' },
  { type: 'draw' },
  { type: 'passon' },
  { type: 'drawthree', victim: 2 },
  { type: 'give', tiles: ['r3', 'b5'] },
  { type: 'pass' },
  aLay([['b7', [3, 0]]]),
  aLay([['g5', [1, 3]]]),
  aLay([
    ['b3', [-1, 0]],
    ['b7', [3, 0]],
  ]),
  aLay([
    ['y3', [5, 5]],
    ['y4', [6, 5]],
    ['y5', [7, 5]],
  ]),
  aLay(
    [['g1', [0, 1]]],
    [
      ['r5', [1, 1], [2, 1]],
      ['b4', [0, 0], [3, 3]],
    ],
  ),
];

describe('in English', () => {
  beforeAll(() => setLocale('en'));
  const hint = (move: CrossrummyMove, view = TABLE) => hintWords(move, view, NAMES);

  test('the nudge says where to look and no more, the whole what to do', () => {
    expect(hint({ type: 'take', tile: 'r2' })).toEqual({
      nudge: 'One of the open tiles helps you.',
      whole: 'Take red 2 from the open tiles.',
    });
    expect(hint({ type: 'drawthree', victim: 2 }).whole).toBe('Play draw three against Cleo.');
    expect(hint({ type: 'give', tiles: ['b5', 'r3'] }).whole).toBe('Hand on blue 5 and red 3.');
    expect(hint({ type: 'pass' }).whole).toBe('Pass.');
  });

  test('a laying is told by what lies beside it', () => {
    expect(hint(aLay([['b7', [3, 0]]]))).toEqual({
      nudge: 'Look at blue 4–6 on the table.',
      whole: 'Lay blue 7 to the right of blue 6.',
    });
    expect(hint(aLay([['g5', [1, 3]]]))).toEqual({
      nudge: 'Look at 5s (blue, red, yellow) on the table.',
      whole: 'Lay green 5 below yellow 5.',
    });
    expect(
      hint(
        aLay([
          ['b3', [-1, 0]],
          ['b7', [3, 0]],
        ]),
      ).whole,
    ).toBe('Lay blue 3 to the left of blue 4 and blue 7 to the right of blue 6.');
    expect(
      hint(
        aLay([
          ['b7', [3, 0]],
          ['r7', [3, 1]],
          ['y7', [3, 2]],
        ]),
      ).whole,
    ).toBe('Lay 7s (blue, red, yellow) to the right of blue 6.');
  });

  test('what lies there says where, before what is still to come', () => {
    const view = aView({ table: aTable('b4 b5 b6 . / . . . . / r3 g3 y3 b3') });
    expect(hint(aLay([['b2', [-2, 0]]], [['b3', [3, 2], [-1, 0]]]), view).whole).toBe(
      'Move blue 3 to the left of blue 4. Lay blue 2 to the left of blue 3.',
    );
  });

  test('a group of its own, and what is moved', () => {
    expect(
      hint(
        aLay([
          ['y3', [5, 5]],
          ['y4', [6, 5]],
          ['y5', [7, 5]],
        ]),
      ),
    ).toEqual({
      nudge: 'Look at your yellow 3: a new group is possible.',
      whole: 'Lay yellow 3–5 where nothing touches it.',
    });
    const { nudge, whole } = hint(aLay([['g3', [0, 3]]], [['b4', [0, 0], [3, 1]]]));
    expect(nudge).toBe('Look at blue 4–6 on the table: something there can be moved.');
    expect(whole).toMatch(/^Move blue 4 .*\. Lay green 3 /);
  });

  test('whoever has not opened yet is told that they can', () => {
    expect(hint(aLay([['b7', [5, 0]]]), aView({ opened: [false, true] })).nudge).toBe('You can open.');
  });
});

describe.each(LOCALES)('in %s', (locale) => {
  beforeAll(() => setLocale(locale));

  test('every kind of move has both its words', () => {
    for (const move of MOVES)
      for (const words of Object.values(hintWords(move, TABLE, NAMES)))
        expect(words, move.type).toMatch(/^(?!.*(crw-|\{|undefined)).{3,}$/);
  });
});
