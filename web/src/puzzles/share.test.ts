import { afterEach, expect, test, vi } from 'vitest';
import { ROOMS } from '../rooms';
import { setLocale, t } from '../texts/index.svelte';
import { dayOf } from './days';
import { shareLine } from './share';

const [game = ''] = ROOMS;
const day = dayOf(Date.UTC(2026, 10, 12));

afterEach(() => setLocale('en'));

test('a puzzle of the day is told with its date, the tries and the days in a row', () => {
  vi.stubGlobal('navigator', { languages: ['en-GB'] });
  expect(shareLine({ game, number: 316, tries: 2, day, streak: 5 })).toBe(
    `Tilery · ${t(`${game}-title`)} puzzle, 12 Nov · solved in 2 tries · 5 days in a row`,
  );
  vi.unstubAllGlobals();
});

test('another puzzle has its number, and no days', () => {
  expect(shareLine({ game, number: 7, tries: 1, streak: 5 })).toBe(
    `Tilery · ${t(`${game}-title`)} puzzle 7 · solved at the first try`,
  );
});

test('one day is no row', () => {
  expect(shareLine({ game, number: 7, tries: 1, day, streak: 1 })).not.toContain('day');
});

test('in another language too', async () => {
  await setLocale('ru');
  expect(shareLine({ game, number: 316, tries: 3, day, streak: 21 })).toMatch(
    /задача на\s12 нояб\. · решено за\s3 попытки · 21 день подряд$/,
  );
});
