import { beforeAll, expect, test } from 'vitest';
import { loadTexts, setLocale } from '../../../texts/index.svelte';
import type { ColleXionEvent } from '../wire';
import { aSheet, aView } from '../fixtures';
import { moment } from './moment';
import { scoring } from './scoring';

beforeAll(async () => {
  await setLocale('en');
  await loadTexts('collexion', 'table');
});

const scored = (points: number): ColleXionEvent => ({ type: 'scored', seat: 1, set: 'pink', stack: 'pink', points });
const ENDED: ColleXionEvent = { type: 'ended', seat: 1, taken: 2 };
const OVER: ColleXionEvent = { type: 'over', rule: 'CX-10', sheets: [aSheet(0, [], 3, 2), aSheet(1, [4, 3], 1, 0)] };

test('the curve adds up the markers, and ends with what else counts (CX-12)', () => {
  const { after } = scoring(aView());
  let now: readonly number[] = [0, 0];
  const curve = [scored(4), ENDED, scored(3), OVER].map((event) => (now = after(event, now)));
  expect(curve).toEqual([
    [0, 4],
    [0, 4],
    [0, 7],
    [1, 8],
  ]);
});

test('partners end with the sum of their team (CX-13)', () => {
  const teams = [
    { seats: [0, 2], points: 4, polygons: 1, rank: 1 },
    { seats: [1, 3], points: -1, polygons: 5, rank: 3 },
  ];
  const { final } = scoring(aView({ teams }));
  expect([0, 1, 2, 3].map(final)).toEqual([4, -1, 4, -1]);
});

test('a marker counts for the best turn, and a dear one was wanted by all', () => {
  const { gain, sigh } = scoring(aView());
  expect([scored(4), ENDED].map(gain)).toEqual([4, 0]);
  expect([scored(4), scored(3)].map(sigh)).toEqual(['I had my eye on that marker.', null]);
});

test('a set has its moment, with or without a marker', () => {
  expect([scored(4), scored(0), ENDED].map(moment)).toEqual(['4 points', 'pink colour set', null]);
});
