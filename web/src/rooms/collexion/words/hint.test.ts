import { beforeAll, describe, expect, test } from 'vitest';
import { LOCALES, setLocale } from '../../../texts/index.svelte';
import { NOTHING, aPlayer, aView } from '../fixtures';
import { hintWords } from './hint';

const NAMES = ['Ada', 'Bea', 'Cleo', 'Dan'];
const VIEW = aView({
  chain: [{ id: 9, kind: 's-pink', shape: 'square', colour: 'pink' }],
  players: [0, 1, 2, 3].map((seat) => aPlayer(seat, ['t-green'], { partner: (seat + 2) % 4 })),
  may: {
    ...NOTHING,
    score: [
      { set: 'green', by: 'colour', kinds: [], rewards: [{ move: 'score green', stack: 'green', points: 3 }] },
      {
        set: 'octagon',
        by: 'shape',
        kinds: [],
        rewards: [
          { move: 'score octagon @pink', stack: 'pink', points: 2 },
          { move: 'score octagon @blue', stack: 'blue', points: 4 },
        ],
      },
      { set: 'pink', by: 'colour', kinds: [], rewards: [{ move: 'score pink', stack: '', points: 0 }] },
    ],
  },
});

/** Every kind of move, where to look, and what to do. */
const HINTS = [
  ['take 1', 'Look at the pink pentagon in the tray.', 'Take the pink pentagon. It frees blue square.'],
  ['take 2', 'Look at the green triangle in the tray.', 'Take the green triangle.'],
  [
    'remove 2',
    'Look at the green triangle in the tray.',
    'Remove the green triangle from the tray before somebody else takes it.',
  ],
  ['swap t-green o-pink @3', 'Look at the collection of Dan.', 'Swap your green triangle for a pink octagon of Dan’s.'],
  ['steal t-blue @1', 'Look at the collection of Bea.', 'Steal a blue triangle from Bea.'],
  ['give s-yellow @1', 'Look at your yellow square.', 'Give your yellow square to Bea.'],
  ['hand', 'Look at your pink square.', 'Hand the pink square to your partner Cleo.'],
  ['score green', 'Look at your collection: a set is complete.', 'Score the green colour set: 3 points.'],
  [
    'score octagon @blue',
    'Look at your collection: a set is complete.',
    'Score the octagon shape set and take the marker in the blue corner: 4 points.',
  ],
  [
    'score pink',
    'Look at your collection: a set is complete.',
    'Discard the pink colour set; there is no marker for it.',
  ],
  ['end', 'Look at what you have. Would you need more?', 'End your turn.'],
] as const;

describe('in English', () => {
  beforeAll(() => setLocale('en'));

  test.each(HINTS)('%s: first where to look, then what to do', (move, nudge, whole) => {
    expect(hintWords(move, VIEW, NAMES)).toEqual({ nudge, whole });
  });
});

describe.each(LOCALES)('in %s', (locale) => {
  beforeAll(() => setLocale(locale));

  test('every hint has its words', () => {
    for (const [move] of HINTS)
      for (const words of Object.values(hintWords(move, VIEW, NAMES)))
        expect(words).toMatch(/^(?!.*(cxw-|\{|undefined)).{3,}$/);
  });
});
