// Every rule of every room is told on its rules page, in every language, and a message about it leads there.
import { cleanup, render } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { enter, paperOf, ROOMS } from '.';
import { passageOf, type Passages } from '../kit/rules/citing.svelte';
import { folderOf } from '../kit/room';
import { LOCALES, setLocale } from '../texts/index.svelte';

const pages = import.meta.glob<{ PASSAGES: Passages }>('./*/rules/passages.ts', { eager: true });
const passagesOf = (game: string): Passages => pages[`./${folderOf(game)}/rules/passages.ts`]?.PASSAGES ?? {};

/** The ids in the table of a room's README. */
function rulesOf(game: string): string[] {
  const readme = readFileSync(`../src/tilery/games/${folderOf(game)}/README.md`, 'utf8');
  return [...readme.matchAll(/^\| ([A-Z]+-\d+) \|/gm)].map(([, id = '']) => id);
}

afterAll(() => setLocale('en'));

describe.each(ROOMS)('%s', (game) => {
  const passages = passagesOf(game);
  const rules = rulesOf(game);

  test('every rule has a passage, and no passage names a rule that is not there', () => {
    expect(rules.length).toBeGreaterThan(9);
    expect(rules.filter((rule) => passageOf(passages, rule) === undefined)).toEqual([]);
    expect([...new Set(Object.values(passages).flat())].filter((rule) => !rules.includes(rule))).toEqual([]);
  });

  test.each(LOCALES)('in %s every passage stands on the page, once, and says which rules it tells', async (locale) => {
    await setLocale(locale);
    render(await paperOf(await enter(game)));
    const told = [...document.querySelectorAll('[id*="-rules-"]')];
    expect(told.map(({ id }) => id).sort()).toEqual(Object.keys(passages).sort());
    // Where a language lacks a text the page shows the English one, so the file is asked.
    const written = readFileSync(`src/rooms/${folderOf(game)}/texts/rules/${locale}.ftl`, 'utf8');
    expect(told.filter(({ id }) => !written.includes(`\n${id} = `)).map(({ id }) => id)).toEqual([]);
    cleanup();
  });
});
