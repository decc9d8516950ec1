import { gameCard } from '../kit/home.ts';
import { expectToFit, expectTouchable } from '../kit/look.ts';
import { someRoom } from '../kit/rooms.ts';
import { expect, test } from '../kit/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

test('every page fits on a phone, and everything on it is large enough to touch', async ({ page }) => {
  const check = async (where: string) => {
    await expectToFit(page, where);
    await expectTouchable(page, where);
  };
  await page.goto('/');
  await expect(
    page
      .getByRole('article')
      .getByRole('button', { name: /^Play against/ })
      .first(),
  ).toBeInViewport({ ratio: 1 });
  await check('home');
  await page.getByRole('button', { name: 'Name, language, light' }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check('settings');
  await page.keyboard.press('Escape');

  await gameCard(page, someRoom.title).getByRole('link', { name: 'A table for friends' }).tap();
  await page.getByText('Rules to agree on').tap();
  await page.getByText('More', { exact: true }).tap();
  await check('a new table');
  await page.getByRole('button', { name: 'Make the table' }).tap();
  await expect(page.getByRole('button', { name: 'Copy the link' })).toBeVisible();
  await check('the waiting room');
  await page.getByRole('link', { name: 'Home' }).tap();
  await expect(page.getByRole('link', { name: /Waiting for players/ })).toBeVisible();
  await check('home with a table');

  const table = await someRoom.alone(page);
  for (const button of ['Rules', 'What happened']) {
    await page.getByRole('button', { name: button }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await check(button);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await someRoom.lose(table);
  await check('the score sheet');
  await page.getByRole('link', { name: 'Replay' }).tap();
  await expect(page.getByRole('slider')).toBeVisible();
  await expect(page.getByRole('button', { name: 'One step on' })).toBeInViewport({ ratio: 1 });
  await check('the replay');
  await page.goto(`/rules/${someRoom.game}`);
  await expect(page.getByRole('heading', { name: 'The aim' })).toBeVisible();
  await check('the rules');
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
  await check('no page');

  await someRoom.make(page, { seats: [{ name: 'Ada' }, { name: 'Ben' }] });
  await expect(table.curtain).toBeVisible();
  await expect(table.curtain.getByRole('button')).toBeInViewport({ ratio: 1 });
  await check('the curtain');
});
