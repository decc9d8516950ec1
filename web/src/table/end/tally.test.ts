import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startLocale } from '../../texts/index.svelte';
import type { Tally } from '../../net/wire';
import WinTally from './WinTally.svelte';

const answer = (tally: Tally) =>
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(path === '/api/tables/here/tally' ? Response.json(tally) : new Response('', { status: 404 })),
  );

beforeEach(startLocale);
afterEach(() => vi.unstubAllGlobals());

test('after the second game it is said who won how often', async () => {
  answer({ games: 3, wins: [2, 1] });
  render(WinTally, { id: 'here', names: ['Ada', 'Ben'], sides: [[0], [1]] });
  expect((await screen.findByText(/^Games won/)).textContent.trim()).toBe('Games won at this table: Ada 2 and Ben 1');
});

test('partners have won together', async () => {
  answer({ games: 3, wins: [2, 1, 2, 1] });
  const sides = [
    [0, 2],
    [1, 3],
  ];
  render(WinTally, { id: 'here', names: ['Ada', 'Ben', 'Cleo', 'Dan'], sides });
  expect((await screen.findByText(/^Games won/)).textContent.trim()).toBe(
    'Games won at this table: Ada + Cleo 2 and Ben + Dan 1',
  );
});

test.each([
  ['one game', { games: 1, wins: [1, 0] }, ['Ada', 'Ben']],
  ['somebody alone', { games: 3, wins: [3] }, ['Ada']],
])('for %s there is nothing to count', async (_, tally, names) => {
  answer(tally);
  render(WinTally, { id: 'here', names, sides: names.map((_, seat) => [seat]) });
  await new Promise((done) => setTimeout(done));
  expect(screen.queryByText(/Games won/)).toBeNull();
});
