// The lesson of Crossrummy as a person goes through it.
import { expect, type Page } from '@playwright/test';
import { key } from '../../kit/keys.ts';
import { touch, type Press, type Taught } from '../../kit/taught.ts';
import { Crossrummy, type Cell } from './table.ts';

/** Where a cell is, once the felt is still. */
async function where(table: Crossrummy, cell: Cell): Promise<{ x: number; y: number }> {
  let at = await table.where(cell);
  await expect(async () => {
    const before = at;
    await table.page.waitForTimeout(50);
    at = await table.where(cell);
    expect(at).toEqual(before);
  }).toPass();
  return at;
}

type Laid = readonly [tile: string, cell: Cell];

async function lay(page: Page, press: Press, laid: readonly Laid[]): Promise<void> {
  const table = new Crossrummy(page);
  for (const [tile, cell] of laid) {
    const before = await table.pieces.count();
    await press(table.tile(tile));
    await touch(page, await where(table, cell));
    await expect(table.pieces).toHaveCount(before + 1);
  }
  await table.says('Everything fits.');
  await press(table.lay);
}

const laying =
  (...laid: Laid[]) =>
  async (page: Page, press: Press) => {
    const ready = new Crossrummy(page).lay;
    // What a whole hint has laid out is only to be confirmed.
    if (await ready.isVisible()) await press(ready);
    else await lay(page, press, laid);
  };

// By the keys

/** The cursor of the felt to a cell. It says itself where it is. */
async function goTo(page: Page, [column, row]: Cell): Promise<void> {
  const said = page.locator('[aria-live=assertive]').filter({ hasText: /column -?\d+, row -?\d+/ });
  await expect(new Crossrummy(page).cells).toBeFocused();
  const [, x, y] = /column (-?\d+), row (-?\d+)/.exec(await said.innerText()) ?? [];
  const [right, down] = [column + 1 - Number(x), row + 1 - Number(y)];
  for (let i = 0; i < Math.abs(right); i++) await key(page, right > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let i = 0; i < Math.abs(down); i++) await key(page, down > 0 ? 'ArrowDown' : 'ArrowUp');
}

async function take(page: Page, name: string): Promise<void> {
  const tile = new Crossrummy(page).tile(name);
  await key(page, 'r', 'Home');
  const focused = () => tile.evaluate((one) => one === document.activeElement);
  for (let tiles = 0; tiles < 15 && !(await focused()); tiles++) await key(page, 'ArrowRight');
  await expect(tile).toBeFocused();
  await key(page, 'Enter');
}

const layingByKeys =
  (...laid: Laid[]) =>
  async (page: Page) => {
    for (const [tile, cell] of laid) {
      await take(page, tile);
      await goTo(page, cell);
      await key(page, 'Enter');
    }
    await new Crossrummy(page).says('Everything fits.');
    await key(page, 'l');
  };

const OUT: Laid[] = [
  ['y5', [3, 4]],
  ['y6', [4, 4]],
  ['y7', [5, 4]],
];
const LONGER: Laid[] = [
  ['b7', [3, 0]],
  ['b8', [4, 0]],
  ['b9', [5, 0]],
];
const drawThree = (page: Page) => page.getByRole('button', { name: /^Play “draw three”/ });
const takeFive = (page: Page) => page.getByRole('button', { name: 'Take yellow 5', exact: true });

export const lesson: Taught = {
  steps: [
    { id: 'look' },
    {
      id: 'open',
      // A run may stand upright, and anywhere.
      hands: laying(['b4', [0, 1]], ['b5', [0, 0]], ['b6', [0, -1]]),
      keys: layingByKeys(['b4', [0, 0]], ['b5', [1, 0]], ['b6', [2, 0]]),
    },
    {
      id: 'set',
      hands: laying(['y10', [0, 2]], ['r10', [1, 2]], ['g10', [2, 2]]),
      keys: layingByKeys(['r10', [0, 2]], ['g10', [1, 2]], ['y10', [2, 2]]),
    },
    { id: 'longer', hands: laying(...LONGER), keys: layingByKeys(...LONGER) },
    {
      id: 'cross',
      hands: async (page, press) => {
        const table = new Crossrummy(page);
        await press(table.tile('g5'));
        await touch(page, await where(table, [1, 1]));
        await table.says('That column would be only two tiles long.');
        await lay(page, press, [['r5', [1, 2]]]);
      },
      keys: layingByKeys(['r5', [1, 1]], ['g5', [1, 2]]),
    },
    {
      id: 'move',
      hands: async (page, press) => {
        const table = new Crossrummy(page);
        await touch(page, await where(table, [6, 2]));
        await touch(page, await where(table, [6, 0]));
        await table.says('Lay at least one tile of your own.');
        await lay(page, press, [['b11', [7, 0]]]);
      },
      keys: async (page) => {
        await key(page, 'g');
        await goTo(page, [6, 2]);
        await key(page, 'Enter');
        await goTo(page, [6, 0]);
        await key(page, 'Enter');
        await layingByKeys(['b11', [7, 0]])(page);
      },
    },
    {
      id: 'action',
      hands: async (page, press) => {
        await press(new Crossrummy(page).tile('draw-three'));
        await press(drawThree(page));
      },
      keys: async (page) => {
        await take(page, 'draw-three');
        await drawThree(page).press('Enter');
      },
    },
    {
      id: 'take',
      hands: async (page, press) => {
        await press(new Crossrummy(page).openTiles.getByRole('button', { name: 'yellow 5', exact: true }));
        await press(takeFive(page));
      },
      keys: async (page) => {
        await key(page, 'o', 'Enter');
        await takeFive(page).press('Enter');
      },
    },
    { id: 'out', hands: laying(...OUT), keys: layingByKeys(...OUT) },
  ],
  another: { step: 1, hands: (page, press) => press(new Crossrummy(page).draw) },
};
