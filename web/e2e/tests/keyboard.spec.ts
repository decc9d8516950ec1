import { closeDialog, HORSES, Table } from '../rooms/hidden_stones/table.ts';
import { expect, test } from '../test.ts';

test('a whole turn needs no more than the keyboard: swap, flip, score, undo, end, pass', async ({ page }) => {
  const press = (key: string) => page.keyboard.press(key);
  const table = await Table.aloneWith(page, HORSES);
  const board = await table.board();

  // To the grid, wherever the focus was.
  for (let tabs = 0; tabs < 30 && !(await table.stone('b2').evaluate((one) => one === document.activeElement)); tabs++)
    await press('Tab');
  await expect(table.stone('b2')).toBeFocused();

  // Swap b2 and c2, paid with the first card.
  await press('Enter');
  await expect(table.stone('b2')).toHaveAttribute('aria-selected', 'true');
  await press('ArrowRight');
  await expect(table.stone('c2')).toBeFocused();
  await press('Enter');
  await table.says('Which card pays for the swap?');
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
  await table.says('Which card pays for the flip?');
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
  await table.says(/pays\. Now swap or flip a stone\./);
  await press('Escape');
  await table.myTurn();

  // End, then pass.
  await press('e');
  await expect(table.cards).toHaveCount(4);
  await table.myTurn();
  await press('p');
  await expect(table.cards).toHaveCount(6);
  await table.myTurn();
  await expect(table.pass).toBeHidden();

  // The keys are written down.
  await press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Flip the stone');
  await closeDialog(page);
});

test('from the home page to the table and its settings by keyboard, with the focus always to be seen', async ({
  page,
}) => {
  await page.goto('/');
  await expect(Table.card(page).getByRole('button', { name: /^Play against/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeInViewport();
  await page.keyboard.press('Enter');

  const play = Table.card(page).getByRole('button', { name: /^Play against/ });
  for (let tabs = 0; tabs < 12 && !(await play.evaluate((one) => one === document.activeElement)); tabs++) {
    await page.keyboard.press('Tab');
    const ring = await page.evaluate(() => {
      const one = document.activeElement;
      const shown = one instanceof HTMLInputElement && one.type === 'radio' ? one.closest('label') : one;
      return shown ? getComputedStyle(shown).outlineStyle : '';
    });
    expect(ring, await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80))).not.toBe('none');
  }
  await expect(play).toBeFocused();
  await page.keyboard.press('Enter');
  await new Table(page).myTurn();

  await page.getByRole('button', { name: 'Name, language, light' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Name, language, light' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Name, language, light' })).toBeHidden();
});
