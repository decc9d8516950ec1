import { beforeEach, expect, test } from 'vitest';
import { LOCALES, setLocale, t } from '../texts/index.svelte';
import type { ReviewPlayer } from '../net/wire';
import { aPlayer } from './fixtures';
import { hiddenOf, sentenceOf, stillOf } from './sentence';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];
const alone = (players: readonly ReviewPlayer[]) => players.map((_, seat) => [seat]);
const said = (players: ReviewPlayer[], you?: number, sides: readonly (readonly number[])[] = alone(players)) =>
  sentenceOf(players, sides, NAMES, you);

beforeEach(() => setLocale('en'));

test('of two, whoever played better and whoever was luckier are named', () => {
  expect(said([aPlayer(90, -0.1), aPlayer(80, 0.1)])).toBe('Ada played better, but Ben was luckier.');
  expect(said([aPlayer(90, 0.1), aPlayer(80, -0.1)])).toBe('Ada played better and had more luck.');
});

test('a small difference is none', () => {
  expect(said([aPlayer(90, -0.1), aPlayer(87.1, 0.1)])).toBe('Both played about equally well, but Ben was luckier.');
  expect(said([aPlayer(90, 0.02), aPlayer(87, -0.02)])).toBe('Ada played better, and nobody was clearly luckier.');
  expect(said([aPlayer(90, 0.02), aPlayer(88, -0.02)])).toBe(
    'Both played about equally well, and nobody was clearly luckier.',
  );
});

test('luck that may be wrong by as much is not claimed', () => {
  const two = [aPlayer(90, -0.2), aPlayer(80, 0.2)];
  const of = (players: ReviewPlayer[], doubt: number) => sentenceOf(players, alone(players), NAMES, undefined, doubt);
  expect(of(two, 0.19)).toBe('Ada played better, but Ben was luckier.');
  expect(of(two, 0.21)).toBe('Ada played better, and nobody was clearly luckier.');
  expect([0.19, 0.21].map((doubt) => of([aPlayer(80, 0.2)], doubt))).toEqual([
    'Luck helped this time.',
    'Luck made no clear difference.',
  ]);
});

test('of more, only who is ahead of all others is named', () => {
  const three = [aPlayer(90, 0), aPlayer(80, 0.2), aPlayer(70, -0.2)];
  expect(said(three)).toBe('Ada played best, but Ben had the best luck.');
  expect(said([aPlayer(90, 0.1), aPlayer(89, 0.12), aPlayer(50, -0.22)])).toBe(
    'Nobody clearly played best, and nobody was clearly luckiest.',
  );
});

test('whoever reads it is addressed', () => {
  const two = [aPlayer(90, -0.1), aPlayer(80, 0.1)];
  expect(said(two, 0)).toBe('You played better, but Ben was luckier.');
  expect(said(two, 1)).toBe('Ada played better, but you were luckier.');
});

test('partners are named together: they share their luck, and the mean of their play counts', () => {
  const four = [aPlayer(90, 0.1), aPlayer(95, -0.1), aPlayer(70, 0.1), aPlayer(93, -0.1)];
  const teams = [
    [0, 2],
    [1, 3],
  ];
  expect(said(four, 0, teams)).toBe('Ben and Dan played better, but Ada and Cleo were luckier.');
});

test('where neither number speaks for the winner, it is said who won all the same', () => {
  const lost = { ...aPlayer(90, 0.1), result: 0 };
  const won = { ...aPlayer(80, -0.1), result: 1 };
  const still = (players: ReviewPlayer[], you?: number) => stillOf(players, alone(players), NAMES, you);
  expect(still([lost, won], 0)).toBe('Ben won all the same: the curve shows where the game turned.');
  expect(still([lost, won], 1)).toBe('You won all the same: the curve shows where the game turned.');
  expect(still([lost, { ...won, accuracy: 89 }]), 'only luck is told').toMatch(/^Ben won/);
  expect(still([{ ...lost, luck: -0.2 }, won]), 'the winner was luckier').toBe('');
  expect(still([{ ...lost, accuracy: 70 }, won]), 'the winner played better').toBe('');
  const shared = { result: 0.5 };
  expect(
    still([
      { ...won, ...shared },
      { ...lost, ...shared },
    ]),
    'nobody won alone',
  ).toBe('');
  expect(
    still([
      { ...aPlayer(90, 0), result: 0 },
      { ...aPlayer(90, 0), result: 1 },
    ]),
    'nobody is praised',
  ).toBe('');
  expect(still([{ ...lost, accuracy: null }, won]), 'nothing was decided').toBe('');
});

test('what lay hidden is told where it mattered more than play and luck', () => {
  const of = (unknown: number, luck: number, play: number, you?: number) => {
    const [one, other] = [aPlayer(90, luck), aPlayer(80, -luck)];
    const players = [
      { ...one, unknown, play, others: 0 },
      { ...other, unknown: -unknown, others: -play },
    ];
    return hiddenOf(players, alone(players), NAMES, you);
  };
  expect(of(0.3, 0.2, -0.1)).toBe('What lay hidden mattered more than play or luck: it helped Ada.');
  expect(of(-0.3, 0.2, -0.1)).toMatch(/it helped Ben\.$/);
  expect(of(0.3, 0.2, -0.1, 0)).toMatch(/it helped you\.$/);
  expect([of(0.3, -0.4, 0), of(0.3, 0, 0.31), of(0.09, 0, 0)]).toEqual(['', '', '']);
});

test('nothing is claimed where nothing was decided, and alone only luck counts', () => {
  expect(said([aPlayer(null, 0.3), aPlayer(80, -0.3)])).toBe('');
  expect([0.2, -0.2, 0.01].map((luck) => said([aPlayer(80, luck)]))).toEqual([
    'Luck helped this time.',
    'Luck was missing this time.',
    'Luck made no clear difference.',
  ]);
});

test.each(LOCALES)('in %s every sentence is one: a capital letter, a full stop, no gap', async (locale) => {
  await setLocale(locale);
  const numbers = [0, 4, 8];
  for (const you of [undefined, 0, 1])
    for (const play of numbers)
      for (const luck of numbers)
        for (const count of [2, 3]) {
          const players = [aPlayer(80 + play, 0), aPlayer(84, luck / 50), aPlayer(10, -0.1)].slice(0, count);
          expect(said(players, you)).toMatch(/^\p{Lu}[^{}]*\p{L}\.$/u);
          const still = stillOf(players, alone(players), NAMES, you);
          expect(still).toMatch(/^(\p{Lu}[^{}]*\p{L}\.)?$/u);
          const hid = players.map((player, seat) => ({ ...player, unknown: seat ? -0.3 : 0.3 }));
          expect(hiddenOf(hid, alone(hid), NAMES, you)).toMatch(/^\p{Lu}[^{}]*\p{L}\.$/u);
        }
});

test('what a chance lost is told in percentage points, in the same words everywhere', () => {
  const args = { points: 32 };
  for (const id of ['review-cost', 'retry-was', 'retry-worse', 'coach-cost', 'review-luck-about'])
    expect(t(id, args), id).toMatch(/percentage points of the chance to win/);
  expect(t('review-luck-doubt', args)).toMatch(/32 percentage points/);
});
