// The tests' own `test`: a page that throws, or does what its security policy forbids, fails whatever test it is in.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  test as base,
  chromium,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Page,
  type WebError,
} from '@playwright/test';

export { expect, type Page };

type Person = (how?: BrowserContextOptions) => Promise<Page>;

interface House {
  /** A page in a browser of its own: somebody who shares nothing with the others. Afterwards the browser is emptied and
   * serves others; a test that changes its clock or its rights has to close it. */
  person: Person;
  /** Starts a browser that keeps what it has on the disk. Whatever ran before is closed first, and started again it still
   * has all of that. Without a network nobody can be reached, from any of its workers either. */
  restart: (how?: { network: boolean }) => Promise<BrowserContext>;
  /** What all pages of the test have complained about; there should be nothing. */
  complaints: string[];
}

/** How a browser is started without a network. A service worker that is started with it takes no notice of `offline`, but
 * nobody gets past a proxy that is not there. */
const NOBODY = { offline: true, proxy: { server: 'http://127.0.0.1:9' } };

/** What browsers say by themselves about a server that is away or a page that is not there. */
const EXPECTED = /Failed to load resource|WebSocket connection to .* failed/;

/** Until it is told to stop. */
function listen(context: BrowserContext, complaints: string[]): () => void {
  const threw = (error: WebError) => complaints.push(error.error().message);
  const said = (message: ConsoleMessage) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) complaints.push(message.text());
  };
  context.on('weberror', threw).on('console', said);
  return () => context.off('weberror', threw).off('console', said);
}

/** Browsers of people who have gone home, by how they were made: what such a one has loaded and compiled it still has. */
type Rested = Map<string, BrowserContext[]>;

/** Empties a browser that this page was in, as if nobody had been there. False if that can't be. */
async function emptied(page: Page): Promise<boolean> {
  const context = page.context();
  if (page.isClosed() || !page.url().startsWith('http')) return false;
  const { origin } = new URL(page.url());
  await context.setOffline(false);
  for (const one of context.pages()) await (one === page ? one.goto('about:blank') : one.close());
  const session = await context.newCDPSession(page); // nobody is there any more who would write something down
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await page.close();
  return true;
}

export const test = base.extend<House, { rested: Rested }>({
  rested: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs
    async ({}, use) => use(new Map()),
    { scope: 'worker' },
  ],
  complaints: [
    // eslint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const complaints: string[] = [];
      await use(complaints);
      expect(complaints, 'what the pages complained about').toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, complaints }, use) => {
    listen(context, complaints);
    await use(context);
  },
  restart: async ({ launchOptions, contextOptions, baseURL, locale, serviceWorkers, complaints }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'tilery-browser-'));
    const usual = { ...launchOptions, ...contextOptions, baseURL, locale, serviceWorkers };
    let running: BrowserContext | undefined;
    await use(async ({ network } = { network: true }) => {
      await running?.close();
      running = await chromium.launchPersistentContext(folder, network ? usual : { ...usual, ...NOBODY });
      listen(running, complaints);
      return running;
    });
    await running?.close();
    await rm(folder, { recursive: true, force: true });
  },
  person: async (
    { browser, complaints, rested, viewport, hasTouch, isMobile, deviceScaleFactor, serviceWorkers, contextOptions },
    use,
  ) => {
    const usual = { viewport, hasTouch, isMobile, deviceScaleFactor, serviceWorkers, contextOptions };
    const people: { page: Page; resting: BrowserContext[]; stop: () => void }[] = [];
    await use(async (how = {}) => {
      const kind = JSON.stringify({ ...usual, ...how });
      const resting = rested.get(kind) ?? [];
      rested.set(kind, resting);
      const context = resting.pop() ?? (await browser.newContext(how));
      const stop = listen(context, complaints);
      const page = await context.newPage();
      people.push({ page, resting, stop });
      return page;
    });
    for (const { page, resting, stop } of people) {
      stop();
      if (await emptied(page)) resting.push(page.context());
      else await page.context().close();
    }
  },
});
