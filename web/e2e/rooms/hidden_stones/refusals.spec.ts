import { harmless, NAMES, watch } from '../../kit/markup.ts';
import { expectAccessibleAlways } from '../../kit/look.ts';
import { expect, test } from '../../kit/test.ts';
import { HOPELESS, HORSES, Table } from './table.ts';

test('what the rules don’t allow is refused in words, and nothing changes', async ({ page }) => {
  const table = await Table.aloneWith(page, HOPELESS);
  const board = await table.board();
  const [card = 0] = await table.held();

  await table.tapStone('a1');
  await table.says('Tap a neighbouring stone to swap, or flip this one.');
  await table.tapStone('c3');
  await table.says('a1 and c3 are not next to each other.');
  await page.getByRole('button', { name: 'a1 and c3 are not next to each other. Show the rule' }).press('Enter');
  await expect(page.getByRole('dialog').getByText('Discard a card, then swap two')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(table.stone('c3')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await table.tapStone('a1');
  await table.tapStone('b2');
  await table.says('a1 and b2 are not next to each other.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  await page.keyboard.press('s');
  await table.says('None of your cards matches the stones.');
  await table.card(card).click();
  await page.keyboard.press('s');
  await table.says(`The formation of card ${card} is not on the grid.`);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  await table.passTurn();
  await expect(table.cards).toHaveCount(6);
  await table.myTurn();
  await expect(table.pass).toBeHidden();
  await page.keyboard.press('p');
  await table.says('You passed last time. You can’t pass twice in a row.');
  await expect(table.end).toBeEnabled();

  expect(await table.board()).toEqual(board);
  await expect(table.cards).toHaveCount(6);
});

test('a pass after an action, and a change without a card, are refused in words', async ({ page }) => {
  const table = await Table.aloneWith(page, HOPELESS);
  for (let left = 3; left >= 0; left--) {
    await table.swap('a1', 'b1');
    await expect(table.cards).toHaveCount(left);
  }
  await table.says('You have no card left to pay with. End your turn.');
  await table.tapStone('a1');
  await expect(table.stone('a1')).toHaveAttribute('aria-selected', 'false');
  await table.says('You have no card left to pay with. End your turn.');
  await page.keyboard.press('p');
  await table.says('You can only pass if you have done nothing else. End your turn.');
});

test('options that don’t fit are refused in words, and what was written stays', async ({ page }) => {
  await page.goto('/new/hidden-stones?for=device');
  await page.getByText('Game options').click();
  await page.getByText('More', { exact: true }).click();
  await page.getByLabel('A home-made deck').fill('1 1 BH\n2 one FT');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('alert')).toContainText('This deck can’t be read.');
  await expectAccessibleAlways(page, 'a new table that is refused');
  await expect(page.getByLabel('A home-made deck')).toHaveValue('1 1 BH\n2 one FT');

  await page.getByLabel('A home-made deck').fill(HORSES.split('\n').slice(0, 5).join('\n'));
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('alert')).toContainText('This deck has too few cards for so many players.');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Show the rule' }).click();
  await expect((await opened).getByText('There are 72 cards, all different.')).toBeFocused();

  await page.getByLabel('A home-made deck').fill(HORSES);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(new Table(page).curtain).toBeVisible();
});

test('markup in a home-made deck does nothing', async ({ page }) => {
  await watch(page);
  await page.goto('/new/hidden-stones?for=device');
  await page.getByText('Game options').click();
  await page.getByText('More', { exact: true }).click();
  await page.getByLabel('A home-made deck').fill(`1 1 ${NAMES[0]}`);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: /\S/ }).first()).toBeVisible();
  expect(page.url()).toContain('/new/');
  await harmless(page);
});
