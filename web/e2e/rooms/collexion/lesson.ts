// The lesson of ColleXion as a person goes through it.
import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { key, reach } from '../../kit/keys.ts';
import { byFinger, touch, type Press, type Taught } from '../../kit/taught.ts';
import { ColleXion, type View } from './table.ts';

const FILE = join(import.meta.dirname, '../../../src/rooms/collexion/lesson.json');
const PLAN = JSON.parse(readFileSync(FILE, 'utf8')) as { steps: { id: string; start: { view: View } }[] };

/** Where the lesson says that a polygon of the tray lies. */
async function touchPiece(page: Page, id: number): Promise<void> {
  const view = PLAN.steps[0]?.start.view;
  const piece = view?.pieces.find((one) => one.id === id);
  if (!view || !piece) throw new Error(`there is no polygon ${id}`);
  await touch(page, await new ColleXion(page).at(piece.x, piece.y, view.tray.size));
}

const taking = (id: number) => async (page: Page, press: Press) => {
  await touchPiece(page, id);
  // A finger chooses first, as it covers what it touches.
  if (await byFinger(page)) await press(page.getByRole('button', { name: /^Take the / }));
};

const takingByKeys = (id: number) => async (page: Page) => {
  const { heap } = new ColleXion(page);
  await key(page, 'l');
  await expect(heap).toBeFocused();
  const here = () => heap.getByRole('option', { selected: true }).getAttribute('id');
  for (let down = 0; down < 40 && !(await here())?.endsWith(`-${id}`); down++) await key(page, 'ArrowDown');
  await key(page, 'Enter');
};

const score = (page: Page) => page.getByRole('button', { name: /^Score the / }).last();
const scoring = (page: Page, press: Press) => press(score(page));
const scoringByKeys = async (page: Page) => {
  await reach(page, score(page));
  await key(page, 'Enter');
};
const ending = (page: Page, press: Press) => press(new ColleXion(page).end);
const endingByKeys = (page: Page) => key(page, 'e');

const pentagon = (page: Page) =>
  page.getByRole('region', { name: 'Steal a polygon' }).getByRole('button', { name: /yellow pentagon/i });
const stealing = (page: Page) => page.getByRole('button', { name: 'Steal the yellow pentagon' });
const removing = (page: Page) => page.getByRole('button', { name: 'Remove the blue square' });
/** What is given, then what is got for it. */
const swapped = (page: Page) => {
  const table = page.getByRole('region', { name: 'Swap a polygon with another player' });
  const mine = table.getByRole('group', { name: 'Your collection' });
  return [
    mine.getByRole('button', { name: /green pentagon/i }),
    table.getByRole('button', { name: /yellow pentagon/i }),
  ];
};
const swapping = (page: Page) => page.getByRole('button', { name: 'Swap these two' });
const oneSet = (page: Page) => page.getByRole('button', { name: 'Score a set' });

export const lesson: Taught = {
  steps: [
    { id: 'look' },
    { id: 'free', hands: taking(65), keys: takingByKeys(65) },
    { id: 'chain', hands: taking(49), keys: takingByKeys(49) },
    { id: 'score', hands: scoring, keys: scoringByKeys },
    { id: 'end', hands: ending, keys: endingByKeys },
    {
      id: 'steal',
      hands: async (page, press) => {
        await press(page.getByRole('button', { name: 'Steal a polygon from another player' }));
        await press(pentagon(page));
        await press(stealing(page));
      },
      keys: async (page) => {
        await key(page, 's');
        await reach(page, pentagon(page));
        await key(page, 'Enter');
        await reach(page, stealing(page));
        await key(page, 'Enter');
      },
    },
    {
      id: 'corner',
      hands: async (page, press) => {
        await press(oneSet(page));
        await scoring(page, press);
      },
      keys: async (page) => {
        await key(page, 'e');
        await scoringByKeys(page);
      },
    },
    {
      id: 'remove',
      hands: async (page, press) => {
        await press(page.getByRole('button', { name: 'Remove a polygon from the tray' }));
        await touchPiece(page, 33);
        await press(removing(page));
      },
      keys: async (page) => {
        await key(page, 'r');
        await takingByKeys(33)(page);
        await reach(page, removing(page));
        await key(page, 'Enter');
      },
    },
    {
      id: 'swap',
      hands: async (page, press) => {
        await press(page.getByRole('button', { name: 'Swap a polygon with another player' }));
        for (const one of swapped(page)) await press(one);
        await press(swapping(page));
      },
      keys: async (page) => {
        await key(page, 'w');
        for (const one of [...swapped(page), swapping(page)]) {
          await reach(page, one);
          await key(page, 'Enter');
        }
      },
    },
    { id: 'count', hands: ending, keys: endingByKeys },
  ],
  another: { step: 1, hands: taking(54) },
};
