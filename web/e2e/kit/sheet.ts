// The score sheet of a game of several rounds.
import { expect, type Page } from '@playwright/test';
import { expectToFit } from './look.ts';

/** A number as it is written: with a real minus. */
export const number = (text: string): number => Number(/−?\d+/.exec(text)?.[0].replace('−', '-') ?? NaN);

/** So many rounds, and their points add up to the totals, which are returned. */
export async function expectSums(page: Page, count: number): Promise<number[]> {
  const sheet = page.getByRole('table', { name: 'Score sheet' });
  const rounds = await sheet
    .locator('tbody tr:first-child')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll<HTMLElement>('.points')].map((cell) => cell.innerText)),
    );
  const totals = (await sheet.locator('tfoot td').allInnerTexts()).map(number);
  expect(rounds).toHaveLength(count);
  expect(totals).toEqual(totals.map((_, seat) => rounds.reduce((sum, round) => sum + number(round[seat] ?? ''), 0)));
  await page.setViewportSize({ width: 390, height: 844 });
  await expectToFit(page, 'the score sheet of a series');
  return totals;
}

/** The replay says which round it shows. */
export async function expectRoundsInReplay(page: Page, first: string, last: string): Promise<void> {
  await page.getByRole('region', { name: 'The game is over' }).getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByText(first, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(page.getByText(last, { exact: true })).toBeVisible();
}
