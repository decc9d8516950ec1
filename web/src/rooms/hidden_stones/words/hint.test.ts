import { beforeAll, describe, expect, test } from 'vitest';
import { setLocale } from '../../../texts/index.svelte';
import { aView } from '../fixtures';
import { hintWords, marked } from './hint';

const mark = (move: string, whole: boolean) => marked({ move, whole });

beforeAll(() => setLocale('en'));

test('a nudge marks one piece, a whole move all that it touches', () => {
  expect(mark('x33 b2-b3', false)).toEqual({ cards: [], cells: ['b2'] });
  expect(mark('x33 b2-b3', true)).toEqual({ cards: [33], cells: ['b2', 'b3'] });
  expect(mark('x33 ~c1', true)).toEqual({ cards: [33], cells: ['c1'] });
  expect(mark('+1', false)).toEqual({ cards: [1], cells: [] });
  expect(mark('end', true)).toEqual({ cards: [], cells: [] });
  expect(marked(null)).toEqual({ cards: [], cells: [] });
});

describe('in words', () => {
  test.each([
    ['x33 b1-c1', 'Look at the horse on b1.', 'Pay with card 33 and swap b1 and c1.'],
    ['x33 ~b1', 'Look at the horse on b1.', 'Pay with card 33 and flip b1: it becomes boat.'],
    ['+1', 'Look at card 1.', 'Score card 1: its formation lies on the grid.'],
    ['end', 'Look at what you still hold. Is it worth another card?', 'End your turn and keep your cards.'],
    ['pass', 'Look at your cards. Would one more help?', 'Pass and draw 2 cards.'],
  ])('%s', (move, nudge, whole) => {
    expect(hintWords(move, aView())).toEqual({ nudge, whole });
  });
});
