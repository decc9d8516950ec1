// The line to the server: reloads, restarts, no network, and addresses that lead nowhere.
import { gameCard, openGame, playAtOnce, playButton } from '../kit/home.ts';
import { inviteLink, sitDown } from '../kit/people.ts';
import { sit } from '../kit/seats.ts';
import { Server } from '../server.ts';
import { someRoom } from '../kit/rooms.ts';
import { expect, test } from '../kit/test.ts';

test('a reload in the middle of a turn changes nothing, and the step before it can still be taken back', async ({
  page,
}) => {
  const table = await someRoom.alone(page);
  const before = { seen: await table.seen(), held: await table.held() };
  await table.step();
  const after = { seen: await table.seen(), held: await table.held() };

  await page.reload();
  await table.myTurn();
  expect({ seen: await table.seen(), held: await table.held() }).toEqual(after);
  await table.undo.click();
  await expect.poll(async () => ({ seen: await table.seen(), held: await table.held() })).toEqual(before);
  await expect(table.undo).toBeHidden();

  await page.reload();
  await table.myTurn();
  expect({ seen: await table.seen(), held: await table.held() }).toEqual(before);
  await expect(table.undo).toBeHidden();
});

test.describe('with a server of its own', () => {
  test.describe.configure({ mode: 'default' }); // one after the other: one server is enough
  // A server and its bots take a second or two to start, and the page tries again ever more seldom.
  test.setTimeout(180_000);
  const patiently = { timeout: 45_000 };
  let server: Server;
  test.beforeAll(async () => {
    server = await Server.start();
  });
  test.afterAll(() => server.stop());

  test('when the server is killed and started again, the page says so and carries on by itself', async ({ person }) => {
    const page = await person({ baseURL: server.url });
    const table = await someRoom.make(page, { seats: [{ name: 'Ada' }, 'bot'], start: 'Ada' });
    await table.myTurn(patiently);
    await table.step();
    const before = { seen: await table.seen(), held: await table.held() };

    await server.kill();
    await table.says('Connection lost. Trying again…');
    await expect(table.end).toBeDisabled();
    await server.restart();
    await table.says('You are back. Everything is as it was.', patiently);
    await expect(page.getByText('Connection lost')).toBeHidden();
    await table.myTurn();
    expect({ seen: await table.seen(), held: await table.held() }).toEqual(before);

    // The bots carry on too, and so does undo.
    await table.undo.click();
    await expect.poll(() => table.held()).not.toEqual(before.held);
    await table.myTurn();
    await table.endTurn();
    await expect(table.log.getByText(/Flint /).first()).toBeVisible(patiently);
    await table.myTurn(patiently);
  });

  test('a move that was on its way when the server died is made once, and only once', async ({ person }) => {
    const page = await person({ baseURL: server.url });
    const table = await someRoom.alone(page);
    const before = await table.seen();
    const held = await table.pieces.count();
    const told = await table.log.getByRole('button').count();
    server.freeze();
    const stepping = table.step(patiently);
    await table.says('One moment…');
    await server.kill();
    await server.restart();
    await table.says('You are back.', patiently);
    await stepping;
    expect(await table.seen()).not.toEqual(before);
    await expect(table.pieces).toHaveCount(held - 1);
    await expect(table.log.getByRole('button')).toHaveCount(told + 1);
    await table.myTurn();
  });

  test('a server that is gone when somebody starts a game is told in words, and the next try works', async ({
    person,
  }) => {
    const page = await person({ baseURL: server.url });
    await page.goto('/');
    const play = playButton(await openGame(page, someRoom.title));
    await page.waitForLoadState('networkidle'); // the page is complete
    await server.kill();
    await play.click();
    await expect(page.getByRole('alert')).toHaveText('Can’t reach the server. Are you online?');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await playAtOnce(page, someRoom.title).click();
    await expect(page.getByRole('alert')).toHaveText('Can’t reach the server. Are you online?');
    await server.restart();
    await playAtOnce(page, someRoom.title).click();
    await someRoom.table(page).myTurn(patiently);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('without a network the page says so, and is back when the network is', async ({ page, context }) => {
  const table = await someRoom.alone(page);
  const held = await table.held();
  await context.setOffline(true);
  await table.says('Connection lost. Trying again…');
  await expect(table.end).toBeDisabled();
  await context.setOffline(false);
  await table.says('You are back. Everything is as it was.');
  await table.myTurn();
  expect(await table.held()).toEqual(held);
  await table.step();
});

test('an address without a table says so, and leads home', async ({ page }) => {
  await page.goto('/table/not-a-table');
  await expect(page.getByRole('heading', { name: 'No such table' })).toBeVisible();
  await expect(page.getByText('Maybe the link is incomplete. Ask for it again.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(gameCard(page, someRoom.title)).toBeVisible();
});

test('nothing is at an address that is none, said kindly', async ({ page }) => {
  for (const address of ['/nowhere', '/table', '/new/chess', '/rules/chess', '/learn/chess', '/table/x/y/z']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Nothing here' }), address).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toBeVisible();
  }
});

test('a replay of a game that is not over, or never was, is refused in words', async ({ page }) => {
  await someRoom.alone(page);
  const address = page.url();
  await page.goto(`${address}/replay/0`);
  await expect(page.getByRole('heading', { name: 'No replay here' })).toBeVisible();
  await expect(page.getByText('The game is not over yet.')).toBeVisible();
  await page.goto(`${address}/replay/7`);
  await expect(page.getByText('No such game was played at this table.')).toBeVisible();
  await page.goto('/table/not-a-table/replay/0');
  await expect(page.getByText('There is no such table.')).toBeVisible();
});

test('whoever comes to a full table may watch; whoever was a moment too late is told so', async ({
  page: ada,
  person,
}) => {
  await someRoom.make(ada, { seats: [{ name: 'Ada' }, 'open'] });
  const link = await inviteLink(ada);

  // Cleo's page does not hear that Ben sits down.
  const cleo = await person();
  await cleo.routeWebSocket(/\/ws\//, (socket) => {
    const server = socket.connectToServer();
    let welcomed = false;
    server.onMessage((message) => {
      if (welcomed) return;
      welcomed = String(message).includes('"welcome"');
      socket.send(message);
    });
  });
  await cleo.goto(link);
  await expect(cleo.getByRole('button', { name: 'Take a seat' })).toBeVisible();

  const ben = await person();
  await ben.goto(link);
  await ben.getByRole('button', { name: 'Take a seat' }).click();
  await expect(someRoom.table(ben).field).toBeVisible();

  await cleo.getByRole('button', { name: 'Take a seat' }).click();
  await expect(cleo.getByRole('alert')).toHaveText('All seats are taken. You can watch.');
  await cleo.unrouteAll();

  const dora = await person();
  await dora.goto(link);
  await expect(dora.getByText('You are watching.')).toBeVisible();
  await expect(dora.getByRole('button', { name: 'Take a seat' })).toHaveCount(0);
});

test('somebody who leaves is shown as away, and comes back to their seat', async ({ page: ada, person }) => {
  await someRoom.make(ada, { seats: [{ name: 'Ada' }, 'open'], start: 'Ada' });
  const link = await inviteLink(ada);
  const ben = await person();
  await sitDown(ben, link, 'Ben');
  const table = someRoom.table(ben);
  await expect(table.pieces).not.toHaveCount(0);
  const held = await table.held();

  const plate = someRoom.table(ada).plate('Ben');
  await expect(plate).not.toContainText('away right now');
  await ben.getByRole('link', { name: 'Home' }).click();
  await expect(plate).toContainText('away right now');
  await ben.getByRole('link', { name: /Ada.*In progress/ }).click();
  await expect(plate).not.toContainText('away right now');
  await expect.poll(() => table.held()).toEqual(held);
});

test('a seat that the server gives to nobody here is no way in: one watches', async ({ page, person }) => {
  await someRoom.alone(page);
  const thief = await person();
  const id = page.url().split('/').pop() ?? '';
  await sit(thief, { id, game: someRoom.game, names: ['Ada'], secrets: { 0: 'a-secret-that-opens-nothing' } });
  await expect(thief.getByText('You are watching.')).toBeVisible();
  await expect(thief.getByText('This seat belongs to somebody else.')).toBeVisible();
  await expect(someRoom.table(thief).hand).toHaveCount(0);
});
