// On a phone: more tiles than can be read at once, and a felt that keeps its size.
import type { Locator } from '@playwright/test';
import { deal } from '../../kit/dealt.ts';
import { expectAccessibleAlways, expectTouchable } from '../../kit/look.ts';
import { expect, test } from '../../kit/test.ts';
import { Crossrummy, CROSSING, dealt, LAST_TURN, OPENING } from './table.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

const LEAST = 28; // px

const boxOf = async (one: Locator) => {
  const box = await one.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return box;
};

test('with more than 60 tiles the camera comes nearer where one works, a loupe shows where a tile falls, and no tool covers a tile', async ({
  page,
}) => {
  const late = deal({
    game: 'crossrummy',
    options: { start: '0' },
    seats: [{ name: 'Ada' }, 'bot'],
    log: { start: '0' },
  });
  const table = await Crossrummy.at(page, late);
  await expect(table.pieces.first()).toBeVisible();
  const count = await table.pieces.count();
  expect(count).toBeGreaterThan(60);
  const tile = table.pieces.first().locator('.tile').first();
  expect((await boxOf(tile)).width, 'all tiles at once are small').toBeLessThan(LEAST);

  const felt = await boxOf(table.felt);
  for (const tool of await page.locator('.tools button:visible').all()) {
    const box = await boxOf(tool);
    expect(box.y >= felt.y + felt.height || box.y + box.height <= felt.y, 'a tool beside the felt').toBe(true);
  }

  // By taps: the first one brings the place nearer, and it stays under the finger.
  const lying = await table.lying();
  const [column, row] = Object.keys(lying).map((key) => key.split(',').map(Number))[0] as [number, number];
  const free = [column, row - 1] as const;
  const at = await table.where(free);
  await table.tiles.first().click();
  await page.mouse.click(at.x, at.y);
  await expect(table.pieces).toHaveCount(count);
  expect((await boxOf(tile)).width).toBeGreaterThanOrEqual(LEAST);
  await page.mouse.click(at.x, at.y);
  await expect(table.pieces).toHaveCount(count + 1);
  await table.allBack.click();
  await expect(table.pieces).toHaveCount(count);

  // By the button: from everything to the middle of it, and back.
  const [whole, closer] = [
    page.getByRole('button', { name: 'Show everything' }),
    page.getByRole('button', { name: 'Look closer' }),
  ];
  await whole.click();
  expect((await boxOf(tile)).width).toBeLessThan(LEAST);
  const middles = async () =>
    (await Promise.all((await table.pieces.all()).map(boxOf))).map((box) => [
      box.x + box.width / 2 - felt.x - felt.width / 2,
      box.y + box.height / 2 - felt.y - felt.height / 2,
    ]);
  const away = (await middles()).map(([x = 0, y = 0]) => Math.hypot(x, y));
  const inTheMiddle = away.indexOf(Math.min(...away));
  await closer.click();
  expect((await boxOf(tile)).width).toBeGreaterThanOrEqual(LEAST);
  const [x = 0, y = 0] = (await middles())[inTheMiddle] ?? [];
  expect(Math.hypot(x, y), 'what was in the middle is there still').toBeLessThan(LEAST);
  await expect(closer).toHaveCount(0);

  // By dragging: what is under the finger is shown beside it.
  await whole.click();
  expect((await boxOf(tile)).width).toBeLessThan(LEAST);
  const from = await boxOf(table.tiles.first());
  const to = await table.where(free);
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y - 30, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  const loupe = await boxOf(page.locator('.loupe'));
  const under = to.x > loupe.x && to.x < loupe.x + loupe.width && to.y > loupe.y && to.y < loupe.y + loupe.height;
  expect(under, 'the loupe is not under the finger').toBe(false);
  expect(loupe.y).toBeGreaterThanOrEqual(felt.y);
  await page.mouse.up();
  await expect(page.locator('.loupe')).toHaveCount(0);
  await expect(table.pieces).toHaveCount(count + 1);
  expect((await boxOf(tile)).width, 'the camera went where it was laid').toBeGreaterThanOrEqual(LEAST);
});

test('tiles keep their places on the rack while one arranges, and the felt is as large with 3 as with 12', async ({
  page,
}) => {
  const table = await Crossrummy.at(page, dealt(CROSSING));
  await table.myTurn();
  const felt = await boxOf(table.felt);
  const places = () =>
    table.tiles.evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width } = one.getBoundingClientRect();
        return [one.getAttribute('aria-label'), x, y, width].join(' ');
      }),
    );
  const before = await places();
  await table.put('r5', [1, 1]);
  await table.put('y5', [1, 2]);
  const arranged = await places();
  expect(before.filter((place) => !arranged.includes(place))).toHaveLength(2);
  expect(arranged.filter((place) => !before.includes(place))).toEqual([]);
  await table.allBack.click();
  await expect.poll(places).toEqual(before);
  const last = await Crossrummy.at(page, dealt(LAST_TURN), [0]);
  await expect(last.tiles).toHaveCount(3);
  expect(await boxOf(last.felt)).toEqual(felt);
});

test('what is wrong leads to its rule by a tap, and what is arranged stays', async ({ page }) => {
  const table = await Crossrummy.at(page, dealt(OPENING));
  await table.myTurn();
  await table.putLine('r4 r5', [0, 0]);
  const felt = await boxOf(table.felt);
  const wrong = page.getByRole('button', { name: 'That row would be only two tiles long. Show the rule' });
  await expectTouchable(page, 'a laying that is not right');
  await wrong.tap();
  const rules = page.getByRole('dialog', { name: 'Rules: Crossrummy' });
  const passage = rules.getByText('The tiles lie on an endless square grid.');
  await expect(passage).toBeFocused();
  await expect(passage).toBeInViewport({ ratio: 1 });
  await expectAccessibleAlways(page, 'the rules at a passage');
  await page.keyboard.press('Escape');
  await expect(rules).toBeHidden();
  await expect(wrong).toBeFocused();
  await expect(table.pieces).toHaveCount(2);
  expect(await boxOf(table.felt)).toEqual(felt);
  await table.put('r6', [2, 0]);
  await table.says('Everything fits.');
});
