import { beforeAll, describe, expect, test } from 'vitest';
import { setLocale } from '../../../texts/index.svelte';
import { aView } from '../fixtures';
import type { TriominosMove } from '../wire';
import { hintWords, marked } from './hint';

beforeAll(() => setLocale('en'));

test('a nudge marks the stone, a whole move its place too', () => {
  expect(marked({ move: { type: 'lay', stone: '344', cell: -1 }, whole: false }, aView())).toEqual({
    stone: '344',
    place: null,
  });
  expect(marked({ move: { type: 'lay', stone: '344', cell: -1 }, whole: true }, aView())).toMatchObject({
    stone: '344',
    place: { cell: 'w1' },
  });
  expect(marked({ move: { type: 'buy' }, whole: true }, aView())).toEqual({ stone: null, place: null });
  expect(marked(null, aView())).toEqual({ stone: null, place: null });
});

describe('in words', () => {
  test.each<[TriominosMove, string, string]>([
    [{ type: 'lay', stone: '344', cell: -1 }, 'Look at your 3-4-4.', 'Lay 3-4-4 beside 4-4-5, 11 points.'],
    [{ type: 'buy' }, 'Look at the pool.', 'Buy a stone (−5).'],
    [{ type: 'pass' }, 'Perhaps it is enough for this turn.', 'Pass. It costs nothing.'],
    [{ type: 'stop' }, 'Count what everybody still holds. You hold 23.', 'Propose to stop. It would cost you 23.'],
    [{ type: 'agree' }, 'Count what everybody still holds. You hold 23.', 'Agree to stop (−23).'],
    [{ type: 'decline' }, 'Count what everybody still holds. You hold 23.', 'Play on: your 23 would be lost.'],
  ])('%j', (move, nudge, whole) => {
    expect(hintWords(move, aView())).toEqual({ nudge, whole });
  });
});
