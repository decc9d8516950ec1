// The table at home and the score sheet are found where one looks: on the sheet of a game, and beside its puzzles.
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import type { GameInfo } from '../net/wire';
import Levels from '../puzzles/shelf/Levels.svelte';
import { ROOMS } from '../rooms';
import StartGame from '../table/new/StartGame.svelte';

afterEach(cleanup);

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const game = (id: string) => ({ id, title: id, seats: [2], levels: ['random'], options: [] }) as unknown as GameInfo;

test.each(ROOMS)('the sheet of %s and its puzzles lead to its table at home and its score sheet', (id) => {
  render(StartGame, { game: game(id) });
  expect(hrefs()).toEqual(expect.arrayContaining([`/at-home/${id}`, `/at-home/${id}/scores`]));
  cleanup();
  render(Levels, { shelf: { game: id, levels: ['easy'] } });
  expect(hrefs()).toEqual(expect.arrayContaining([`/at-home/${id}`, `/at-home/${id}/scores`]));
});

test('a game without a room has neither', () => {
  render(StartGame, { game: game('draughts') });
  expect(hrefs()).toEqual(['/rules/draughts']);
});
