import { afterEach, expect, test, vi } from 'vitest';
import { dayWords } from '../me/words';
import { dateWords } from '../puzzles/share';
import { region } from './dates';
import { setLocale } from './index.svelte';

afterEach(async () => {
  vi.unstubAllGlobals();
  await setLocale('en');
});

test('a date follows the language of the page, and the region of the browser where that is the same', async () => {
  expect([['en-GB'], ['en-US', 'en'], ['de-AT', 'en-AU'], ['hu'], []].map((all) => region(all))).toEqual([
    'en-GB',
    'en-US',
    'en-AU',
    'en-GB',
    'en-GB',
  ]);
  await setLocale('de');
  expect([region(['en-US']), region(['en', 'de-AT'])]).toEqual(['de', 'de-AT']);
});

test('games and puzzles have their dates in one form', () => {
  for (const [language, long, short] of [
    ['en-GB', '20 Nov 2026', '1 Jan'],
    ['en-US', 'Nov 20, 2026', 'Jan 1'],
  ]) {
    vi.stubGlobal('navigator', { languages: [language] });
    expect([dayWords('2026-11-20T12:00:00Z'), dateWords(0)]).toEqual([long, short]);
  }
});
