import { expectAccessible } from '../look.ts';
import { inviteLink } from '../people.ts';
import { closeDialog, HOPELESS, HORSES, Table } from '../rooms/hidden_stones/table.ts';
import { expect, test } from '../test.ts';

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`axe finds nothing serious when it is ${colorScheme}:`, () => {
    test.use({ colorScheme });

    test('pages without a table', async ({ page }) => {
      await page.goto('/');
      await expect(Table.card(page).getByRole('button', { name: /^Play against/ })).toBeVisible();
      await expectAccessible(page, 'home');
      await page.getByRole('button', { name: 'Name, language, light' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page, 'settings');
      await page.goto('/rules/hidden-stones');
      await expect(page.getByRole('heading', { name: 'The aim' })).toBeVisible();
      await expectAccessible(page, 'rules');
      await page.goto('/nowhere');
      await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
      await expectAccessible(page, 'no page');
      await page.goto('/table/nowhere');
      await expect(page.getByRole('heading', { name: 'No such table' })).toBeVisible();
      await expectAccessible(page, 'no table');
    });

    test('on the way to a game', async ({ page, person }) => {
      await page.goto('/new/hidden-stones?for=friends');
      await page.getByText('Rules to agree on').click();
      await page.getByText('More', { exact: true }).click();
      await expectAccessible(page, 'a new table');
      await page.getByLabel('A home-made deck').fill('none');
      await page.getByRole('button', { name: 'Make the table' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessible(page, 'a new table that is refused');
      await page.getByLabel('A home-made deck').fill('');
      await page.getByRole('button', { name: 'Make the table' }).click();
      await expect(page.getByRole('button', { name: 'Copy the link' })).toBeVisible();
      await expectAccessible(page, 'the waiting room');

      const guest = await person({ colorScheme });
      await guest.goto(await inviteLink(page));
      await expect(guest.getByRole('button', { name: 'Take a seat' })).toBeVisible();
      await expectAccessible(guest, 'a seat to take');
      await page.goto('/');
      await expect(page.getByRole('link', { name: /Waiting for players/ })).toBeVisible();
      await expectAccessible(page, 'home with a table');

      const table = await Table.make(page, { seats: [{ name: 'Ada' }, { name: 'Ben' }], start: 'Ada' });
      await expect(table.curtain).toBeVisible();
      await expectAccessible(page, 'the curtain');
    });

    test('at the table', async ({ page }) => {
      const table = await Table.make(page, { seats: [{ name: 'Ada' }, 'bot', 'bot'], start: 'Ada', deck: HORSES });
      await table.myTurn();
      if ((await table.find('horse')) === undefined) await table.flip((await table.find('boat')) ?? 'a1');
      await expectAccessible(page, 'one’s turn');
      await table.cards.first().click();
      await table.says('Lies on');
      await expectAccessible(page, 'a card is chosen');
      await page.keyboard.press('Escape');
      await table.tapStone('a1');
      await table.says('Tap a neighbour');
      await expectAccessible(page, 'a stone is chosen');
      await table.tapStone('c3');
      await table.says('don’t lie side by side');
      await expectAccessible(page, 'something is not allowed');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await table.propose('a1', 'b1');
      await expectAccessible(page, 'a card has to pay');
    });

    test('over the table', async ({ page, context }) => {
      const table = await Table.aloneWith(page, HOPELESS);
      await table.swap('a1', 'b1');
      for (const [key, dialog] of [
        ['i', 'The table in words'],
        ['?', 'Keys'],
      ] as const) {
        await page.keyboard.press(key);
        await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
        await expectAccessible(page, dialog);
        await closeDialog(page);
      }
      await page.getByRole('button', { name: 'Rules' }).click();
      await expectAccessible(page, 'the rules over the table');
      await closeDialog(page);
      await table.discards.click();
      await expect(page.getByRole('dialog', { name: 'Discards' })).toBeVisible();
      await expectAccessible(page, 'the discards');
      await closeDialog(page);
      await context.setOffline(true);
      await table.says('The connection is lost');
      await expectAccessible(page, 'no connection');
      await context.setOffline(false);
      await table.says('You are back');
      await expectAccessible(page, 'back again');
    });

    test('while others play, and after the game', async ({ page, person }) => {
      const table = await Table.aloneWith(page, HOPELESS);
      const guest = await person({ colorScheme });
      await guest.goto(page.url());
      await expect(guest.getByText('You are watching.')).toBeVisible();
      await expectAccessible(guest, 'watching');
      for (let penalty = 1; penalty < 4; penalty++) {
        await table.end.click();
        await expect(page.getByRole('img', { name: `Penalties: ${penalty} of 4` })).toBeVisible();
        await table.myTurn();
      }
      await table.end.click();
      await expect(table.over).toBeVisible();
      await expectAccessible(page, 'the score sheet');
      await table.over.getByRole('button', { name: 'See the board' }).click();
      await expect(table.grid).toBeVisible();
      await expectAccessible(page, 'the board after the game');
      await page.goto(`${page.url()}/replay/0`);
      await page.getByRole('button', { name: 'To the end' }).click();
      await expectAccessible(page, 'the replay');
    });
  });
