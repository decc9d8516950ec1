import { Crossrummy, dealt, LAST_TURN } from '../rooms/crossrummy/table.ts';
import { DATA } from '../dealt.ts';
import { expectToFit } from '../look.ts';
import { expect, test, type Page } from '../test.ts';
import { Triominos } from '../rooms/triominos/table.ts';

const number = (text: string) => Number(/−?\d+/.exec(text)?.[0].replace('−', '-') ?? NaN);

/** Two rounds, and their points add up to the totals. */
async function checkSheet(page: Page): Promise<number[]> {
  const sheet = page.getByRole('table', { name: 'Score sheet' });
  const rounds = await sheet
    .locator('tbody tr:first-child')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll<HTMLElement>('.points')].map((cell) => cell.innerText)),
    );
  const totals = (await sheet.locator('tfoot td').allInnerTexts()).map(number);
  expect(rounds).toHaveLength(2);
  expect(totals).toEqual(totals.map((_, seat) => rounds.reduce((sum, round) => sum + number(round[seat] ?? ''), 0)));
  await page.setViewportSize({ width: 390, height: 844 });
  await expectToFit(page, 'the score sheet of a series');
  return totals;
}

/** The replay says which round it shows. */
async function checkReplay(page: Page, first: string, last: string): Promise<void> {
  await page.getByRole('region', { name: 'The game is over' }).getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByText(first, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(page.getByText(last, { exact: true })).toBeVisible();
}

test('two rounds of Triominos: which one it is, the card between them, and a sheet that adds up', async ({ page }) => {
  test.setTimeout(400_000);
  await page.goto('/new/triominos?for=device');
  const table = await Triominos.fill(page, { seats: [{ name: 'Ada' }, 'bot'], length: '2 rounds' });
  await expect(page.getByText('Round 1 of 2.', { exact: true })).toBeVisible();
  // The table's own player turns the card away; it is looked at before.
  let between = 0;
  const card = page.getByRole('region', { name: 'Round 1 is over' });
  await page.addLocatorHandler(
    card,
    async () => {
      between++;
      await expect(card.getByRole('button', { name: 'On to round 2' })).toBeVisible();
    },
    { times: 1, noWaitAfter: true },
  );
  let turns = 0;
  while (await table.playSimply()) {
    expect(++turns, 'turns').toBeLessThan(200);
    if (between) await expect(page.getByText('Round 2 of 2.', { exact: true }).or(table.over)).toBeVisible();
  }
  expect(between).toBe(1);
  await expect(table.over.getByRole('heading', { level: 2 })).toHaveText(/ with \d+ points!$/);
  const totals = await checkSheet(page);
  await expect(table.over.getByRole('heading', { level: 2 })).toContainText(` ${Math.max(...totals)} points`);
  await checkReplay(page, 'Round 1 of 2.', 'Round 2 of 2.');
});

test('two games of Crossrummy: which one it is, the card between them, and a sheet that adds up', async ({ page }) => {
  test.skip(!DATA, 'TILERY_DATA names the database of the server that is tested');
  test.setTimeout(400_000);
  const table = await Crossrummy.at(
    page,
    dealt({ ...LAST_TURN, seats: [{ name: 'Ada' }, 'bot'], options: { rounds: '2' } }),
    [0],
  );
  await table.myTurn();
  await expect(page.getByText('Game 1 of 2.', { exact: true })).toBeVisible();
  await table.putLine('b12 g12 y12', [11, 1], true);
  await table.layAll();
  await page.getByRole('button', { name: 'On to game 2' }).click();
  await expect(page.getByText('Game 2 of 2.', { exact: true })).toBeVisible();
  let turns = 0;
  while (await table.followHint()) expect(++turns, 'turns').toBeLessThan(150);
  const totals = await checkSheet(page);
  await expect(table.over.getByRole('heading', { level: 2 })).toContainText(` ${Math.min(...totals)} `);
  await checkReplay(page, 'Game 1 of 2.', 'Game 2 of 2.');
});
