import { afterEach, beforeEach, expect, test } from 'vitest';
import { LOCALES, setLocale } from '../../texts/index.svelte';
import type { Result } from '../../net/wire';
import { verdictOf } from './verdict';

const NAMES = ['Ada', 'Ben', 'Flint', 'Opal'];

function said(points: number[], held: number[], more: Partial<Result> = {}, final?: (seat: number) => number | null) {
  const ranks = more.ranks ?? points.map((one) => 1 + points.filter((other) => other > one).length);
  const winners = more.winners ?? ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const result = { points, ranks, winners, reason: '', teams: [], ...more };
  const margins = { close: 3, far: 40 };
  const scoring = { final: final ?? ((seat: number) => points[seat] ?? 0), margins };
  return verdictOf(result, NAMES.slice(0, points.length), held, scoring);
}

beforeEach(() => setLocale('en'));
afterEach(() => setLocale('en'));

test('whoever sits alone at a device is you: first, second, third', () => {
  expect(said([57, 30, 20], [0])).toMatchObject({ headline: 'You win with 57!', won: true });
  expect(said([57, 60, 20], [0])).toMatchObject({ headline: 'Second with 57', won: false });
  expect(said([-5, 60, 20], [0])).toMatchObject({ headline: 'Third with −5', won: false });
});

test('whoever lost hears who won, and a friendly word', () => {
  expect(said([57, 60, 20], [0]).lines).toEqual(['Ben wins with 60!', 'So close: just 3 points short.']);
  expect(said([50, 60, 20], [0]).lines).toEqual(['Ben wins with 60!', 'Well played to the very end.']);
});

test('whoever lost by far is not told that it was exciting', () => {
  const last = (points: number[], final?: () => null) => said(points, [0], {}, final).lines.at(-1);
  const far = /^(Not your game this time\.|This one got away\.)/;
  for (const winner of [101, 102, 103, 140]) expect(last([57, winner])).toMatch(far);
  for (const winner of [95, 96, 97]) expect(last([57, winner])).not.toMatch(far);
  expect(
    last([20, 90], () => null),
    'also where the place is said without points',
  ).toMatch(far);
});

test('of a game that tells no margins nobody says how exciting it was', () => {
  const result = { points: [0, 5], ranks: [2, 1], winners: [1], reason: '', teams: [] };
  for (const points of [
    [0, 5],
    [0, 6],
    [0, 7],
  ])
    expect(verdictOf({ ...result, points }, NAMES, [0], null).lines.at(-1)).toBe(
      'A good game. The next one might be yours.',
    );
});

test('a win by a hair is one to remember', () => {
  expect(said([61, 60, 20], [0]).lines).toEqual(['That was close: one point ahead of Ben.']);
  expect(said([90, 60, 20], [0]).lines).toEqual(['Beautifully played.']);
});

test('ties: a shared win, a shared place', () => {
  expect(said([60, 60, 20], [0])).toMatchObject({ headline: 'You and Ben share the win with 60!', won: true });
  expect(said([60, 60, 20], []).headline).toBe('Ada and Ben share the win with 60!');
  expect(said([40, 60, 40], [0]).headline).toBe('Joint second with 40');
});

test('several people at one device are called by their names', () => {
  expect(said([57, 60, 20], [0, 1])).toEqual({
    headline: 'Ben wins with 60!',
    lines: ['Well played, Ada and Flint.'],
    won: true,
  });
  expect(said([57, 40, 80], [0, 1])).toMatchObject({ headline: 'Flint wins with 80!', won: false });
});

test('a spectator hears the name of the winner, and nobody here has won', () => {
  expect(said([57, 60], [])).toEqual({ headline: 'Ben wins with 60!', lines: ['Well played, Ada.'], won: false });
});

test('partners win together, and the other team is second however many it has', () => {
  const teams = [
    [0, 2],
    [1, 3],
  ];
  const [ranks, sums] = [
    [3, 1, 3, 1],
    [17, 22, 17, 22],
  ];
  const team = (held: number[]) => said([10, 12, 7, 10], held, { teams, ranks }, (seat) => sums[seat] ?? 0);
  expect(team([1]).headline).toBe('Your team wins with 22!');
  expect(team([0])).toMatchObject({ headline: 'Your team comes second with 17', won: false });
  expect(team([0]).lines).toContain('Ben and Opal win with 22!');
  expect(team([]).headline).toBe('Ben and Opal win with 22!');
});

test('two teams that are equal win both', () => {
  const teams = [
    [0, 2],
    [1, 3],
  ];
  const tie = (held: number[]) => said([10, 12, 7, 5], held, { teams, ranks: [1, 1, 1, 1] }, () => 17).headline;
  expect(tie([0])).toBe('Both teams win with 17!');
  expect(tie([])).toBe('Both teams win with 17!');
});

test('alone it is won or lost against the game', () => {
  const none = () => null;
  expect(said([16], [0], { winners: [0] }, none)).toMatchObject({ headline: 'You win!', won: true });
  expect(said([3], [0], { winners: [], ranks: [2] }, none)).toMatchObject({ headline: 'Not this time', won: false });
  expect(said([3], [], { winners: [], ranks: [2] }, none).headline).toBe('Not this time, Ada');
});

test('where no number says it, the place is enough', () => {
  const none = () => null;
  expect(said([0, -23], [0], {}, none).headline).toBe('You win!');
  expect(said([0, -23], [1], {}, none).headline).toBe('Second');
  expect(said([0, -23], [], {}, none).headline).toBe('Ada wins!');
});

test.each(LOCALES)('in %s nothing is left unsaid', async (locale) => {
  await setLocale(locale);
  for (const held of [[0], [1], [2], [0, 1], []])
    for (const points of [
      [57, 60, 20],
      [60, 60, 20],
      [1, 2, 1],
    ]) {
      const { headline, lines } = said(points, held);
      expect([headline, ...lines].join(' ')).not.toMatch(/[{}]|end-/);
      expect(headline).toMatch(/\d/);
    }
});
