import { beforeAll, describe, expect, test } from 'vitest';
import { LOCALES, setLocale } from '../../../texts/index.svelte';
import { NOTHING, aPlayer, aView } from '../fixtures';
import type { ColleXionMove } from '../wire';
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
  [
    { type: 'take', polygon: 1 },
    'Look at the pink pentagon in the tray.',
    'Take the pink pentagon. It frees blue square.',
  ],
  [{ type: 'take', polygon: 2 }, 'Look at the green triangle in the tray.', 'Take the green triangle.'],
  [
    { type: 'remove', polygon: 2 },
    'Look at the green triangle in the tray.',
    'Remove the green triangle from the tray before somebody else takes it.',
  ],
  [
    { type: 'swap', mine: 0, theirs: 14, seat: 3 },
    'Look at the collection of Dan.',
    'Swap your green triangle for a pink octagon of Dan’s.',
  ],
  [{ type: 'steal', kind: 3, seat: 1 }, 'Look at the collection of Bea.', 'Steal a blue triangle from Bea.'],
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
    'Score the octagon shape set and take the marker in the blue corner: 4 points.',
  ],
  [
    { type: 'score', set: 'pink', stack: '' },
    'Look at your collection: a set is complete.',
    'Discard the pink colour set; there is no marker for it.',
  ],
  [{ type: 'end' }, 'Look at what you have. Would you need more?', 'End your turn.'],
];

describe('in English', () => {
  beforeAll(() => setLocale('en'));

  test.each(HINTS)('%j: first where to look, then what to do', (move, nudge, whole) => {
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
