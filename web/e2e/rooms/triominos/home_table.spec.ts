// A table at home is entered by hand, checked while one enters it, and tried on the board.
import { expectAccessibleAlways, expectToFit, expectTouchable } from '../../kit/look.ts';
import { expect, test, type Page } from '../../kit/test.ts';

const place = (page: Page, where: string) =>
  page.getByRole('group', { name: 'On the table' }).getByRole('button', { name: new RegExp(` ${where}$`) });
const offer = (page: Page, stone: string) => page.getByRole('button', { name: `${stone} lies here` });
const findings = (page: Page) => page.getByRole('region', { name: 'What we see' });

async function begin(page: Page) {
  await page.goto('/at-home/triominos');
  await offer(page, '1-5-5').click();
  await place(page, 's1').click();
  await offer(page, '3-5-5').click();
}

test('a table is entered by touch, and each mistake shows at its place', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/at-home/triominos');
  await expect(findings(page)).toContainText('Nothing is entered yet.');
  await offer(page, '5-5-5').scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => scrollY);
  const before = await scrolled();
  await offer(page, '1-5-5').click();
  await place(page, 's1').click();
  await offer(page, '3-5-5').click();
  await expect(findings(page)).toContainText(/Something is still missing\..*Enter your own stones/s);
  expect(await scrolled()).toBe(before); // nothing jumps while one enters
  await page.getByRole('button', { name: 'Add: Your stones' }).click();
  await page.getByRole('button', { name: 'Take 0-5-5' }).click();
  await page.getByLabel('Type the numbers').fill('534');
  await expect(page.getByRole('button', { name: 'Put 3-4-5 back' })).toBeVisible();
  await expect(findings(page)).toContainText('Everything is right.');
  const held = page.getByRole('spinbutton', { name: 'In the hand of Player 2' });
  await held.fill('54');
  await held.blur();
  await expect(findings(page)).toContainText('only 52 are left');
  await expect(held).toHaveAttribute('aria-invalid', 'true');
  await expectToFit(page, 'a table at home');
  await expectTouchable(page, 'a table at home');
  await expectAccessibleAlways(page, 'a table at home');
});

test('by the keyboard: arrows to a place, numbers for its stone, and the same table behind a link', async ({
  page,
}) => {
  await page.goto('/at-home/triominos');
  await place(page, '0').focus();
  await page.keyboard.type('155');
  await place(page, '0').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('553');
  await expect(place(page, 's1')).toHaveAccessibleName('3-5-5 at s1');
  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  await page.keyboard.press('Escape');
  await place(page, 's1').focus();
  await page.keyboard.press('Delete');
  await expect(place(page, 's1')).toHaveAccessibleName('Free place s1');
  await page.goto('/');
  await page.goto(link);
  await expect(place(page, 's1')).toHaveAccessibleName('3-5-5 at s1');
});

test('what is best is told in words, and a move is tried on the board', async ({ page }) => {
  await begin(page);
  await page.getByRole('button', { name: 'Add: Your stones' }).click();
  await page.getByRole('button', { name: 'Take 3-4-5' }).click();
  await expect(findings(page)).toContainText('Everything is right.');
  const chances = { chance: 0.625, error: 0.02, behind: 0, behind_error: 0, worse: false };
  const [buy, lay] = [
    { move: 'buy', data: { type: 'buy' }, reasons: [], ...chances, worse: true },
    { move: '345@s1w1', data: { type: 'lay', stone: '345', cell: 126 }, reasons: [], ...chances },
  ];
  await page.route('**/api/sketches/best', (route) => route.fulfill({ json: { moves: [lay, buy] } }));
  await page.getByRole('button', { name: 'What is best?' }).click();
  await expect(findings(page).getByRole('listitem').first()).toContainText(/63 %.*3-4-5/s);
  await page.getByRole('button', { name: 'Try a move' }).click();
  await expect(page.getByText('Try your move. Nothing here counts.')).toBeVisible();
  await page.getByRole('button', { name: /Buy a stone/ }).click();
  await expect(page.getByRole('button', { name: 'Take the last move back' })).toBeEnabled();
  await page.getByRole('button', { name: 'Back to my table' }).click();
  await expect(place(page, 's1')).toHaveAccessibleName('3-5-5 at s1');
});
