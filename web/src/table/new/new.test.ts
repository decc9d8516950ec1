// The form for a new table: who sits there, and what is asked of whom.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { knownPeople, rememberHintsWanted, rememberPeople, type Way } from '../../app/memory';
import { go } from '../../app/router.svelte';
import { me } from '../../people/me.svelte';
import type { GameInfo, NewTable as Wish } from '../../net/wire';
import NewTable from './NewTable.svelte';

const GAME = { id: 'draughts', title: 'Draughts', seats: [1, 2, 3], levels: ['random', 'easy'], options: [] };

let asked: Wish[];

beforeEach(() => {
  localStorage.clear();
  me.name = '';
  asked = [];
  vi.stubGlobal('fetch', (_: string, how: RequestInit) => {
    asked.push(JSON.parse(how.body as string) as Wish);
    return Promise.resolve(Response.json({ id: 't1', secrets: [], invite: '' }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  go('/');
});

const form = (way: Way) => render(NewTable, { game: GAME as unknown as GameInfo, way });
/** A form in which somebody has to say who sits where. */
const formWithSeats = async (way: Way) => {
  form(way);
  await screen.findByRole('heading', { name: 'Who is playing?' });
};
const start = async (words: RegExp) => {
  screen.getByRole('button', { name: words }).click();
  await vi.waitFor(() => expect(location.pathname).toBe('/table/t1'));
};

test('around one device nobody is asked about watchers; with friends one is', () => {
  form('device');
  expect(screen.queryByRole('group', { name: /spectators/ })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: /find this table/ })).toBeNull();
  cleanup();
  form('friends');
  expect(screen.getByRole('group', { name: /spectators/ })).toBeTruthy();
});

describe('with a bot that is a program of somebody else', () => {
  const found = [
    { level: '@Deepstone', name: 'Deepstone', free: true },
    { level: '@Busy', name: 'Busy', free: false },
  ];
  beforeEach(() => {
    const made = fetch;
    vi.stubGlobal('fetch', (path: string, how: RequestInit) =>
      path === '/api/games/draughts/bots' ? Promise.resolve(Response.json(found)) : made(path, how),
    );
  });

  test('it plays in place of the first of the house, if one wants', async () => {
    form('bots');
    const guests = within(await screen.findByRole('group', { name: 'Guest bot' }));
    expect(guests.getByLabelText<HTMLInputElement>('Busy').disabled).toBe(true);
    expect(guests.getByLabelText<HTMLInputElement>('None').checked).toBe(true);
    guests.getByLabelText('Deepstone').click();
    await start(/^Play against/);
    expect(asked[0]?.seats.map(({ kind, level }) => [kind, level])).toEqual([
      ['device', ''],
      ['bot', '@Deepstone'],
      ['bot', 'easy'],
    ]);
  });
});

test('whoever played here before sits down with one tap, with the same face, and only once', async () => {
  rememberPeople([
    { name: 'Ada', face: 'a' },
    { name: 'Ben', face: 'b' },
  ]);
  await formWithSeats('device');
  screen.getAllByRole('button', { name: 'Ada' })[0]?.click();
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Ada' })).toBeNull());
  screen.getByRole('button', { name: 'Ben' }).click();
  await start(/^Start the game/);
  expect(asked[0]?.seats).toMatchObject([
    { kind: 'device', name: 'Ada', face: 'a' },
    { kind: 'device', name: 'Ben', face: 'b' },
  ]);
  expect(asked[0]).not.toHaveProperty('delay');
});

test('who sat down is known the next time, each with a face of their own', async () => {
  await formWithSeats('device');
  await fireEvent.input(screen.getByLabelText('Name at seat 1'), { target: { value: 'Ada' } });
  await fireEvent.input(screen.getByLabelText('Name at seat 2'), { target: { value: 'Ben' } });
  await start(/^Start the game/);
  expect(knownPeople().map(({ name }) => name)).toEqual(['Ada', 'Ben']);
  expect(new Set(knownPeople().map(({ face }) => face)).size).toBe(2);
  expect(me.name).toBe('Ada'); // nobody was known here before
});

test('a shared device stays that of its owner, whoever takes the first seat', async () => {
  me.name = 'Cleo';
  await formWithSeats('device');
  await fireEvent.input(screen.getByLabelText('Name at seat 1'), { target: { value: 'Ada' } });
  await start(/^Start the game/);
  expect(me.name).toBe('Cleo');
});

test('hints are offered as the settings say', async () => {
  rememberHintsWanted(false);
  form('bots');
  await start(/^Play against/);
  expect(asked[0]?.hints).toBe(false);
});
