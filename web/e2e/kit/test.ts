// The tests' own `test`: a page that throws, or does what its security policy forbids, fails whatever test it is in.
import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';

export { expect, type Page };

type Person = (how?: BrowserContextOptions) => Promise<Page>;

interface House {
  /** A page in a browser of its own: somebody who shares nothing with the others. */
  person: Person;
  /** What all pages of the test have complained about; there should be nothing. */
  complaints: string[];
}

/** What browsers say by themselves about a server that is away or a page that is not there. */
const EXPECTED = /Failed to load resource|WebSocket connection to .* failed/;

function listen(context: BrowserContext, complaints: string[]): void {
  context.on('weberror', (error) => complaints.push(error.error().message));
  context.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) complaints.push(message.text());
  });
}

async function newPerson(browser: Browser, how: BrowserContextOptions, complaints: string[]): Promise<Page> {
  const context = await browser.newContext(how);
  listen(context, complaints);
  return context.newPage();
}

export const test = base.extend<House>({
  complaints: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs
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
  person: async ({ browser, complaints }, use) => {
    const pages: Page[] = [];
    await use(async (how = {}) => {
      const page = await newPerson(browser, how, complaints);
      pages.push(page);
      return page;
    });
    for (const page of pages) await page.context().close();
  },
});
