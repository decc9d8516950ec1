import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectAccessibleAlways, expectToFit, expectTouchable } from '../../kit/look.ts';
import { gameCard } from '../../kit/home.ts';
import { everyRoom, otherRoom, someRoom } from '../../kit/rooms.ts';
import { Server } from '../../server.ts';
import { expect, test, type Page } from '../../kit/test.ts';

test.use({ serviceWorkers: 'allow', reuseContext: false });

const BUILT = join(import.meta.dirname, '../../../../src/tilery/static');
const away = (page: Page) => page.getByRole('alert').filter({ hasText: 'Tables need it' });

/** The page is kept, and answers from there if it must. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });
}

const caches = (page: Page) => page.evaluate(() => globalThis.caches.keys());

test('without a network the house opens, with its rules; the tables are back when the network is', async ({
  page,
  context,
}) => {
  const table = await someRoom.alone(page);
  await table.myTurn();
  const address = page.url();
  await kept(page);
  await context.setOffline(true);

  await page.goto('/');
  await expect(away(page)).toBeVisible();
  await expect
    .poll(async () => (await page.getByRole('heading', { level: 2 }).allInnerTexts()).sort())
    .toEqual(everyRoom.map(({ title }) => title).sort());
  await expectAccessibleAlways(page, 'home without a server');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectToFit(page, 'home without a server');
  await expectTouchable(page, 'home without a server');
  for (const { game } of everyRoom) {
    await page.goto(`/rules/${game}`);
    await expect(page.getByRole('article').getByRole('heading').first()).toBeVisible();
  }
  // A language that was never looked at is there too.
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Magyar' }).check();
  await expect(page.getByRole('link', { name: 'Kezdőlap' })).toBeVisible();
  await page.getByRole('radio', { name: 'English' }).check();

  for (const gone of [`/new/${otherRoom.game}`, `${address}/replay/0`]) {
    await page.goto(gone);
    await expect(away(page)).toBeVisible();
  }
  await page.goto(address);
  await expect(away(page)).toBeVisible();
  await away(page).getByRole('link', { name: 'Home' }).click();
  await expect(away(page)).toBeVisible();

  await context.setOffline(false);
  await away(page).getByRole('button', { name: 'Try again' }).click();
  await expect(gameCard(page, someRoom.title)).toBeVisible();
  await page.goto(address);
  await table.myTurn();
});

test('nothing of a table is kept', async ({ page }) => {
  const table = await someRoom.alone(page);
  await table.myTurn();
  await kept(page);
  await page.reload();
  await table.myTurn();
  await page.goto('/');
  await expect(gameCard(page, someRoom.title)).toBeVisible();
  const paths = await page.evaluate(async () => {
    const all = await Promise.all((await globalThis.caches.keys()).map((name) => globalThis.caches.open(name)));
    const requests = await Promise.all(all.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(paths).toContain('/');
  expect(paths.filter((path) => !/^\/($|assets\/|favicon\.svg$|theme\.js$|manifest\.webmanifest$)/.test(path))).toEqual(
    [],
  );
});

test('a new build is served at once and kept instead of the old one', { tag: '@thorough' }, async ({ person }) => {
  const folder = await mkdtemp(join(tmpdir(), 'tilery-built-'));
  await cp(BUILT, folder, { recursive: true });
  const server = await Server.start(`static = ${JSON.stringify(folder)}`);
  const renew = async (file: string, from: string, to: string) => {
    const text = await readFile(join(folder, file), 'utf8');
    expect(text).toContain(from);
    await writeFile(join(folder, file), text.replace(from, to));
  };
  try {
    const page = await person({ baseURL: server.url, serviceWorkers: 'allow' });
    await page.goto('/');
    await kept(page);
    const [old] = await caches(page);
    expect(old).toMatch(/^tilery-[0-9a-f]{16}$/);

    await renew('index.html', '</head>', '<meta name="build" content="new" /></head>');
    await renew('sw.js', old?.replace('tilery-', '') ?? '', '0123456789abcdef');
    await page.reload();
    await expect(page.locator('meta[name=build]')).toHaveCount(1); // never an old page from a new server
    await expect.poll(() => caches(page)).toEqual(['tilery-0123456789abcdef']);

    await server.kill();
    await page.reload();
    await expect(away(page)).toBeVisible();
    await expect(page.locator('meta[name=build]')).toHaveCount(1);
    await server.restart();
    await away(page).getByRole('button', { name: 'Try again' }).click();
    await expect(gameCard(page, someRoom.title)).toBeVisible();
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

test('the page can be installed where the browser offers it', async ({ page }) => {
  const answer = await page.request.get('/manifest.webmanifest');
  const manifest = (await answer.json()) as { start_url: string; icons: { src: string; type: string }[] };
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  expect(manifest.start_url).toBe('/');
  for (const { src, type } of manifest.icons)
    expect((await page.request.get(src)).headers()['content-type'], src).toContain(type);

  await page.goto('/');
  await expect(gameCard(page, someRoom.title)).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  const button = page.getByRole('button', { name: 'Install Tilery' });
  await expect(button).toBeHidden();
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt'), {
      prompt: () => {
        document.title = 'asked';
        return Promise.resolve();
      },
    });
    dispatchEvent(offer);
  });
  await button.click();
  await expect(page).toHaveTitle('asked');
  await expect(button).toBeHidden();
});
