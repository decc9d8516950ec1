// What only Crossrummy does in a lesson: tiles are arranged before they are laid.
import { Crossrummy } from './table.ts';
import { expect, test } from '../../kit/test.ts';

test('a draft is told what is wrong with it, and a step once more begins without it', async ({ page }) => {
  await page.goto('/learn/crossrummy');
  const coach = page.getByRole('region', { name: 'Coach' });
  await coach.getByRole('button', { name: 'Next' }).click();
  const table = new Crossrummy(page);
  await table.put('b4', [0, 0]);
  await table.says('Do what the note says');
  await page.keyboard.press('l');
  await table.says('Do what the note says');
  await coach.getByRole('button', { name: 'Repeat this step' }).click();
  await expect(table.pieces).toHaveCount(0);
  await expect(table.tiles).toHaveCount(15);
  await coach.getByRole('button', { name: 'Show me' }).click();
  await table.says('Everything fits.');
  await table.layAll();
  await expect(coach.getByRole('button', { name: 'Next' })).toBeVisible();
  await table.put('r10', [3, 2]);
  await table.says('This step is done. Press the button in the note to go on.');
});
