// Tables of the device itself, beside a server or without one.
import { expect, type BrowserContext, type Page } from '@playwright/test';

/** Python has to start first. */
export const START = { timeout: 120_000 };

/** People who want to play on the device, although there is a server beside it. */
export const onDevice = (context: BrowserContext) =>
  context.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('tilery.place', '"device"');
  });

/** Everything is kept that the house needs without a network. */
export async function kept(page: Page): Promise<void> {
  const names = () =>
    page.evaluate(async () => {
      const caches = await Promise.all((await globalThis.caches.keys()).map((name) => globalThis.caches.open(name)));
      return (await Promise.all(caches.map((cache) => cache.keys()))).flat().map(({ url }) => url);
    });
  await expect.poll(async () => (await names()).filter((url) => url.includes('/python-')).length, START).toBe(5);
}
