import { expect, test } from 'vitest';
import { parse } from './router.svelte';

test('puzzles are all of them, those of a game, or one by its number', () => {
  expect(parse('/puzzles')).toEqual({ page: 'puzzles', game: '', number: NaN });
  expect(parse('/puzzles/draughts')).toEqual({ page: 'puzzles', game: 'draughts', number: NaN });
  expect(parse('/puzzles/draughts/')).toEqual(parse('/puzzles/draughts'));
  expect(parse('/puzzles/draughts/12')).toEqual({ page: 'puzzles', game: 'draughts', number: 12 });
  for (const path of ['/puzzles/draughts/first', '/puzzles/draughts/1234567', '/puzzles/draughts/1/2'])
    expect(parse(path)).toEqual({ page: 'unknown' });
});
