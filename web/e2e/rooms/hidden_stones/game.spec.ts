import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { VERDICT } from '../../kit/ending.ts';
import { playAgainstOneBot } from '../../kit/home.ts';
import { TILERY } from '../../server.ts';
import { expect, test, type Page } from '../../kit/test.ts';
import { Table } from './table.ts';

const run = promisify(execFile);

test('a whole game against a bot begins with two clicks and ends with a score sheet, a replay, a record that verifies, and a rematch', async ({
  page,
}) => {
  test.setTimeout(150_000);
  await playAgainstOneBot(page, 'Hidden Stones');
  const table = new Table(page);
  let turns = 0;
  while (await table.playSimply()) expect(++turns, 'turns').toBeLessThan(200);

  await expect(table.over.getByRole('heading', { level: 2 })).toHaveText(VERDICT);
  await checkSheet(page);
  await checkReplay(page);

  const file = await download(page, () => page.getByRole('link', { name: 'Save the record' }).click());
  await page.goBack();
  await expect(table.over).toBeVisible();
  const same = await download(page, () => table.over.getByRole('link', { name: 'Save the record' }).click());
  expect(await readFile(same, 'utf8')).toEqual(await readFile(file, 'utf8'));
  const { stdout } = await run(TILERY, ['verify', file]);
  expect(stdout).toContain('in order');

  await table.over.getByRole('button', { name: 'Play again' }).click();
  await table.myTurn();
  await expect(table.over).toBeHidden();
  await expect(table.won).toHaveAccessibleName(/^Won, 0 of 10/);
  await expect(table.cards).toHaveCount(4);

  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('link', { name: /Hidden Stones.*Flint.*(Your turn|In progress)/ })).toBeVisible();
});

/** Every row adds up: cards by value, bonus, total; the winner comes first. */
async function checkSheet(page: Page): Promise<void> {
  const rows = await page
    .getByRole('table', { name: 'Score sheet' })
    .getByRole('row')
    .evaluateAll((all) => all.slice(1).map((row) => [...row.querySelectorAll('td')].map((cell) => cell.innerText)));
  expect(rows).toHaveLength(2);
  const totals = rows.map((cells) => {
    const [ones = 0, twos = 0, threes = 0, fives = 0, points, bonus, total] = cells.map((text) => Number(text) || 0);
    expect(points).toBe(ones + 2 * twos + 3 * threes + 5 * fives);
    expect(total).toBe((points ?? 0) + (bonus ?? 0));
    return total ?? 0;
  });
  expect(totals[0]).toBeGreaterThanOrEqual(totals[1] ?? 0);
}

async function checkReplay(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Replay' }).click();
  const slider = page.getByRole('slider', { name: 'Step of the game' });
  const step = /^Step (\d+) of (\d+)$/;
  const at = async () => Number(step.exec((await slider.getAttribute('aria-valuetext')) ?? '')?.[1]);
  const hand = page.getByRole('list', { name: /’s cards$/ });
  const turn = page.getByRole('combobox', { name: 'Turn' });
  await expect.poll(at).toBe(1);
  const steps = Number(step.exec((await slider.getAttribute('aria-valuetext')) ?? '')?.[2]);

  // Step.
  await page.getByRole('button', { name: 'One step forward' }).click();
  await expect.poll(at).toBe(2);
  await page.getByRole('button', { name: 'One step back' }).click();
  await expect.poll(at).toBe(1);
  await expect(page.getByRole('button', { name: 'One step back' })).toBeDisabled();

  // Play, and stop.
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(at).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();

  // Jump: to the end, by the slider, by the list of turns, by a line of the log, by the keys.
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect.poll(at).toBe(steps);
  await slider.fill('20');
  await expect.poll(at).toBe(21);
  await turn.selectOption({ index: 0 });
  const first = await at();
  await turn.selectOption({ index: 1 });
  expect(await at()).toBeGreaterThan(first);
  const line = page.getByRole('region', { name: 'Game log' }).getByRole('button').last();
  await line.click();
  await expect(line).toHaveAttribute('aria-current', 'step');
  await page.keyboard.press('Home');
  await expect.poll(at).toBe(1);
  await page.keyboard.press('ArrowRight');
  await expect.poll(at).toBe(2);

  // Another seat sees other cards; a spectator sees none.
  await turn.selectOption({ index: 1 });
  const eyes = page.getByRole('combobox', { name: 'View as' });
  await eyes.selectOption('Player 1');
  await expect(hand).toHaveAccessibleName('Player 1’s cards');
  const mine = await hand.ariaSnapshot();
  await eyes.selectOption('Flint');
  await expect(hand).toHaveAccessibleName('Flint’s cards');
  const theirs = await hand.ariaSnapshot();
  expect(mine).toMatch(/Card \d+/);
  expect(theirs).toMatch(/Card \d+/);
  expect(theirs).not.toEqual(mine);
  await eyes.selectOption('a spectator');
  await expect(hand).toBeHidden();
}

async function download(page: Page, click: () => Promise<void>): Promise<string> {
  const file = page.waitForEvent('download');
  await click();
  return (await file).path();
}
