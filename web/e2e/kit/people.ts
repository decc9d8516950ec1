// People around the tables: how they come to a seat, who they are, what they see at home.
import { expect, type Locator, type Page } from '@playwright/test';

/** The link that whoever sits at a table may send, as the waiting room shows it. */
export async function inviteLink(page: Page): Promise<string> {
  const field = page.getByRole('textbox', { name: 'Link to this table' });
  await expect(field).toHaveValue(/\/join\/[\w-]{22}$/);
  return field.inputValue();
}

/** Come by a link and take a seat. */
export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Take a seat' }).click();
  // The others may see it first; only who has the answer may go elsewhere, and come back to the seat.
  await page.waitForFunction(() => {
    const known = JSON.parse(localStorage.getItem('tilery.tables') ?? '[]') as { id: string; seats: object }[];
    return known.some(({ id, seats }) => location.pathname.endsWith(id) && Object.keys(seats).length > 0);
  });
}

/** The sheet about oneself, opened from the home page. */
export async function aboutMe(page: Page): Promise<Locator> {
  await page.goto('/');
  await page.getByTitle('You', { exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'You' });
  await expect(sheet.getByRole('list', { name: 'Faces to choose from' })).toBeVisible();
  return sheet;
}

/** A link to another device, made on that sheet. */
export async function deviceLink(sheet: Locator): Promise<string> {
  await sheet.getByRole('button', { name: 'Make a link' }).click();
  await expect(sheet.getByRole('img', { name: 'QR code with the link for your other device' })).toBeVisible();
  return sheet.getByRole('textbox', { name: 'Link for your other device' }).inputValue();
}

/** The card of a table on the home page. */
export const myTable = (page: Page, words: RegExp): Locator =>
  page.getByRole('region', { name: 'Your tables' }).getByRole('link', { name: words });
