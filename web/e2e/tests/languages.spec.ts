import { gameCard, openGame } from '../kit/home.ts';
import { someRoom } from '../kit/rooms.ts';
import { expect, test } from '../kit/test.ts';
import { expectWordsEverywhere, speaking } from '../kit/words.ts';

test.describe('on a phone, in every language', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('every page of the house has its words, and they fit', async ({ page }) => {
    await page.goto('/');
    await expect(gameCard(page, someRoom.title)).toBeVisible();
    await expectWordsEverywhere(page, 'home');
    await openGame(page, someRoom.title);
    await expectWordsEverywhere(page, 'the sheet of a game');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectWordsEverywhere(page, 'settings');
    await page.goto(`/new/${someRoom.game}?for=friends`);
    await expect(page.getByRole('heading', { name: 'Who is playing?' })).toBeVisible();
    await page.getByText('Pace', { exact: true }).click();
    await expectWordsEverywhere(page, 'a new table');
    await page.getByRole('button', { name: 'Set up the table' }).click();
    await expect(page.getByRole('textbox', { name: 'Link to this table' })).toBeVisible();
    await expectWordsEverywhere(page, 'the waiting room');
    for (const [address, heading] of [
      ['/lobby', 'Public tables'],
      ['/table/nowhere', 'No such table'],
      ['/join/nothing', 'An old invitation'],
      ['/device', 'This link is incomplete'],
      ['/nowhere', 'Nothing here'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expectWordsEverywhere(page, heading);
    }
  });
});

test('the language can be changed at the table, keeps the game, and is remembered', async ({ page, context }) => {
  const table = await someRoom.alone(page);
  await table.step();
  const held = await table.held();
  const other = await context.newPage();
  await other.goto('/');

  await page.getByRole('button', { name: 'Settings' }).click();
  for (const [language, own] of [
    ['de', 'Deutsch'],
    ['hu', 'Magyar'],
    ['ru', 'Русский'],
    ['nb', 'Norsk'],
  ] as const) {
    await page.getByRole('radio', { name: own }).check();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(other.getByText(speaking(language)('home-welcome'))).toBeVisible(); // all tabs speak the same
  }
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nb');
  await page.getByRole('button', { name: speaking('nb')('settings') }).click();
  await page.getByRole('radio', { name: 'English' }).check();
  await page.keyboard.press('Escape');
  await table.myTurn();
  expect(await table.held()).toEqual(held);
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
