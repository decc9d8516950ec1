import { render, screen, within } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import { setLocale } from '../../../texts/index.svelte';
import type { TriominosSheet, TriominosTurn } from '../wire';
import { aView } from '../fixtures';
import ScoreSheet from './ScoreSheet.svelte';
import Sheet from './Sheet.svelte';

beforeAll(() => setLocale('en'));

const NAMES = ['Ada', 'Bea'];
const turn = (seat: number, more: Partial<TriominosTurn>): TriominosTurn => ({
  seat,
  stone: '344',
  cell: '0',
  value: 11,
  bonus: '',
  bonus_points: 0,
  bought: 0,
  penalty: 0,
  points: 11,
  ...more,
});
/** Bea began. */
const TURNS = [
  turn(1, {}),
  turn(0, { bonus: 'bridge', bonus_points: 40, bought: 1, penalty: 5, points: 46 }),
  turn(1, { stone: '', value: 0, bought: 3, penalty: 25, points: -25 }),
];
const ROUND: TriominosSheet = {
  number: 1,
  start: 1,
  turns: TURNS,
  hands: [[], ['045', '111']],
  end_points: [37, 0],
  points: [83, -14],
  out: 0,
  reason: 'TR-10',
};

const cells = (table: HTMLElement) =>
  [...table.querySelectorAll('tr')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => cell.textContent.trim().replaceAll(/\s+/g, ' ')),
  );

test('the round that is on: laps as rows, players as columns, what was bought and won beside the points', () => {
  render(ScoreSheet, { view: aView({ turns: TURNS, scores: [46, -14], start: 1 }), names: NAMES });
  const table = screen.getByRole('table', { name: 'Round 1' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((one) => one.textContent.trim()),
  ).toEqual(['Lap', ...NAMES]);
  expect(cells(table)).toEqual([
    [],
    ['46 3-4-4 11 +40 Bridge −5 1 stone bought', '11 3-4-4'],
    ['', '−25 passed −15 −10 3 stones bought'],
    ['46', '−14'],
  ]);
});

test('what is paid in a turn that goes on is on the sheet', () => {
  const view = aView({ turns: TURNS, turn: 0, bought: 2, penalty: 10, scores: [36, -14], start: 1 });
  render(ScoreSheet, { view, names: NAMES });
  expect(cells(screen.getByRole('table', { name: 'Round 1' }))[2]).toEqual([
    '−10 2 stones bought',
    '−25 passed −15 −10 3 stones bought',
  ]);
});

test('earlier rounds are folded, with their sums to be seen, and the totals and the target stand there', () => {
  const options = { rounds: 1, target: 400, start: null };
  render(ScoreSheet, { view: aView({ options, round: 2, sheets: [ROUND], totals: [83, -14] }), names: NAMES });
  expect(screen.getByText('Ada 83 · Bea −14')).toBeTruthy();
  expect(screen.getByText('Target: 400 points')).toBeTruthy();
  expect(screen.getByText('Nothing written down yet.')).toBeTruthy();
  expect(cells(screen.getByRole('table', { name: 'Total' })).at(-1)).toEqual(['83', '−14']);
  const folded = screen.getByText('Round 1', { selector: '.round' }).closest('details');
  expect(folded?.open).toBe(false);
});

test('after the game: why it is over, and what each round ended with', () => {
  const view = aView({ phase: 'over', reason: 'TR-10', sheets: [ROUND], totals: [83, -14], winners: [0] });
  const result = { points: [83, -14], ranks: [1, 2], winners: [0], reason: 'TR-10', teams: [] };
  render(Sheet, { view, names: NAMES, result });
  expect(screen.getByText('A player has laid their last stone: the round is over.')).toBeTruthy();
  const table = screen.getByRole('table', { name: 'Score sheet' });
  expect(cells(table)).toEqual([
    [''],
    ['83 End: +37', '−14 0 4 5 1 1 1'],
    ['Ada finishes first: 25 plus the others’ stones, 37 points.'],
    ['83', '−14'],
  ]);
  const held = within(table)
    .getAllByRole('img')
    .map((one) => one.getAttribute('aria-label'));
  expect(held).toEqual(['In hand: 0-4-5 and 1-1-1']);
});

test('a stone is a word of its own, which is not broken at its dashes', () => {
  render(ScoreSheet, { view: aView({ turns: TURNS, scores: [46, -14], start: 1 }), names: NAMES });
  const stones = screen.getAllByText('3-4-4');
  expect(stones).toHaveLength(2);
  for (const stone of stones) expect(stone.matches('.how > span')).toBe(true);
});
