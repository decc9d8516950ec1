import { beforeAll, expect, test } from 'vitest';
import { loadTexts, setLocale } from '../../../texts/index.svelte';
import type { TriominosEvent, TriominosSheet } from '../wire';
import { aView } from '../fixtures';
import { scoring } from './scoring';

beforeAll(async () => {
  await setLocale('en');
  await loadTexts('triominos', 'table');
});

const LAID: TriominosEvent = {
  type: 'laid',
  seat: 0,
  stone: '155',
  cell: 'e1',
  numbers: [1, 5, 5],
  value: 11,
  bonus: 'hexagon',
  bonus_points: 50,
  points: 61,
};
const BOUGHT: TriominosEvent = { type: 'bought', seat: 1, count: 1, price: 5 };
const PASSED: TriominosEvent = { type: 'passed', seat: 1, price: 10 };
const OVER: TriominosEvent = {
  type: 'roundover',
  round: 1,
  rule: 'TR-10',
  hands: [],
  end_points: [37, 0],
  points: [98, -15],
  totals: [98, -15],
};
const followed = (rounds: number) => {
  const sheets = Array<TriominosSheet>(rounds).fill({} as TriominosSheet);
  const { after } = scoring(aView({ sheets }));
  return [LAID, BOUGHT, PASSED, OVER].reduce<(readonly number[])[]>(
    (all, event) => [...all, after(event, all.at(-1) ?? [])],
    [[0, 0]],
  );
};

test('one round: every turn brings or costs points, and the end brings the rest (TR-5, TR-8, TR-10)', () => {
  expect(followed(1)).toEqual([
    [0, 0],
    [61, 0],
    [61, -5],
    [61, -15],
    [98, -15],
  ]);
});

test('several rounds: the totals after each (TR-13)', () => {
  const curve = followed(2);
  expect(curve.slice(0, 4).every((now) => now === curve[0])).toBe(true);
  expect(curve.at(-1)).toEqual([98, -15]);
});

test('the best turn counts what was bought, and a bonus hurts the others', () => {
  const { gain, sigh, amount } = scoring(aView());
  expect([BOUGHT, LAID, OVER].map(gain)).toEqual([-5, 61, 0]);
  expect([LAID, { ...LAID, bonus: '' } as TriominosEvent, OVER].map(sigh)).toEqual(['That hexagon hurt.', null, null]);
  expect(amount(61)).toBe('61 points');
});
