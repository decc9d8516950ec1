import { render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { headingOf } from '../../kit/heading';
import { LOCALES, setLocale } from '../../texts/index.svelte';
import PlayerPlate from './PlayerPlate.svelte';
import { nameOr, seatName, spokenNames, unserved } from './seating';

const seats = (...names: string[]) =>
  unserved(
    '',
    names.map((name) => ({ kind: 'device', name })),
  ).seats;

afterEach(() => setLocale('en'));

test.each(LOCALES)('whoever gave no name and sits at a device alone is told who they are, in %s', async (locale) => {
  await setLocale(locale);
  const [spoken = '', other] = spokenNames(seats(nameOr('', 0), 'Flint'), [0]);
  expect(spoken).toContain(nameOr('', 0));
  expect(spoken).not.toBe(nameOr('', 0));
  expect(other).toBe('Flint');
  expect(headingOf(spoken, 0)).toMatch(/^(You|Du|Te|Ты)$/);
});

test.each(LOCALES)('whoever gave no name in %s has none when the language changes', async (locale) => {
  await setLocale(locale);
  const table = seats(nameOr('', 0), nameOr('', 1));
  await setLocale('en');
  expect(spokenNames(table, [0])).toEqual(['Player 1 (you)', 'Player 2']);
  expect(seatName({ seat: 2, kind: 'person', name: 'Player 1' })).toBe('Player 1'); // somebody chose it
  await setLocale('de');
  expect(spokenNames(table, [0])).toEqual(['Spieler 1 (du)', 'Spieler 2']);
});

test('a name that was taken out is none', () => {
  expect(spokenNames(seats('Flint', ''), [1])).toEqual(['Flint', 'Player 2 (you)']);
});

test('whoever has a name keeps it, and several people at a device stay Player 1 and Player 2', () => {
  expect(spokenNames(seats('Ada', 'Flint'), [0])).toEqual(['Ada', 'Flint']);
  expect(spokenNames(seats('Player 1', 'Player 2'), [0, 1])).toEqual(['Player 1', 'Player 2']);
  expect(spokenNames(seats('Player 1', 'Player 2'), [])).toEqual(['Player 1', 'Player 2']);
  expect(headingOf('Player 1', 0)).toBe('Player 1');
});

test('one’s own card says it once', () => {
  const [seat] = seats('Player 1');
  if (!seat) throw new Error('a seat');
  render(PlayerPlate, { seat, name: 'Player 1 (you)', plates: [], turn: false, me: true });
  expect(screen.getByText('You')).toBeTruthy();
  expect(screen.queryByText(/you\)/)).toBeNull();
});
