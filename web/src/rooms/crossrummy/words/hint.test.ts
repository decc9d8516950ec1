import { beforeAll, describe, expect, test } from 'vitest';
import { LOCALES, setLocale } from '../../../texts/index.svelte';
import { aLay, aTable, aView } from '../fixtures';
import { faultsOf } from '../../../table/hints/fixtures';
import type { CrossrummyMove, CrossrummyReason } from '../wire';
import { hintWords } from './hint';

const NAMES = ['Ada', 'Ben', 'Cleo'];
const LONG_NAMES = ['Ada', 'Ben', 'Maximilian Konstantin'];
const SHEDS: CrossrummyReason = { type: 'sheds', points: 20 };
/** The reasons that there are for each kind of move. */
const GIVEN: Partial<Record<CrossrummyMove['type'], CrossrummyReason[]>> = {
  lay: [
    { type: 'goesout' },
    { type: 'opens' },
    { type: 'lays', tiles: 5, points: 42, left: 3 },
    { type: 'makes', kind: 'run', tiles: ['y10', 'y11', 'y12'] },
    { type: 'crosses', tile: 'y12' },
    { type: 'keeps', tile: 'y12', kind: 'set', other: 'r12' },
  ],
  take: [
    { type: 'completes', tile: 'y12', kind: 'set', tiles: ['r12', 'g12'] },
    { type: 'pairs', tile: 'y12', kind: 'run', other: 'y13' },
    { type: 'together', tiles: 12, of: 15 },
  ],
  draw: [{ type: 'noneopencompletes' }, { type: 'maycomplete', tiles: 12, unseen: 84 }],
  passon: [SHEDS],
  drawthree: [SHEDS, { type: 'fewest', seat: 2, tiles: 11 }],
  give: [SHEDS, { type: 'fitsnothing', tiles: ['r3', 'b5'] }, { type: 'fitsnothing', tiles: ['r3'] }],
};
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
  const hint = (move: CrossrummyMove, view = TABLE) => hintWords(move, view, [], NAMES);

  test('first where to look and no more, then what it is about, then what to do', () => {
    expect(hint({ type: 'take', tile: 'r2' })).toEqual({
      where: 'One of the open tiles helps you.',
      place: 'Look at red 2.',
      move: ['Take red 2 from the open tiles.'],
      why: [],
    });
    expect(hint({ type: 'drawthree', victim: 2 }).move).toEqual(['Play “draw three” against Cleo.']);
    expect(hint({ type: 'give', tiles: ['b5', 'r3'] }).move).toEqual(['Pass on blue 5 and red 3.']);
    expect(hint({ type: 'pass' }).move).toEqual(['Pass.']);
  });

  test('a laying is told by what lies beside it', () => {
    expect(hint(aLay([['b7', [3, 0]]]))).toEqual({
      where: 'Look at blue 4–6 on the table.',
      place: 'You can lay blue 7 there.',
      move: ['Lay blue 7 to the right of blue 6.'],
      why: [],
    });
    expect(hint(aLay([['g5', [1, 3]]]))).toMatchObject({
      where: 'Look at 5s (blue, red, yellow) on the table.',
      move: ['Lay green 5 below yellow 5.'],
    });
    expect(
      hint(
        aLay([
          ['b3', [-1, 0]],
          ['b7', [3, 0]],
        ]),
      ).move,
    ).toEqual(['Lay blue 3 to the left of blue 4.', 'Lay blue 7 to the right of blue 6.']);
    expect(
      hint(
        aLay([
          ['b7', [3, 0]],
          ['r7', [3, 1]],
          ['y7', [3, 2]],
        ]),
      ).move,
    ).toEqual(['Lay 7s (blue, red, yellow) to the right of blue 6.']);
  });

  test('what lies there says where, before what is still to come', () => {
    const view = aView({ table: aTable('b4 b5 b6 . / . . . . / r3 g3 y3 b3') });
    expect(hint(aLay([['b2', [-2, 0]]], [['b3', [3, 2], [-1, 0]]]), view).move).toEqual([
      'Move blue 3 to the left of blue 4.',
      'Lay blue 2 to the left of blue 3.',
    ]);
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
    ).toMatchObject({
      where: 'Look at your yellow 3: a new group is possible.',
      move: ['Lay yellow 3–5 where nothing touches it.'],
    });
    const { where, move } = hint(aLay([['g3', [0, 3]]], [['b4', [0, 0], [3, 1]]]));
    expect(where).toBe('Look at blue 4–6 on the table: something there can be moved.');
    expect(move.join(' ')).toMatch(/^Move blue 4 .*\. Lay green 3 /);
  });

  test('a laying of more than three parts is also told in one sentence', () => {
    const far = [0, 2, 4, 6].map((y): [string, [number, number]] => ['r1', [9, 2 * y]]);
    expect(hint(aLay(far.slice(0, 3))).short).toBeUndefined();
    expect(hint(aLay(far)).short).toBe('Lay 4 of your tiles.');
    expect(hint(aLay(far, [['b4', [0, 0], [0, 9]]])).short).toBe(
      'Lay 4 of your tiles and move 1 on the table for that.',
    );
  });

  test('whoever has not opened yet is told that they can', () => {
    expect(hint(aLay([['b7', [5, 0]]]), aView({ opened: [false, true] })).where).toBe('You can open.');
  });
});

describe.each(LOCALES)('in %s', (locale) => {
  beforeAll(() => setLocale(locale));

  test('every move and every reason has its words, two lines long at most', () => {
    for (const move of MOVES)
      for (const reason of GIVEN[move.type] ?? [])
        expect(faultsOf(hintWords(move, TABLE, [reason], LONG_NAMES), 'crw-')).toEqual([]);
    expect(faultsOf(hintWords({ type: 'pass' }, TABLE, [], LONG_NAMES), 'crw-')).toEqual([]);
  });
});
