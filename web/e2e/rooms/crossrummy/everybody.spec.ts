// Crossrummy by keyboard, on a phone, in other languages, and for those who hear the table.
import { Crossrummy, CROSSING, dealt, LAST_TURN, OPENING } from './table.ts';
import { DATA } from '../../dealt.ts';
import { expectAccessible, expectToFit, expectTouchable } from '../../look.ts';
import { closeDialog } from '../hidden_stones/table.ts';
import { expect, test } from '../../test.ts';
import { expectWords, LOCALES, speaking } from '../../words.ts';

test.skip(!DATA, 'TILERY_DATA names the database of the server that is tested');

test('a laying needs no more than the keyboard, and the table is told in words', async ({ page }) => {
  const press = (key: string) => page.keyboard.press(key);
  const table = await Crossrummy.at(page, dealt(OPENING));
  await table.myTurn();

  /** From the rack onto the felt, one cell further each time. */
  async function put(name: string, steps: number): Promise<void> {
    await press('r');
    const tile = table.rack.getByRole('button', { name, exact: true }).first();
    const focused = () => tile.evaluate((one) => one === document.activeElement);
    await press('Home');
    for (let tiles = 0; tiles < 15 && !(await focused()); tiles++) await press('ArrowRight');
    await expect(tile).toBeFocused();
    await press('Enter');
    await expect(table.felt).toBeFocused();
    for (let step = 0; step < steps; step++) await press('ArrowRight');
    await press('Enter');
  }

  await put('red 4', 0);
  await put('red 5', 1);
  await table.says('That row would be only two tiles long. (CR-8)');
  await press('ArrowLeft');
  await expect(page.locator('[aria-live=assertive]')).toContainText(
    'red 4, column 1, row 1, in a row of 2, new. That row would be only two tiles long. (CR-8)',
  );
  await press('ArrowRight');
  await press('l');
  await expect(table.log).not.toContainText('Ada opens');
  await put('red 6', 1);
  await table.says('All is right.');
  await press('l');
  await expect(table.log).toContainText('Ada opens: lays red 4–6.');

  await table.myTurn();
  await press('i');
  const words = page.getByRole('dialog', { name: 'The table in words' });
  await expect(words).toContainText(/Your 12 tiles: [\s\S]*Group 1:[\s\S]*red 4–6\.[\s\S]*Open tiles: /);
  await closeDialog(page);
  await press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await closeDialog(page);
  await press('o');
  await press('Enter');
  await page.getByRole('button', { name: /^Take / }).press('Enter');
  await expect(table.log).toContainText(/Ada takes \w+ \d+ from the open tiles\./);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a laying is made with the thumb, and nothing is too small or too wide', async ({ page }) => {
    const table = await Crossrummy.at(page, dealt(CROSSING));
    await table.myTurn();
    await expectToFit(page, 'the table');
    await expectTouchable(page, 'the table');
    for (const [tile, row] of [
      ['r5', 1],
      ['y5', 2],
    ] as const) {
      await table.tile(tile).tap();
      const { x, y } = await table.where([1, row]);
      await page.touchscreen.tap(x, y);
      await expectToFit(page, `${tile} is laid`);
    }
    await expectTouchable(page, 'arranging');
    await table.lay.tap();
    await expect(table.tiles).toHaveCount(10);
    await page.goto('/rules/crossrummy');
    await expect(page.getByRole('heading', { name: 'The aim' })).toBeVisible();
    await expectToFit(page, 'the rules');
  });
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`axe finds nothing serious when it is ${colorScheme}:`, () => {
    test.use({ colorScheme });

    test('Crossrummy from the rules to the end', async ({ page }) => {
      test.setTimeout(150_000);
      await page.goto('/rules/crossrummy');
      await expect(page.getByRole('heading', { name: 'The aim' })).toBeVisible();
      await expectAccessible(page, 'the rules');
      await page.goto('/new/crossrummy?for=friends');
      await page.getByText('Rules to agree on').click();
      await expect(page.getByRole('radio', { name: '3 games' })).toBeVisible();
      await expectAccessible(page, 'a new table');

      const table = await Crossrummy.at(page, dealt({ ...LAST_TURN, options: { rounds: '2' } }), [0]);
      await table.myTurn();
      await expectAccessible(page, 'one’s turn');
      await table.tile('b12').click();
      await expectAccessible(page, 'a tile is chosen');
      await table.tapCell([11, 1]);
      await expect(page.getByText('too short', { exact: true })).toBeVisible();
      await expectAccessible(page, 'something is wrong');
      await table.putLine('g12 y12', [11, 2], true);
      await table.says('All is right.');
      await expectAccessible(page, 'all is right');
      await table.layAll();
      await expect(page.getByRole('button', { name: 'On to game 2' })).toBeVisible();
      await expectAccessible(page, 'between two games');
    });

    test('passing on, and after the game', async ({ page, person }) => {
      const choosing = dealt({ seats: [{ name: 'Ada' }, { name: 'Ben' }], hands: ['pass-on r1 r2', 'b1 b2'] });
      const table = await Crossrummy.at(page, choosing, [0]);
      await table.myTurn();
      await table.tile('pass-on').click();
      await expectAccessible(page, 'an action tile is chosen');
      await page.getByRole('button', { name: 'Play pass on' }).click();
      await expect(table.giving).toBeVisible();
      await table.tile('r1').click();
      await expectAccessible(page, 'choosing what to pass on');

      const other = await person({ colorScheme });
      const end = await Crossrummy.at(other, dealt(LAST_TURN), [0]);
      await end.myTurn();
      await end.putLine('b12 g12 y12', [11, 1], true);
      await end.layAll();
      await expect(end.over).toBeVisible();
      await expectAccessible(other, 'the end');
    });
  });

for (const language of ['hu', 'ru'] as const)
  test.describe(`in ${language}`, () => {
    test.use({ locale: LOCALES[language], viewport: { width: 390, height: 844 } });

    test(`Crossrummy has its words in ${language}, and they fit on a phone`, async ({ page }) => {
      const t = speaking(language);
      await page.goto('/rules/crossrummy');
      await expect(page.getByRole('heading', { name: t('crw-rules-aim') })).toBeVisible();
      await expectWords(page, 'the rules');
      await page.goto('/new/crossrummy?for=device');
      await page.getByText(t('options')).click();
      await expectWords(page, 'a new table');

      const table = await Crossrummy.at(page, dealt(LAST_TURN), [0]);
      const rack = page.getByRole('list', { name: t('cr-rack') }).getByRole('button');
      await expect(rack).toHaveCount(3);
      await expectWords(page, 'the table');
      for (const [key, title] of [
        ['i', t('describe-title')],
        ['?', t('cr-keys')],
      ] as const) {
        await page.keyboard.press(key);
        await expect(page.getByRole('dialog', { name: title })).toBeVisible();
        await expectWords(page, title);
        await closeDialog(page);
      }
      for (let row = 1; row <= 3; row++) {
        await rack.first().click();
        await expectWords(page, 'a tile is chosen');
        await table.tapCell([11, row]);
        await expect(rack).toHaveCount(3 - row);
        if (row === 1) await expect(page.getByText(t('cr-why-line-short'), { exact: true })).toBeVisible();
        await expectWords(page, 'arranging');
      }
      await page.locator('.bar .primary').click();
      await expect(page.getByRole('cell', { name: t('crw-end-out', { name: 'Ada' }) })).toBeVisible();
      await expectWords(page, 'the score sheet');
      await page.getByRole('link', { name: t('replay') }).click();
      await expect(page.getByRole('group', { name: t('replay-controls') })).toBeVisible();
      await expectWords(page, 'the replay');
    });
  });
