import { afterEach, beforeEach, expect, test } from 'vitest';
import { LOCALES, setLocale, t } from '../../texts/index.svelte';
import type { SeatInfo } from '../../net/wire';
import { goodbyes } from './goodbyes';

const seat = (at: number, kind: SeatInfo['kind'], name: string): SeatInfo => ({
  seat: at,
  kind,
  name,
  level: '',
  present: true,
  face: '',
  stand_in: false,
});
const SEATS = [seat(0, 'device', 'Ada'), seat(1, 'bot', 'Flint'), seat(2, 'bot', 'Opál')];
const best = (by: number) => ({ seat: by, sum: 61, lines: [], at: 1, sigh: 'That hexagon hurt.' });
const words = (winners: number[], by?: number) =>
  goodbyes(SEATS, winners, by === undefined ? null : best(by)).map((one) => `${one.seat.name}: ${one.words}`);

beforeEach(() => setLocale('en'));
afterEach(() => setLocale('en'));

test('each bot has its own words: glad after a win, kind after a defeat, whatever language named it', () => {
  expect(words([1])).toEqual(['Flint: A spark of luck.', 'Opál: What a colourful game.']);
  expect(words([0])).toEqual(['Flint: Well played.', 'Opál: What a colourful game.']);
});

test('one of those who lost sighs about a person’s great turn', () => {
  expect(words([1], 0)).toEqual(['Flint: A spark of luck.', 'Opál: That hexagon hurt.']);
  expect(words([0], 0)).toEqual(['Flint: That hexagon hurt.', 'Opál: What a colourful game.']);
});

test('bots don’t sigh about each other', () => {
  expect(words([0], 1)).toEqual(['Flint: Well played.', 'Opál: What a colourful game.']);
});

test('people, and bots that somebody has named, say nothing', () => {
  expect(goodbyes([seat(0, 'person', 'Flint'), seat(1, 'bot', 'Robby')], [0], null)).toEqual([]);
});

test.each(LOCALES)('in %s every bot of the house has its words', async (locale) => {
  await setLocale(locale);
  const house = t('bot-names').split(', ');
  const seats = house.map((name, at) => seat(at, 'bot', name));
  for (const winners of [[], seats.map((one) => one.seat)]) {
    const said = goodbyes(seats, winners, null).map((one) => one.words);
    expect(new Set(said).size).toBe(8);
    expect(said.filter((one) => one.startsWith('bot-'))).toEqual([]);
  }
});
