import { strictCoach } from '../../kit/coached.ts';
import { someRoom } from '../../kit/rooms.ts';
import { expect, test } from '../../kit/test.ts';

test('the coach beside me: off at first, never beside two people; a mistake is taken back, or one plays on', async ({
  page,
}) => {
  const coach = await strictCoach(page);
  const note = page.getByRole('region', { name: 'The coach' });
  const table = await someRoom.make(page, { seats: [{ name: 'Ada' }, 'bot'], start: 'Ada' });
  await table.step();
  expect(coach.moves).toEqual([]);

  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name: /^Coach beside me/ }).check();
  await page.keyboard.press('Escape');
  const before = await table.seen();
  await table.step();
  await expect(note).toContainText('That costs 20 percentage points of the chance to win. Better:');
  await note.getByRole('button', { name: 'Take it back' }).click();
  await expect(note).toBeHidden();
  await expect.poll(() => table.seen()).toEqual(before);

  coach.made = false;
  await table.endTurn();
  await expect(note).toBeVisible();
  expect(await table.seen()).toEqual(before);
  await note.getByRole('button', { name: 'Take it back' }).click();
  await expect(note).toBeHidden();
  await expect(table.end).toBeEnabled();
  await table.endTurn();
  await note.getByRole('button', { name: 'Play on' }).click();
  await expect(table.log).toContainText(/ended|ends/);
  const asked = coach.moves.length;

  const shared = await someRoom.make(page, { seats: [{ name: 'Ada' }, { name: 'Ben' }], start: 'Ada' });
  await shared.come('Ada');
  await shared.step();
  expect(coach.moves).toHaveLength(asked);
  await expect(note).toHaveCount(0);
});
