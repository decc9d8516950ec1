// A table at home is entered by hand: polygons by kind and place, and who has which markers.
import { expectAccessibleAlways, expectToFit, expectTouchable } from '../../kit/look.ts';
import { expect, test, type Page } from '../../kit/test.ts';

const findings = (page: Page) => page.getByRole('region', { name: 'What we see' });

test('polygons are counted where they lie, and each mistake shows at its place', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/rules/collexion');
  await page.getByRole('link', { name: 'My table at home' }).click();
  await expect(findings(page)).toContainText('Nothing is entered yet.');
  await page.getByRole('radio', { name: '4', exact: true }).check();
  await page.getByRole('button', { name: 'green triangle: 0. One more' }).click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('2');
  await expect(page.getByRole('button', { name: 'yellow triangle: 2. One more' })).toBeFocused();
  await page.getByRole('tab', { name: 'You' }).click();
  await page.getByRole('button', { name: 'yellow triangle: 0. One more' }).click();
  await expect(page.getByRole('tab', { name: 'You · 1' })).toBeVisible();
  await expect(findings(page)).toContainText('Everything is right.');

  await page.getByRole('button', { name: 'One more: Your markers with 3 points' }).click();
  await expect(findings(page)).toContainText('still in their stacks: 3');
  await expect(page.getByRole('spinbutton', { name: 'Your markers with 3 points' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  const pink = page.getByRole('spinbutton', { name: 'pink corner' });
  await pink.fill('1');
  await pink.blur();
  await expect(findings(page)).toContainText('Everything is right.'); // Player 2 has the other one
  await page.getByRole('button', { name: 'One less: Point markers of Player 2' }).click();
  await expect(findings(page)).toContainText(/Something is still missing\..*2 point markers are gone/s);
  await page.getByRole('button', { name: 'One more: Point markers of Player 4' }).click();
  await page.getByRole('group', { name: 'Player 3’s markers' }).getByRole('button', { name: 'Steal' }).click();
  await page.getByRole('checkbox', { name: /Two teams/ }).check();
  await page.getByRole('checkbox', { name: /Expert game/ }).check();
  await expect(findings(page)).toContainText('Everything is right.');
  await expectToFit(page, 'a table at home');
  await expectTouchable(page, 'a table at home');
  await expectAccessibleAlways(page, 'a table at home');
  await page.getByRole('button', { name: 'Try a move' }).click();
  await expect(page.getByText('Try your move. Nothing here counts.')).toBeVisible();
});
