import { doIt, lamp, onward, slip, toTheMove } from '../../kit/hints.ts';
import { expect, test, type Page } from '../../kit/test.ts';
import { HORSES, Table } from './table.ts';

test('what it is for, where, what to do and why, then done; the log keeps one mark', async ({ page }) => {
  const table = await Table.aloneWith(page, HORSES);
  await lamp(page).click();
  await expect(slip(page)).toContainText(/Look at|Would one more|needs only one change|already matches/);
  await expect(table.log.getByText('Ada asked for a hint.')).toHaveCount(1);
  await toTheMove(page);
  await expect(slip(page)).toContainText(/pay with|Score|Pass|End/);
  await expect(table.log.getByText('Ada asked for a hint.')).toHaveCount(1);
  const before = await table.log.locator('p, button').count();
  await doIt(page).click();
  await expect(slip(page)).toBeHidden();
  await expect.poll(() => table.log.locator('p, button').count()).toBeGreaterThan(before);
  await page.reload();
  await expect(table.log.getByText('Ada asked for a hint.')).toHaveCount(1);
});

test('on a phone the lamp is large enough, and the slip covers nothing that it is about', async ({ person }) => {
  const page = await person({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await Table.aloneWith(page, HORSES);
  const box = await lamp(page).boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await lamp(page).tap();
  await expect(onward(page)).toBeVisible();
  await toTheMove(page, async () => {
    await expect
      .poll(() =>
        page.evaluate(() => {
          const slip = document.querySelector('section.lies')?.getBoundingClientRect();
          const marks = [...document.querySelectorAll('[data-hint]')].map((mark) => mark.getBoundingClientRect());
          return slip && marks.filter((mark) => mark.top < slip.bottom - 1 && mark.bottom > slip.top + 1).length;
        }),
      )
      .toBe(0);
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1440, 900],
] as const)
  test(`at ${width} × ${height} the slip covers no stone`, async ({ person }) => {
    const page = await person({ viewport: { width, height } });
    const table = await Table.againstBots(page);
    await table.myTurn();
    await lamp(page).click();
    await toTheMove(page, () => expect.poll(() => covered(page)).toEqual([]));
  });

/** The stones beneath the slip; as much of them as is only shadow does not count. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const RIM = 8; // px
    const slip = document.querySelector('section.lies')?.getBoundingClientRect();
    if (!slip) return ['no slip'];
    return [...document.querySelectorAll('[role=gridcell]')].flatMap((cell) => {
      const { left, right, top, bottom } = cell.getBoundingClientRect();
      const beside = slip.right < left + RIM || slip.left > right - RIM;
      return beside || slip.bottom < top + RIM || slip.top > bottom - RIM ? [] : [cell.getAttribute('aria-label')];
    });
  });
