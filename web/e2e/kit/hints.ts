// The lamp of a table, and the slip that comes with it.
import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

export const lamp = (page: Page): Locator => page.getByRole('button', { name: 'Hint', exact: true });
export const slip = (page: Page): Locator => page.getByRole('region', { name: 'Hint' });
/** To the place, to the move, to the next part of a long one. */
export const onward = (page: Page): Locator =>
  slip(page).getByRole('button', { name: /^(Show the place|Show the move|Next)$/ });
export const doIt = (page: Page): Locator => slip(page).getByRole('button', { name: 'Do it' });

/** Through all stops of a hint, until only the move is left to be made. `stop` looks at each of them. */
export async function toTheMove(page: Page, stop: () => Promise<void> = () => Promise.resolve()): Promise<void> {
  await expect(onward(page).or(doIt(page))).toBeVisible();
  await stop();
  while (await onward(page).isVisible()) {
    await onward(page).click();
    await stop();
  }
  await expect(doIt(page)).toBeVisible();
}
