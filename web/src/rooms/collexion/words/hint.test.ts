import { beforeAll, describe, expect, test } from 'vitest';
import { LOCALES, setLocale } from '../../../texts/index.svelte';
import { NOTHING, aPlayer, aView } from '../fixtures';
import { faultsOf } from '../../../table/hints/fixtures';
import type { ColleXionMove, ColleXionReason } from '../wire';
import { hintWords } from './hint';

const NAMES = ['Ada', 'Bea', 'Cleo', 'Dan'];
const VIEW = aView({
  chain: [{ id: 9, kind: 's-pink', shape: 'square', colour: 'pink' }],
  players: [0, 1, 2, 3].map((seat) => aPlayer(seat, ['t-green'], { partner: (seat + 2) % 4 })),
  may: {
    ...NOTHING,
    score: [
      {
        set: 'green',
        by: 'colour',
        kinds: [],
        rewards: [{ move: { type: 'score', set: 'green', stack: '' }, stack: 'green', points: 3 }],
      },
      {
        set: 'octagon',
        by: 'shape',
        kinds: [],
        rewards: [
          { move: { type: 'score', set: 'octagon', stack: 'pink' }, stack: 'pink', points: 2 },
          { move: { type: 'score', set: 'octagon', stack: 'blue' }, stack: 'blue', points: 4 },
        ],
      },
      {
        set: 'pink',
        by: 'colour',
        kinds: [],
        rewards: [{ move: { type: 'score', set: 'pink', stack: '' }, stack: '', points: 0 }],
      },
    ],
  },
});

/** Every kind of move, where to look, and what to do. */
const HINTS: [ColleXionMove, string, string][] = [
  [{ type: 'take', polygon: 1 }, 'Look at the pink pentagon in the tray.', 'Take the pink pentagon.'],
  [{ type: 'take', polygon: 2 }, 'Look at the green triangle in the tray.', 'Take the green triangle.'],
  [
    { type: 'remove', polygon: 2 },
    'Look at the green triangle in the tray.',
    'Remove the green triangle from the tray.',
  ],
  [
    { type: 'swap', mine: 0, theirs: 14, seat: 3 },
    'Look at Dan’s collection.',
    'Swap your green triangle for Dan’s pink octagon.',
  ],
  [{ type: 'steal', kind: 3, seat: 1 }, 'Look at Bea’s collection.', 'Steal a blue triangle from Bea.'],
  [{ type: 'give', kind: 5, seat: 1 }, 'Look at your yellow square.', 'Give your yellow square to Bea.'],
  [{ type: 'hand' }, 'Look at your pink square.', 'Hand the pink square to your partner Cleo.'],
  [
    { type: 'score', set: 'green', stack: '' },
    'Look at your collection: a set is complete.',
    'Score the green colour set: 3 points.',
  ],
  [
    { type: 'score', set: 'octagon', stack: 'blue' },
    'Look at your collection: a set is complete.',
    'Score the octagon shape set with the marker in the blue corner: 4 points.',
  ],
  [
    { type: 'score', set: 'pink', stack: '' },
    'Look at your collection: a set is complete.',
    'Discard the pink colour set; there is no marker for it.',
  ],
  [{ type: 'end' }, 'Look at what you have. Do you need more?', 'End your turn.'],
];

const COMPLETES: ColleXionReason = { type: 'completes', seat: 0, set: 'octagon' };
const CLOSER: ColleXionReason = { type: 'bringscloser', seat: 0, set: 'pentagon', have: 3 };
const DENIES: ColleXionReason = { type: 'denies', seat: 1, set: 'octagon', kind: 'o-pink' };
const BREAKS: ColleXionReason = { type: 'breaks', seat: 1, set: 'octagon', kind: 'o-pink' };
const MAY_COMPLETE: ColleXionReason = { type: 'maycomplete', set: 'octagon', lacking: 2 };
const FREES: ColleXionReason = { type: 'frees', kinds: ['o-pink', 's-blue'] };
const SPARE: ColleXionReason = { type: 'spare', kind: 'o-pink', count: 3 };
/** The reasons that there are for each kind of move. */
const GIVEN: Partial<Record<ColleXionMove['type'], ColleXionReason[]>> = {
  take: [
    COMPLETES,
    CLOSER,
    MAY_COMPLETE,
    DENIES,
    FREES,
    { type: 'goeson', count: 12 },
    { type: 'twosets', first: 'octagon', second: 'pink' },
  ],
  remove: [DENIES, FREES, { type: 'onlyone', kind: 'o-pink' }],
  swap: [COMPLETES, CLOSER, BREAKS, SPARE],
  steal: [COMPLETES, CLOSER, BREAKS],
  give: [SPARE, { type: 'sheds', kind: 'o-pink' }],
  hand: [
    { ...COMPLETES, seat: 2 },
    { ...CLOSER, seat: 2 },
  ],
  score: [{ type: 'scores', set: 'octagon', points: 4, most: true }],
  end: [{ type: 'nonecompletes' }, { type: 'keeps', set: 'octagon' }],
};

describe('in English', () => {
  beforeAll(() => setLocale('en'));

  test.each(HINTS)('%j: first where to look, then what to do', (move, where, whole) => {
    expect(hintWords(move, VIEW, [], NAMES)).toMatchObject({ where, move: [whole] });
  });

  test('a polygon is taken for a set', () => {
    expect(hintWords({ type: 'take', polygon: 1 }, VIEW, [COMPLETES], NAMES)).toEqual({
      where: 'Look at your octagon shape set: one polygon is missing.',
      place: 'Look at the pink pentagon in the tray.',
      move: ['Take the pink pentagon.'],
      why: ['It completes the octagon shape set.'],
    });
  });

  test('a set that can be complete this turn is where one looks first', () => {
    expect(hintWords({ type: 'take', polygon: 1 }, VIEW, [MAY_COMPLETE, CLOSER], NAMES)).toMatchObject({
      where: 'What you need for the octagon shape set lies free.',
      place: 'Look at the pink pentagon in the tray.',
    });
  });
});

describe.each(LOCALES)('in %s', (locale) => {
  beforeAll(() => setLocale(locale));

  test('every move and every reason has its words, two lines long at most', () => {
    const names = ['Ada', 'Maximiliane', 'Maximiliane', 'Maximiliane'];
    for (const [move] of HINTS)
      for (const reason of GIVEN[move.type] ?? [])
        expect(faultsOf(hintWords(move, VIEW, [reason], names), 'cxw-')).toEqual([]);
  });
});
