// The end of a game, without the way there.
import { expect, type Page } from '@playwright/test';
import { deal } from './dealt.ts';
import type { StepwiseTable } from './room.ts';
import { someRoom } from './rooms.ts';
import { sit } from './seats.ts';

/** How the end is told to the one person at a device. */
export const VERDICT =
  /^(You( two)? win|You and .+ share the win|(Joint )?(second|third|fourth|fifth))( with −?\d+)?!?$/i;

/** People at one device play the last turns of a short game, one after the other, up to the score sheet. */
export async function lastTurns(page: Page, names: readonly string[]): Promise<StepwiseTable> {
  const { game, short } = someRoom;
  const options = { ...short, start: '0' };
  await sit(page, await deal({ game, options, seats: names.map((name) => ({ name })), log: options }));
  const table = someRoom.table(page);
  for (let turn = 0; turn < 12; turn++) {
    await expect(table.curtain.or(table.over).first()).toBeVisible();
    if (await table.over.isVisible()) break;
    await table.curtain.getByRole('button').click();
    await table.myTurn();
    await table.playSimply();
  }
  await expect(table.over.getByRole('row')).toHaveCount(names.length + 1);
  return table;
}
