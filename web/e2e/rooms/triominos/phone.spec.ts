// Triominos on a small screen: what one works on can be read, and the rack uses its room.
import { DATA, deal } from '../../kit/dealt.ts';
import { linesOf } from '../../kit/look.ts';
import { sit } from '../../kit/seats.ts';
import { expect, test, type Page } from '../../kit/test.ts';
import { Triominos } from './table.ts';

const READABLE = 57; // px for the side of a stone: its numbers are 11 px high then

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Ada and three bots, late in a round, the last one of so many. */
async function late(page: Page, rounds = '1'): Promise<Triominos> {
  const options = { start: '0', rounds };
  const seats = [{ name: 'Ada' }, 'bot', 'bot', 'bot'] as const;
  await sit(page, await deal({ game: 'triominos', options, seats: [...seats], log: options }));
  const table = new Triominos(page);
  await table.myTurn();
  return table;
}

test.describe('late in a round', () => {
  test.skip(!DATA, 'TILERY_DATA names the database of the server that is tested');

  const side = async (table: Triominos) => (await table.felt.locator('.lain').first().boundingBox())?.width ?? 0;

  test('the felt comes nearer to where a chosen stone fits, and goes back', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const table = await late(page, '3'); // there the only stone fits in one place
    const before = await side(table);
    expect(before, 'all stones at once').toBeLessThan(READABLE);
    await table.fitting.first().tap();
    await expect.poll(() => side(table)).toBeGreaterThan(READABLE);
    await expect(table.felt.locator('.ring')).toBeInViewport();
    await table.fitting.first().tap();
    await expect.poll(() => side(table)).toBeCloseTo(before, 0);
  });

  test('a place that is tapped stays under the finger while the felt comes nearer', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const table = await late(page);
    expect(await side(table)).toBeLessThan(READABLE);
    const open = (await table.felt.locator('.open').first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.touchscreen.tap(open.x + open.width / 2, open.y + open.height / 2);
    await expect.poll(() => side(table)).toBeGreaterThan(READABLE);
    const chosen = await table.felt.locator('.open.chosen').boundingBox();
    expect(chosen && Math.abs(chosen.x + chosen.width / 2 - open.x - open.width / 2)).toBeLessThan(4);
  });

  test('above the columns of the score sheet no name is in pieces', async ({ page }) => {
    const [options, names] = [{ start: '0' }, ['Maximiliane', 'Bartholomew', 'Konstantina', 'Alexandrine']];
    const seats = names.map((name) => ({ name }));
    await sit(page, await deal({ game: 'triominos', options, seats, log: options }), [0]);
    await page.getByRole('button', { name: 'Score sheet' }).tap();
    for (const name of names)
      expect(await page.getByRole('columnheader').getByText(name).evaluate(linesOf), name).toBe(1);
  });

  test('a few stones are large', async ({ page }) => {
    const table = await late(page);
    const box = await table.stones.first().boundingBox();
    expect(box?.width).toBeGreaterThan(60);
  });
});

test('many stones stand in rows that are as long as each other', async ({ page }) => {
  const table = await Triominos.make(page, { seats: [{ name: 'Ada' }, 'bot'], start: 'Ada' });
  await table.myTurn();
  const tops = await table.stones.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  const rows = [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
  expect(rows).toEqual([5, 4]);
});

test.describe('on a very small phone', () => {
  test.skip(!DATA, 'TILERY_DATA names the database of the server that is tested');

  /** Buttons that lie over a stone, or over a place for one. */
  const covering = (page: Page): Promise<string[]> =>
    page.evaluate(() => {
      const boxes = (selector: string) =>
        [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
      const taken = boxes('.felt .open, .felt .lain');
      return [...document.querySelectorAll('.felt .tools button')]
        .filter((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          return taken.some((box) => box.left < right && left < box.right && box.top < bottom && top < box.bottom);
        })
        .map((one) => one.getAttribute('aria-label') ?? one.textContent);
    });

  for (const size of [
    { width: 320, height: 568 },
    { width: 360, height: 640 },
  ])
    test(`no tool lies over the layout, ${size.width} × ${size.height}`, async ({ page }) => {
      await page.setViewportSize(size);
      const table = await late(page);
      await expect(table.felt.locator('.lain').first()).toBeVisible();
      await expect(table.felt.locator('.open').first()).toBeVisible();
      await expect.poll(() => covering(page)).toEqual([]);
    });
});
