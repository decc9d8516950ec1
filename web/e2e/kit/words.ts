// The words of the page in a language, and whether all of them are there.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { expectToFit } from './look.ts';

const CLIENT = join(import.meta.dirname, '../../src');
/** The words of the house are a folder for each language, those of a room a file for each. */
const texts = (language: string) =>
  globSync([`texts/${language}/*.ftl`, `rooms/*/texts/**/${language}.ftl`], { cwd: CLIENT })
    .map((file) => readFileSync(join(CLIENT, file), 'utf8'))
    .join('\n');
const IDS = [...texts('en').matchAll(/^([a-z][\w-]*-[\w-]*) =/gm)].map(([, id]) => id ?? '');

export const LANGUAGES = ['en', 'de', 'hu', 'ru', 'nb'] as const;

/** The messages of a language that are one line. */
export function speaking(language: string): (id: string, args?: Record<string, string | number>) => string {
  const all = new Map([...texts(language).matchAll(/^([a-z][\w-]*) = (\S.*)$/gm)].map(([, id, text]) => [id, text]));
  return (id, args = {}) =>
    (all.get(id) ?? `no text ${id}`).replace(/\{ \$(\w+) \}/g, (_, name: string) => String(args[name] ?? ''));
}

/** No id of a message is shown or read out, no gap where something should be named, nothing beyond the edge. */
export async function expectWords(page: Page, where: string): Promise<void> {
  const words = await page.evaluate(() => {
    const attributes = ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'];
    const named = [...document.querySelectorAll('body *')].flatMap((one) =>
      attributes.map((name) => one.getAttribute(name)),
    );
    return [document.title, document.body.innerText, ...named].filter(Boolean).join('\n');
  });
  expect(
    IDS.filter((id) => new RegExp(`(^|[^\\w/-])${id}($|[^\\w-])`, 'm').test(words)),
    where,
  ).toEqual([]);
  expect(words, where).not.toMatch(/\{ ?\$|undefined|\bNaN\b|\[object/);
  await expectToFit(page, where);
}

/** The same in every language, one after the other, and then in English again. */
export async function expectWordsEverywhere(page: Page, where: string): Promise<void> {
  for (const language of [...LANGUAGES].reverse()) {
    await speak(page, language);
    await expectWords(page, `${where}, in ${language}`);
  }
}

/** Another tab of the same browser has changed the language. */
async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((chosen) => {
    localStorage.setItem('tilery.locale', chosen);
    dispatchEvent(new StorageEvent('storage', { key: 'tilery.locale', newValue: chosen }));
  }, language);
  await expect(page.locator(`html[lang=${language}]`)).toBeAttached();
}
