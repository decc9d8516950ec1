import { inviteLink, sitDown } from '../kit/people.ts';
import { someRoom } from '../kit/rooms.ts';
import { expect, test } from '../kit/test.ts';

test('whoever acts when it is another’s turn is told so', async ({ page: ada, person }) => {
  await someRoom.make(ada, { seats: [{ name: 'Ada' }, 'open'], start: 'Ada' });
  const ben = await person();
  await sitDown(ben, await inviteLink(ada), 'Ben');
  const table = someRoom.table(ben);
  await table.says('Ada is playing.');
  await ben.keyboard.press('e');
  await table.says('It is not your turn.');
  await expect(someRoom.table(ada).end).toBeEnabled();
});

test('a second tab that missed a move is told that the table changed, and then sees it', async ({ page, context }) => {
  const table = await someRoom.alone(page);
  const late = await context.newPage();
  let slow = false;
  const onTheWay: (() => void)[] = [];
  await late.routeWebSocket(/\/ws\//, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (slow && String(message).includes('"update"')) onTheWay.push(() => socket.send(message));
      else socket.send(message);
    });
  });
  await late.goto(page.url());
  const old = someRoom.table(late);
  await old.myTurn();
  const before = await old.pieces.count();
  slow = true;
  await table.step();
  expect(await old.held()).toHaveLength(before);

  await old.endTurn();
  await old.says('The table has just changed. Look again, then play.');
  onTheWay.forEach((arrive) => arrive());
  await expect.poll(() => old.held()).toEqual(await table.held());
  expect(await old.seen()).toEqual(await table.seen());
  slow = false;
  await old.undo.click();
  await expect(table.pieces).toHaveCount(before);
});

test('two tabs of one person show the same table', async ({ page, context }) => {
  const table = await someRoom.alone(page);
  const second = await context.newPage();
  await second.goto(page.url());
  const other = someRoom.table(second);
  await other.myTurn();
  await table.step();
  await expect.poll(() => other.seen()).toEqual(await table.seen());
  await other.undo.click();
  for (const tab of [table, other]) await expect(tab.undo).toBeHidden();
  await expect.poll(() => table.held()).toEqual(await other.held());
});
