import { fillSeats } from '../kit/home.ts';
import { expectAccessible, expectToFit } from '../kit/look.ts';
import { someRoom } from '../kit/rooms.ts';
import { expect, test } from '../kit/test.ts';

test('everybody sees how many watch; a watcher of a delayed table sees it later, and is told so', async ({
  page,
  person,
}) => {
  const delays = page.getByRole('group', { name: 'Delay for spectators' });
  await page.goto(`/new/${someRoom.game}?for=device`);
  await expect(page.getByRole('heading', { name: 'Who is playing?' })).toBeVisible();
  await expect(delays).toHaveCount(0); // nobody watches who sits around one device
  await page.goto(`/new/${someRoom.game}?for=friends`);
  await fillSeats(page, [{ name: 'Ada' }, { name: 'Ben' }]);
  await delays.getByRole('radio', { name: '5 min' }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  const table = someRoom.table(page);
  await table.curtain.getByRole('button').click();
  await table.myTurn();
  await expect(page.getByTitle(/watching/)).toHaveCount(0);

  const watcher = await person();
  await watcher.goto(page.url());
  await expect(watcher.getByText('You are watching, 5 minutes behind.')).toBeVisible();
  await expect(watcher.getByRole('heading', { name: 'The game is about to begin' })).toBeVisible();
  await expect(page.getByTitle('1 person watching')).toBeVisible();
  await table.step();
  await watcher.reload();
  await expect(watcher.getByRole('heading', { name: 'The game is about to begin' })).toBeVisible();
  await expect(someRoom.table(watcher).field).toHaveCount(0);
  for (const one of [page, watcher]) {
    await one.setViewportSize({ width: 390, height: 844 });
    await expectToFit(one, 'a watched table');
    await expectAccessible(one, 'a watched table');
  }
});
