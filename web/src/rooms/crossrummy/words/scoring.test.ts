import { beforeAll, expect, test } from 'vitest';
import { loadTexts, setLocale } from '../../../texts/index.svelte';
import type { CrossrummyEvent } from '../wire';
import { aLaying, aView } from '../fixtures';
import { moment } from './moment';
import { scoring } from './scoring';

beforeAll(async () => {
  await setLocale('en');
  await loadTexts('crossrummy', 'table');
});

const laying = (count: number, left: number) =>
  aLaying({ laid: Array.from({ length: count }, (_, x) => ({ tile: 'b4', cell: [x, 0] as [number, number] })), left });
const EVENTS: CrossrummyEvent[] = [
  { type: 'begins', seat: 0, round: 1 },
  { type: 'dealt', seat: 0, count: 15, tiles: [] },
  { type: 'dealt', seat: 1, count: 15, tiles: [] },
  { type: 'took', seat: 0, tile: 'y1', place: 0 },
  { type: 'played', seat: 0, action: 'draw-three', victim: 1 },
  { type: 'drew', seat: 1, count: 3, tiles: [] },
  { type: 'handedon', seat: 0, to: 1, count: 2, tiles: [] },
  laying(7, 13),
  { type: 'passed', seat: 0 },
];
const OVER: CrossrummyEvent = {
  type: 'roundover',
  round: 1,
  rule: 'CR-12',
  out: 1,
  hands: [],
  points: [30, 0],
  totals: [30, 0],
};

test('one game: how many tiles everybody holds', () => {
  const { after, lowest, final } = scoring(aView());
  const curve = [...EVENTS, OVER].map(
    (
      (now: readonly number[]) => (event: CrossrummyEvent) =>
        (now = after(event, now))
    )([0, 0]),
  );
  expect(curve).toEqual([
    [0, 0],
    [15, 0],
    [15, 15],
    [16, 15],
    [15, 15],
    [15, 18],
    [13, 20],
    [13, 13],
    [13, 13],
    [13, 13],
  ]);
  expect([lowest, final(0)]).toEqual([true, null]);
});

test('a series: what the games cost together (CR-13)', () => {
  const { after } = scoring(aView({ options: { rounds: 2, start: null }, totals: [9, 23] }));
  const begin = [0, 0];
  for (const event of EVENTS) expect(after(event, begin)).toBe(begin);
  expect(after(OVER, begin)).toEqual([30, 0]);
});

test('the best turn is the one with the most tiles at once', () => {
  const { gain, amount, sigh } = scoring(aView());
  expect([laying(7, 3), OVER].map(gain)).toEqual([7, 0]);
  expect(amount(7)).toBe('7 tiles at once');
  expect(sigh(laying(7, 3))).toBe('So many tiles at once. My head is spinning.');
  expect(sigh(laying(6, 3))).toBeNull();
});

test('many tiles at once and the last tile have their moment', () => {
  expect([laying(7, 3), laying(6, 3), laying(1, 0), OVER].map(moment)).toEqual([
    '7 tiles at once',
    null,
    'The last tile',
    null,
  ]);
});
