import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import { Places } from '../../../kit/places';
import { loadTexts, setLocale } from '../../../texts/index.svelte';
import { aPlayer, aSheet, aView } from '../fixtures';
import { marksOf } from '../show/marks';
import { Show } from '../show/show.svelte';
import type { ColleXionView } from '../wire';
import Collection from './Collection.svelte';
import Others from './Others.svelte';
import Teams from './Teams.svelte';

const names = ['Ada', 'Bea', 'Cleo', 'Dan'];
const players = [2, 1, 1, 0].map((markers, seat) => aPlayer(seat, [], { markers, partner: (seat + 2) % 4 }));
const table = (more: Partial<ColleXionView> = {}) =>
  aView({ seats: 4, options: { team: true, expert: false, start: null }, players, mine: [2, 4], ...more });
const around = { names, places: new Places(), marks: marksOf([]) };
const show = () =>
  new Show(
    () => undefined,
    () => true,
  );

beforeAll(async () => {
  await setLocale('en');
  await loadTexts('collexion', 'table');
});

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent.replaceAll(/\s+/g, ' ').trim());

test('each team has its markers together, one’s own face up (CX-8, CX-13)', () => {
  render(Teams, { view: table(), ...around });
  expect(rows()).toEqual(['Ada + Cleo 24 3 Ada + Cleo: 3 point markers', 'Bea + Dan 1 Bea + Dan: 1 point marker']);
});

test('at the end it is the sum of their points', () => {
  const sheets = [aSheet(0, [2, 4], 0, 1), aSheet(1, [3], 1, 0), aSheet(2, [3], 0, 0), aSheet(3, [], 0, 6)];
  const teams = [
    { seats: [0, 2], points: 8, polygons: 1, rank: 1 },
    { seats: [1, 3], points: -2, polygons: 6, rank: 3 },
  ];
  render(Teams, { view: table({ phase: 'over', sheets, teams }), ...around });
  expect(rows().map((row) => row.split(':').at(-1)?.trim())).toEqual(['8 points', '-2 points']);
  expect(screen.getByText('−2')).toBeTruthy();
});

test('then nobody’s markers are shown a second time beside their collection', () => {
  const others = {
    seat: 0,
    show: show(),
    hints: { cells: [], seats: [], trail: [] },
  };
  const { unmount } = render(Others, { view: table(), ...others, ...around });
  expect(screen.queryByText(/point marker/)).toBeNull();
  unmount();
  render(Others, { view: aView(), ...others, ...around });
  expect(screen.getByText('2 point markers')).toBeTruthy();
});

test('a collection that a hint is about says so, so that the hint does not lie over it', () => {
  const hints = { cells: [], seats: [1], trail: [] };
  const about = [0, 1].map((seat) => {
    const { container } = render(Collection, { player: aPlayer(seat), label: '', hints, show: show(), ...around });
    return container.querySelector<HTMLElement>('.collection')?.dataset['hint'];
  });
  expect(about).toEqual([undefined, 'seat 1']);
});
