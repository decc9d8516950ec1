import { render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import App from './App.svelte';
import { parse } from './router.svelte';
import { startLocale } from '../texts/index.svelte';

test('the page says where you are, and what to do when the server is away', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
  await startLocale();
  render(App);
  expect(screen.getByRole('heading', { level: 1 }).textContent.trim()).toBe('Tilery');
  expect((await screen.findByRole('alert')).textContent).toContain('Can’t reach the server');
});

test('puzzles are all of them, those of a game, or one by its number', () => {
  expect(parse('/puzzles')).toEqual({ page: 'puzzles', game: '', number: NaN });
  expect(parse('/puzzles/draughts')).toEqual({ page: 'puzzles', game: 'draughts', number: NaN });
  expect(parse('/puzzles/draughts/')).toEqual(parse('/puzzles/draughts'));
  expect(parse('/puzzles/draughts/12')).toEqual({ page: 'puzzles', game: 'draughts', number: 12 });
  for (const path of ['/puzzles/draughts/first', '/puzzles/draughts/1234567', '/puzzles/draughts/1/2'])
    expect(parse(path)).toEqual({ page: 'unknown' });
});
