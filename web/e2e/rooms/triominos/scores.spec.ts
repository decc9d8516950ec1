// The score sheet for real stones: turns, a mistake put right, the end of a round, and who has won.
import { expect, test } from '../../kit/test.ts';

test('a game is written down, corrected and won, also without a connection and after a reload', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/at-home/triominos');
  await page.getByRole('link', { name: 'Score sheet' }).click();
  await page.waitForURL('/at-home/triominos/scores');
  await page.getByLabel('Name of player 1').fill('Ada');
  await page.getByRole('button', { name: 'Begin' }).click();
  const sums = page.getByRole('main').getByRole('list').first().getByRole('listitem');
  await page.context().setOffline(true);

  await page.getByLabel('Sum of the stone').fill('11');
  await page.getByRole('radio', { name: 'Bridge +40' }).check();
  await page.keyboard.press('Enter');
  await expect(sums.first()).toContainText(/Ada\s*51\s*in the lead/);
  await expect(page.getByRole('radio', { name: 'Player 2' })).toBeChecked();
  await page.getByRole('radio', { name: 'Passed (−10)' }).check();
  for (let buy = 0; buy < 3; buy++) await page.getByRole('button', { name: 'Bought (−5 each): one more' }).click();
  await page.getByRole('button', { name: 'Write down −25' }).click();
  await expect(sums.nth(1)).toContainText('−25');

  await page.getByRole('button', { name: 'Change 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct this line' });
  await dialog.getByRole('radio', { name: 'Hexagon +50', exact: true }).check();
  await dialog.getByRole('button', { name: 'Write down +61' }).click();
  await expect(sums.first()).toContainText('61');

  await page.context().setOffline(false);
  await page.reload();
  await expect(sums.first()).toContainText('61');
  await page.getByRole('button', { name: 'End of the round' }).click();
  await expect(page.getByRole('button', { name: 'Write down', exact: true })).toBeDisabled();
  await page.getByRole('group', { name: 'Who finished first?' }).getByRole('radio', { name: 'Player 2' }).check();
  await page.getByLabel('Ada: Sum of the stones left').fill('12');
  await page.getByRole('button', { name: 'Write down', exact: true }).click();
  await expect(page.getByText('Ada wins!')).toBeVisible();
  await expect(sums.nth(1)).toContainText('12');
  await page.getByRole('button', { name: 'New game' }).click();
  await expect(page.getByLabel('Name of player 1')).toHaveValue('Ada');
});
