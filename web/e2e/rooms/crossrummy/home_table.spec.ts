// A table at home is entered by hand: lines tile by tile, the rack, the open tiles.
import { expectAccessibleAlways, expectToFit, expectTouchable } from '../../kit/look.ts';
import { expect, test, type Page } from '../../kit/test.ts';

const findings = (page: Page) => page.getByRole('region', { name: 'What we see' });
const cell = (page: Page, name: string) =>
  page.getByRole('group', { name: 'On the table' }).getByRole('button', { name, exact: true });

test('a run is three taps, a column three keys; and each mistake shows at its place', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/rules/crossrummy');
  await page.getByRole('link', { name: 'My table at home' }).click();
  await expect(findings(page)).toContainText('Nothing is entered yet.');
  await page.getByRole('button', { name: 'Put yellow 3 here, 2 left' }).click();
  await page.getByRole('button', { name: 'yellow 4 lies here' }).click();
  await expect(findings(page)).toContainText('What else lies beside yellow 3 and yellow 4?');
  await page.getByRole('button', { name: 'yellow 5 lies here' }).click();
  await cell(page, 'Free: column 2, row 2').focus();
  await page.keyboard.type('r4b4');
  await expect(cell(page, 'blue 4 at column 2, row 3')).toBeVisible();

  await page.getByRole('button', { name: 'Add: Open tiles' }).click();
  for (const tile of ['y1 ', '5r', 'b9', '14g', 'r2', 'g2']) await page.getByLabel('Type it').pressSequentially(tile);
  await page.getByRole('button', { name: 'Put red 2 back' }).click();
  await expect(findings(page)).toContainText('You entered 5.');
  await page.getByRole('button', { name: /^Take “draw three”/ }).click();
  await expect(findings(page)).toContainText('Is your rack empty?');
  await page.getByRole('button', { name: 'Done: Open tiles' }).click();
  await page.getByRole('button', { name: 'Add: Your tiles' }).click();
  await page.getByLabel('Type it').pressSequentially('y6');
  await expect(findings(page)).toContainText('Everything is right.');
  await page.getByRole('checkbox', { name: 'You' }).uncheck();
  await page.getByRole('checkbox', { name: 'Player 2' }).uncheck();
  await expect(findings(page)).toContainText('so somebody has opened');
  await expectToFit(page, 'a table at home');
  await expectTouchable(page, 'a table at home');
  await expectAccessibleAlways(page, 'a table at home');
});
