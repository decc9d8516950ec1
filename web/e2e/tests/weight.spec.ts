import { gameCard, openGame, playButton } from '../kit/home.ts';
import { everyRoom, folderOf, someRoom } from '../kit/rooms.ts';
import { expect, test } from '../kit/test.ts';

test.use({ reuseContext: false }); // nothing is there yet

const LIMIT = 150_000;

test('the first visit needs less than 150 kB in all, up to a game on the table, and nothing from any other host', async ({
  page,
  baseURL,
}) => {
  const sizes: Promise<[string, number]>[] = [];
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  page.on('websocket', (socket) => hosts.add(new URL(socket.url()).host));
  page.on('requestfinished', (request) =>
    sizes.push(request.sizes().then(({ responseBodySize }) => [new URL(request.url()).pathname, responseBodySize])),
  );
  const loaded = async () => {
    const all = await Promise.all(sizes);
    return { all, bytes: all.reduce((sum, [, size]) => sum + size, 0) };
  };
  await page.goto('/');
  await expect(gameCard(page, someRoom.title)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const home = await loaded();
  await playButton(await openGame(page, someRoom.title)).click();
  await someRoom.table(page).myTurn();
  await page.waitForLoadState('networkidle');
  const table = await loaded();
  test
    .info()
    .annotations.push({ type: 'kB', description: `home ${home.bytes / 1000}, with a table ${table.bytes / 1000}` });

  expect(home.bytes).toBeGreaterThan(20_000); // else nothing was measured
  expect(table.bytes, table.all.map(([path, size]) => `${size} ${path}`).join('\n')).toBeLessThan(LIMIT);
  expect([...hosts]).toEqual([new URL(baseURL ?? '').host]);
});

for (const room of everyRoom)
  test(`whoever comes back to a table of ${room.title} asks for all of its room with the page`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await room.make(page, { seats: [{ name: 'Ada' }, 'bot'], start: 'Ada' });
    await room.table(page).myTurn();
    const files = new Set(asked.filter((path) => path.startsWith('/assets/')));

    await page.route(/\/assets\/index-/, (route) => route.abort()); // the page's own code, which would ask for them too
    asked.length = 0;
    await page.reload();
    const own = new RegExp(`/${folderOf(room)}-`);
    expect([...files].filter((path) => own.test(path)).length).toBeGreaterThan(0);
    await expect.poll(() => [...files].filter((path) => !asked.includes(path))).toEqual([]);
  });

test('every page keeps to itself: no other host is named in what it loads', async ({ page, baseURL }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  for (const address of ['/', `/rules/${someRoom.game}`, `/new/${someRoom.game}`, '/nowhere']) {
    const response = await page.goto(address);
    expect(response?.headers()['content-security-policy']).toContain("default-src 'self'");
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect([...hosts]).toEqual([new URL(baseURL ?? '').host]);
});
