import { beforeAll, describe, expect, test } from 'vitest';
import { LOCALES, setLocale } from '../../../texts/index.svelte';
import { faultsOf } from '../../../table/hints/fixtures';
import { aPlace, aView, NOTHING } from '../fixtures';
import type { TriominosMove, TriominosReason } from '../wire';
import { hintWords, marked } from './hint';

const LAY: TriominosMove = { type: 'lay', stone: '344', cell: -1 };
const SCORES: TriominosReason = { type: 'scores', points: 71, value: 11, bonus: 'double-hexagon', bonus_points: 60 };
const LAYS: TriominosReason[] = [
  SCORES,
  { type: 'goesout', points: 25 },
  { type: 'most', ways: 3 },
  { type: 'fitsonlyhere' },
  { type: 'onlyfit' },
  { type: 'leaves', points: 13 },
  { type: 'stillfit', stones: 1 },
  { type: 'stillfit', stones: 5 },
];
const PAYS: TriominosReason[] = [
  { type: 'maybring', stones: 21, unseen: 44, points: 25 },
  { type: 'mayfit', stones: 21, unseen: 44 },
  { type: 'fitnow', stones: 11, of: 12 },
  { type: 'nonefits' },
  { type: 'atmost', points: 11 },
];
const CROWDED = aView({
  may: { ...NOTHING, lay: [aPlace('344', 'w1', { beside: ['445', '045', '344'] })], buy: true, buy_price: 5 },
});

beforeAll(() => setLocale('en'));

test('first the stone is marked, then its place, then how it lies there with an arrow', () => {
  const step = (at: 'where' | 'place' | 'move') => marked({ move: LAY, step: at, reasons: [], parts: 1 }, aView());
  expect(step('where')).toEqual({ stone: '344', place: null, laid: false, pool: false, trail: [] });
  expect(step('place')).toMatchObject({ stone: '344', place: { cell: 'w1' }, laid: false, trail: [] });
  expect(step('move')).toMatchObject({ laid: true, trail: [{ from: 'stone', to: 'place' }] });
  expect(marked(null, aView())).toMatchObject({ stone: null, place: null, pool: false });
});

test('to buy, look at the pool', () => {
  expect(marked({ move: { type: 'buy' }, step: 'where', reasons: [], parts: 1 }, aView())).toMatchObject({
    pool: true,
  });
});

describe('in words', () => {
  test('the stone, its place, and what it brings', () => {
    expect(
      hintWords(LAY, aView(), [
        { ...SCORES, bonus: '', bonus_points: 0, points: 11 },
        { type: 'most', ways: 3 },
      ]),
    ).toEqual({
      where: 'Look at your 3-4-4.',
      place: 'It fits beside 4-4-5.',
      move: ['Lay 3-4-4 beside 4-4-5.'],
      why: ['It scores 11 points.', 'No other place scores more.'],
    });
  });

  test.each<[TriominosMove, string, string]>([
    [{ type: 'buy' }, 'Look at the pool.', 'Buy a stone (−5).'],
    [{ type: 'pass' }, 'Maybe that is enough for this turn.', 'Pass. It costs nothing.'],
    [
      { type: 'stop' },
      'Count what everybody still holds. You hold 23 points.',
      'Propose to stop. It would cost you 23 points.',
    ],
    [{ type: 'agree' }, 'Count what everybody still holds. You hold 23 points.', 'Agree to stop (−23).'],
    [
      { type: 'decline' },
      'Count what everybody still holds. You hold 23 points.',
      'Play on: stopping would cost you 23 points.',
    ],
  ])('%j', (move, where, whole) => {
    expect(hintWords(move, aView())).toEqual({ where, place: '', move: [whole], why: [] });
  });

  test('why to buy though a stone fits, and why to pass though one does', () => {
    const best = { type: 'atmost', points: 13 } as const;
    const buying = [
      { type: 'maybring', stones: 9, unseen: 31, points: 18 },
      { type: 'fitnow', stones: 2, of: 7 },
      best,
    ] as const;
    expect(hintWords({ type: 'buy' }, aView(), buying).why).toEqual([
      '9 of the 31 stones you can’t see would score more than 18.',
      '2 of your 7 stones fit now.',
      'You can still lay afterwards, for 13 points or more.',
    ]);
    expect(hintWords({ type: 'pass' }, aView(), [best]).why).toEqual(['The best you could lay scores 13 points.']);
  });

  test('that nothing fits is what there is to see', () => {
    const reasons = [{ type: 'nonefits' }, { type: 'costs', points: 5 }] as const;
    const { where, why } = hintWords({ type: 'buy' }, aView(), [{ type: 'mayfit', stones: 1, unseen: 31 }, ...reasons]);
    expect(why).toEqual(['One of the 31 stones you can’t see fits somewhere.', 'None of your stones fits anywhere.']);
    expect(hintWords({ type: 'pass' }, aView(), reasons).why).toEqual(['None of your stones fits anywhere.']);
    expect(where).toBe('None of your stones fits anywhere.');
  });
});

describe.each(LOCALES)('in %s', (locale) => {
  beforeAll(() => setLocale(locale));

  test('every move and every reason has its words, two lines long at most', () => {
    for (const reason of LAYS) expect(faultsOf(hintWords(LAY, CROWDED, [reason]), 'tr-')).toEqual([]);
    for (const move of [{ type: 'buy' }, { type: 'pass' }] as const)
      for (const reason of PAYS) expect(faultsOf(hintWords(move, CROWDED, [reason]), 'tr-')).toEqual([]);
    for (const type of ['stop', 'agree', 'decline'] as const)
      expect(faultsOf(hintWords({ type }, CROWDED, []), 'tr-')).toEqual([]);
  });
});
