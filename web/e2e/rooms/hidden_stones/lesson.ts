// The lesson of Hidden Stones as a person goes through it: for each step what one does, by hand and by the keyboard.
import type { Page } from '@playwright/test';
import { key, reach } from '../../kit/keys.ts';
import type { Press, Taught } from '../../kit/taught.ts';
import { Table, type Cell } from './table.ts';

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

export const lesson: Taught = {
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
