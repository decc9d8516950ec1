import { expect } from '@playwright/test';
import type { HouseRoom } from '../../kit/room.ts';
import { lesson } from './lesson.ts';
import { HOPELESS, HORSES, Table } from './table.ts';

export const room: HouseRoom = {
  game: 'hidden-stones',
  title: 'Hidden Stones',
  table: (page) => new Table(page),
  make: Table.make,
  lesson,
  alone: (page) => Table.aloneWith(page, HOPELESS),
  lose: async (table) => {
    for (let penalty = 1; penalty <= 4; penalty++) {
      await table.myTurn();
      await table.endTurn();
      if (penalty < 4) await expect(table.page.getByRole('img', { name: `Penalties: ${penalty} of 4` })).toBeVisible();
    }
    await expect(table.over).toBeVisible();
  },
  short: { deck: HORSES },
  golden: 'piatnik',
};
