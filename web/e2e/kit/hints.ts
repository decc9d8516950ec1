// The lamp of a table, and the slip that comes with it.
import type { Locator, Page } from '@playwright/test';

export const lamp = (page: Page): Locator => page.getByRole('button', { name: 'Hint', exact: true });
export const slip = (page: Page): Locator => page.getByRole('region', { name: 'Hint' });
export const show = (page: Page): Locator => slip(page).getByRole('button', { name: 'Show me' });
export const doIt = (page: Page): Locator => slip(page).getByRole('button', { name: 'Do it' });
