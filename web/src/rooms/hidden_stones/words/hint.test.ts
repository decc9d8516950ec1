import { beforeAll, describe, expect, test } from 'vitest';
import { setLocale } from '../../../texts/index.svelte';
import { aView } from '../fixtures';
import type { HiddenStonesMove } from '../wire';
import { hintWords, marked } from './hint';

const mark = (move: HiddenStonesMove, whole: boolean) => marked({ move, whole });

beforeAll(() => setLocale('en'));

test('a nudge marks one piece, a whole move all that it touches', () => {
  expect(mark({ type: 'swap', card: 33, a: 4, b: 7 }, false)).toEqual({ cards: [], cells: ['b2'] });
  expect(mark({ type: 'swap', card: 33, a: 4, b: 7 }, true)).toEqual({ cards: [33], cells: ['b2', 'b3'] });
  expect(mark({ type: 'flip', card: 33, cell: 2 }, true)).toEqual({ cards: [33], cells: ['c1'] });
  expect(mark({ type: 'score', card: 1 }, false)).toEqual({ cards: [1], cells: [] });
  expect(mark({ type: 'end' }, true)).toEqual({ cards: [], cells: [] });
  expect(marked(null)).toEqual({ cards: [], cells: [] });
});

describe('in words', () => {
  test.each<[HiddenStonesMove, string, string]>([
    [{ type: 'swap', card: 33, a: 1, b: 2 }, 'Look at the horse on b1.', 'Pay with card 33 and swap b1 and c1.'],
    [{ type: 'flip', card: 33, cell: 1 }, 'Look at the horse on b1.', 'Pay with card 33 and flip b1: it becomes boat.'],
    [{ type: 'score', card: 1 }, 'Look at card 1.', 'Score card 1: its formation lies on the grid.'],
    [{ type: 'end' }, 'Look at what you still hold. Is it worth another card?', 'End your turn and keep your cards.'],
    [{ type: 'pass' }, 'Look at your cards. Would one more help?', 'Pass and draw 2 cards.'],
  ])('%j', (move, nudge, whole) => {
    expect(hintWords(move, aView())).toEqual({ nudge, whole });
  });
});
