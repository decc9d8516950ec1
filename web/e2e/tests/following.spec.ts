// Following the others: the turn player.
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../kit/look.ts';
import { everyRoom, someRoom } from '../kit/rooms.ts';
import type { StepwiseTable } from '../kit/room.ts';
import { expect, test } from '../kit/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const SEATS = { seats: [{ name: 'Ada' }, 'bot', 'bot'], start: 'Ada' } as const;
const make = (page: Page) => someRoom.make(page, { ...SEATS, seats: [...SEATS.seats] }) as Promise<StepwiseTable>;
/** Nobody lingers. */
const hurry = (page: Page) => page.addInitScript(() => localStorage.setItem('tilery.tempo', '"quick"'));

test('the others move one after the other, and it is my turn when their last piece has landed', async ({ page }) => {
  await hurry(page);
  const table = await make(page);
  await table.myTurn();
  let seen: Shown[] = [];
  while (!seen.some(({ flights }) => flights > 0)) {
    const frames = await film(page); // bots may just have ended their turns: then nothing was in the air
    await table.endTurn();
    await expect(page.getByRole('button', { name: 'Skip' })).toBeVisible();
    await table.myTurn();
    seen = await frames();
  }
  const flying = seen.filter(({ flights }) => flights > 0);
  expect(flying.filter(({ said }) => said.startsWith('Your turn'))).toEqual([]);
  const movers = seen.map(({ said }) => /^(Flint|Opal) /.exec(said)?.[1]).filter(Boolean);
  expect(movers.join(' ')).toMatch(/^(Flint ?)+(Opal ?)+$/);
});

test('a tap skips ahead; what the others did stays marked, and can be seen again', async ({ page }) => {
  const table = await make(page);
  await table.myTurn();
  await expect(page.locator('.marks')).toHaveCount(0);
  await table.endTurn();
  const skip = page.getByRole('button', { name: 'Skip' });
  await expect(skip).toBeVisible();
  await skipAll(table, skip);
  for (const name of ['Flint', 'Opal'])
    await expect(table.plate(name).getByRole('button', { name: /Show it again/ })).toHaveAccessibleName(
      new RegExp(`^${name} `),
    );
  await expectAccessible(page, 'what the others did');
  await table.plate('Opal').getByRole('button').click();
  await table.says(/^Flint /);
  await skipAll(table, skip);
});

/** What has come so far is skipped: a bot that thinks a little longer is shown after that, and skipped too. */
async function skipAll(table: StepwiseTable, skip: Locator): Promise<void> {
  await expect(async () => {
    if (await skip.isVisible()) await skip.click({ timeout: 1000 });
    await table.myTurn({ timeout: 300 });
  }).toPass();
}

test('step by step each step waits for a tap, here and on the next visit', async ({ page }) => {
  const table = await make(page);
  await table.myTurn();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Step by step' }).check();
  await page.keyboard.press('Escape');
  await page.reload();
  await table.myTurn();
  await table.endTurn();
  const next = page.getByRole('button', { name: 'Next' });
  await expect(next).toBeVisible();
  await table.says(/^Flint /);
  await expect(async () => {
    if (await next.isVisible()) await next.click();
    await table.myTurn({ timeout: 300 });
  }).toPass();
  await expect(next).toBeHidden();
});

for (const room of everyRoom)
  test(`${room.title}: it is my turn when the last piece has landed, and what the others did stays marked`, async ({
    page,
  }) => {
    await hurry(page);
    const table = await room.make(page, { ...SEATS, seats: [...SEATS.seats] });
    await table.myTurn();
    const frames = await film(page);
    await expect(async () => {
      await table.playSimply();
      await table.myTurn();
      await expect(page.locator('.marks').first()).toBeVisible({ timeout: 500 }); // bots may just have passed
    }).toPass();
    const seen = await frames();
    const mine = seen.at(-1)?.said;
    const theirs = seen.filter(({ mover, flights }) => flights > 0 && mover !== 'Ada');
    expect(theirs.length, 'something was in the air').toBeGreaterThan(0);
    expect(theirs.filter(({ said }) => said === mine)).toEqual([]);
    const turns = seen.filter(({ mover }, at) => mover === 'Ada' && seen[at - 1]?.mover !== 'Ada').slice(1);
    expect(turns.length, 'it became my turn').toBeGreaterThan(0);
    expect(turns.filter(({ flights }) => flights > 0)).toEqual([]);
  });

test('a line of the log shows its place: as long as one points at it, on a phone after the sheet is gone', async ({
  page,
}) => {
  const table = await make(page);
  await table.myTurn();
  await table.step();
  const strong = page.locator('.marks.strong').first();
  const line = table.log.getByRole('button', { name: /^Ada / }).last();
  await line.hover();
  await expect(strong).toBeVisible();
  await table.field.hover();
  await expect(strong).toBeHidden();
  await line.press('ArrowUp'); // by key the place is seen too
  await page.keyboard.press('ArrowDown');
  await expect(strong).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(strong).toBeHidden();
  await page.getByRole('button', { name: 'Game log' }).click();
  const sheet = page.getByRole('dialog', { name: 'Game log' });
  await sheet.getByRole('button', { name: /^Ada / }).last().click();
  await expect(sheet).toBeHidden();
  await expect(strong).toBeVisible();
});

interface Shown {
  said: string;
  mover: string;
  flights: number;
}

/** Remembers what each frame of the page shows. */
async function film(page: Page): Promise<() => Promise<Shown[]>> {
  const shown = await page.evaluateHandle(() => {
    const frames: Shown[] = [];
    const look = () => {
      const said = document.querySelector('.doing .status')?.textContent.trim() ?? '';
      const mover = document.querySelector('.plate[aria-current] .name')?.textContent.trim() ?? '';
      frames.push({ said, mover, flights: document.querySelectorAll('.flight').length });
      requestAnimationFrame(look);
    };
    look();
    return frames;
  });
  return () => shown.jsonValue();
}
