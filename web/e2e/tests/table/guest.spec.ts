import { guest } from '../../kit/guest.ts';
import { openGame, playButton } from '../../kit/home.ts';
import { expectAccessibleAlways, expectToFit } from '../../kit/look.ts';
import { someRoom } from '../../kit/rooms.ts';
import { expect, test } from '../../kit/test.ts';
import { expectWordsEverywhere } from '../../kit/words.ts';
import { Server } from '../../server.ts';

test('a bot that is a program of somebody else is chosen like a level, plays, and is seen to be away', async ({
  person,
}) => {
  const server = await Server.start();
  try {
    const bot = await guest(server, 'Deepstone');
    const page = await person({ baseURL: server.url, viewport: { width: 390, height: 844 } });
    await page.goto(`/new/${someRoom.game}`);
    await page.getByLabel('Who takes seat 2?').selectOption('bot');
    await expect(page.getByRole('option', { name: 'Deepstone (Bot)' })).toBeAttached();

    await page.goto('/');
    const sheet = await openGame(page, someRoom.title);
    await sheet.getByRole('group', { name: 'Guest bot' }).getByRole('radio', { name: 'Deepstone' }).check();
    await expectToFit(page, 'the sheet with a guest');
    await expectAccessibleAlways(page, 'the sheet with a guest');
    await expectWordsEverywhere(page, 'the sheet with a guest');
    await sheet.getByRole('group', { name: 'Opponents' }).getByRole('radio', { name: '1', exact: true }).check();
    await playButton(sheet).click();
    await someRoom.table(page).myTurn();
    const plate = page.locator('.plate', { hasText: 'Deepstone' });
    await expect(plate).toContainText('(Bot)');
    await expect(plate).not.toContainText('away right now');
    bot.close();
    await expect(plate).toContainText('away right now');
  } finally {
    await server.stop();
  }
});
