// Hidden Stones by keyboard, on a phone, in every language, and for those who hear the table.
import type { Locator } from '@playwright/test';
import { closeDialog, reach } from '../../kit/keys.ts';
import { expectAccessibleAlways, expectToFit, expectTouchable } from '../../kit/look.ts';
import { expect, test, type Page } from '../../kit/test.ts';
import { expectWordsEverywhere } from '../../kit/words.ts';
import { HOPELESS, HORSES, Table } from './table.ts';

test('a whole turn needs no more than the keyboard: swap, flip, score, undo, end, pass', async ({ page }) => {
  const press = (key: string) => page.keyboard.press(key);
  const table = await Table.aloneWith(page, HORSES);
  const board = await table.board();

  await reach(page, table.stone('b2')); // wherever the focus was

  // Swap b2 and c2, paid with the first card.
  await press('Enter');
  await expect(table.stone('b2')).toHaveAttribute('aria-selected', 'true');
  await press('ArrowRight');
  await expect(table.stone('c2')).toBeFocused();
  await press('Enter');
  await table.says('Choose a card to pay for the swap.');
  await press('1');
  await expect(table.cards).toHaveCount(3);
  await table.myTurn();
  expect(await table.board()).toEqual([...board.slice(0, 4), board[5], board[4], ...board.slice(6)]);

  // Undo.
  await press('u');
  await expect(table.cards).toHaveCount(4);
  expect(await table.board()).toEqual(board);
  await table.myTurn();

  // Flip so that a horse lies afterwards.
  const boat = await table.find('boat');
  const target =
    (await table.find('horse')) === undefined
      ? (boat ?? 'a1')
      : ((await table.find('sun')) ?? (await table.find('moon')) ?? 'a1');
  const [column, row] = [target.charCodeAt(0) - 'a'.charCodeAt(0), Number(target[1]) - 1];
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowUp', 'ArrowUp']) await press(key);
  await expect(table.stone('a1')).toBeFocused();
  for (let right = 0; right < column; right++) await press('ArrowRight');
  for (let down = 0; down < row; down++) await press('ArrowDown');
  await expect(table.stone(target)).toBeFocused();
  const face = await table.face(target);
  await press('f');
  await table.says('Choose a card to pay for the flip.');
  await press('Escape');
  expect(await table.face(target)).toBe(face);
  await press('f');
  await press('2');
  await expect(table.cards).toHaveCount(3);
  await table.myTurn();
  expect(await table.face(target)).not.toBe(face);

  // Score.
  await expect(table.shining).toHaveCount(3);
  await press('s');
  await table.says('Several cards can be scored. Choose one of them.');
  await press('3');
  await expect(table.cards.nth(2)).toHaveAttribute('aria-pressed', 'true');
  await press('s');
  await expect(table.cards).toHaveCount(2);
  await expect(table.won).toHaveAccessibleName(/^Won, 1 of 16/);
  await table.myTurn();

  // Pay first, then choose: the other way round.
  await press('1');
  await press('x');
  await table.says(/^You pay with card\s\d+\. Now swap or flip a stone\./);
  await press('Escape');
  await table.myTurn();

  // End, then pass.
  await table.leaveBy(() => press('e'));
  await expect(table.cards).toHaveCount(4);
  await table.myTurn();
  await table.leaveBy(() => press('p'));
  await expect(table.cards).toHaveCount(6);
  await table.myTurn();
  await expect(table.pass).toBeHidden();

  // The keys are written down.
  await press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Flip the stone');
  await closeDialog(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  test('stones are swapped by two taps or by dragging, and cards pay by a tap or by dragging', async ({ page }) => {
    const table = await Table.aloneWith(page, HOPELESS);
    const board = await table.board();
    await table.stone('c3').tap();
    await page.getByRole('button', { name: /^Flip:/ }).tap();
    await table.says('Choose a card to pay for the flip.');
    await page.getByRole('button', { name: 'Cancel' }).tap();
    expect(await table.board()).toEqual(board);

    await table.stone('a1').tap();
    await table.stone('b1').tap();
    await table.says('Choose a card to pay for the swap.');
    await expectInSight(table, page.getByRole('button', { name: 'Cancel' }));
    const [first = 0, second = 0] = await table.held();
    await table.card(first).tap();
    await table.gone(first);
    expect(await table.board()).toEqual([board[1], board[0], ...board.slice(2)]);

    await drag(page, table.stone('a1'), table.stone('b1'));
    await table.says('Choose a card to pay for the swap.');
    await drag(page, table.card(second), table.discards);
    await table.gone(second);
    expect(await table.board()).toEqual(board);
    expect(await table.discarded()).toBe(2);
  });

  test('all that one plays with is on the screen, and large enough to touch, on every size of it', async ({ page }) => {
    const table = await Table.make(page, { seats: [{ name: 'Ada' }, 'bot', 'bot', 'bot', 'bot'], start: 'Ada' });
    /** On a small phone, a phone, a phone on its side, and a tablet. */
    async function check(where: string, button?: Locator): Promise<void> {
      for (const [width, height] of [
        [360, 640],
        [390, 844],
        [844, 390],
        [820, 1180],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expectInSight(table, button);
        await expectToFit(page, `${where}, ${width} × ${height}`);
        await expectTouchable(page, `${where}, ${width} × ${height}`);
      }
    }
    await table.myTurn();
    await check('four cards');
    await table.passTurn();
    await expect(table.cards).toHaveCount(6);
    await table.myTurn();
    await check('six cards');
    await table.stone('b2').tap();
    await check('a stone is chosen', page.getByRole('button', { name: /^Flip:/ }));
  });
});

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
  const { page, cards, grid } = table;
  await expect(button).toBeInViewport({ ratio: 1 });
  const hidden = await cards.or(grid.getByRole('gridcell')).evaluateAll((all) =>
    all
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight)
      .map(({ one }) => one.getAttribute('aria-label')),
  );
  expect(hidden, 'beyond the edge of the screen').toEqual([]);
  const high = await page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);
  expect(high, 'px to scroll down').toBeLessThanOrEqual(0);
}

test('axe finds nothing serious at the table', async ({ page }) => {
  const table = await Table.make(page, {
    seats: [{ name: 'Ada' }, 'bot', 'bot'],
    start: 'Ada',
    options: { deck: HORSES },
  });
  await table.myTurn();
  if ((await table.find('horse')) === undefined) await table.flip((await table.find('boat')) ?? 'a1');
  await expectAccessibleAlways(page, 'one’s turn');
  await table.cards.first().click();
  await table.says('Matches');
  await expectAccessibleAlways(page, 'a card is chosen');
  await page.keyboard.press('Escape');
  await table.tapStone('a1');
  await table.says('Tap a neighbour');
  await expectAccessibleAlways(page, 'a stone is chosen');
  await table.tapStone('c3');
  await table.says('are not next to each other');
  await expectAccessibleAlways(page, 'something is not allowed');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await table.propose('a1', 'b1');
  await expectAccessibleAlways(page, 'a card has to pay');
});

test('axe finds nothing serious over the table', async ({ page }) => {
  const table = await Table.aloneWith(page, HOPELESS);
  await table.swap('a1', 'b1');
  for (const [key, dialog] of [
    ['i', 'The table in words'],
    ['?', 'Keys'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await expectAccessibleAlways(page, dialog);
    await closeDialog(page);
  }
  await page.getByRole('button', { name: 'Rules' }).click();
  await expectAccessibleAlways(page, 'the rules over the table');
  await closeDialog(page);
  await table.discards.click();
  await expect(page.getByRole('dialog', { name: 'Discards' })).toBeVisible();
  await expectAccessibleAlways(page, 'the discards');
  await closeDialog(page);
});

test.describe('on a phone, in every language', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('Hidden Stones has its words, and they fit', async ({ page }) => {
    await page.goto('/rules/hidden-stones');
    await expect(page.getByRole('heading', { name: 'The aim' })).toBeVisible();
    await expectWordsEverywhere(page, 'the rules');
    await page.goto('/new/hidden-stones');
    await page.getByText('Game options').click();
    await expectWordsEverywhere(page, 'a new table');
    const table = await Table.aloneWith(page, HOPELESS);
    await expect(table.cards).toHaveCount(4);
    await expectWordsEverywhere(page, 'the table');
    for (const key of ['i', '?']) {
      await page.keyboard.press(key);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectWordsEverywhere(page, `the dialog of ${key}`);
      await closeDialog(page);
    }
    await page.keyboard.press('f');
    await expectWordsEverywhere(page, 'a stone is to be chosen');
    await page.keyboard.press('Escape');
    for (let penalty = 1; penalty < 4; penalty++) {
      await table.myTurn();
      await page.keyboard.press('e');
      await expect(page.getByRole('img', { name: `Penalties: ${penalty} of 4` })).toBeVisible();
    }
    await table.myTurn();
    await page.keyboard.press('e');
    await expect(table.over).toBeVisible();
    await expectWordsEverywhere(page, 'the score sheet');
    await table.over.getByRole('link', { name: 'Replay' }).click();
    await expect(page.getByRole('slider')).toBeVisible();
    await expectWordsEverywhere(page, 'the replay');
  });
});
