// From the home page to a table, as a person goes.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Seat } from './seats.ts';

/** The card of a game. */
export const gameCard = (page: Page, title: string): Locator => page.getByRole('article', { name: title });

/** Presses the card: all that can be chosen is on one sheet. */
export async function openGame(page: Page, title: string): Promise<Locator> {
  await gameCard(page, title).getByRole('button', { name: title, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: title });
  await expect(playButton(sheet)).toBeVisible();
  return sheet;
}

/** What starts a game at once, as it was played last. */
export const playAtOnce = (page: Page, title: string): Locator =>
  gameCard(page, title).getByRole('button', { name: `Play ${title}` });

/** What starts a game against bots, with what was chosen on the sheet. */
export const playButton = (sheet: Locator): Locator => sheet.getByRole('button', { name: /^Play against/ });

/** Three clicks, and the game begins; a fourth says how well the bot plays. */
export async function playAgainstOneBot(page: Page, title: string, how?: string): Promise<void> {
  await page.goto('/');
  const sheet = await openGame(page, title);
  await sheet.getByRole('group', { name: 'Opponents' }).getByRole('radio', { name: '1', exact: true }).check();
  if (how) await sheet.getByRole('group', { name: 'They play' }).getByRole('radio', { name: how }).check();
  await sheet.getByRole('button', { name: 'Play against one bot' }).click();
  await page.waitForURL(/\/table\//);
}

/** Who sits where, in the form for a new table, which is there already. */
export async function fillSeats(page: Page, seats: Seat[]): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Who is playing?' })).toBeVisible();
  for (let more = 2; more < seats.length; more++) await page.getByRole('button', { name: 'Add a seat' }).click();
  for (const [index, seat] of seats.entries()) {
    const kind = typeof seat === 'string' ? seat : 'device';
    await page.getByLabel(`Who takes seat ${index + 1}?`).selectOption(kind);
    if (typeof seat !== 'string') await page.getByLabel(`Name at seat ${index + 1}`).fill(seat.name);
  }
}

/** Opens what is agreed on, and says who begins. */
export async function agree(page: Page, start: string): Promise<void> {
  await page.getByText('Game options').click();
  await page.getByRole('group', { name: 'Who begins?' }).getByRole('radio', { name: start }).check();
}

export async function startTheGame(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Start the game|Set up the table)$/ }).click();
  await page.waitForURL(/\/table\//);
}
