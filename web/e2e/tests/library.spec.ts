// Games that are over: found again, shown to others, brought along as a file, and played on.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { VERSION } from '../../src/net/wire.ts';
import { closeDialog } from '../kit/keys.ts';
import { expectAccessibleAlways, expectTouchable } from '../kit/look.ts';
import { folderOf, otherRoom, someRoom } from '../kit/rooms.ts';
import { know } from '../kit/seats.ts';
import { expect, test, type Page } from '../kit/test.ts';
import { expectWordsEverywhere } from '../kit/words.ts';

const RECORDS = join(import.meta.dirname, '../../../tests/games', folderOf(someRoom), 'golden');
const GOLDEN = join(RECORDS, `${someRoom.golden}.tilery`);

/** Two bots play a game to its end, which they do while somebody watches; this browser knows their table. */
async function playedByBots(page: Page): Promise<string> {
  const bot = (name: string) => ({ kind: 'bot', level: 'easy', name });
  const answer = await page.request.post('/api/tables', {
    data: { game: someRoom.game, options: {}, seats: [bot('Ágnes'), bot('Юрий')] },
  });
  const { id } = (await answer.json()) as { id: string };
  await page.goto('/');
  await page.evaluate(
    ([table, version]) => {
      const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/tables/${table}`);
      socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', version, secrets: [] }));
    },
    [id, VERSION] as const,
  );
  await expect(async () => {
    expect((await page.request.get(`/api/tables/${id}/rounds/0/record`)).status()).toBe(200);
  }).toPass({ timeout: 60_000 });
  await know(page, { id, game: someRoom.game, names: [], seats: {}, seen: 0, over: true });
  return id;
}

const position = (page: Page) => page.getByRole('slider').getAttribute('aria-valuetext');

async function slideTo(page: Page, step: number): Promise<void> {
  await page.getByRole('slider').fill(String(step - 1));
}

test('the home page leads to the library, which is empty at first', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Library' }).click();
  await page.waitForURL('/library');
  await page.getByRole('radio', { name: 'Mine' }).check();
  await expect(page.getByRole('link', { name: /–/ })).toHaveCount(0);
});

test('a finished game is found in the library, shown to a friend at a moment, and played on', async ({
  page,
  person,
}) => {
  const id = await playedByBots(page);
  let searches = 0;
  page.on('request', (request) => (searches += Number(request.url().endsWith('/api/library'))));
  await page.goto('/library');
  const card = page.getByRole('link', { name: /Ágnes.*Юрий/ });
  await expect(card).toBeVisible();
  await expect(page.locator(`a[href="/table/${id}/review/0"]`)).toBeVisible();
  await expectAccessibleAlways(page, 'the library');
  expect(searches).toBe(1); // what was found is no reason to ask again

  await page.getByRole('searchbox', { name: 'Who played' }).fill('nobody of that name');
  await expect(page.getByText('No game like that on the shelf')).toBeVisible();
  await expectAccessibleAlways(page, 'an empty shelf');
  for (const name of ['agnes', 'ЮРИЙ']) {
    await page.getByRole('searchbox').fill(name);
    await expect(card).toHaveCount(1);
  }
  await page.getByRole('combobox', { name: 'Game' }).selectOption(otherRoom.title);
  await expect(card).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Game' }).selectOption(someRoom.title);
  await page.getByRole('radio', { name: 'Mine' }).check();
  await card.click();

  await expect(page.getByRole('slider')).toBeVisible();
  await slideTo(page, 23);
  await page.getByRole('combobox', { name: 'View as' }).selectOption('Юрий');
  await page.waitForURL(`/table/${id}/replay/0?at=23&seat=1`);
  const words = await position(page);
  await page.getByRole('button', { name: 'Share or play on' }).click();
  const dialog = page.getByRole('dialog', { name: 'Step 23' });
  await expectAccessibleAlways(page, 'a position');
  await dialog.getByRole('button', { name: 'Copy the link' }).click();
  await expect(dialog.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached();
  const link = await dialog.getByRole('textbox', { name: 'Link to this moment' }).inputValue();

  const friend = await person();
  await friend.goto(link);
  await expect(friend.getByRole('slider')).toHaveAttribute('aria-valuetext', words ?? '');
  await expect(friend.getByRole('combobox', { name: 'View as' })).toHaveValue('1');

  await friend.getByRole('button', { name: 'Share or play on' }).click();
  await friend.getByLabel('You play as').selectOption('Ágnes');
  await friend.getByRole('radio', { name: 'Gently', exact: true }).check();
  await friend.getByRole('button', { name: 'Play on', exact: true }).click();
  await friend.waitForURL(/\/table\/[\w-]+$/);
  const table = someRoom.table(friend);
  await table.myTurn({ timeout: 60_000 });
  await expect(friend.getByText('Started from a given position.')).toBeVisible();
  await expect(table.undo).toBeHidden();
  await table.endTurn();
  await expect(table.log.getByRole('listitem').last()).toBeVisible();
});

test('a record is brought along as a file, judged, linked to, and played on', async ({ page, person }) => {
  await page.goto('/library');
  await page.getByRole('link', { name: 'Look at a record' }).click();
  await expectAccessibleAlways(page, 'a record to bring along');
  const text = await readFile(GOLDEN, 'utf8');
  const broken = text.replace(/\n[01] .*\n/, '\n0 dance\n');
  await page.getByLabel('Or paste its text').fill('nonsense');
  await page.getByRole('button', { name: 'Look at it' }).click();
  await expect(page.getByRole('alert')).toHaveText('Line 1: This is not a Tilery record.');
  await page.getByLabel('Or paste its text').fill(broken);
  await page.getByRole('button', { name: 'Look at it' }).click();
  await expect(page.getByText(/Line \d+: “dance” is not a move in this game/)).toBeVisible();
  await page.getByRole('button', { name: 'Another record' }).click();

  await page.getByLabel('Drop a record file here').setInputFiles(GOLDEN);
  await expect(page.getByText('Verified: every draw follows from the seed.')).toBeVisible();
  await expectAccessibleAlways(page, 'a record');
  await slideTo(page, 30);
  await page.waitForURL('/study?at=30&seat=0');
  const words = await position(page);
  await page.reload();
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', words ?? '');
  await page.getByRole('button', { name: 'Share or play on' }).click();
  const link = await page.getByRole('textbox', { name: 'Link to this moment' }).inputValue();

  const friend = await person();
  await friend.goto(link);
  await expect(friend.getByRole('slider')).toHaveAttribute('aria-valuetext', words ?? '');
  await friend.getByRole('button', { name: 'To the end' }).click();
  await friend.getByRole('button', { name: 'Share or play on' }).click();
  await expect(friend.getByText('The game is over here.')).toBeVisible();
  await closeDialog(friend);
  await slideTo(friend, 30);
  await friend.getByRole('button', { name: 'Share or play on' }).click();
  await friend.getByRole('button', { name: 'Play on', exact: true }).click();
  await friend.waitForURL(/\/table\/[\w-]+$/);
  await someRoom.table(friend).myTurn({ timeout: 60_000 });

  await friend.goto('/study#cut-off');
  await expect(friend.getByRole('alert')).toContainText('This link is incomplete.');
});

test('it plays by itself as fast as wished, and remembers that', async ({ page }) => {
  const id = await playedByBots(page);
  await page.goto(`/table/${id}/replay/0`);
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('Quick');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('slider')).not.toHaveAttribute('aria-valuetext', /^Step 1 of/);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Speed' })).toHaveValue('quick');
});

test('everything fits on a phone, in every language', async ({ page, person }) => {
  const id = await playedByBots(page);
  const small = await person({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await know(small, { id, game: someRoom.game, names: [], seats: {}, seen: 0, over: true });
  for (const address of ['/library', '/study', `/table/${id}/replay/0?at=20`]) {
    await small.goto(address);
    await small.getByRole('main').waitFor();
    await small.waitForLoadState('networkidle');
    await expectWordsEverywhere(small, address);
    await expectTouchable(small, address);
  }
  await small.locator('header .share').click();
  await expectWordsEverywhere(small, 'a position');
  await expectTouchable(small, 'a position');
});
