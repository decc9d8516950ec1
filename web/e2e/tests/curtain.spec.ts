// Several people at one device.
import { DATA } from '../kit/dealt.ts';
import { lastTurns } from '../kit/ending.ts';
import { someRoom } from '../kit/rooms.ts';
import { expect, test } from '../kit/test.ts';

test('the curtain is back after a reload, and falls at once after the turn', async ({ page }) => {
  const table = await someRoom.make(page, { seats: [{ name: 'Ada' }, { name: 'Ben' }], start: 'Ben' });
  await table.come('Ben');
  await table.step();
  const held = await table.held();
  await page.reload();
  await expect(table.curtain).toBeVisible();
  await expect(table.hand).toHaveCount(0);
  await table.come('Ben');
  expect(await table.held()).toEqual(held);
  await table.endTurn();
  await expect(page.getByRole('button', { name: 'I am Ada' })).toBeFocused();
  await expect(table.hand).toHaveCount(0);
});

test('whoever takes the device finds a whole table at once, and no log that was asked for behind the curtain', async ({
  page,
}) => {
  const table = await someRoom.make(page, { seats: [{ name: 'Ada' }, { name: 'Ben' }], start: 'Ben' });
  const log = page.getByRole('button', { name: 'Game log' });
  await expect(table.curtain).toBeVisible();
  await expect(log).toHaveCount(0);
  const first = await page.getByRole('button', { name: 'I am Ben' }).evaluate(async (button: HTMLButtonElement) => {
    button.click();
    await new Promise(requestAnimationFrame); // the next thing that is seen
    return document.querySelectorAll('main *').length;
  });
  await expect(table.hand).toBeVisible();
  expect(first).toBeGreaterThan(0.8 * (await page.locator('main *').count()));
  await expect(log).toBeVisible();
});

test('by key one goes on at one’s hand or the board after the curtain, by finger at the beginning of the table', async ({
  page,
}) => {
  const table = await someRoom.make(page, { seats: [{ name: 'Ada' }, { name: 'Ben' }], start: 'Ben' });
  await expect(page.getByRole('button', { name: 'I am Ben' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(table.hand).toBeVisible();
  await expect(page.locator('main :focus')).toBeVisible();
  await page.reload();
  await table.come('Ben');
  await expect(page.locator('main')).toBeFocused();
});

test('at one device, the end of the game shows everybody’s sheet without a curtain, names who won, and leads to the best turn', async ({
  page,
}) => {
  test.skip(!DATA, 'TILERY_DATA names the database of the server that is tested');
  const table = await lastTurns(page, ['Ada', 'Ben']);
  await expect(table.curtain).toHaveCount(0);
  const headline = /^((Ada|Ben) wins|Ada and Ben share the win) with \d+!$/;
  await expect(table.over.getByRole('heading', { level: 2 })).toHaveText(headline);
  await expect(table.over.getByRole('link', { name: 'Review' })).toBeInViewport({ ratio: 1 });
  await table.over.getByRole('link', { name: 'See it again' }).first().click();
  await expect(page.getByRole('slider', { name: 'Step of the game' })).not.toHaveValue('0');
});
