import { beforeAll, expect, test } from 'vitest';
import { loadTexts, setLocale } from '../../../texts/index.svelte';
import type { HiddenStonesEvent } from '../wire';
import { aView } from '../fixtures';
import { moment } from './moment';
import { scoring } from './scoring';

beforeAll(async () => {
  await setLocale('en');
  await loadTexts('hidden_stones', 'table');
});

const sheet = (total: number) => ({ counts: [], cards: total, bonus: 0, total });
const SCORED: HiddenStonesEvent = { type: 'scored', seat: 1, card: 33, points: 5, cells: ['a1'] };
const ENDED: HiddenStonesEvent = { type: 'ended', seat: 1 };
const OVER: HiddenStonesEvent = { type: 'over', rule: 'HS-11' };

test('the curve adds up the cards that were scored, and ends with the bonus (HS-12)', () => {
  const figures = scoring(aView({ sheets: [sheet(0), sheet(8)] }));
  const curve = [SCORED, ENDED, OVER].reduce<(readonly number[])[]>(
    (all, event) => [...all, figures?.after(event, all.at(-1) ?? []) ?? []],
    [[0, 0]],
  );
  expect(curve).toEqual([
    [0, 0],
    [0, 5],
    [0, 5],
    [0, 8],
  ]);
  expect([figures?.final(0), figures?.final(1)]).toEqual([0, 8]);
});

test('a card counts for the best turn, and the dearest one hurts', () => {
  const figures = scoring(aView());
  expect([SCORED, ENDED].map((event) => figures?.gain(event))).toEqual([5, 0]);
  expect(figures?.sigh(SCORED)).toBe('Five points with one card. Ouch.');
  expect(figures?.sigh({ ...SCORED, points: 3 } as HiddenStonesEvent)).toBeNull();
  expect(figures?.amount(5)).toBe('5 points');
});

test('alone there is nothing to compare', () => {
  expect(scoring(aView({ seats: 1 }))).toBeNull();
});

test('a scored card has its moment, other steps have none', () => {
  expect([SCORED, ENDED, OVER].map(moment)).toEqual(['5 points', null, null]);
});
