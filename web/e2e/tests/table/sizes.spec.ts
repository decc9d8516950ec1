// A table on every kind of screen: all of it is there, and nothing hangs out of it.
import { everyRoom, someRoom } from '../../kit/rooms.ts';
import { expect, test, type Page } from '../../kit/test.ts';

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
  { width: 820, height: 1180 },
  { width: 360, height: 740 },
];

/** What can be pressed and is not wholly on the board, and whether the page is longer than the screen. */
const hangingOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const board = document.querySelector('main [data-hint-area]')?.closest('.room')?.getBoundingClientRect();
    if (!board) return ['there is no board'];
    const out = [...document.querySelectorAll<HTMLElement>('.room button, .room [role=gridcell]')].filter((one) => {
      const { left, right, top, bottom, width } = one.getBoundingClientRect();
      const beyond =
        left < board.left - 1 || right > board.right + 1 || top < board.top - 1 || bottom > board.bottom + 1;
      return width > 2 && one.checkVisibility() && beyond;
    });
    const { scrollHeight, clientHeight } = document.documentElement;
    return [
      ...out.map((one) => one.getAttribute('aria-label') ?? one.textContent.trim()),
      ...(scrollHeight > clientHeight ? [`the page is ${scrollHeight} px high on ${clientHeight}`] : []),
    ];
  });

for (const room of everyRoom)
  test(`${room.title}: nothing hangs out of the board, on any screen`, async ({ page }) => {
    const table = await room.make(page, { seats: [{ name: 'Ada' }, 'bot', 'bot'], start: 'Ada' });
    await expect(table.field).toBeVisible();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect.poll(() => hangingOut(page), `${size.width} × ${size.height}`).toEqual([]);
    }
  });

test('on a wide screen the log folds away, and stays so', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const [room] = everyRoom;
  if (!room) throw new Error('there is no room');
  const table = await room.make(page, { seats: [{ name: 'Ada' }, 'bot'], start: 'Ada' });
  const fold = page.getByRole('button', { name: 'Game log', pressed: true });
  await expect(table.log).toBeVisible();
  const before = (await table.field.boundingBox())?.width ?? 0;
  await fold.click();
  await expect(table.log).toBeHidden();
  expect((await table.field.boundingBox())?.width ?? 0).toBeGreaterThanOrEqual(before);
  await page.reload();
  await expect(table.field).toBeVisible();
  await expect(table.log).toBeHidden();
  await page.getByRole('button', { name: 'Game log', pressed: false }).click();
  await expect(table.log).toBeVisible();
});

test('whoever has neither name nor picture has a blank one, as high as it is wide', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const table = await someRoom.make(page, { seats: [{ name: '' }, 'bot'] });
  const blank = await table.players.locator('.taken').boundingBox();
  expect(blank?.height).toBeGreaterThan(20);
  expect(blank?.height).toBeCloseTo(blank?.width ?? 0, 0);
});
