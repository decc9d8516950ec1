// A stone that is put where it doesn't fit: nothing is lost, and the place says why.
import { DATA, deal } from '../../kit/dealt.ts';
import { sit } from '../../kit/seats.ts';
import { expect, test, type Page } from '../../kit/test.ts';
import { Triominos } from './table.ts';

test.skip(!DATA, 'TILERY_DATA names the database of the server that is tested');

const ADA = ['445', '344', '045', '111', '000', '222', '333', '002', '003'];
const BOT = ['455', '555', '055', '005', '155', '255', '015', '025', '035'];

/** 4-4-5 points up with its 5 on the left, where 4-5-5 lies beside it; its right side is free. */
async function sitDown(page: Page): Promise<Triominos> {
  const draws = ADA.flatMap((stone, i) => [stone, BOT[i] ?? '']);
  const table = await deal({
    game: 'triominos',
    options: { start: '0' },
    seats: [{ name: 'Ada' }, 'bot'],
    log: [...draws.map((stone): [number, string] => [-1, `draw ${stone}`]), [0, '445@0'], [1, '455@w1']],
  });
  await sit(page, table);
  const triominos = new Triominos(page);
  await triominos.myTurn();
  return triominos;
}

/** The middle of the free place on the right of 4-4-5. */
async function free(page: Page): Promise<{ x: number; y: number }> {
  const box = await page
    .locator('svg g')
    .filter({ has: page.locator('> title', { hasText: '4-4-5' }) })
    .last()
    .boundingBox();
  if (!box) throw new Error('4-4-5 is not there');
  return { x: box.x + box.width, y: box.y + box.height / 3 };
}

test('at the edge of the felt too, all of it is seen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const table = await sitDown(page);
  await table.stone('1-1-1').click();
  for (const key of '++++') await page.keyboard.press(key);
  const felt = await table.felt.boundingBox();
  if (!felt) throw new Error('no felt');
  const [edge, y] = [felt.x + felt.width, felt.y + felt.height - 90];
  const by = edge - 20 - (await free(page)).x;
  await page.mouse.move(felt.x + 20, y);
  await page.mouse.down();
  await page.mouse.move(felt.x + 20 + by, y, { steps: 4 });
  await page.mouse.up();
  const there = await free(page);
  expect(Math.abs(there.x + 20 - edge), 'half of the place is beyond the edge').toBeLessThan(10);
  await page.mouse.click(there.x, there.y);
  await table.says('Here 1 would touch 4.');
  const right = () =>
    page
      .locator('.clash')
      .evaluate((clash) =>
        Math.max(...[...clash.querySelectorAll('rect, polygon')].map((one) => one.getBoundingClientRect().right)),
      );
  await expect.poll(right).toBeLessThanOrEqual(edge);
});

test('a stone put where it does not fit stays chosen, and the clash is shown there: by tap, by hand and by key', async ({
  page,
}) => {
  const table = await sitDown(page);
  const signs = table.felt.getByText(/^\d ≠ \d$/);
  const there = await free(page);

  await table.stone('1-1-1').click();
  await page.mouse.click(there.x, there.y);
  await table.says('Here 1 would touch 4.');
  await expect(signs).toHaveText(['1 ≠ 4', '1 ≠ 4']);
  await expect(table.stone('1-1-1')).toHaveAttribute('aria-pressed', 'true');

  const felt = await table.felt.boundingBox();
  await page.mouse.click((felt?.x ?? 0) + 30, (felt?.y ?? 0) + (felt?.height ?? 0) / 2);
  await table.says('A stone has to share a whole edge with another.');
  await expect(table.stone('1-1-1')).toHaveAttribute('aria-pressed', 'true');

  await table.stone('0-4-5').hover();
  await page.mouse.down();
  await page.mouse.move(there.x, there.y, { steps: 3 });
  await expect(signs).toHaveText([/[05] ≠ 4/]); // while it is still in the air
  await page.mouse.up();
  await table.says(/^Here [05]\swould touch\s4\.\s*$/);
  await expect(table.stone('0-4-5')).toHaveAttribute('aria-pressed', 'true');

  await page.keyboard.press('l');
  await page.keyboard.press('End');
  const last = table.places('0-4-5').getByRole('button').last();
  await expect(last).toBeFocused();
  await expect(last).toHaveAccessibleName(/would touch \d \((top|bottom)( left| right)?\)/);
  await expect(signs.first()).toBeVisible();
});
