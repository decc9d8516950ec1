import type { Locator } from '@playwright/test';
import { expectToFit, expectTouchable } from '../look.ts';
import { HOPELESS, Table } from '../rooms/hidden_stones/table.ts';
import { expect, test, type Page } from '../test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

/** A finger from the middle of one thing to the middle of another. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const middle = async (one: Locator) => {
    const box = await one.boundingBox();
    if (!box) throw new Error('nothing to be seen there');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [a, b] = [await middle(from), await middle(to)];
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [a] });
  for (const part of [0.2, 0.5, 0.8, 1]) {
    const at = { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] });
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await client.detach();
}

/** All that one plays with is on the screen at once. */
async function expectInSight(table: Table, button = table.end): Promise<void> {
  for (const one of [...(await table.cards.all()), ...(await table.grid.getByRole('gridcell').all()), button])
    await expect(one).toBeInViewport({ ratio: 1 });
  const { page } = table;
  const high = await page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);
  expect(high, 'px to scroll down').toBeLessThanOrEqual(0);
}

test('stones are swapped by two taps or by dragging, and cards pay by a tap or by dragging', async ({ page }) => {
  const table = await Table.aloneWith(page, HOPELESS);
  const board = await table.board();
  await table.stone('c3').tap();
  await page.getByRole('button', { name: /^Flip:/ }).tap();
  await table.says('Which card pays for the flip?');
  await page.getByRole('button', { name: 'Cancel' }).tap();
  expect(await table.board()).toEqual(board);

  await table.stone('a1').tap();
  await table.stone('b1').tap();
  await table.says('Which card pays for the swap?');
  await expectInSight(table, page.getByRole('button', { name: 'Cancel' }));
  const [first = 0, second = 0] = await table.held();
  await table.card(first).tap();
  await table.gone(first);
  expect(await table.board()).toEqual([board[1], board[0], ...board.slice(2)]);

  await drag(page, table.stone('a1'), table.stone('b1'));
  await table.says('Which card pays for the swap?');
  await drag(page, table.card(second), table.discards);
  await table.gone(second);
  expect(await table.board()).toEqual(board);
  expect(await table.discarded()).toBe(2);
});

for (const [name, width, height] of [
  ['a small phone', 360, 640],
  ['a phone', 390, 844],
  ['a phone on its side', 844, 390],
  ['a tablet', 820, 1180],
] as const)
  test(`on ${name} all that one plays with is on the screen, and large enough to touch`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const table = await Table.make(page, { seats: [{ name: 'Ada' }, 'bot', 'bot', 'bot', 'bot'], start: 'Ada' });
    await table.myTurn();
    await expectInSight(table);
    await expectToFit(page, 'four cards');
    await expectTouchable(page, 'four cards');
    await table.pass.tap();
    await expect(table.cards).toHaveCount(6);
    await table.myTurn();
    await expectInSight(table);
    await expectToFit(page, 'six cards');
    await expectTouchable(page, 'six cards');
    await table.stone('b2').tap();
    await expectInSight(table, page.getByRole('button', { name: /^Flip:/ }));
    await expectTouchable(page, 'a stone is chosen');
  });

test('every page fits on a phone, and everything on it is large enough to touch', async ({ page }) => {
  const check = async (where: string) => {
    await expectToFit(page, where);
    await expectTouchable(page, where);
  };
  await page.goto('/');
  await expect(Table.card(page).getByRole('button', { name: /^Play against/ })).toBeInViewport({ ratio: 1 });
  await check('home');
  await page.getByRole('button', { name: 'Name, language, light' }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check('settings');
  await page.keyboard.press('Escape');

  await Table.card(page).getByRole('link', { name: 'A table for friends' }).tap();
  await page.getByText('Rules to agree on').tap();
  await page.getByText('More', { exact: true }).tap();
  await check('a new table');
  await page.getByRole('button', { name: 'Make the table' }).tap();
  await expect(page.getByRole('button', { name: 'Copy the link' })).toBeVisible();
  await check('the waiting room');
  await page.getByRole('link', { name: 'Home' }).tap();
  await expect(page.getByRole('link', { name: /Waiting for players/ })).toBeVisible();
  await check('home with a table');

  const table = await Table.aloneWith(page, HOPELESS);
  for (const button of ['Rules', 'What happened']) {
    await page.getByRole('button', { name: button }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await check(button);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  for (let penalty = 1; penalty < 4; penalty++) {
    await table.end.tap();
    await expect(page.getByRole('img', { name: `Penalties: ${penalty} of 4` })).toBeVisible();
    await table.myTurn();
  }
  await table.end.tap();
  await expect(table.over).toBeVisible();
  await check('the score sheet');
  await page.getByRole('link', { name: 'Replay' }).tap();
  await expect(page.getByRole('slider')).toBeVisible();
  await expect(page.getByRole('button', { name: 'One step on' })).toBeInViewport({ ratio: 1 });
  await check('the replay');
  await page.goto('/rules/hidden-stones');
  await expect(page.getByRole('heading', { name: 'The aim' })).toBeVisible();
  await check('the rules');
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
  await check('no page');

  await Table.make(page, { seats: [{ name: 'Ada' }, { name: 'Ben' }] });
  await expect(table.curtain).toBeVisible();
  await expect(table.curtain.getByRole('button')).toBeInViewport({ ratio: 1 });
  await check('the curtain');
});
