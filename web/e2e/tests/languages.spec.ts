import { closeDialog, Table } from '../rooms/hidden_stones/table.ts';
import { expect, test } from '../test.ts';
import { expectWords, LOCALES, speaking } from '../words.ts';

for (const [language, locale] of Object.entries(LOCALES)) {
  test.describe(`in ${language}`, () => {
    test.use({ locale, viewport: { width: 390, height: 844 } });

    test(`every page has its words in ${language}, and they fit on a phone`, async ({ page }) => {
      const t = speaking(language);
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
    const t = speaking(language);
    await expect(page.getByRole('grid', { name: t('hs-grid') })).toBeVisible();
    expect(await numbers(t('hs-hand'))).toEqual(before);
    await expect(page.getByRole('button', { name: t('hs-do-undo') })).toBeVisible();
  }
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nb');
  await expect(page.getByRole('grid', { name: speaking('nb')('hs-grid') })).toBeVisible();
  expect(await numbers(speaking('nb')('hs-hand'))).toEqual(before);
});

for (const [locale, language] of [
  ['nn-NO', 'nb'],
  ['fr-FR', 'en'],
] as const)
  test(`a browser that prefers ${locale} gets ${language}`, async ({ person }) => {
    const page = await person({ locale });
    await page.goto('/');
    await expect(page.getByText(speaking(language)('home-welcome'))).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  });
