import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import { setLocale } from '../../../texts/index.svelte';
import type { ColleXionSheet, ColleXionTeam, ColleXionView } from '../wire';
import { aSheet, aView } from '../fixtures';
import Sheet from './Sheet.svelte';

beforeAll(() => setLocale('en'));

const NAMES = ['Ada', 'Bea', 'Cleo', 'Dan'];

function show(sheets: ColleXionSheet[], teams: ColleXionTeam[], options: Partial<ColleXionView['options']> = {}): void {
  const winners = teams.filter(({ rank }) => rank === 1).flatMap(({ seats }) => seats);
  const ranks = sheets.map(({ seat }) => teams.find(({ seats }) => seats.includes(seat))?.rank ?? 0);
  const view = aView({
    phase: 'over',
    options: { team: false, expert: false, start: null, ...options },
    seats: sheets.length,
    sheets,
    teams,
    winners,
    last_round: 'CX-10',
  });
  const result = { points: sheets.map(({ points }) => points), ranks, winners, reason: 'CX-10', teams: [] };
  render(Sheet, { view, names: NAMES.slice(0, sheets.length), result });
}

const alone = (sheets: ColleXionSheet[], ranks: number[]): ColleXionTeam[] =>
  sheets.map(({ seat, points, polygons }, i) => ({ seats: [seat], points, polygons, rank: ranks[i] ?? 0 }));

const cells = () =>
  [...screen.getByRole('table', { name: 'Score sheet' }).querySelectorAll('tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map((cell) => cell.textContent.trim().replaceAll(/\s+/g, ' ')),
  );

test('points are the markers, one for each unused action marker, less what is left over (CX-12)', () => {
  const sheets = [aSheet(0, [2, 4], 1, 3), aSheet(1, [], 3, 0)];
  show(sheets, alone(sheets, [1, 2]));
  expect(screen.getByText('All point markers are gone, and everybody has had the same number of turns.')).toBeTruthy();
  expect(cells()).toEqual([
    ['', 'Ada winner', 'Bea'],
    ['Point markers', '6 24 (2 + 4)', 'none'],
    ['Unused action markers', '+1', '+3'],
    ['Polygons left over', '−3', '0'],
    ['Points', '4', '3'],
  ]);
});

test('with equal points it says that fewer polygons decide, and only then', () => {
  const sheets = [aSheet(0, [2, 4], 0, 3), aSheet(1, [3], 0, 0)];
  show(sheets, alone(sheets, [2, 1]));
  expect(screen.getByText(/A tie on points: whoever has the fewest polygons left over wins\./)).toBeTruthy();
});

test('with equal polygons too there is nothing to decide', () => {
  const sheets = [aSheet(0, [3], 0, 1), aSheet(1, [3], 0, 1)];
  show(sheets, alone(sheets, [1, 1]));
  expect(screen.queryByText(/A tie on points/)).toBeNull();
});

test('partners stand side by side over their sum (CX-13)', () => {
  const sheets = [aSheet(0, [2], 0, 1), aSheet(1, [4], 0, 0), aSheet(2, [3], 0, 0), aSheet(3, [], 0, 5)];
  const teams = [
    { seats: [0, 2], points: 4, polygons: 1, rank: 1 },
    { seats: [1, 3], points: -1, polygons: 5, rank: 3 },
  ];
  show(sheets, teams, { team: true, expert: true });
  expect(cells()).toEqual([
    ['', 'Ada winner', 'Cleo winner', 'Bea', 'Dan'],
    ['Point markers', '2 2 (2)', '3 3 (3)', '4 4 (4)', 'none'],
    ['Polygons left over', '−1', '0', '0', '−5'],
    ['Points', '1', '3', '4', '−5'],
    ['Team', '4', '−1'],
  ]);
});
