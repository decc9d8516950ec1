// A game that this client has no room for, given to the server by its path: played to its end on the plain board.
import { openGame } from '../kit/home.ts';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { VERDICT } from '../kit/ending.ts';
import { expectAccessibleAlways, expectToFit, expectTouchable } from '../kit/look.ts';
import { Server } from '../server.ts';
import { expect, test, type Page } from '../kit/test.ts';

/** The seal of the shuffle, from its sheet, which stays open. */
async function openSeal(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Game log' }).click();
  await page.getByRole('button', { name: 'Fair shuffle' }).click();
  const seal = page.getByRole('dialog', { name: 'Fair shuffle' }).locator('.seal');
  await expect(seal).toHaveText(/^[0-9a-f]{64}$/);
  return seal.innerText();
}

const ROOM = join(import.meta.dirname, '../../../tests/rooms/staircase');

test('a game without a web room is played to its end on the plain board', async ({ page }) => {
  const server = await Server.start(`rooms = [${JSON.stringify(ROOM)}]\n`);
  try {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(server.url);
    const sheet = await openGame(page, 'Staircase');
    await sheet.getByRole('radio', { name: '1', exact: true }).check();
    await sheet.getByRole('button', { name: 'Play against one bot' }).click();

    const picture = page.getByRole('region', { name: 'The table as text' });
    const moves = page.getByRole('list', { name: /move/ }).getByRole('button');
    const field = page.getByRole('textbox', { name: 'Type a move' });
    await expect(picture).toContainText('no staircase');
    await expect(moves).toHaveCount(3);
    await expectAccessibleAlways(page, 'the plain board');
    await expectToFit(page, 'the plain board');
    await expectTouchable(page, 'the plain board');
    const seal = await openSeal(page);
    await expectAccessibleAlways(page, 'the seal of the shuffle');
    await expectToFit(page, 'the seal of the shuffle');
    await expectTouchable(page, 'the seal of the shuffle');
    for (const name of ['Fair shuffle', 'Game log']) {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name })).toHaveCount(0);
    }

    // What can't be played, and why not.
    await field.fill('hop');
    await expect(page.getByText("'hop' is no move: write 'lay 7', 'end' or 'clear'.")).toBeVisible();
    await field.fill('lay 99');
    await field.press('Enter');
    await expect(page.getByText("You don't hold the 99.")).toBeVisible();
    await expect(field).toHaveAccessibleDescription(/99/);
    await expectAccessibleAlways(page, 'a move that can’t be played');

    // One move is typed, the others are taken from the list.
    await field.fill('');
    const first = (await moves.first().textContent()) ?? '';
    await field.fill(first);
    await field.press('Enter');
    await expect(picture).toContainText(new RegExp(`^\\s*${first.replace('lay ', '')}`));
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(picture).toContainText('no staircase');
    const over = page.getByRole('region', { name: 'The game is over' });
    await expect(async () => {
      if (await over.isVisible()) return;
      await moves.first().click({ timeout: 1000 });
      await expect(over).toBeVisible({ timeout: 100 });
    }).toPass({ intervals: [0], timeout: 60_000 });

    await expect(over.getByRole('heading', { name: VERDICT })).toBeVisible();
    await expect(over.getByRole('row')).toHaveCount(3);
    await over.getByRole('button', { name: 'What ended the game' }).click();
    await expect(page.getByRole('dialog').getByText('The game is over when somebody')).toBeFocused();
    await page.keyboard.press('Escape');
    await expectAccessibleAlways(page, 'the end on the plain board');

    expect(await openSeal(page)).toBe(seal);
    const link = page.getByRole('dialog', { name: 'Fair shuffle' }).getByRole('link', { name: 'Save the record' });
    const record = await (
      await page.request.get(new URL((await link.getAttribute('href')) ?? '', page.url()).href)
    ).text();
    const seed = /^seed: (.*)$/m.exec(record)?.[1] ?? '';
    expect(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')).toBe(seal);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await over.getByRole('link', { name: 'Replay' }).click();
    await page.getByRole('slider').fill('0');
    await expect(picture).toContainText('no staircase');
    await page.getByRole('button', { name: 'To the end' }).click();
    await expect(picture).toContainText(/holds (nothing|0 tiles)/);
    await page.getByRole('button', { name: 'Game log' }).click();
    await expect(
      page
        .getByRole('dialog')
        .getByText(/: laid, tile\s\d+, points\s1/)
        .first(),
    ).toBeVisible();
  } finally {
    await server.stop();
  }
});
