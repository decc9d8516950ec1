import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectToFit } from '../look.ts';
import { closeDialog, Table } from '../table.ts';
import { expect, test, type Page } from '../test.ts';

const FOLDER = join(import.meta.dirname, '../../src/lib/texts');

/** The messages of a language that are one line. */
function texts(language: string): (id: string, args?: Record<string, string | number>) => string {
  const files = readdirSync(join(FOLDER, language)).map((file) => readFileSync(join(FOLDER, language, file), 'utf8'));
  const all = new Map([...files.join('\n').matchAll(/^([a-z][\w-]*) = (\S.*)$/gm)].map(([, id, text]) => [id, text]));
  return (id, args = {}) =>
    (all.get(id) ?? `no text ${id}`).replace(/\{ \$(\w+) \}/g, (_, name: string) => String(args[name] ?? ''));
}

const IDS = readdirSync(join(FOLDER, 'en')).flatMap((file) =>
  [...readFileSync(join(FOLDER, 'en', file), 'utf8').matchAll(/^([a-z][\w-]*-[\w-]*) =/gm)].map(([, id]) => id ?? ''),
);

/** No id of a message is shown or read out, and no gap where something should be named. */
async function expectWords(page: Page, where: string): Promise<void> {
  const words = await page.evaluate(() => {
    const attributes = ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'];
    const named = [...document.querySelectorAll('body *')].flatMap((one) =>
      attributes.map((name) => one.getAttribute(name)),
    );
    return [document.title, document.body.textContent, ...named].filter(Boolean).join('\n');
  });
  expect(
    IDS.filter((id) => new RegExp(`(^|[^\\w/-])${id}($|[^\\w-])`, 'm').test(words)),
    where,
  ).toEqual([]);
  expect(words, where).not.toMatch(/\{ ?\$|undefined|\[object/);
  await expectToFit(page, where);
}

for (const [language, locale] of Object.entries({ en: 'en-GB', de: 'de-AT', hu: 'hu-HU', ru: 'ru-RU', nb: 'nb-NO' })) {
  test.describe(`in ${language}`, () => {
    test.use({ locale, viewport: { width: 390, height: 844 } });

    test(`every page has its words in ${language}, and they fit on a phone`, async ({ page }) => {
      const t = texts(language);
      await page.goto('/');
      await expect(page.getByText(t('home-welcome'))).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByText(t('hidden-stones-pitch'))).toBeVisible();
      await expectWords(page, 'home');
      await page.getByRole('button', { name: t('settings') }).click();
      await expect(page.getByRole('dialog', { name: t('settings') })).toBeVisible();
      await expectWords(page, 'settings');
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: t('start-alone') }).click();
      await expect(page.getByRole('grid', { name: t('hs-grid') })).toBeVisible();
      await expect(page.getByRole('list', { name: t('hs-hand') }).getByRole('button')).toHaveCount(4);
      await expectWords(page, 'the table');
      for (const [key, title] of [
        ['i', t('describe-title')],
        ['?', t('hs-do-keys')],
      ] as const) {
        await page.keyboard.press(key);
        await expect(page.getByRole('dialog', { name: title })).toBeVisible();
        await expectWords(page, title);
        await closeDialog(page);
      }
      await page.keyboard.press('f');
      await expect(page.getByText(t('hs-choose-stone'))).toBeVisible();
      for (let penalty = 1; penalty < 4; penalty++) {
        await page.keyboard.press('e');
        await expect(page.getByRole('img', { name: t('hs-penalties', { count: penalty }) })).toBeVisible();
      }
      await page.keyboard.press('e');
      await expect(page.getByRole('heading', { name: t('hs-solo-lost') })).toBeVisible();
      await expectWords(page, 'the score sheet');
      await page.getByRole('link', { name: t('replay') }).click();
      await expect(page.getByRole('group', { name: t('replay-controls') })).toBeVisible();
      await expectWords(page, 'the replay');

      await page.goto('/rules/hidden-stones');
      await expect(page.getByRole('heading', { name: t('hs-rules-aim') })).toBeVisible();
      await expectWords(page, 'the rules');
      await page.goto('/new/hidden-stones');
      await page.getByText(t('options')).click();
      await expectWords(page, 'a new table');
      await page.getByRole('button', { name: t('make-table-link') }).click();
      await expect(page.getByRole('textbox', { name: t('invite-link') })).toBeVisible();
      await expectWords(page, 'the waiting room');
      await page.goto('/table/nowhere');
      await expect(page.getByRole('heading', { name: t('no-table-title') })).toBeVisible();
      await expectWords(page, 'no table');
      await page.goto('/nowhere');
      await expect(page.getByRole('heading', { name: t('lost-title') })).toBeVisible();
      await expectWords(page, 'no page');
    });
  });
}

test('the language can be changed at the table, keeps the game, and is remembered', async ({ page }) => {
  const table = await Table.alone(page);
  await table.swap('a1', 'b1');
  const numbers = async (name: string) =>
    [...(await page.getByRole('list', { name }).ariaSnapshot()).matchAll(/button "\d\. (?:\D+ )?(\d+)/g)].map(
      ([, one]) => one,
    );
  const before = await numbers('Your cards');
  expect(before).toHaveLength(3);

  await page.getByRole('button', { name: 'Name, language, light' }).click();
  for (const [language, own] of [
    ['de', 'Deutsch'],
    ['hu', 'Magyar'],
    ['ru', 'Русский'],
    ['nb', 'Norsk'],
  ] as const) {
    await page.getByRole('radio', { name: own }).check();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const t = texts(language);
    await expect(page.getByRole('grid', { name: t('hs-grid') })).toBeVisible();
    expect(await numbers(t('hs-hand'))).toEqual(before);
    await expect(page.getByRole('button', { name: t('hs-do-undo') })).toBeVisible();
  }
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nb');
  await expect(page.getByRole('grid', { name: texts('nb')('hs-grid') })).toBeVisible();
  expect(await numbers(texts('nb')('hs-hand'))).toEqual(before);
});

for (const [locale, language] of [
  ['nn-NO', 'nb'],
  ['fr-FR', 'en'],
] as const)
  test(`a browser that prefers ${locale} gets ${language}`, async ({ person }) => {
    const page = await person({ locale });
    await page.goto('/');
    await expect(page.getByText(texts(language)('home-welcome'))).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  });
