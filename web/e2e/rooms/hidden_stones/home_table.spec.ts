// A table at home is entered by hand: the stones, the cards, and what is best there.
import { expectAccessibleAlways, expectToFit, expectTouchable } from '../../kit/look.ts';
import { expect, test, type Page } from '../../kit/test.ts';

const findings = (page: Page) => page.getByRole('region', { name: 'What we see' });
const stones = (page: Page) => page.getByRole('group', { name: 'The nine stones' });

test('nine faces one after the other, cards by picture or number, and each mistake at its place', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/rules/hidden-stones');
  await page.getByRole('link', { name: 'My table at home' }).click();
  await expect(findings(page)).toContainText('Nothing is entered yet.');
  for (const face of ['horse', 'moon', 'seed', 'bird', 'horse'])
    await page.getByRole('button', { name: new RegExp(`^${face} lies here`) }).click();
  await expect(findings(page)).toContainText(/Something is still missing\..*c2, a3, b3 and c3/s);
  await stones(page).getByRole('button', { name: 'Free place c2' }).focus();
  await page.keyboard.type('6774'); // boat, seed, seed, bird
  await expect(stones(page).getByRole('button', { name: 'c3, bird' })).toBeVisible();
  await expect(findings(page)).toContainText('Is your hand empty?');
  await expect(page.getByRole('button', { name: 'What is best?' })).toBeDisabled();
  await page.getByRole('button', { name: 'Yes, that’s right' }).click();
  await expect(findings(page)).toContainText('Everything is right.');

  await page.getByRole('button', { name: 'Add: Your cards' }).click();
  await page.getByRole('button', { name: 'sun', exact: true }).click();
  await page.getByRole('button', { name: /^Take card 31 / }).click();
  await page.getByLabel('Type its number').fill('33');
  await expect(page.getByRole('list', { name: 'Your cards' }).getByRole('button')).toHaveCount(2);
  const won = page.getByRole('spinbutton', { name: 'Cards won by Player 2' });
  await won.fill('10');
  await won.blur();
  await expect(findings(page)).toContainText('Everything is right.'); // the last round
  await page.getByRole('radio', { name: '1', exact: true }).first().check();
  await page.getByRole('button', { name: 'One more: Penalties' }).click();
  await expect(page.getByRole('spinbutton', { name: 'Penalties' })).toHaveValue('1');
  await page.getByRole('button', { name: 'moon', exact: true }).click(); // few cards are looked at sooner
  await expectToFit(page, 'a table at home');
  await expectTouchable(page, 'a table at home');
  await expectAccessibleAlways(page, 'a table at home');

  const chances = { chance: 0.625, error: 0.02, behind: 0, behind_error: 0, worse: false };
  const move = { move: 'x31 c2-c3', data: { type: 'swap', card: 31, a: 5, b: 8 }, ...chances };
  const reasons = [{ type: 'completes', card: 33, points: 2, cells: ['b2', 'c2'] }];
  const flip = { ...move, move: 'f31 a1', data: { type: 'flip', card: 33, cell: 0 }, reasons: [] };
  await page.route('**/api/sketches/best', (route) => route.fulfill({ json: { moves: [{ ...move, reasons }, flip] } }));
  await page.getByRole('button', { name: 'What is best?' }).click();
  await expect(findings(page).getByRole('listitem').first()).toContainText(/63 %.*c2.*c3.*33/s);
  // It is shown on the form, too, and brought into sight.
  const marked = page.locator('main [data-hint]');
  await expect(marked).toHaveCount(3);
  await findings(page)
    .getByRole('button', { name: /Flip a1/ })
    .click();
  await expect(marked).toHaveCount(2);
  await expect(stones(page).getByRole('button', { name: /^a1/ })).toBeInViewport();
  await expectAccessibleAlways(page, 'what is best at home');
});
