// One's own games: kept by this browser, shown with plots, saved as a file and added from one.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lastTurns } from '../../kit/ending.ts';
import { expectAccessibleAlways, expectTouchable } from '../../kit/look.ts';
import { aboutMe } from '../../kit/people.ts';
import { folderOf, someRoom } from '../../kit/rooms.ts';
import { expect, test, type Page } from '../../kit/test.ts';
import { expectWordsEverywhere } from '../../kit/words.ts';

const TEXTS = join(import.meta.dirname, '../../../src/rooms', folderOf(someRoom), 'texts/habits/en.ftl');
/** One of the things that people overlook in this game. */
const [, KIND = '', HABIT = ''] = /-habit-([\w-]+) = (.+)/.exec(await readFile(TEXTS, 'utf8')) ?? [];

/** What the file says about one game; the rest is made up. */
const game = (round: number, more: object = {}) => ({
  table: 'elsewhere',
  round,
  seat: 0,
  game: someRoom.game,
  ended: new Date(Date.UTC(2026, 0, 1 + round, 12)).toISOString(),
  who: 'Ada',
  face: '',
  players: 2,
  partners: 0,
  people: 0,
  bots: [round % 3 ? 'normal' : 'easy'],
  rank: 1 + (round % 2),
  share: 1 - (round % 2),
  points: 12,
  hints: 1,
  review: round % 4 ? REVIEW : null,
  ...more,
});
const REVIEW = {
  accuracy: 84.2,
  luck: 0.2,
  play: -0.1,
  doubt: 0.1,
  marks: { inaccuracy: 1, mistake: 1, blunder: 0 },
  habits: { [KIND]: 2 },
};

/** Chooses a file that holds this. */
async function bring(page: Page, content: unknown): Promise<void> {
  const buffer = Buffer.from(JSON.stringify(content));
  await page.getByLabel('Add from a file').setInputFiles({ name: 'games.json', mimeType: 'application/json', buffer });
}

test('the end of a game is kept once, and so is what its review says', async ({ page }) => {
  const table = await lastTurns(page, ['Ada', 'Ben']);
  await page.reload();
  await table.over.getByRole('link', { name: 'Your games' }).click();
  await expect(page.getByRole('radio', { name: 'Everyone here' })).toBeChecked();
  const games = page
    .getByRole('list')
    .filter({ has: page.locator('time') })
    .getByRole('listitem');
  await expect(games).toHaveCount(2);
  await page.getByRole('radio', { name: 'Ben' }).check();
  await expect(games).toHaveCount(1);
  await expect(page.getByRole('row', { name: /^People Won [01] of 1$/ })).toBeVisible();

  const player = { start: 0.5, luck: 0.25, play: 0, others: 0, unknown: 0, result: 1, accuracy: 81.5, marks: {} };
  const review = { playouts: 64, start: [0.5, 0.5], moments: [], players: [player, player] };
  await page.route('**/rounds/0/review', (route) =>
    route.fulfill({ json: { state: 'ready', done: 1, key: '', review } }),
  );
  await page.getByRole('link', { name: 'Review the latest game' }).click();
  await expect(page.getByRole('heading', { name: 'Moments that mattered' })).toBeVisible();
  await expect.poll(() => page.evaluate(reviewsKept)).toBe(2);
  await page.goBack();
  await expect(games.first()).toContainText('Accuracy 82');
});

/** How many of the games that this browser keeps have a review. Runs in the page. */
const reviewsKept = (): Promise<number> =>
  new Promise((resolve) => {
    const opening = indexedDB.open('tilery.games');
    opening.onsuccess = () => {
      const asked = opening.result.transaction('games').objectStore('games').getAll();
      asked.onsuccess = () => {
        opening.result.close();
        resolve((asked.result as { review: unknown }[]).filter(({ review }) => review).length);
      };
    };
  });

test('games come from a file once, nonsense is refused, and all of it can be saved and deleted', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await (await aboutMe(page)).getByRole('link', { name: 'Your games' }).click();
  await expect(page.getByRole('heading', { name: 'No games yet' })).toBeVisible();
  await expectWordsEverywhere(page, 'no games of one’s own');

  await bring(page, { format: 'tilery-games', version: 1, games: [game(0), game(1, { share: 2 })] });
  await expect(page.getByRole('alert')).toHaveText(
    'Nothing was added. Game 2 in the file is damaged: “share” can’t be right.',
  );
  const older = game(1, { review: { ...REVIEW, doubt: undefined } });
  const games = [game(0), older, ...[...Array(10).keys()].map((round) => game(2 + round))];
  await bring(page, { format: 'tilery-games', version: 1, games: [...games, game(0, { who: 'Ben', seat: 1 })] });
  await expect(page.getByRole('status').filter({ hasText: '13 games added.' })).toBeVisible();
  await page.getByRole('radio', { name: 'Ada' }).check();
  await expect(page.getByRole('row', { name: /^Bots: gently Won 2 of 4$/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /9 reviewed games, accuracy 84 in the latest/ })).toBeVisible();
  await expect(page.getByText('Luck has brought you 1.6 wins more than average luck would.')).toBeVisible();
  await expect(page.getByText('It is an estimate and may be off by 0.3 wins.')).toBeVisible();
  await expect(page.getByText('One older review is not counted here')).toBeVisible();
  await expect(page.getByText(HABIT)).toBeVisible();
  await page.locator('summary').first().click();
  await expect(page.getByRole('region', { name: /^Accuracy over time/ }).getByRole('row')).toHaveCount(10);
  await expectAccessibleAlways(page, 'one’s own games');
  await expectTouchable(page, 'one’s own games');
  await expectWordsEverywhere(page, 'one’s own games');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const saved = JSON.parse(await readFile(await (await download).path(), 'utf8')) as { games: unknown[] };
  expect(saved.games).toHaveLength(13);
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No games yet' })).toBeVisible();
  await bring(page, saved);
  await bring(page, saved);
  await expect(page.getByText('All games of this file were here already.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Ben' })).toBeVisible();
});
