// The words of the page in a language, and whether all of them are there.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { expectToFit } from './look.ts';

const CLIENT = join(import.meta.dirname, '../../src');
/** The words of the house are a folder for each language, those of a room a file for each. */
const texts = (language: string) =>
  globSync(
    [
      `texts/${language}/*.ftl`,
      `rooms/*/texts/**/${language}.ftl`,
      `{lessons,me,people,practice,puzzles,review}/texts/${language}.ftl`,
    ],
    { cwd: CLIENT },
  )
    .map((file) => readFileSync(join(CLIENT, file), 'utf8'))
    .join('\n');
const IDS = new Set([...texts('en').matchAll(/^([a-z][\w-]*-[\w-]*) =/gm)].map(([, id]) => id));

export const LANGUAGES = ['en', 'de', 'hu', 'ru', 'nb'] as const;

/** The messages of a language that are one line. */
export function speaking(language: string): (id: string, args?: Record<string, string | number>) => string {
  const all = new Map([...texts(language).matchAll(/^([a-z][\w-]*) = (\S.*)$/gm)].map(([, id, text]) => [id, text]));
  return (id, args = {}) =>
    (all.get(id) ?? `no text ${id}`).replace(/\{ \$(\w+) \}/g, (_, name: string) => String(args[name] ?? ''));
}

/** The words of all hints in a language, one after the other. */
export const hintTexts = (language: string): string[] =>
  globSync([`rooms/*/texts/hints/${language}.ftl`], { cwd: CLIENT })
    .flatMap((file) => readFileSync(join(CLIENT, file), 'utf8').split('\n'))
    .flatMap((line) => line.replace(/^[\w-]+ =|\{[^}]*\}?|^ *\*?\[\w+\]|\}/g, ' ').split(/\s+/))
    .filter(Boolean);

/** Those two of the other languages that need most room for this text. */
export function longest(id: string): readonly string[] {
  const [, ...others] = LANGUAGES;
  const room = new Map(others.map((language) => [language, speaking(language)(id).length]));
  return others.toSorted((a, b) => (room.get(b) ?? 0) - (room.get(a) ?? 0)).slice(0, 2);
}

/** In every language, or in these, and then in English again: no id of a message is shown or read out, no gap where
 * something should be named, nothing beyond the edge. */
export async function expectWordsEverywhere(
  page: Page,
  where: string,
  languages: readonly string[] = LANGUAGES.slice(1),
): Promise<void> {
  for (const language of [...languages, 'en']) {
    const words = await page.evaluate(wordsIn, language);
    const ids = words.match(/(?<![\w/-])[a-z][\w-]*/g)?.filter((word) => IDS.has(word)) ?? [];
    expect(ids, `${where}, in ${language}`).toEqual([]);
    expect(words, `${where}, in ${language}`).not.toMatch(/\{ ?\$|undefined|\bNaN\b|\[object/);
    await expectToFit(page, `${where}, in ${language}`);
  }
}

/** All words of the page once another tab of the same browser has changed the language. */
async function wordsIn(language: string): Promise<string> {
  localStorage.setItem('tilery.locale', language);
  dispatchEvent(new StorageEvent('storage', { key: 'tilery.locale', newValue: language }));
  const html = document.documentElement;
  if (html.lang !== language)
    await new Promise<void>((done) => {
      new MutationObserver((_, watch) => {
        if (html.lang !== language) return;
        watch.disconnect();
        done();
      }).observe(html, { attributeFilter: ['lang'] });
    });
  await new Promise((drawn) => setTimeout(drawn));
  const attributes = ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'];
  const named = [...document.querySelectorAll('body *')].flatMap((one) =>
    attributes.map((name) => one.getAttribute(name)),
  );
  return [document.title, document.body.innerText, ...named].filter(Boolean).join('\n');
}
