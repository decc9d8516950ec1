// What a lesson asks of a person, and how hands and keys go about it.
import type { Locator, Page } from '@playwright/test';

/** A finger or a mouse: both press. */
export type Press = (what: Locator) => Promise<void>;

export interface TaughtStep {
  id: string;
  /** Without it there is only something to look at. */
  hands?: (page: Page, press: Press) => Promise<void>;
  keys?: (page: Page) => Promise<void>;
}

export interface Taught {
  steps: TaughtStep[];
  /** A move that the rules allow and this step does not want. */
  another: { step: number; hands: (page: Page, press: Press) => Promise<void> };
}

/** A point of the screen, touched the way this page is touched. */
export async function touch(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  if (await byFinger(page)) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

export const byFinger = (page: Page): Promise<boolean> => page.evaluate(() => navigator.maxTouchPoints > 0);
