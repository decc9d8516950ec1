// Texts that are meant to do something, and whether they have done it.
import { expect, type Page } from '@playwright/test';

/** As long as a name may be. */
export const NAMES = [
  '<img src=x onerror=f()>',
  '"><svg onload=f()>',
  '<script>f()</script>',
  '{$name} { -brand }',
] as const;
export const MORE = ['javascript:f()', '👩‍👩‍👧 &lt;b&gt;'] as const;

/** What no page of ours has: whatever of this is there was made of somebody's text. */
const FOREIGN = [
  'img[src="x"]',
  'script:not([src])',
  'style',
  'iframe',
  'object',
  'embed',
  'base',
  '[onerror]',
  '[onload]',
  '[onclick]',
  'a[href^="javascript" i]',
].join();

interface Watched {
  f?: () => void;
  ran?: boolean;
  forbidden?: string[];
}

/** From the first moment of every page: whoever calls `f` is noticed, and so is whatever the policy forbids. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = window as Watched;
    watched.forbidden = [];
    watched.f = () => (watched.ran = true);
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      watched.forbidden?.push(`${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
}

export async function harmless(page: Page): Promise<void> {
  await expect(page.locator(FOREIGN)).toHaveCount(0);
  const { ran, forbidden } = await page.evaluate(() => {
    const watched = window as Watched;
    return { ran: watched.ran, forbidden: watched.forbidden };
  });
  expect(ran).toBeUndefined();
  expect(forbidden).toEqual([]);
}

export async function shown(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) await expect(page.locator('body')).toContainText(name);
  await harmless(page);
}
