import { gameCard, openGame } from '../kit/home.ts';
import { expectAccessibleAlways } from '../kit/look.ts';
import { inviteLink } from '../kit/people.ts';
import { someRoom } from '../kit/rooms.ts';
import { expect, test } from '../kit/test.ts';

test('axe finds nothing serious on pages without a table', async ({ page }) => {
  await page.goto('/');
  await expect(gameCard(page, someRoom.title)).toBeVisible();
  await expectAccessibleAlways(page, 'home');
  await openGame(page, someRoom.title);
  await expectAccessibleAlways(page, 'the sheet of a game');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleAlways(page, 'settings');
  await page.goto(`/rules/${someRoom.game}`);
  await expect(page.getByRole('heading', { name: 'The aim' })).toBeVisible();
  await expectAccessibleAlways(page, 'rules');
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
  await expectAccessibleAlways(page, 'no page');
  await page.goto('/table/nowhere');
  await expect(page.getByRole('heading', { name: 'No such table' })).toBeVisible();
  await expectAccessibleAlways(page, 'no table');
});

test('axe finds nothing serious on the way to a game', async ({ page, person }) => {
  await page.goto(`/new/${someRoom.game}?for=friends`);
  await page.getByText('Game options').click();
  await page.getByText('More', { exact: true }).click();
  await expectAccessibleAlways(page, 'a new table');
  await page.getByRole('button', { name: 'Set up the table' }).click();
  await expect(page.getByRole('button', { name: 'Copy the link' })).toBeVisible();
  await expectAccessibleAlways(page, 'the waiting room');

  const guest = await person();
  await guest.goto(await inviteLink(page));
  await expect(guest.getByRole('button', { name: 'Take a seat' })).toBeVisible();
  await expectAccessibleAlways(guest, 'a seat to take');
  await page.goto('/');
  await expect(page.getByRole('link', { name: /Waiting for players/ })).toBeVisible();
  await expectAccessibleAlways(page, 'home with a table');

  const table = await someRoom.make(page, { seats: [{ name: 'Ada' }, { name: 'Ben' }], start: 'Ada' });
  await expect(table.curtain).toBeVisible();
  await expectAccessibleAlways(page, 'the curtain');
});

test('axe finds nothing serious without a line, while others play, and after the game', async ({
  page,
  person,
  context,
}) => {
  const table = await someRoom.alone(page);
  const guest = await person();
  await guest.goto(page.url());
  await expect(guest.getByText('You are watching.')).toBeVisible();
  await expectAccessibleAlways(guest, 'watching');

  await context.setOffline(true);
  await table.says('Connection lost');
  await expectAccessibleAlways(page, 'no connection');
  await context.setOffline(false);
  await table.says('You are back');
  await expectAccessibleAlways(page, 'back again');

  await someRoom.lose(table);
  await expectAccessibleAlways(page, 'the score sheet');
  await table.over.getByRole('button', { name: 'See the board' }).click();
  await expect(table.field).toBeVisible();
  await expectAccessibleAlways(page, 'the board after the game');
  await page.goto(`${page.url()}/replay/0`);
  await page.getByRole('button', { name: 'To the end' }).click();
  await expectAccessibleAlways(page, 'the replay');
});

test('where the system sets all colours, one sees what is chosen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  const lines = (name: string) =>
    page.locator('label', { hasText: name }).evaluate((label) => getComputedStyle(label).outlineStyle);
  await expect.poll(() => lines('English')).toBe('solid');
  expect(await lines('Deutsch')).toBe('none');
});
