// One turn, done with the hands.
import { closeDialog } from '../../kit/keys.ts';
import { HOPELESS, HORSES, Table, type Cell } from './table.ts';
import { expect, test, type Page } from '../../kit/test.ts';
import { expectWordsEverywhere } from '../../kit/words.ts';

test('undo takes one step back after the other, as far as the turn began', async ({ page }) => {
  const table = await Table.aloneWith(page, HORSES);
  if ((await table.find('horse')) === undefined) await table.flip((await table.find('boat')) ?? 'a1');
  await table.endTurn();
  await expect(table.cards).toHaveCount(4);

  const look = async () => ({
    board: await table.board(),
    held: (await table.held()).sort(),
    discarded: await table.discarded(),
  });
  const seen = [await look()];
  await table.swap('a1', 'a2');
  seen.push(await look());
  await table.flip('b2');
  seen.push(await look());
  if ((await table.find('horse')) === undefined) await table.flip((await table.find('boat')) ?? 'a1');
  else await table.score((await table.held())[0] ?? 0);
  for (const before of seen.toReversed()) {
    await table.undo.click();
    await expect.poll(look).toEqual(before);
    await expect(table.end).toBeEnabled();
  }
  await expect(table.undo).toBeHidden();
});

test('three moves have their place beside the lamp, in every language and with large letters', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const table = await Table.aloneWith(page, HORSES);
  if ((await table.find('horse')) === undefined) await table.flip((await table.find('boat')) ?? 'a1');
  await table.endTurn();
  for (const letters of ['normal', 'larger']) {
    await page.evaluate((size) => localStorage.setItem('tilery.text', JSON.stringify(size)), letters);
    await page.reload();
    await expect(table.pass).toBeEnabled();
    await expect(page.getByRole('button', { name: /^(Score|End turn|Pass)/ })).toHaveCount(3);
    await expectWordsEverywhere(page, `three moves, ${letters} letters`);
  }
});

test('what was drawn can’t be taken back', async ({ page }) => {
  const table = await Table.aloneWith(page, HOPELESS);
  await table.swap('a1', 'a2');
  await expect(table.undo).toBeVisible();
  await table.endTurn();
  await expect(table.cards).toHaveCount(4);
  await expect(table.undo).toBeHidden();
});

test('a card dragged to the discard pile pays for what comes next', async ({ page }) => {
  const table = await Table.aloneWith(page, HOPELESS);
  const [first = 0, second = 0] = await table.held();
  await table.card(second).dragTo(table.discards);
  await table.says(`You pay with card ${second}. Now swap or flip a stone.`);
  const board = await table.board();
  await table.tapStone('a1');
  await table.tapStone('b1');
  await table.gone(second);
  expect(await table.discarded()).toBe(1);
  expect(await table.board()).toEqual([board[1], board[0], ...board.slice(2)]);

  // The other way round: the change first, then the card.
  await table.propose('a1', 'b1');
  await table.card(first).dragTo(table.discards);
  await table.gone(first);
  expect(await table.discarded()).toBe(2);
  expect(await table.board()).toEqual(board);
});

test('a card that shines can be dragged to the won pile, one that doesn’t says why not', async ({ page }) => {
  const table = await Table.aloneWith(page, HORSES);
  if ((await table.find('horse')) === undefined) await table.flip((await table.find('boat')) ?? 'a1'); // it is by lot
  while ((await table.find('horse')) !== undefined) await table.flip((await table.find('horse')) ?? 'a1');
  await expect(table.shining).toHaveCount(0);
  const [card = 0] = await table.held();
  await table.card(card).dragTo(table.won);
  await table.says(`The formation of card ${card} is not on the grid.`);
  await expect(table.card(card)).toBeVisible();

  await table.undo.click();
  await expect(table.shining).not.toHaveCount(0);
  await table.card(card).dragTo(table.won);
  await table.gone(card);
  await expect(table.won).toHaveAccessibleName(/^Won, 1 of 16/);
});

test('a stone dragged onto its neighbour changes places with it; dropped elsewhere it stays chosen, as a card does', async ({
  page,
}) => {
  const table = await Table.aloneWith(page, HOPELESS);
  const board = await table.board();
  await table.stone('a1').dragTo(table.stone('a2'));
  await table.says('Choose a card to pay for the swap.');
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(await table.board()).toEqual(board);

  await table.stone('b2').dragTo(table.hand);
  expect(await table.board()).toEqual(board);
  await table.says('Drop a stone on a neighbour to swap them.');
  await page.locator('div.cloth').click({ position: { x: 6, y: 6 } }); // a tap beside everything takes nothing back
  await expect(table.stone('b2')).toHaveAttribute('aria-selected', 'true');
  await table.card((await table.held())[0] ?? 0).dragTo(table.stone('b2'));
  await table.says('Drop the card on a pile');

  await table.stone('a1').dragTo(table.stone('c1'));
  await table.says('a1 and c1 are not next to each other.');
});

test('a double click flips a stone, and Cancel takes the proposal back', async ({ page }) => {
  const table = await Table.aloneWith(page, HOPELESS);
  const pairs = ['sun moon', 'fish bird', 'horse boat', 'seed tree'];
  const before = await table.face('c2');
  const other =
    pairs
      .find((pair) => pair.includes(before))
      ?.replace(before, '')
      .trim() ?? '';
  await table.stone('c2').dblclick();
  await table.says('Choose a card to pay for the flip.');
  expect(await table.face('c2')).toBe(other);
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(await table.face('c2')).toBe(before);
  await expect(table.cards).toHaveCount(4);

  // Two quick taps are no double click if something else was touched between them.
  await table.tapStone('c2');
  await table.cards.first().click();
  await table.tapStone('c2');
  await expect(page.getByRole('button', { name: /^Flip:/ })).toBeVisible();
});

test('a card tells where its formation lies, or what it lacks', async ({ page }) => {
  const table = await Table.aloneWith(page, HORSES);
  if ((await table.find('horse')) === undefined) await table.flip((await table.find('boat')) ?? 'a1');
  const horses = (await table.board())
    .map((face, index) => (face === 'horse' ? index : -1))
    .filter((index) => index >= 0);
  const cell = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'][horses[0] ?? 0] as Cell;
  await table.says(/shines?: you can score (it|them)/);
  await expect(table.cards.first()).toHaveAccessibleName(new RegExp(`points?: horse, anywhere\\. Matches ${cell}\\.`));
  await table.cards.first().click();
  await table.says(`Matches ${cell}.`);
  await expect(page.getByRole('button', { name: /^Score \d points?$/ })).toBeVisible();
});

test('the table can be heard: in words on demand, and every move as it happens', async ({ page }) => {
  const table = await Table.aloneWith(page, HOPELESS);
  await page.keyboard.press('i');
  const words = page.getByRole('dialog', { name: 'The table in words' });
  await expect(words).toContainText(`The grid, row 1: ${(await table.board()).slice(0, 3).join(', ')};`);
  await expect(words).toContainText('Penalties: 0 of 4.');
  await closeDialog(page);
  await table.swap('a1', 'b1');
  const said = page.locator('[aria-live=polite]', { hasText: /^Ada swaps a1 and b1 and pays with card \d+\.$/ });
  await expect(said).toHaveCount(1);
});

test('the rules are one tap away, and the game goes on beneath them', async ({ page }) => {
  const table = await Table.againstBots(page);
  await page.getByRole('button', { name: 'Rules' }).click();
  const rules = page.getByRole('dialog', { name: 'Rules: Hidden Stones' });
  await expect(rules.getByRole('heading', { name: 'Your turn' })).toBeVisible();
  await rules.getByRole('button', { name: 'Close' }).click();
  await expect(rules).toBeHidden();
  await table.myTurn();
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the card that pays flies to the discards, and the stones change places', async ({ page }) => {
    const table = await Table.aloneWith(page, HOPELESS);
    const board = await table.board();
    const flown = await watchFlights(page);
    await table.swap('a1', 'b1');
    expect((await table.board()).slice(0, 2)).toEqual([board[1], board[0]]);
    await expect(page.locator('.flight')).toHaveCount(0);
    expect(await flown()).toBe(true);
  });
});

/** Whether anything flew from now on, however short. */
async function watchFlights(page: Page): Promise<() => Promise<boolean>> {
  const seen = await page.evaluateHandle(() => {
    const found = { flight: false };
    new MutationObserver(() => {
      found.flight ||= document.querySelector('.flight') !== null;
    }).observe(document.body, { subtree: true, childList: true });
    return found;
  });
  return () => seen.evaluate(({ flight }) => flight);
}
