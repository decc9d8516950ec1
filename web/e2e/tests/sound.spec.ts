import { someRoom } from '../kit/rooms.ts';
import { expect, test, type Page } from '../kit/test.ts';

/** How many sounds were started since the page was opened. */
async function listenIn(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const heard = { count: 0 };
    Object.assign(globalThis, { heard });
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function (...when) {
      heard.count++;
      start.apply(this, when);
    };
    const { start: startBuffer } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...when) {
      heard.count++;
      startBuffer.apply(this, when);
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { heard: { count: number } }).heard.count);
}

const button = (page: Page) => page.getByRole('switch', { name: 'Sound' });

test('a table is heard, falls silent with one key, stays so after a reload, and is heard again', async ({ page }) => {
  const heard = await listenIn(page);
  const table = await someRoom.alone(page);
  await table.myTurn();
  await page.goto(`${page.url()}?sound`);
  await table.myTurn();

  await table.step();
  await expect.poll(heard).toBeGreaterThan(0);

  await button(page).focus();
  await page.keyboard.press('Space');
  await expect(button(page)).not.toBeChecked();
  await page.reload();
  await table.myTurn();
  await expect(button(page)).not.toBeChecked();
  await table.step();
  await table.myTurn();
  expect(await heard()).toBe(0);

  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(button(page)).toBeChecked();
  await table.undo.click();
  await table.myTurn();
  await table.step();
  await expect.poll(heard).toBeGreaterThan(0);
});

test('in the settings it is the same switch', async ({ page }) => {
  await page.goto('/');
  const settings = page.getByRole('button', { name: 'Settings' });
  await settings.click();
  await page.getByRole('group', { name: 'Sound' }).getByRole('radio', { name: 'Off' }).check();
  await page.keyboard.press('Escape');
  const table = await someRoom.alone(page);
  await table.myTurn();
  await expect(button(page)).not.toBeChecked();
  await button(page).click();
  await settings.click();
  await expect(page.getByRole('group', { name: 'Sound' }).getByRole('radio', { name: 'Medium' })).toBeChecked();
});
