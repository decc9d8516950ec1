import { sitDown } from '../kit/people.ts';
import type { StepwiseTable } from '../kit/room.ts';
import { someRoom } from '../kit/rooms.ts';
import { expect, test, type Page } from '../kit/test.ts';

const OPEN = { kind: 'open' };

/** A table at which whoever sits down first begins. */
async function makeTable(page: Page, seats: object[], pace: object): Promise<string> {
  const wish = { game: someRoom.game, options: { start: '0' }, seats, pace, public: true };
  const answer = await page.request.post('/api/tables', { data: wish });
  expect(answer.status()).toBe(201);
  return `/table/${((await answer.json()) as { id: string }).id}`;
}

async function seated(page: Page, link: string, name: string): Promise<StepwiseTable> {
  await sitDown(page, link, name);
  return someRoom.table(page);
}

test('Ben closes his browser, the table goes on, and he has his seat when he is back', async ({ page, person }) => {
  const ben = await person();
  const link = await makeTable(page, [OPEN, OPEN], { away: 1, level: 'random' });
  const a = await seated(page, link, 'Ada');
  const b = await seated(ben, link, 'Ben');
  await expect(b.field).toBeVisible();
  await a.myTurn();
  const context = ben.context();
  await ben.close();
  await a.endTurn();
  await expect(a.players.getByText('bot playing')).toBeVisible();
  await a.myTurn();
  await expect(page.getByText('(A bot played for Ben.)').first()).toBeVisible();

  const again = await context.newPage();
  await again.goto(link);
  await expect(again.getByText(/While you were away, a bot made \S+ moves? for you/)).toBeVisible();
  await expect(a.players.getByText('bot playing')).toBeHidden();
  await a.endTurn();
  await someRoom.table(again).myTurn();
});

test('whoever leaves for good lets a bot play at once', async ({ page, person }) => {
  const ben = await person();
  const link = await makeTable(page, [OPEN, OPEN], { away: null, level: 'random' });
  const a = await seated(page, link, 'Ada');
  const b = await seated(ben, link, 'Ben');
  await expect(b.field).toBeVisible();
  await ben.getByRole('button', { name: 'Leave the table' }).click();
  await ben.getByRole('button', { name: 'Leave', exact: true }).click();
  await ben.waitForURL('/');
  await expect(a.players.getByText('bot playing')).toBeVisible();
  await a.myTurn();
  await a.endTurn();
  await expect(page.getByText('(A bot played for Ben.)').first()).toBeVisible();
  await a.myTurn();
});

test('a clock is shown, and when it is up a bot makes the move', async ({ page }) => {
  const link = await makeTable(page, [OPEN, { kind: 'bot', level: 'random' }], { move: 2, level: 'random' });
  const table = await seated(page, link, 'Ada');
  await expect(table.players.getByRole('timer')).toHaveAccessibleName(/^0:0\d left$/);
  await expect(page.getByText('(A bot played for Ada.)').first()).toBeVisible({ timeout: 30_000 });
  await expect(table.players.getByText('bot playing')).toBeHidden(); // Ada is there, and plays on
});

test('a new table agrees on its pace', async ({ page }) => {
  await page.goto(`/new/${someRoom.game}?for=friends`);
  await page.getByText('Pace', { exact: true }).click();
  await page.getByRole('group', { name: 'If somebody is away' }).getByRole('radio', { name: '10 minutes' }).check();
  await page.getByRole('group', { name: 'Clock' }).getByRole('radio', { name: '5 min for the game' }).check();
  await page
    .getByRole('group', { name: 'Then the bot plays' })
    .getByRole('radio', { name: 'Gently', exact: true })
    .check();
  await page.getByRole('button', { name: 'Set up the table' }).click();
  await page.waitForURL(/\/table\//);
  const info = await page.request.get(`/api/tables/${page.url().split('/').at(-1)}`);
  expect(await info.json()).toMatchObject({ pace: { away: 600, level: 'easy', move: null, game: 300 } });
});
