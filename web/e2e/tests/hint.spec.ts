import { doIt, lamp, show, slip } from '../kit/hints.ts';
import { inviteLink, sitDown } from '../kit/people.ts';
import { someRoom } from '../kit/rooms.ts';
import { expect, test } from '../kit/test.ts';

test('by keyboard: H, H, H, Enter; and Escape closes', async ({ page }) => {
  const table = await someRoom.alone(page);
  await page.keyboard.press('h');
  await expect(show(page)).toBeVisible();
  await show(page).press('Escape');
  await expect(slip(page)).toBeHidden();
  await expect(lamp(page)).toBeVisible();
  await page.keyboard.press('h');
  await expect(show(page)).toBeVisible();
  await page.keyboard.press('h');
  await expect(doIt(page)).toBeVisible();
  await page.keyboard.press('h');
  await expect(doIt(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(slip(page)).toBeHidden();
  await expect(table.log.getByText('Ada took a hint.')).toHaveCount(1);
});

test('another player reads in the log that a hint was taken, and sees no lamp', async ({ page, person }) => {
  await someRoom.make(page, { seats: [{ name: 'Ada' }, 'open'], start: 'Ada' });
  const ben = await person();
  await sitDown(ben, await inviteLink(page), 'Ben');
  const theirs = someRoom.table(ben);
  await expect(theirs.field).toBeVisible();
  await expect(lamp(ben)).toBeHidden();
  await lamp(page).click();
  await expect(theirs.log).toContainText('Ada took a hint.');
  await expect(slip(ben)).toBeHidden();
  await someRoom.table(page).end.click();
  await expect(lamp(page)).toBeHidden();
  await expect(slip(page)).toBeHidden();
  await expect(lamp(ben)).toBeVisible();
});

test('where hints are switched off there is no lamp', async ({ page }) => {
  await page.goto(`/new/${someRoom.game}?for=device`);
  await page.getByRole('checkbox', { name: /^Hints for the stuck/ }).uncheck();
  await page.getByRole('button', { name: 'Remove seat 2' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  const table = someRoom.table(page);
  await table.myTurn();
  await expect(lamp(page)).toHaveCount(0);
  await page.keyboard.press('h');
  await expect(slip(page)).toHaveCount(0);
});
