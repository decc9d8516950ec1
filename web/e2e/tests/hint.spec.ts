import { inviteLink, sitDown } from '../people.ts';
import { deckOf, HORSES, Table } from '../rooms/hidden_stones/table.ts';
import { expect, test, type Page } from '../test.ts';
import { Triominos } from '../rooms/triominos/table.ts';

const lamp = (page: Page) => page.getByRole('button', { name: 'Hint', exact: true });
const slip = (page: Page) => page.getByRole('region', { name: 'Hint' });
const show = (page: Page) => slip(page).getByRole('button', { name: 'Show me' });
const doIt = (page: Page) => slip(page).getByRole('button', { name: 'Do it' });

test('Hidden Stones: where to look, then the whole move, then done', async ({ page }) => {
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

test('Triominos: a stone of the rack, then its place, then it lies there', async ({ page }) => {
  const table = await Triominos.make(page, { seats: [{ name: 'Ada' }, 'bot'], start: 'Ada' });
  await table.myTurn();
  await lamp(page).click();
  await expect(slip(page)).toContainText(/Look at your \d-\d-\d/);
  const stone = /\d-\d-\d/.exec((await slip(page).textContent()) ?? '')?.[0] ?? '';
  await expect(table.stone(stone)).toBeVisible();
  await show(page).click();
  await expect(slip(page)).toContainText(`Lay ${stone}`);
  await doIt(page).click();
  await expect(table.stone(stone)).toHaveCount(0);
  await expect(table.log).toContainText(`Ada lays ${stone}`);
});

test('by keyboard: H, H, H, Enter; and Escape closes', async ({ page }) => {
  const table = await Table.aloneWith(page, deckOf('H'));
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
  await Table.make(page, { seats: [{ name: 'Ada' }, 'open'], start: 'Ada' });
  const ben = await person();
  await sitDown(ben, await inviteLink(page), 'Ben');
  const theirs = new Table(ben);
  await expect(theirs.grid).toBeVisible();
  await expect(lamp(ben)).toBeHidden();
  await lamp(page).click();
  await expect(theirs.log).toContainText('Ada took a hint.');
  await expect(slip(ben)).toBeHidden();
  await page
    .getByRole('button', { name: /^(End turn|Pass)/ })
    .first()
    .click();
  await expect(lamp(page)).toBeHidden();
  await expect(slip(page)).toBeHidden();
  await expect(lamp(ben)).toBeVisible();
});

test('where hints are switched off there is no lamp', async ({ page }) => {
  await page.goto('/new/hidden-stones?for=device');
  await page.getByRole('checkbox', { name: /^Hints for the stuck/ }).uncheck();
  await page.getByRole('button', { name: 'Remove seat 2' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  const table = new Table(page);
  await table.myTurn();
  await expect(lamp(page)).toHaveCount(0);
  await page.keyboard.press('h');
  await expect(slip(page)).toHaveCount(0);
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
