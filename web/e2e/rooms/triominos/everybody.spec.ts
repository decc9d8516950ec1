// Triominos by keyboard, on a phone, in every language, and for those who hear the table.
import { closeDialog, reach } from '../../kit/keys.ts';
import { expectAccessibleAlways, expectToFit, expectTouchable } from '../../kit/look.ts';
import { expect, test } from '../../kit/test.ts';
import { expectWordsEverywhere } from '../../kit/words.ts';
import { Triominos } from './table.ts';

test('whole turns need no more than the keyboard: lay, buy, pass, and look things up', async ({ page }) => {
  const press = (key: string) => page.keyboard.press(key);
  const table = await Triominos.make(page, { seats: [{ name: 'Ada' }, 'bot'], start: 'Ada' });
  await table.myTurn();
  await reach(page, table.stones.first());
  await press('ArrowRight');
  await expect(table.stones.nth(1)).toBeFocused();
  await press('Enter'); // the only place of the first stone is the middle of the table
  const places = page.getByRole('region', { name: /^Places for/ });
  await expect(places.getByRole('button').first()).toBeFocused();
  await expect(places.getByRole('button').first()).toHaveAccessibleName(/in the middle of the table, \d+\spoints?$/);
  await press('Enter');
  await expect(table.stones).toHaveCount(8);

  await table.myTurn();
  await press('b');
  await expect(table.stones).toHaveCount(9);
  await table.myTurn();
  await press('p');
  await expect(table.log).toContainText('Ada passes: −10.');
  await table.myTurn();
  for (const [key, name] of [
    ['s', 'Score sheet'],
    ['?', 'Keys'],
    ['i', 'The table in words'],
  ] as const) {
    await press(key);
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    if (key === 'i')
      await expect(page.getByRole('dialog', { name })).toContainText(
        /\d\s(stones lie|stone lies) on the table\.[\s\S]*Pool: /,
      );
    await closeDialog(page);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a turn is played with the thumb, and nothing is too small or too wide', async ({ page }) => {
    const table = await Triominos.make(page, { seats: [{ name: 'Ada' }, 'bot', 'bot', 'bot'], start: 'Ada' });
    await table.myTurn();
    await expectToFit(page, 'the table');
    await expectTouchable(page, 'the table');
    const stone = (await table.held())[0] ?? '';
    await table.stone(stone).tap();
    await page.getByRole('button', { name: `Lay ${stone}` }).tap();
    await expect(table.stones).toHaveCount(6);
    await table.myTurn();
    await expectToFit(page, 'after a lap');
    await page.getByRole('button', { name: 'Score sheet' }).tap();
    await expect(page.getByRole('table', { name: 'Round 1' })).toBeVisible();
    await expectToFit(page, 'the score sheet');
    await expectTouchable(page, 'the score sheet');
    await closeDialog(page);
    await page.goto('/rules/triominos');
    await expect(page.getByRole('heading', { name: 'The aim' })).toBeVisible();
    await expectToFit(page, 'the rules');
  });
});

test('a window that was small for a while has no more room for the rack than before', async ({ page }) => {
  const size = async (width: number, height: number) => {
    await page.setViewportSize({ width, height });
    // Until the page has measured itself, and what follows from that is drawn.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  };
  await size(1280, 800);
  const table = await Triominos.make(page, { seats: [{ name: 'Ada' }, 'bot'], start: 'Ada' });
  await table.myTurn();
  const height = async () => (await page.locator('.stones').boundingBox())?.height;
  const before = await height();
  await size(390, 844);
  await expect.poll(height).toBeGreaterThan(before ?? 0); // more rows
  await size(1280, 800);
  await expect.poll(height).toBe(before);
});

test('axe finds nothing serious from the rules to the end', async ({ page }) => {
  await page.goto('/rules/triominos');
  await expect(page.getByRole('heading', { name: 'The aim' })).toBeVisible();
  await expectAccessibleAlways(page, 'the rules');
  await page.goto('/new/triominos?for=friends');
  await page.getByText('Game options').click();
  await expectAccessibleAlways(page, 'a new table');
  const table = await Triominos.make(page, { seats: [{ name: 'Ada' }, { name: 'Ben' }], start: 'Ada' });
  await table.come('Ada');
  await table.myTurn();
  await expectAccessibleAlways(page, 'one’s turn');
  await table.lay();
  await table.come('Ben');
  await table.myTurn();
  await table.stones.first().click();
  await expectAccessibleAlways(page, 'a stone is chosen');
  await page.keyboard.press('Escape');
  await table.buyOne();
  await page.keyboard.press('s');
  await expectAccessibleAlways(page, 'the score sheet');
  await closeDialog(page);
  await table.playSimplyHere();
  await table.come('Ada');
  await table.myTurn();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expectAccessibleAlways(page, 'more');
  await closeDialog(page);
  await table.proposeToStop();
  await table.come('Ben');
  await table.says('Ada proposes to stop');
  await expectAccessibleAlways(page, 'a question');
  await page.getByRole('button', { name: /^Stop/ }).click();
  await expect(table.over).toBeVisible();
  await page.getByText('Turn by turn').click();
  await expectAccessibleAlways(page, 'the end');
  await table.over.getByRole('link', { name: 'Replay' }).click();
  await page.getByRole('button', { name: 'To the end' }).click();
  await expectAccessibleAlways(page, 'the replay');
});

test.describe('on a phone, in every language', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('Triominos has its words, and they fit', async ({ page }) => {
    await page.goto('/rules/triominos');
    await expect(page.getByRole('heading', { name: 'The aim' })).toBeVisible();
    await expectWordsEverywhere(page, 'the rules');
    await page.goto('/new/triominos?for=device');
    await page.getByText('Game options').click();
    await expectWordsEverywhere(page, 'a new table');
    const table = await Triominos.make(page, { seats: [{ name: 'Ada' }, { name: 'Ben' }], start: 'Ada' });
    await table.come('Ada');
    await expect(table.stones).toHaveCount(9);
    await expectWordsEverywhere(page, 'the table');
    for (const key of ['i', '?', 's']) {
      await page.keyboard.press(key);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectWordsEverywhere(page, `the dialog of ${key}`);
      await closeDialog(page);
    }
    await table.stones.first().click();
    await expectWordsEverywhere(page, 'a stone is chosen');
    await page.locator('.bar .primary').click();
    await table.come('Ben');
    await table.buyOne();
    await expectWordsEverywhere(page, 'a stone is bought');
    await page.keyboard.press('p');
    await table.come('Ada');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: /^Propose to stop/ }).click();
    await expectWordsEverywhere(page, 'stopping');
    await page.getByRole('button', { name: 'Propose it' }).click();
    await table.come('Ben');
    await expect(table.asked).toBeVisible();
    await expectWordsEverywhere(page, 'a question');
    await page.getByRole('button', { name: /^Stop/ }).click();
    await expect(table.over.getByText('All agreed to stop early.')).toBeVisible();
    await page.getByText('Turn by turn').click();
    await expectWordsEverywhere(page, 'the score sheet');
    await table.over.getByRole('link', { name: 'Replay' }).click();
    await expect(page.getByRole('slider')).toBeVisible();
    await expectWordsEverywhere(page, 'the replay');
  });
});
