import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Room, Scoring } from '../../kit/room';
import Sheet from '../../plain/Sheet.svelte';
import { setLocale } from '../../texts/index.svelte';
import type { LogLine, Result, TableInfo } from '../../net/wire';
import { unserved } from '../seats/seating';
import type { Table } from '../table.svelte';
import GameOver from './GameOver.svelte';

const NAMES = ['Ada', 'Flint'];
const RESULT: Result = { points: [7, 5], ranks: [1, 2], winners: [0], reason: 'X-1', teams: [] };
const INFO: TableInfo = unserved(
  'some-game',
  [
    { kind: 'device', name: 'Ada' },
    { kind: 'bot', name: 'Flint', level: 'easy' },
  ],
  { id: 'here', hints: true },
);
const LOG: LogLine[] = [
  { number: 0, seat: 1, events: [{ seat: 1, points: 5 }] },
  { number: 1, seat: 0, events: [{ seat: 0, points: 7 }] },
];
const of = (event: unknown) => event as { seat: number; points: number };
const scoring = (): Scoring => ({
  title: 'Points',
  lowest: false,
  rounds: false,
  margins: { close: 3, far: 40 },
  final: (seat) => RESULT.points[seat] ?? 0,
  after: (event, now) => now.map((sum, seat) => sum + (seat === of(event).seat ? of(event).points : 0)),
  gain: (event) => of(event).points,
  amount: (sum) => `${sum} points`,
  sigh: () => null,
});
const room = { Sheet, scoring } as unknown as Room;

const TEAMS = [
  [0, 2],
  [1, 3],
];
const FOUR = ['Ada', 'Ben', 'Cleo', 'Dan'];

function show(held: number[], winners = RESULT.winners, more: Partial<Result> = {}, setUp = false) {
  const ranks = [0, 1].map((seat) => (winners.includes(seat) ? 1 : 2));
  const names = more.teams ? FOUR : NAMES;
  const seated = FOUR.map((name) => ({ kind: 'device' as const, name }));
  const info = more.teams ? unserved('some-game', seated, { id: 'here', hints: true }) : { ...INFO, set_up: setUp };
  const hints = [false, true].map((whole) => ({ at: 1, seat: 0, whole })); // the place, then the move: one hint
  const table = { held, hints, waiting: null } as unknown as Table;
  const sight = { seat: held[0] ?? null, view: {}, log: LOG, news: [], canUndo: false, toMove: false };
  const result = { ...RESULT, ranks, winners, ...more };
  render(GameOver, { table, info, room, names, result, sight, onboard: () => undefined });
}
const garland = () => document.querySelector('.string');

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
  await setLocale('en');
});
afterEach(() => vi.unstubAllGlobals());

test('a garland hangs for a winner at this device, and for nobody else', () => {
  show([0]);
  expect(garland()).not.toBeNull();
  cleanup();
  show([0], [1]);
  expect(garland()).toBeNull();
  cleanup();
  show([]);
  expect(garland()).toBeNull();
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Ada wins with 7!');
});

test('partners who have won are named on a ribbon of their team, with its sign; nobody else has one', () => {
  const ribbon = () => [...document.querySelectorAll('.honours li')].map((one) => one.textContent.trim());
  show([0]);
  expect(ribbon()).toEqual([]);
  cleanup();
  const four = { points: [4, 9, 3, 8], ranks: [3, 1, 3, 1], teams: TEAMS };
  show([1], [1, 3], four);
  expect(ribbon()).toEqual(['Ben', '', 'Dan']);
  expect(document.querySelector('.honours .sign path')).not.toBeNull(); // the second team's is a diamond
  cleanup();
  show([0], [1, 3], four);
  expect(ribbon()).toEqual([]);
});

test('the end leads to the review of the game, from below the sheet, where nothing scrolls out of sight', () => {
  show([0]);
  const review = screen.getByRole('link', { name: 'Review' });
  expect(review.getAttribute('href')).toBe('/table/here/review/0');
  expect(review.parentElement).toBe(screen.getByRole('button', { name: 'Play again' }).parentElement);
  expect(document.querySelectorAll('.primary')).toHaveLength(1);
});

test('whoever lost finds another game as near as whoever won; who watches has none to begin', () => {
  show([0], [1]);
  expect(screen.getByRole('button', { name: 'Play again' })).toBeTruthy();
  cleanup();
  show([]);
  expect(screen.queryByRole('button', { name: 'Play again' })).toBeNull();
});

test('the curve is told in words, the best turn leads into the replay, and hints are counted', () => {
  show([0]);
  expect(screen.getByRole('img', { name: 'Points: Ada 7 and Flint 5' })).toBeTruthy();
  expect(screen.getByText('Ada: 7 points')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'See it again' })[0]?.getAttribute('href')).toBe(
    '/table/here/replay/0?at=2&seat=0',
  );
  expect(screen.getByText('Hints').nextElementSibling?.textContent.trim()).toBe('Ada 1');
  expect(screen.getByText('Well played.')).toBeTruthy(); // Flint
});

test('a game that was set up has no curve, because nobody knows how its first points came about', () => {
  show([0], [0], {}, true);
  expect(screen.queryByRole('img', { name: /^Points/ })).toBeNull();
  expect(screen.getByText('Ada: 7 points')).toBeTruthy();
});
