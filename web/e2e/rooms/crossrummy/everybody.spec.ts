// Crossrummy by keyboard, on a phone, in other languages, and for those who hear the table.
import { DATA } from '../../kit/dealt.ts';
import { closeDialog } from '../../kit/keys.ts';
import { expectAccessibleAlways, expectToFit, expectTouchable } from '../../kit/look.ts';
import { expect, test } from '../../kit/test.ts';
import { expectWordsEverywhere } from '../../kit/words.ts';
import { Crossrummy, CROSSING, dealt, LAST_TURN, OPENING } from './table.ts';

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
    await expect(table.cells).toBeFocused();
    for (let step = 0; step < steps; step++) await press('ArrowRight');
    await press('Enter');
  }

  await put('red 4', 0);
  await put('red 5', 1);
  await table.says('That row would be only two tiles long.');
  await press('ArrowLeft');
  await expect(page.locator('[aria-live=assertive]')).toContainText(
    'red 4, column 1, row 1, in a row of 2, new. That row would be only two tiles long.',
  );
  await press('ArrowRight');
  await press('l');
  await expect(table.log).not.toContainText('Ada opens');
  await put('red 6', 1);
  await table.says('Everything fits.');
  await press('l');
  await expect(table.log).toContainText('Ada opens: lays red 4–6.');

  await table.myTurn();
  await press('i');
  const words = page.getByRole('dialog', { name: 'The table in words' });
  await expect(words).toContainText(/Your 12\stiles: [\s\S]*Group\s1:[\s\S]*red 4–6\.[\s\S]*Open tiles: /);
  await closeDialog(page);
  await press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await closeDialog(page);
  await press('o');
  await press('Enter');
  await page.getByRole('button', { name: /^Take / }).press('Enter');
  await expect(table.log).toContainText(/Ada takes \w+ \d+\sfrom the open tiles\./);
  await expect(table.rack.locator(':focus')).toHaveCount(1);
  await table.draw.press('Enter');
  await expect(table.log).toContainText(/Ada draws|You draw/);
  await expect(table.rack.locator(':focus')).toHaveCount(1);
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

test('axe finds nothing serious from the rules to the end', async ({ page }) => {
  await page.goto('/rules/crossrummy');
  await expect(page.getByRole('heading', { name: 'The aim' })).toBeVisible();
  await expectAccessibleAlways(page, 'the rules');
  await page.goto('/new/crossrummy?for=friends');
  await page.getByText('Game options').click();
  await expect(page.getByRole('radio', { name: '3 games' })).toBeVisible();
  await expectAccessibleAlways(page, 'a new table');

  const table = await Crossrummy.at(page, dealt({ ...LAST_TURN, options: { rounds: '2' } }), [0]);
  await table.myTurn();
  await expectAccessibleAlways(page, 'one’s turn');
  await table.tile('b12').click();
  await expectAccessibleAlways(page, 'a tile is chosen');
  await table.tapCell([11, 1]);
  await expect(page.getByText('too short', { exact: true })).toBeVisible();
  await expectAccessibleAlways(page, 'something is wrong');
  await table.putLine('g12 y12', [11, 2], true);
  await table.says('Everything fits.');
  await expectAccessibleAlways(page, 'all is right');
  await table.layAll();
  await expect(page.getByRole('button', { name: 'On to game 2' })).toBeVisible();
  await expectAccessibleAlways(page, 'between two games');
});

test('axe finds nothing serious in passing on, and after the game', async ({ page, person }) => {
  const choosing = dealt({ seats: [{ name: 'Ada' }, { name: 'Ben' }], hands: ['pass-on r1 r2', 'b1 b2'] });
  const table = await Crossrummy.at(page, choosing, [0]);
  await table.myTurn();
  await table.tile('pass-on').click();
  await expectAccessibleAlways(page, 'an action tile is chosen');
  await page.getByRole('button', { name: 'Play “pass on”' }).click();
  await expect(table.giving).toBeVisible();
  await table.tile('r1').click();
  await expectAccessibleAlways(page, 'choosing what to pass on');

  const other = await person();
  const end = await Crossrummy.at(other, dealt(LAST_TURN), [0]);
  await end.myTurn();
  await end.putLine('b12 g12 y12', [11, 1], true);
  await end.layAll();
  await expect(end.over).toBeVisible();
  await expectAccessibleAlways(other, 'the end');
});

test.describe('on a phone, in every language', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('Crossrummy has its words, and they fit', async ({ page }) => {
    await page.goto('/rules/crossrummy');
    await expect(page.getByRole('heading', { name: 'The aim' })).toBeVisible();
    await expectWordsEverywhere(page, 'the rules');
    await page.goto('/new/crossrummy?for=device');
    await page.getByText('Game options').click();
    await expectWordsEverywhere(page, 'a new table');

    const table = await Crossrummy.at(page, dealt(LAST_TURN), [0]);
    await expect(table.tiles).toHaveCount(3);
    await expectWordsEverywhere(page, 'the table');
    for (const key of ['i', '?']) {
      await page.keyboard.press(key);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectWordsEverywhere(page, `the dialog of ${key}`);
      await closeDialog(page);
    }
    for (let row = 1; row <= 3; row++) {
      await table.tiles.first().click();
      await expectWordsEverywhere(page, 'a tile is chosen');
      await table.tapCell([11, row]);
      await expect(table.tiles).toHaveCount(3 - row);
      if (row === 1) await expect(page.getByText('too short', { exact: true })).toBeVisible();
      await expectWordsEverywhere(page, 'arranging');
    }
    await page.locator('.bar .primary').click();
    await expect(table.over).toContainText('Ada has no tile left and wins.');
    await expectWordsEverywhere(page, 'the score sheet');
    await table.over.getByRole('link', { name: 'Replay' }).click();
    await expect(page.getByRole('slider')).toBeVisible();
    await expectWordsEverywhere(page, 'the replay');
  });
});
