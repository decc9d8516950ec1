import { inviteLink, sitDown } from '../people.ts';
import { HOPELESS, HORSES, Table } from '../rooms/hidden_stones/table.ts';
import { expect, test } from '../test.ts';

test('what the rules don’t allow is refused in words, and nothing changes', async ({ page }) => {
  const table = await Table.aloneWith(page, HOPELESS);
  const board = await table.board();
  const [card = 0] = await table.held();

  await table.tapStone('a1');
  await table.says('Tap a neighbour to swap, or flip it.');
  await table.tapStone('c3');
  await table.says('a1 and c3 don’t lie side by side. (HS-4)');
  await page.keyboard.press('Escape');
  await table.tapStone('a1');
  await table.tapStone('b2');
  await table.says('a1 and b2 don’t lie side by side. (HS-4)');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  await page.keyboard.press('s');
  await table.says('None of your formations lies on the grid.');
  await table.card(card).click();
  await page.keyboard.press('s');
  await table.says(`The formation of card ${card} is not on the grid. (HS-6)`);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  await table.pass.click();
  await expect(table.cards).toHaveCount(6);
  await table.myTurn();
  await expect(table.pass).toBeHidden();
  await page.keyboard.press('p');
  await table.says('You passed last time; two passes in a row are not allowed. (HS-9)');
  await expect(table.end).toBeEnabled();

  expect(await table.board()).toEqual(board);
  await expect(table.cards).toHaveCount(6);
});

test('a pass after an action, and a change without a card, are refused in words', async ({ page }) => {
  const table = await Table.aloneWith(page, HOPELESS);
  for (let left = 3; left >= 0; left--) {
    await table.swap('a1', 'b1');
    await expect(table.cards).toHaveCount(left);
  }
  await table.says('No card is left to pay with. End your turn.');
  await table.tapStone('a1');
  await expect(table.stone('a1')).toHaveAttribute('aria-selected', 'false');
  await table.says('No card is left to pay with. End your turn.');
  await page.keyboard.press('p');
  await table.says('You can only pass instead of doing anything. End your turn. (HS-9)');
});

test('whoever acts when it is another’s turn is told so', async ({ page: ada, person }) => {
  await Table.make(ada, { seats: [{ name: 'Ada' }, 'open'], start: 'Ada' });
  const ben = await person();
  await sitDown(ben, await inviteLink(ada), 'Ben');
  const table = new Table(ben);
  await table.says('Ada is playing.');
  await table.tapStone('b2');
  await table.says('It is not your turn.');
  await ben.keyboard.press('e');
  await table.says('It is not your turn.');
  await expect(new Table(ada).end).toBeEnabled();
});

test('a second tab that missed a move is told that the table changed, and then sees it', async ({ page, context }) => {
  const table = await Table.aloneWith(page, HOPELESS);
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
  const old = new Table(late);
  await old.myTurn();
  slow = true;
  await table.swap('a1', 'b1');
  await expect(old.cards).toHaveCount(4);

  await old.end.click();
  await old.says('The table changed at the same moment. Look again, then play.');
  onTheWay.forEach((arrive) => arrive());
  await expect.poll(() => old.held()).toEqual(await table.held());
  expect(await old.board()).toEqual(await table.board());
  slow = false;
  await old.undo.click();
  await expect(table.cards).toHaveCount(4);
});

test('two tabs of one person show the same table', async ({ page, context }) => {
  const table = await Table.aloneWith(page, HOPELESS);
  const second = await context.newPage();
  await second.goto(page.url());
  const other = new Table(second);
  await other.myTurn();
  await table.flip('c3');
  await expect.poll(() => other.board()).toEqual(await table.board());
  await other.undo.click();
  await expect(table.undo).toBeHidden();
  expect(await table.held()).toEqual(await other.held());
});

test('options that don’t fit are refused in words, and what was written stays', async ({ page }) => {
  await page.goto('/new/hidden-stones?for=device');
  await page.getByText('Rules to agree on').click();
  await page.getByText('More', { exact: true }).click();
  await page.getByLabel('A home-made deck').fill('1 1 BH\n2 one FT');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('alert')).toContainText('This deck can’t be read.');
  await expect(page.getByLabel('A home-made deck')).toHaveValue('1 1 BH\n2 one FT');

  await page.getByLabel('A home-made deck').fill(HORSES.split('\n').slice(0, 5).join('\n'));
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('alert')).toContainText('This deck has too few cards for so many players.');

  await page.getByLabel('A home-made deck').fill(HORSES);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(new Table(page).curtain).toBeVisible();
});
