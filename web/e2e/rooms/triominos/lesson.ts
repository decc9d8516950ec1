// The lesson of Triominos as a person goes through it: for each step what one does, by hand and by the keyboard.
import { expect, type Page } from '@playwright/test';
import { key, reach } from '../../kit/keys.ts';
import type { Press, Taught } from '../../kit/taught.ts';
import { Triominos } from './table.ts';

const laying =
  (stone: string, place = 0) =>
  async (page: Page, press: Press) => {
    const table = new Triominos(page);
    await press(table.stone(stone));
    const sure = page.getByRole('button', { name: /^Lay / });
    const places = page.getByRole('button', { name: 'Places', exact: true });
    await expect(sure.or(places).first()).toBeVisible();
    if (await sure.isVisible()) return press(sure);
    await press(places);
    await press(table.places(stone).getByRole('button').nth(place));
  };
const layingByKeys =
  (stone: string, place = 0) =>
  async (page: Page) => {
    const table = new Triominos(page);
    await reach(page, table.rack.locator('[tabindex="0"]'));
    await key(page, 'Home');
    const held = await table.held();
    for (let right = 0; right < held.indexOf(stone); right++) await key(page, 'ArrowRight');
    await expect(table.stone(stone)).toBeFocused();
    await key(page, 'Enter');
    for (let down = 0; down < place; down++) await key(page, 'ArrowDown');
    await expect(table.places(stone).getByRole('button').nth(place)).toBeFocused();
    await key(page, 'Enter');
  };

export const lesson: Taught = {
  steps: [
    { id: 'look' },
    { id: 'first', hands: laying('1-1-1'), keys: layingByKeys('1-1-1') },
    { id: 'edge', hands: laying('1-1-4', 1), keys: layingByKeys('1-1-4', 1) },
    { id: 'corner', hands: laying('1-2-3'), keys: layingByKeys('1-2-3') },
    { id: 'buy', hands: (page, press) => press(new Triominos(page).buy), keys: (page) => key(page, 'b') },
    { id: 'hexagon', hands: laying('1-3-4'), keys: layingByKeys('1-3-4') },
    { id: 'bridge', hands: laying('1-2-5'), keys: layingByKeys('1-2-5') },
    { id: 'last', hands: laying('0-0-4', 1), keys: layingByKeys('0-0-4', 1) },
  ],
  another: { step: 1, hands: laying('1-2-3') },
};
