import type { Locator } from '@playwright/test';
import { gameCard, playButton } from '../kit/home.ts';
import { someRoom } from '../kit/rooms.ts';
import { expect, test } from '../kit/test.ts';

test('from the home page to the table and its settings by keyboard, with the focus always to be seen', async ({
  page,
}) => {
  await page.goto('/');
  await expect(gameCard(page, someRoom.title)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeInViewport();
  await page.keyboard.press('Enter');

  const reach = async (goal: Locator) => {
    for (let tabs = 0; tabs < 40 && !(await goal.evaluate((one) => one === document.activeElement)); tabs++) {
      await page.keyboard.press('Tab');
      const ring = await page.evaluate(() => {
        const one = document.activeElement;
        const shown = one instanceof HTMLInputElement && one.type === 'radio' ? one.closest('label') : one;
        return shown ? getComputedStyle(shown).outlineStyle : '';
      });
      expect(ring, await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80))).not.toBe('none');
    }
    await expect(goal).toBeFocused();
    await page.keyboard.press('Enter');
  };
  await reach(gameCard(page, someRoom.title).getByRole('button', { name: someRoom.title, exact: true }));
  await reach(playButton(page.getByRole('dialog', { name: someRoom.title })));
  await someRoom.table(page).myTurn();

  await page.getByRole('button', { name: 'Settings' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeHidden();
});
