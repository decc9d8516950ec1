import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import { setLocale } from '../../../texts/index.svelte';
import type { CrossrummySheet } from '../wire';
import { aView } from '../fixtures';
import RoundCard from './RoundCard.svelte';
import Sheet from './Sheet.svelte';

beforeAll(() => setLocale('en'));

const NAMES = ['Ada', 'Ben'];
const FIRST: CrossrummySheet = {
  number: 1,
  start: 0,
  hands: [[], ['b3', 'draw-three']],
  points: [0, 23],
  out: 0,
  reason: 'CR-12',
};
const SECOND: CrossrummySheet = { ...FIRST, number: 2, hands: [['y9'], ['b3']], points: [9, 0], out: null };
const RESULT = { points: [0, -23], ranks: [1, 2], winners: [0], reason: 'CR-12', teams: [] };

const figures = () => [...document.querySelectorAll('.points, tfoot td')].map((one) => one.textContent);

test('one game: who won, what the other held and what it costs (CR-12, CR-13)', () => {
  const view = aView({ phase: 'over', reason: 'CR-12', sheets: [FIRST], totals: [0, 23], winners: [0] });
  render(Sheet, { view, names: NAMES, result: RESULT });
  expect(screen.getByText('Ada has no tile left and wins.')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'In hand: blue 3 and “draw three”' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'In hand: nothing left' })).toBeTruthy();
  expect(figures()).toEqual(['0', '23', '0', '23']);
});

test('a series: the lowest total wins, and each game says how it ended (CR-13, CR-14)', () => {
  const options = { rounds: 2, start: null };
  const view = aView({ options, phase: 'over', sheets: [FIRST, SECOND], totals: [9, 23], winners: [0] });
  render(Sheet, { view, names: NAMES, result: { ...RESULT, reason: 'CR-13' } });
  expect(screen.getByText('All 2 games have been played.')).toBeTruthy();
  expect(screen.getByText('All have passed. Ben holds the lowest sum and wins.')).toBeTruthy();
  expect(figures()).toEqual(['0', '23', '9', '0', '9', '23']);
});

test('between two games: the totals so far, until it is put away', () => {
  const close = vi.fn();
  const options = { rounds: 3, start: null };
  render(RoundCard, { view: aView({ options, sheets: [FIRST, SECOND] }), names: NAMES, round: 2, close });
  expect(screen.getByRole('region', { name: 'Game 2 is over' })).toBeTruthy();
  expect([...document.querySelectorAll('dd')].map((one) => one.textContent)).toEqual(['9', '9', '0', '23']);
  screen.getByRole('button', { name: 'On to game 3' }).click();
  expect(close).toHaveBeenCalledOnce();
});
