import { doIt, lamp, show, slip } from '../../kit/hints.ts';
import { expect, test } from '../../kit/test.ts';
import { HORSES, Table } from './table.ts';

test('where to look, then the whole move, then done', async ({ page }) => {
  const table = await Table.aloneWith(page, HORSES);
  await lamp(page).click();
  await expect(slip(page)).toContainText(/Look at|Would one more/);
  await expect(table.log).toContainText('Ada took a hint.');
  await show(page).click();
  await expect(slip(page)).not.toContainText('Look at');
  await expect(table.log).toContainText('Ada was shown a move.');
  const before = await table.log.locator('p').count();
  await doIt(page).click();
  await expect(slip(page)).toBeHidden();
  await expect.poll(() => table.log.locator('p').count()).toBeGreaterThan(before);
  await page.reload();
  await expect(table.log).toContainText('Ada took a hint.');
});

test('on a phone the lamp is large enough, and the slip stays off the board', async ({ person }) => {
  const page = await person({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const table = await Table.aloneWith(page, HORSES);
  const box = await lamp(page).boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await lamp(page).tap();
  await expect(slip(page)).toBeVisible();
  const [paper, stones] = [await slip(page).boundingBox(), await table.grid.boundingBox()];
  expect(paper && stones && paper.y >= stones.y + stones.height).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
