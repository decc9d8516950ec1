// ColleXion by keyboard, on a phone, in other languages, and for those who hear the table.
import { closeDialog, reach } from '../../kit/keys.ts';
import { expectAccessible, expectAccessibleAlways, expectToFit, expectTouchable } from '../../kit/look.ts';
import { expect, test } from '../../kit/test.ts';
import { expectWordsEverywhere } from '../../kit/words.ts';
import { expectInside } from './boxes.ts';
import { ColleXion, type Piece } from './table.ts';

test('whole turns need no more than the keyboard: take, take back, use a marker, score, end', async ({ page }) => {
  const press = (key: string) => page.keyboard.press(key);
  /** The keys are at the table, whatever went with the last move. */
  const kept = () => expect(page.locator('.room :focus')).toHaveCount(1);
  const table = await ColleXion.make(page, { seats: [{ name: 'Ada' }, { name: 'Ben' }], start: 'Ada' });
  await table.myTurn();
  await reach(page, table.heap);
  const chosen = table.heap.getByRole('option', { selected: true });
  await expect(chosen).toHaveText(/^(Green|Yellow|Pink|Blue) \w+, uncovers /);
  const first = await chosen.getAttribute('id'); // two may be called the same
  await press('ArrowDown');
  await expect(chosen).not.toHaveAttribute('id', String(first));
  await press('Enter');
  await expect.poll(() => table.view.chain.length).toBe(1);
  await kept();
  await expect(table.undo).toBeVisible();
  await table.undo.press('Enter');
  await expect.poll(() => table.view.chain.length).toBe(0);
  await kept();

  // A marker: one polygon leaves the tray.
  await press('r');
  await expect(page.getByRole('listbox', { name: /^Polygons that you can remove/ })).toBeVisible();
  await press('l');
  await press('Enter');
  const sure = page.getByRole('button', { name: /^Remove the/ });
  await sure.press('Enter');
  await expect(table.log).toContainText(/Ada removes a/);
  await kept();

  // Takes until there is a set: how many turns that needs depends on the heap.
  while (!table.view.may.score.length) {
    await table.myTurn();
    await press('l');
    await press('Enter');
    await expect.poll(() => table.view.chain.length).toBe(1);
    await table.myTurn();
    while (table.offered.length && !table.view.may.score.length) {
      const taken = table.view.chain.length;
      await press('l');
      await press('Enter');
      await expect.poll(() => table.view.chain.length).toBe(taken + 1);
      await table.myTurn();
    }
    if (!table.view.may.score.length) {
      const { turn: mine } = table.view;
      await table.end.press('Enter');
      await expect.poll(() => table.view.turn).not.toBe(mine);
      await kept();
    }
  }
  const before = table.own.polygons;
  await press('e'); // scoring comes before the end
  if (table.own.polygons === before) await table.sure.press('Enter');
  await expect.poll(() => table.own.polygons).toBe(before - 4);
  await kept();
  await expect(table.log).toContainText(/scores the \w+ (colour|shape) set/);

  for (const [key, name] of [
    ['?', 'Keys'],
    ['i', 'The table in words'],
  ] as const) {
    await press(key);
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    if (key === 'i')
      await expect(page.getByRole('dialog', { name })).toContainText(
        /Ada: [\s\S]*point markers?[\s\S]*corner, from the top: [\s\S]*polygons are in the tray\. Reachable/,
      );
    await closeDialog(page);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a turn is played with the thumb, and nothing is too small or too wide', async ({ page }) => {
    const seats = [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cleo' }, { name: 'Dan' }];
    const table = await ColleXion.make(page, { seats, start: 'Ada' });
    await table.myTurn();
    await expectToFit(page, 'the table');
    await expectTouchable(page, 'the table');
    // A hint has room above the heap.
    const [area, tray] = [await page.locator('[data-hint-area]').boundingBox(), await table.tray.boundingBox()];
    expect((tray?.y ?? 0) - (area?.y ?? 0)).toBeGreaterThan(50);
    const { x, y } = await table.at((table.offered[0] as Piece).x, (table.offered[0] as Piece).y);
    await page.touchscreen.tap(x, y);
    await page.getByRole('button', { name: /^Take the/ }).tap(); // a finger may miss: it is asked
    await expect.poll(() => table.view.chain.length).toBe(1);
    await expectToFit(page, 'a polygon is taken');
    await expectTouchable(page, 'a polygon is taken');
    await table.endTurn();
    await table.myTurn();
    await page.getByRole('button', { name: 'Steal a polygon from another player' }).tap();
    await expectToFit(page, 'stealing');
    await expectTouchable(page, 'stealing');
    await page.getByRole('button', { name: 'Cancel' }).tap();
    await page.goto('/rules/collexion');
    await expect(page.getByRole('heading', { name: 'The aim' })).toBeVisible();
    await expectToFit(page, 'the rules');
  });
});

test.describe('on a phone on its side', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

  test('the chain stays within one’s own place, in teams too, and what is offered after a pair can be touched', async ({
    page,
  }) => {
    const seats = [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cleo' }, { name: 'Dan' }];
    const options = { team: 'yes', expert: 'yes' };
    const table = await ColleXion.make(page, { seats, start: 'Ada', options });
    await table.myTurn();
    await table.takeAll([table.twice, table.twice]);
    await expectInside(table.chain, table.mine.locator('.side'), 'the chain');
    await expectTouchable(page, 'a pair');
    await expectWordsEverywhere(page, 'a pair');
    await page.getByRole('button', { name: 'Give away', exact: true }).tap();
    await expectTouchable(page, 'giving away');
  });
});

test('axe finds nothing serious from the rules to a pair, light or dark', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/rules/collexion');
  await expect(page.getByRole('heading', { name: 'The aim' })).toBeVisible();
  await expectAccessibleAlways(page, 'the rules');
  await page.goto('/new/collexion?for=friends');
  await page.getByText('Game options').click();
  await expectAccessibleAlways(page, 'a new table');
  const table = await ColleXion.make(page, {
    seats: [{ name: 'Ada' }, { name: 'Ben' }],
    start: 'Ada',
    options: { expert: 'yes' },
  });
  await table.myTurn();
  await expectAccessibleAlways(page, 'one’s turn');
  await page.keyboard.press('l');
  await expectAccessible(page, 'the heap as a list, dark');
  await table.takeAll([table.twice, table.twice]);
  await table.says('Two alike.');
  await expectAccessible(page, 'a pair, dark');
  await page.keyboard.press('g');
  await expect(page.getByRole('region', { name: 'Give a polygon away' })).toBeVisible();
  await expectAccessible(page, 'giving away, dark');
});

test.describe('on a phone, in every language', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('ColleXion has its words, and they fit', async ({ page }) => {
    const seats = [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cleo' }, { name: 'Dan' }];
    const table = await ColleXion.make(page, { seats, start: 'Ada', options: { team: 'yes' } });
    await table.myTurn();
    await expectWordsEverywhere(page, 'the table');
    for (let taken = 1; taken <= 2; taken++) {
      await page.keyboard.press('l');
      await page.keyboard.press('Enter');
      await expect.poll(() => table.view.chain.length).toBe(taken);
      await table.myTurn();
      await expectWordsEverywhere(page, `${taken} taken`);
    }
    for (const key of ['?', 'i']) {
      await page.keyboard.press(key);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectWordsEverywhere(page, `the dialog of ${key}`);
      await closeDialog(page);
    }
    await page.keyboard.press('p');
    await expect.poll(() => table.own.polygons).toBe(1);
    await expectWordsEverywhere(page, 'one is handed over');
    await page.locator('.bar .primary').click();
    await expect.poll(() => table.view.turn).toBe(1);
    for (const key of ['r', 's', 'w']) {
      await page.keyboard.press(key);
      await expectWordsEverywhere(page, `the marker of ${key}`);
      await page.keyboard.press(key);
    }
    await page.goto('/rules/collexion');
    await expect(page.getByRole('heading', { name: 'The aim' })).toBeVisible();
    await expectWordsEverywhere(page, 'the rules');
    await page.goto('/new/collexion?for=friends');
    await page.locator('summary').first().click();
    await expectWordsEverywhere(page, 'a new table');
  });
});
