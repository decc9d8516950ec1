// The keyboard: what is pressed, and where it then is.
import { expect, type Locator, type Page } from '@playwright/test';

export async function key(page: Page, ...keys: string[]): Promise<void> {
  for (const one of keys) await page.keyboard.press(one);
}

/** Tab until this has the focus, however far it is. */
export async function reach(page: Page, what: Locator): Promise<void> {
  for (let tabs = 0; tabs < 40; tabs++) {
    if (await what.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(what).toBeFocused();
}

/** By Escape. The next key is meant for the table: the focus has to be back there. */
export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('dialog:focus, dialog :focus')).toHaveCount(0);
}
