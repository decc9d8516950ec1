import { beforeAll, describe, expect, test } from 'vitest';
import { LOCALES, setLocale } from '../../../texts/index.svelte';
import { faultsOf } from '../../../table/hints/fixtures';
import { aView } from '../fixtures';
import type { HiddenStonesMove, HiddenStonesReason } from '../wire';
import { hintWords, marked } from './hint';

const COMPLETES: HiddenStonesReason = { type: 'completes', card: 1, points: 3, cells: ['b1', 'b2'] };
const CHANGES: HiddenStonesReason[] = [
  COMPLETES,
  { type: 'prepares', card: 1, points: 2, changes: 1 },
  { type: 'prepares', card: 1, points: 2, changes: 2 },
  { type: 'most', points: 11 },
  { type: 'farthest', card: 33 },
  { type: 'inplace', card: 61, points: 3, right: 2, of: 3 },
  { type: 'inturn', card: 61, points: 3 },
  { type: 'toofar', card: 33, changes: 4 },
  { type: 'cheapest', card: 33 },
];
const SCORES: HiddenStonesReason[] = [{ type: 'scores', card: 1, points: 1, cells: ['a1', 'b1'] }];
const ENDS: HiddenStonesReason[] = [
  { type: 'costs', penalty: 3 },
  { type: 'nonelies' },
  { type: 'most', points: 0 },
  { type: 'keeps', card: 33, points: 5 },
];
const SWAP: HiddenStonesMove = { type: 'swap', card: 33, a: 4, b: 7 };
const MOVES: HiddenStonesMove[] = [
  SWAP,
  { type: 'flip', card: 133, cell: 2 },
  { type: 'score', card: 1 },
  { type: 'end' },
  { type: 'pass' },
];

const mark = (move: HiddenStonesMove, step: 'where' | 'place' | 'move', reasons = [COMPLETES]) =>
  marked({ move, step, reasons, parts: 1 });

beforeAll(() => setLocale('en'));

test('first the card that it is for is marked, then the stones, then what is done in which order', () => {
  expect(mark(SWAP, 'where')).toEqual({ cards: [1], cells: [], trail: [] });
  expect(mark(SWAP, 'place')).toEqual({ cards: [], cells: ['b2', 'b3'], trail: [] });
  expect(mark(SWAP, 'move')).toEqual({
    cards: [33],
    cells: ['b2', 'b3'],
    trail: [
      { from: 'cell b2', to: 'cell b3', both: true, number: 1 },
      { to: 'card 33', number: 2 },
    ],
  });
  expect(mark({ type: 'flip', card: 33, cell: 2 }, 'move').trail).toEqual([
    { to: 'cell c1', number: 1 },
    { to: 'card 33', number: 2 },
  ]);
  expect(mark({ type: 'end' }, 'move', [])).toEqual({ cards: [], cells: [], trail: [] });
  expect(marked(null)).toEqual({ cards: [], cells: [], trail: [] });
});

test('for a card that lies already, it and its stones', () => {
  const lies: HiddenStonesReason[] = [{ type: 'scores', card: 1, points: 1, cells: ['a1', 'b1'] }];
  const step = (at: 'where' | 'place' | 'move') =>
    marked({ move: { type: 'score', card: 1 }, step: at, reasons: lies, parts: 1 });
  expect(step('where')).toMatchObject({ cards: [1], cells: [] });
  expect(step('place')).toMatchObject({ cards: [], cells: ['a1', 'b1'] });
  expect(step('move')).toMatchObject({ cards: [1], cells: ['a1', 'b1'] });
});

test('without reasons, as in a lesson, the line of stones or the card is marked', () => {
  expect(mark(SWAP, 'where', [])).toMatchObject({ cards: [], cells: ['b1', 'b2', 'b3'] });
  expect(mark({ ...SWAP, a: 3, b: 4 }, 'where', [])).toMatchObject({ cells: ['a2', 'b2', 'c2'] });
  expect(mark({ type: 'flip', card: 33, cell: 2 }, 'where', [])).toMatchObject({ cells: ['a1', 'b1', 'c1'] });
  expect(mark({ type: 'score', card: 1 }, 'where', [])).toMatchObject({ cards: [1], cells: [] });
});

describe('in words', () => {
  test('what it is for, the stone, and what to do with the reason', () => {
    expect(hintWords({ type: 'flip', card: 33, cell: 1 }, aView(), [COMPLETES])).toEqual({
      where: 'Card 1 needs only one change.',
      place: 'Look at the horse on b1.',
      move: ['Flip b1 to boat, and pay with card 33.'],
      why: ['Card 1 will match: 3 points.'],
    });
    expect(hintWords(SWAP, aView(), [{ type: 'prepares', card: 1, points: 2, changes: 1 }])).toEqual({
      where: 'Look at card 1: you can get closer to it.',
      place: 'Look at b2 and b3, next to each other.',
      move: ['Swap b2 and b3, and pay with card 33.'],
      why: ['Card 1 will need only one more change.'],
    });
    expect(hintWords({ type: 'score', card: 1 }, aView(), SCORES)).toEqual({
      where: 'One of your cards already matches the stones.',
      place: 'Card 1 matches a1 and b1.',
      move: ['Score card 1.'],
      why: ['It scores 1 point.'],
    });
  });

  test('where no card comes nearer, first the line of stones, which gives no place away, then the place', () => {
    const pays: HiddenStonesReason[] = [{ type: 'toofar', card: 33, changes: 4 }];
    expect(hintWords({ type: 'flip', card: 33, cell: 1 }, aView(), pays)).toMatchObject({
      where: 'Look at the top row.',
      place: 'Look at the horse on b1.',
    });
    expect(hintWords(SWAP, aView(), pays)).toMatchObject({
      where: 'Look at the middle column.',
      place: 'Look at b2 and b3, next to each other.',
    });
    expect(hintWords({ ...SWAP, a: 7, b: 8 }, aView(), pays).where).toBe('Look at the bottom row.');
    expect(hintWords({ ...SWAP, a: 2, b: 5 }, aView(), pays).where).toBe('Look at the right column.');
  });

  test('what has no place of its own is told without one', () => {
    const draws: HiddenStonesReason[] = [{ type: 'draws', cards: 2 }];
    expect(hintWords({ type: 'pass' }, aView(), draws)).toEqual({
      where: 'Look at your cards. Would one more help?',
      place: '',
      move: ['Pass and draw 2 cards.'],
      why: [],
    });
    expect(hintWords({ type: 'end' }, aView(), []).move).toEqual(['End your turn and keep your cards.']);
  });
});

describe.each(LOCALES)('in %s', (locale) => {
  beforeAll(() => setLocale(locale));

  test('every move and every reason has its words, two lines long at most', () => {
    const given = new Map([
      ['swap', CHANGES],
      ['flip', CHANGES],
      ['score', SCORES],
      ['end', ENDS],
    ]);
    for (const move of MOVES)
      for (const reason of given.get(move.type) ?? [])
        expect(faultsOf(hintWords(move, aView(), [reason]), 'hs-')).toEqual([]);
  });
});
