// The lessons as a person goes through them: for each step what one does, by hand and by the keyboard.
import { expect, type Page } from '@playwright/test';
import { COLLEXION } from '../collexion/lesson.ts';
import { CROSSRUMMY } from '../crossrummy/lesson.ts';
import { Table, type Cell } from './table.ts';
import { key, reach, type Press, type Taught } from '../../taught.ts';
import { Triominos } from '../triominos/table.ts';

// Hidden Stones

const scoring = (card: number) => async (page: Page, press: Press) => {
  await press(new Table(page).card(card));
  await press(page.getByRole('button', { name: /^Score/ }));
};
const paying = (card: number) => (page: Page, press: Press) => press(new Table(page).card(card));
const flipping = (cell: Cell, card: number) => async (page: Page, press: Press) => {
  await press(new Table(page).stone(cell));
  await press(page.getByRole('button', { name: /^Flip:/ }));
  await paying(card)(page, press);
};
const swapping = (a: Cell, b: Cell, card: number) => async (page: Page, press: Press) => {
  await press(new Table(page).stone(a));
  await press(new Table(page).stone(b));
  await paying(card)(page, press);
};
/** From the middle of the grid, where Tab arrives. */
const fromMiddle = async (page: Page, ...keys: string[]) => {
  await reach(page, new Table(page).grid.locator('[tabindex="0"]'));
  await key(page, 'ArrowLeft', 'ArrowLeft', 'ArrowUp', 'ArrowUp', ...keys);
};

const HIDDEN_STONES: Taught = {
  game: 'hidden-stones',
  title: 'Hidden Stones',
  steps: [
    { id: 'look' },
    { id: 'score', hands: scoring(3), keys: (page) => key(page, '1', 's') },
    {
      id: 'flip',
      hands: flipping('c2', 68),
      keys: (page) => fromMiddle(page, 'ArrowRight', 'ArrowRight', 'ArrowDown', 'f', '3'),
    },
    { id: 'shine', hands: scoring(33), keys: (page) => key(page, '1', 's') },
    { id: 'end', hands: (page, press) => press(new Table(page).end), keys: (page) => key(page, 'e') },
    {
      id: 'swap',
      hands: swapping('c2', 'b2', 72),
      keys: (page) => fromMiddle(page, 'ArrowRight', 'ArrowDown', 'Enter', 'ArrowRight', 'Enter', '4'),
    },
    { id: 'two', hands: scoring(1), keys: (page) => key(page, '2', 's') },
    { id: 'pass', hands: (page, press) => press(new Table(page).pass), keys: (page) => key(page, 'p') },
    { id: 'tenth', hands: scoring(11), keys: (page) => key(page, 's') },
    { id: 'finish', hands: (page, press) => press(new Table(page).end), keys: (page) => key(page, 'e') },
  ],
  another: { step: 2, hands: flipping('a1', 68) },
};

// Triominos

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

const TRIOMINOS: Taught = {
  game: 'triominos',
  title: 'Triominos',
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

export const LESSONS: Taught[] = [HIDDEN_STONES, TRIOMINOS, CROSSRUMMY, COLLEXION];
