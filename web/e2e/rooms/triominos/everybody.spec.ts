// Triominos by keyboard, on a phone, in every language, and for those who hear the table.
import { expectAccessible, expectToFit, expectTouchable } from '../../look.ts';
import { closeDialog } from '../hidden_stones/table.ts';
import { expect, test } from '../../test.ts';
import { Triominos } from './table.ts';
import { expectWords, LOCALES, speaking } from '../../words.ts';

test('whole turns need no more than the keyboard: lay, buy, pass, and look things up', async ({ page }) => {
  const press = (key: string) => page.keyboard.press(key);
  const table = await Triominos.make(page, { seats: [{ name: 'Ada' }, 'bot'], start: 'Ada' });
  await table.myTurn();
  const first = table.stones.first();
  for (let tabs = 0; tabs < 40 && !(await first.evaluate((one) => one === document.activeElement)); tabs++)
    await press('Tab');
  await expect(first).toBeFocused();
  await press('ArrowRight');
  await expect(table.stones.nth(1)).toBeFocused();
  await press('Enter'); // the only place of the first stone is the middle of the table
  const places = page.getByRole('region', { name: /^Places for/ });
  await expect(places.getByRole('button').first()).toBeFocused();
  await expect(places.getByRole('button').first()).toHaveAccessibleName(/in the middle of the table, \d+ points?$/);
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
        /stones lie on the table\. Row by row[\s\S]*Pool: /,
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

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`axe finds nothing serious when it is ${colorScheme}:`, () => {
    test.use({ colorScheme });

    test('Triominos from the rules to the end', async ({ page }) => {
      test.setTimeout(120_000);
      await page.goto('/rules/triominos');
      await expect(page.getByRole('heading', { name: 'The aim' })).toBeVisible();
      await expectAccessible(page, 'the rules');
      await page.goto('/new/triominos?for=friends');
      await page.getByText('Rules to agree on').click();
      await expectAccessible(page, 'a new table');
      const table = await Triominos.make(page, { seats: [{ name: 'Ada' }, { name: 'Ben' }], start: 'Ada' });
      await page.getByRole('button', { name: 'I am Ada' }).click();
      await table.myTurn();
      await expectAccessible(page, 'one’s turn');
      await table.lay();
      await page.getByRole('button', { name: 'I am Ben' }).click();
      await table.myTurn();
      await table.stones.first().click();
      await expectAccessible(page, 'a stone is chosen');
      await page.keyboard.press('Escape');
      await table.buyOne();
      await page.keyboard.press('s');
      await expectAccessible(page, 'the score sheet');
      await closeDialog(page);
      await table.playSimplyHere();
      await page.getByRole('button', { name: 'I am Ada' }).click();
      await table.myTurn();
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await expectAccessible(page, 'more');
      await closeDialog(page);
      await table.proposeToStop();
      await page.getByRole('button', { name: 'I am Ben' }).click();
      await table.says('Ada proposes to stop');
      await expectAccessible(page, 'a question');
      await page.getByRole('button', { name: /^Stop/ }).click();
      await expect(table.over).toBeVisible();
      await page.getByText('Turn by turn').click();
      await expectAccessible(page, 'the end');
      await table.over.getByRole('link', { name: 'Replay' }).click();
      await page.getByRole('button', { name: 'To the end' }).click();
      await expectAccessible(page, 'the replay');
    });
  });

for (const [language, locale] of Object.entries(LOCALES))
  test.describe(`in ${language}`, () => {
    test.use({ locale, viewport: { width: 390, height: 844 } });

    test(`Triominos has its words in ${language}, and they fit on a phone`, async ({ page }) => {
      test.setTimeout(90_000);
      const t = speaking(language);
      const open = (name: string) => page.getByRole('button', { name: t('curtain-open', { name }) }).click();
      await page.goto('/rules/triominos');
      await expect(page.getByRole('heading', { name: t('trw-rules-aim') })).toBeVisible();
      await expectWords(page, 'the rules');
      await page.goto('/new/triominos?for=device');
      await page.getByText(t('options')).click();
      await expectWords(page, 'a new table');
      for (const [index, name] of ['Ada', 'Ben'].entries())
        await page.getByLabel(t('seat-name', { number: String(index + 1) })).fill(name);
      await page
        .getByRole('group', { name: t('triominos-option-start') })
        .getByRole('radio', { name: 'Ada' })
        .check();
      await page.getByRole('button', { name: t('make-table-start') }).click();

      await open('Ada');
      const rack = page.getByRole('list', { name: t('tr-rack') }).getByRole('button');
      await expect(rack).toHaveCount(9);
      await expectWords(page, 'the table');
      for (const [key, title] of [
        ['i', t('describe-title')],
        ['?', t('tr-do-keys')],
        ['s', t('tr-sheet-open')],
      ] as const) {
        await page.keyboard.press(key);
        await expect(page.getByRole('dialog', { name: title })).toBeVisible();
        await expectWords(page, title);
        await closeDialog(page);
      }
      await rack.first().click();
      await expectWords(page, 'a stone is chosen');
      await page.locator('.bar .primary').click();
      await open('Ben');
      await expect(page.getByRole('button', { name: t('tr-do-buy', { price: '5' }) })).toBeVisible();
      await page.keyboard.press('b');
      await expect(rack).toHaveCount(10);
      await expectWords(page, 'a stone is bought');
      await page.keyboard.press('p');
      await open('Ada');
      await page.getByRole('button', { name: t('tr-do-more'), exact: true }).click();
      await page.getByRole('button', { name: t('tr-do-stop') }).click();
      await expectWords(page, 'stopping');
      await page.getByRole('button', { name: t('tr-do-ask') }).click();
      await open('Ben');
      await expect(page.getByRole('button', { name: t('tr-do-decline') })).toBeVisible();
      await expectWords(page, 'a question');
      await page.locator('.bar .button:not(.primary, .icon)').click();
      await expect(page.getByText(t('trw-over-tr-12'), { exact: true })).toBeVisible();
      await page.getByText(t('trw-sheet-turns')).click();
      await expectWords(page, 'the score sheet');
      await page.getByRole('link', { name: t('replay') }).click();
      await expect(page.getByRole('group', { name: t('replay-controls') })).toBeVisible();
      await expectWords(page, 'the replay');
    });
  });
