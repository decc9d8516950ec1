// What can be made of a table at home: a game that goes on from it.
import { deflateRawSync } from 'node:zlib';
import { expect, test, type Page } from '../../kit/test.ts';
import { Triominos } from './table.ts';

/** One's last stone fits. */
const LAST = {
  layout: [
    { cell: '0', numbers: [1, 5, 5] },
    { cell: 's1', numbers: [3, 5, 5] },
  ],
  rack: ['345'],
  others: [2],
  scores: [11, 24],
  bought: 0,
};

async function enter(page: Page, sketch: unknown): Promise<void> {
  const packed = deflateRawSync(JSON.stringify({ seats: 2, sketch })).toString('base64url');
  await page.goto(`/at-home/triominos#${packed}`);
}

test('a game goes on from a table at home, and is replayed from there', async ({ page }) => {
  await enter(page, LAST);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('radio', { name: 'Gently', exact: true }).check();
  await page.getByRole('button', { name: 'Play on', exact: true }).click();
  await page.waitForURL(/\/table\/[\w-]+$/);
  const table = new Triominos(page);
  await table.myTurn();
  expect(await table.held()).toEqual(['3-4-5']);
  await expect(page.getByText('Started from a given position.')).toBeVisible();
  await table.lay('3-4-5');
  await expect(table.over).toBeVisible();

  const id = new URL(page.url()).pathname.split('/')[2] ?? '';
  await page.goto(`/table/${id}/replay/0`);
  const slider = page.getByRole('slider');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Step 0 of \d+$/);
  await expect(page.getByRole('combobox', { name: 'Turn' })).toHaveValue('0');
  await expect(table.felt).toHaveAccessibleName(/^Table with 2 stones/);
  await page.keyboard.press('ArrowRight');
  await expect(table.felt).toHaveAccessibleName(/^Table with 3 stones/);
  await page.keyboard.press('Home');
  await page.waitForURL(/at=0/);

  const record = await (await page.request.get(`/api/tables/${id}/rounds/0/record`)).text();
  await page.goto('/study');
  await page.getByLabel('Or paste its text').fill(record);
  await page.getByRole('button', { name: 'Look at it' }).click();
  await expect(page.getByText('The game starts from a position that was set up.')).toBeVisible();
  await expect(page.getByText('Verified: every draw follows from the seed.')).toBeVisible();
  await expect(slider).toHaveAttribute('aria-valuetext', /^Step 0 of \d+$/);
  await page.getByRole('button', { name: 'Share or play on' }).click();
  await page.getByRole('button', { name: 'Play on', exact: true }).click();
  await page.waitForURL(/\/table\/[\w-]+$/);
  await table.myTurn();
  expect(await table.held()).toEqual(['3-4-5']);
});
