import { render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { YOU } from '../../kit/heading';
import { me } from '../../people/me.svelte';
import { LOCALES, setLocale, t } from '../../texts/index.svelte';
import PlayerPlate from './PlayerPlate.svelte';
import { againstBots, listedNames, seatName, spokenNames, unserved } from './seating';

const seats = (...names: string[]) =>
  unserved(
    '',
    names.map((name) => ({ kind: 'device', name })),
  ).seats;

afterEach(() => setLocale('en'));

test.each(LOCALES)(
  'a sentence has a name for whoever gave none, and a list of tables says “you”, in %s',
  async (locale) => {
    await setLocale(locale);
    const table = seats('', 'Flint');
    expect(spokenNames(table)).toEqual([t('name-player', { number: 1 }), 'Flint']);
    expect(listedNames(table, [0])).toEqual([t('name-you'), 'Flint']);
  },
);

test.each(LOCALES)(
  'a table made without names in %s keeps none, so that everybody reads their own language',
  async (locale) => {
    await setLocale(locale);
    me.name = ' ';
    expect(againstBots(1, 'easy')[0]?.name).toBe('');
    const table = seats('', '');
    expect(seatName({ seat: 2, kind: 'person', name: '' })).toBe(t('name-player', { number: 3 }));
    await setLocale('de');
    expect(spokenNames(table)).toEqual(['Spieler 1', 'Spieler 2']);
  },
);

test('whoever has a name keeps it, and several people at a device stay Player 1 and Player 2', () => {
  expect(spokenNames(seats('Ada', 'Flint'))).toEqual(['Ada', 'Flint']);
  expect(spokenNames(seats('', ''))).toEqual(['Player 1', 'Player 2']);
  expect(listedNames(seats('', ''), [0, 1])).toEqual(['Player 1', 'Player 2']);
});

test('one’s own card says it once', () => {
  const [seat] = seats('');
  if (!seat) throw new Error('a seat');
  const props = { seat, name: 'Player 1', plates: [], turn: false, me: true };
  render(PlayerPlate, { props, context: new Map([[YOU, () => 0]]) });
  expect(screen.getAllByText(/you/)).toEqual([screen.getByText('Player 1 (you)')]);
});

test('the card of anybody else keeps its name', () => {
  const [, seat] = seats('', '');
  if (!seat) throw new Error('a seat');
  const props = { seat, name: 'Player 2', plates: [], turn: false, me: false };
  render(PlayerPlate, { props, context: new Map([[YOU, () => 0]]) });
  expect(screen.getByText('Player 2')).toBeTruthy();
});

test('the card of a bot says how it plays, to the mouse and to screen readers', () => {
  const [seat] = unserved('', [{ kind: 'bot', name: 'Flint', level: 'strong' }]).seats;
  if (!seat) throw new Error('a seat');
  render(PlayerPlate, { props: { seat, name: 'Flint', plates: [], turn: false, me: false } });
  expect(screen.getByTitle('Flint: Very well').textContent).toContain('(Very well)');
});
