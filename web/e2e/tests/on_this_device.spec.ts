// Tables of the device itself: the house runs in the browser, with the server or without it.
import { playAgainstOneBot, gameCard, playAtOnce } from '../kit/home.ts';
import { everyRoom, someRoom } from '../kit/rooms.ts';
import { expect, test, type Page } from '../kit/test.ts';

test.use({ serviceWorkers: 'allow', reuseContext: false });

/** Somebody who wants to play on the device, although there is a server beside it. */
async function onDevice(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('tilery.place', '"device"'));
}

test('a game against a bot goes on after the page was closed, and its server is gone', async ({ page, context }) => {
  await onDevice(page);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await playAgainstOneBot(page, someRoom.title);
  expect(new URL(page.url()).pathname).toMatch(/^\/table\/~/);
  const table = someRoom.table(page);
  await table.myTurn({ timeout: 60_000 });
  await table.playSimply();
  await table.myTurn();
  const log = await table.log.allInnerTexts();
  expect(calls.filter((path) => path.startsWith('/api/tables'))).toEqual([]);
  const address = page.url();
  await page.evaluate(async () => {
    const keys = async () => (await caches.keys()).map((name) => caches.open(name));
    for (;;) {
      const kept = await Promise.all(
        (await keys()).map(async (cache) => (await (await cache).keys()).map(({ url }) => url)),
      );
      if (kept.flat().some((url) => url.endsWith('tilery.zip'))) return;
      await new Promise((later) => setTimeout(later, 100));
    }
  });
  await page.close();

  await context.setOffline(true);
  const again = await context.newPage();
  await again.goto(address);
  const same = someRoom.table(again);
  await same.myTurn({ timeout: 60_000 });
  expect(await same.log.allInnerTexts()).toEqual(log);
  await same.playSimply();

  await again.goto('/');
  await expect(gameCard(again, someRoom.title)).toBeVisible({ timeout: 60_000 });
  await playAtOnce(again, someRoom.title).click();
  await again.waitForURL(/\/table\/~/);
  await someRoom.table(again).myTurn({ timeout: 60_000 });
});
