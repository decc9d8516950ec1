import { HOPELESS, HORSES, Table } from './table.ts';
import { expect, test } from '../../kit/test.ts';

test('alone: every turn without a score costs a penalty, a pass costs none, and the fourth ends the game', async ({
  page,
}) => {
  const table = await Table.aloneWith(page, HOPELESS);
  await expect(table.players).toHaveCount(0);
  for (let penalty = 0; penalty < 4; penalty++) {
    await expect(page.getByRole('img', { name: `Penalties: ${penalty} of 4` })).toBeVisible();
    await table.myTurn();
    await expect(table.end).toHaveAccessibleName(/^End turn: penalty/);
    if (penalty === 1) {
      await table.passTurn();
      await expect(table.pass).toBeHidden();
      await expect(page.getByRole('img', { name: 'Penalties: 1 of 4' })).toBeVisible();
      await table.myTurn();
    }
    await table.endTurn();
  }
  await expect(table.over.getByRole('heading', { name: 'Not this time' })).toBeVisible();
  await expect(table.over.getByText('The fourth penalty ends the game.')).toBeVisible();
  await expect(table.over.getByText('0 of 16 cards scored')).toBeVisible();
  await table.over.getByRole('button', { name: 'See the board' }).click();
  await expect(table.grid).toBeVisible();
  await page.getByRole('button', { name: 'Back to the score' }).click();
  await expect(table.over).toBeVisible();
});

test('alone: all sixteen cards win, and the way to go is told', { tag: '@thorough' }, async ({ page }) => {
  const table = await Table.aloneWith(page, HORSES);
  if ((await table.find('horse')) === undefined) await table.flip((await table.find('boat')) ?? 'a1');
  while (!(await table.over.isVisible())) {
    for (const card of await table.held('shining')) await table.score(card);
    if (await table.over.isVisible()) break;
    await expect(table.end).toHaveAccessibleName(/^End turn, draw/);
    await table.endTurn();
    await table.myTurn();
    if ((await table.won.ariaSnapshot()).includes('Won, 12 of 16')) await table.says('4 cards to go');
  }
  await expect(table.over.getByRole('heading', { name: 'You win!' })).toBeVisible();
});
