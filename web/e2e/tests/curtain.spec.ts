// Several people at one device.
import { someRoom } from '../kit/rooms.ts';
import { expect, test } from '../kit/test.ts';

test('the curtain is back after a reload, and falls at once after the turn', async ({ page }) => {
  const table = await someRoom.make(page, { seats: [{ name: 'Ada' }, { name: 'Ben' }], start: 'Ben' });
  await table.come('Ben');
  await table.step();
  const held = await table.held();
  await page.reload();
  await expect(table.curtain).toBeVisible();
  await expect(table.hand).toHaveCount(0);
  await table.come('Ben');
  expect(await table.held()).toEqual(held);
  await table.end.click();
  await expect(page.getByRole('button', { name: 'I am Ada' })).toBeFocused();
  await expect(table.hand).toHaveCount(0);
});

test('at one device, the end of the game shows everybody’s sheet without a curtain', async ({ page }) => {
  const seats = [{ name: 'Ada' }, { name: 'Ben' }];
  const table = await someRoom.make(page, { seats, start: 'Ada', options: someRoom.short });
  for (let turn = 0; turn < 12; turn++) {
    await expect(table.curtain.or(table.over).first()).toBeVisible();
    if (await table.over.isVisible()) break;
    await table.curtain.getByRole('button').click();
    await table.myTurn();
    await table.playSimply();
  }
  await expect(table.over.getByRole('row')).toHaveCount(3);
  await expect(table.curtain).toHaveCount(0);
});
