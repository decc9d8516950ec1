import { expectAccessibleAlways, expectToFit, expectTouchable } from '../kit/look.ts';
import { someRoom } from '../kit/rooms.ts';
import { expect, test } from '../kit/test.ts';
import { Server } from '../server.ts';

const TOKEN = 'only-the-host-knows-this';

test('without a token in the settings there is no admin page', async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing here');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the host deletes a table in use; whoever is there is told, and finds the way home', async ({ person }) => {
    const server = await Server.start(`admin_token = "${TOKEN}"\n`);
    try {
      const [ada, host] = [await person({ baseURL: server.url }), await person({ baseURL: server.url })];
      await ada.goto('/');
      await someRoom.make(ada, { seats: [{ name: 'Ada' }, { name: 'Ben' }] });
      await host.goto('/admin');
      await host.getByLabel('Admin token').fill('this-is-a-wrong-token');
      await host.getByRole('button', { name: 'Open' }).click();
      await expect(host.getByRole('alert')).toHaveText('That is not this server’s admin token.');
      await host.getByLabel('Admin token').fill(TOKEN);
      await host.getByRole('button', { name: 'Open' }).click();
      await expect(host.getByText('Tables: 1 · games in the library: 0 · connected: 1')).toBeVisible();
      await host.reload(); // it is kept in this tab
      const tables = host.getByRole('region', { name: 'Tables' });
      await expect(tables.getByRole('listitem')).toContainText('Ada and Ben');
      await expect(tables.getByRole('link')).toHaveCount(0); // a private table has no address here
      await expectToFit(host, 'the admin page');
      await expectTouchable(host, 'the admin page');
      await expectAccessibleAlways(host, 'the admin page');
      await tables.getByLabel('Find tables by player').fill('cleo');
      await expect(tables.getByText('Nothing found.')).toBeVisible();
      await tables.getByLabel('Find tables by player').fill('ada');
      await tables.getByRole('button', { name: /^Delete: / }).click();
      const question = host.getByRole('dialog', { name: 'Delete this table?' });
      await question.getByRole('button', { name: 'Keep' }).click();
      await tables.getByRole('button', { name: /^Delete: / }).click();
      await question.getByRole('button', { name: 'Delete' }).click();
      await expect(tables.getByRole('status')).toHaveText('Deleted.');
      await expect(tables.getByText('Nothing found.')).toBeVisible();

      await expect(ada.getByRole('heading', { name: 'This table is gone' })).toBeVisible();
      await ada.getByRole('link', { name: 'Home' }).last().click();
      await expect(ada.getByText('None yet.')).toBeVisible();
      await host.getByRole('button', { name: 'Forget the token' }).click();
      await expect(host.getByLabel('Admin token')).toHaveValue('');
    } finally {
      await server.stop();
    }
  });
});
