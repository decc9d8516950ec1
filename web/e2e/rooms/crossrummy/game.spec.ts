import { VERDICT } from '../../kit/ending.ts';
import { DATA, deal } from '../../kit/dealt.ts';
import { playAgainstOneBot } from '../../kit/home.ts';
import { sit } from '../../kit/seats.ts';
import { expectRoundsInReplay, expectSums } from '../../kit/sheet.ts';
import { expect, test, type Page } from '../../kit/test.ts';
import { AFTER_THREE, BEFORE, called, Crossrummy, CROSSING, dealt, LAST_TURN, OPENING } from './table.ts';

test.skip(!DATA, 'TILERY_DATA names the database of the server that is tested');

test('the first laying opens a group of one’s own; what is too short says so at its place', async ({ page }) => {
  const table = await Crossrummy.at(page, dealt(OPENING));
  await table.myTurn();
  await table.put('r4', [0, 0]);
  await table.put('r5', [1, 0]);
  await expect(table.lay).toBeDisabled();
  await expect(page.getByText('too short', { exact: true })).toBeVisible();
  await table.put('r6', [2, 0]);
  await expect(page.getByText('too short', { exact: true })).toBeHidden();
  await table.layAll();
  await expect(table.log).toContainText('Ada opens: lays red 4–6.');
  await expect(table.plate('Ada')).toContainText(/12.*yes/s);
});

test('lines cross: dragged from the rack below a run; beside it, where rows of two arise, it is refused', async ({
  page,
}) => {
  const table = await Crossrummy.at(page, dealt(CROSSING));
  await table.myTurn();
  // The rulebook's example: above the blue 5 and beside it.
  await table.dragFromRack('y5', [1, -1]);
  await table.dragFromRack('r5', [2, -1]);
  await expect(page.getByText('too short', { exact: true }).first()).toBeVisible();
  await expect(table.lay).toBeDisabled();
  await table.cells.focus();
  await page.keyboard.press('l');
  await table.says(/^That (row|column) would be only two tiles long\./);
  await table.allBack.click();
  await expect(table.pieces).toHaveCount(6);
  await table.dragFromRack('r5', [1, 1]);
  await table.dragFromRack('y5', [1, 2]);
  await table.says('Everything fits.');
  await table.layAll();
  await expect(table.log).toContainText('Ada lays 5s (red, yellow).');
});

test('the others’ group is taken apart and joined to one’s own: the rulebook’s rearrangement', async ({ page }) => {
  const table = await Crossrummy.at(page, dealt(BEFORE), [0]);
  await table.myTurn();
  const { x, y } = await table.where([1, 3]);
  await page.mouse.dblclick(x, y); // the whole yellow run is held
  await table.drag([1, 3], [3, 0]);
  await table.drag([0, 1], [2, 2]);
  await table.drag([0, 2], [2, 3]);
  await expect(table.lay).toBeDisabled(); // nothing of one's own yet, and lines of two
  await table.put('r4', [3, 2]);
  await table.put('b3', [2, 4]);
  await table.put('r2', [1, 2]);
  await table.layAll();
  await expect.poll(() => table.lying()).toEqual(AFTER_THREE); // counted anew once the server has it
  await expect(table.log).toContainText('Ada lays red 2, red 4 and blue 3 and moves 5 tiles.');
});

test('what is being arranged outlives a reload, and can be taken back', async ({ page }) => {
  const table = await Crossrummy.at(page, dealt(CROSSING));
  await table.myTurn();
  await table.put('r5', [1, 1]);
  await table.put('y5', [1, 2]);
  const before = await table.lying();
  await page.reload();
  await expect(table.pieces).toHaveCount(8);
  expect(await table.lying()).toEqual(before);
  await expect(table.lay).toBeEnabled();
  await table.allBack.click();
  await expect(table.tiles).toHaveCount(12);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('what is being arranged outlives a look back at what the other did', async ({ page, person }) => {
    await page.addInitScript(() => localStorage.setItem('tilery.tempo', '"quick"'));
    const seats = [{ name: 'Ada' }, { name: 'Ben' }];
    const made = await dealt({ ...CROSSING, seats, hands: ['b4 b5 b6 r5 y5', 'g1 g2 g3 b3'] });
    const table = await Crossrummy.at(page, Promise.resolve(made), [0]);
    const ben = await Crossrummy.at(await person(), Promise.resolve(made), [1]);
    await table.drawOne();
    await ben.myTurn();
    await ben.put('b3', [-1, 0]); // the server counts all cells anew
    await ben.layAll();
    await table.myTurn();
    await expect(page.locator('.marks')).toHaveCount(1);
    await table.put('r5', [2, 1]);
    await table.put('y5', [2, 2]);
    await table.says('Everything fits.');
    const lying = await table.lying();
    // It is said for a moment only: the page itself has to look, in every frame.
    const told = page.waitForFunction(() =>
      [...document.querySelectorAll('[role=status], .status > span')].some(({ textContent }) =>
        /^\s*Ben lays blue\s+3/.test(textContent),
      ),
    );
    await table.plate('Ben').getByRole('button').click();
    await told;
    await table.says('Everything fits.');
    expect(await table.lying()).toEqual(lying);
  });
});

test('an open tile is taken and replaced, and a chosen player has to draw three', async ({ page, person }) => {
  const seats = [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cleo' }];
  const three = dealt({ seats, hands: ['draw-three', '', ''], open: 'r7' });
  const table = await Crossrummy.at(page, three, [0]);
  const [ben, cleo] = [
    await Crossrummy.at(await person(), three, [1]),
    await Crossrummy.at(await person(), three, [2]),
  ];
  await table.myTurn();
  await table.tile('draw-three').click();
  await page.getByRole('button', { name: 'Cleo', exact: true }).click();
  await page.getByRole('button', { name: 'Play “draw three”' }).click();
  await expect(cleo.tiles).toHaveCount(18);
  await expect(ben.tiles).toHaveCount(15);
  await expect(cleo.log).toContainText(/Cleo draws \w+\s\d+, \w+\s\d+\sand \w+\s\d+\./);
  await expect(ben.log).toContainText('Cleo draws 3 tiles.');

  await ben.myTurn();
  await ben.openTiles.getByRole('button', { name: 'red 7', exact: true }).first().click();
  await ben.page.getByRole('button', { name: 'Take red 7' }).click();
  await expect(ben.tiles).toHaveCount(16);
  await expect(ben.openTiles.getByRole('button', { name: /^(yellow|red|blue|green) \d+$/ })).toHaveCount(6);
  await expect(table.log).toContainText('Ben takes red 7 from the open tiles.');
});

/** What a page is told from now on, without what differs from table to table. */
function hears(page: Page): unknown[] {
  const heard: unknown[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as Record<string, unknown>;
      if (message['type'] === 'update') heard.push({ ...message, id: '' });
    }),
  );
  return heard;
}

test('pass on: nobody learns who has chosen, in whatever order it happens', async ({ person }) => {
  const seats = [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cleo' }];
  const hands = ['pass-on r1 r2', 'b1 b2', 'g1 g2'];

  const pages = [await person(), await person(), await person()];

  async function passOn(order: readonly [number, number, number]): Promise<unknown[]> {
    const heard = hears(pages[0] as Page);
    const made = dealt({ seats, hands });
    const tables = await Promise.all(pages.map((one, seat) => Crossrummy.at(one, made, [seat])));
    const [ada, ben, cleo] = tables as [Crossrummy, Crossrummy, Crossrummy];
    await ada.myTurn();
    await ada.tile('pass-on').click();
    await ada.page.getByRole('button', { name: 'Play “pass on”' }).click();
    const gifts = [
      ['r1', 'r2'],
      ['b1', 'b2'],
      ['g1', 'g2'],
    ] as const;
    for (const seat of order) {
      const giver = tables[seat] as Crossrummy;
      await expect(giver.giving).toBeVisible();
      await giver.give(...(gifts[seat] ?? []));
      if (seat !== order[2]) await giver.says('Waiting for everybody to choose.');
    }
    await expect(ada.log).toContainText('Cleo gives green 1 and green 2 to Ada.');
    await expect(ada.log).toContainText('Ada gives red 1 and red 2 to Ben.');
    await expect(ada.log).toContainText('Ben gives 2 tiles to Cleo.');
    await expect(cleo.log).toContainText('Ben gives blue 1 and blue 2 to Cleo.');
    await expect.poll(() => ben.held()).toEqual(expect.arrayContaining([called('r1'), called('r2')]));
    for (const one of tables) await expect(one.giving).toBeHidden();
    return [...heard]; // of this table, and not of the next
  }

  const one = await passOn([0, 1, 2]);
  expect(one.length).toBeGreaterThan(2);
  expect(await passOn([0, 2, 1])).toEqual(one);
});

test('on one device each chooses behind the curtain what to pass on', async ({ page }) => {
  const table = await Crossrummy.at(
    page,
    dealt({ seats: [{ name: 'Ada' }, { name: 'Ben' }], hands: ['pass-on r1 r2', 'b1 b2'] }),
  );
  await table.come('Ada');
  await table.tile('pass-on').click();
  await page.getByRole('button', { name: 'Play “pass on”' }).click();
  await table.give('r1', 'r2');
  await table.come('Ben');
  await table.give('b1', 'b2');
  await table.myTurn(); // it is Ben's turn, and he is still there
  await expect(table.log).toContainText('Ada gives red 1 and red 2 to Ben.');
});

test('the last tile wins: the sheet says what the others hold, and the game can be seen again', async ({ page }) => {
  const table = await Crossrummy.at(page, dealt(LAST_TURN), [0]);
  await table.myTurn();
  await table.putLine('b12 g12 y12', [11, 1], true);
  await table.layAll();
  await expect(table.over.getByRole('heading', { level: 2 })).toHaveText('You win!');
  await expect(table.over).toContainText('Ada has no tile left and wins.');
  await expect(table.over.getByRole('img', { name: /^In hand: .*pass on/ })).toBeVisible();
  await table.over.getByRole('link', { name: 'Replay' }).click();
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(table.pieces).toHaveCount(15);
  await page.getByRole('combobox', { name: 'View as' }).selectOption('Ben');
  await expect(page.getByRole('list', { name: 'Ben’s tiles' }).getByRole('button')).toHaveCount(16);
});

test('between the games of a series there is a card with what everybody held', async ({ page }) => {
  const table = await Crossrummy.at(page, dealt({ ...LAST_TURN, options: { rounds: '2' } }), [0]);
  await table.myTurn();
  await expect(page.getByText('Game 1 of 2.', { exact: true })).toBeVisible();
  await table.putLine('b12 g12 y12', [11, 1], true);
  await table.layAll();
  const card = page.getByRole('region', { name: 'Game 1 is over' });
  await expect(card).toContainText('Ada has no tile left and wins.');
  await expect(card.getByRole('img', { name: /^In hand: .*pass on/ })).toBeVisible();
  await page.getByRole('button', { name: 'On to game 2' }).click();
  await expect(card).toBeHidden();
  await expect(page.getByText('Game 2 of 2.', { exact: true })).toBeVisible();
  await expect(table.tiles).toHaveCount(15);
  await expect(table.plate('Ben')).toContainText(/Points/);
});

test('the end of a series: a sheet that adds up, and a replay that says which game it shows', async ({ page }) => {
  const options = { start: '0', rounds: '2' };
  await sit(page, await deal({ game: 'crossrummy', options, seats: [{ name: 'Ada' }, 'bot'], log: options }));
  const table = new Crossrummy(page);
  let turns = 0;
  while (await table.playSimply()) expect(++turns, 'turns').toBeLessThan(50);
  await expectSums(page, 2);
  await expect(table.over.getByRole('heading', { level: 2 })).toHaveText(VERDICT);
  await expectRoundsInReplay(page, 'Game 1 of 2.', 'Game 2 of 2.');
});

// Some 25 turns, each with a laying that is looked for: the ends of dealt games say the same in less time.
test('a whole game against bots, from the home page to the sheet', { tag: '@thorough' }, async ({ page }) => {
  test.setTimeout(240_000);
  await playAgainstOneBot(page, 'Crossrummy');
  const table = new Crossrummy(page);
  let turns = 0;
  while (await table.playSimply()) expect(++turns, 'turns').toBeLessThan(150);
  await expect(table.over.getByRole('heading', { level: 2 })).toHaveText(VERDICT);
});

test('a tile let go where another lies stays in the hand, and the place says why', async ({ page }) => {
  const table = await Crossrummy.at(page, dealt(CROSSING));
  await table.myTurn();
  await table.dragFromRack('r5', [1, 0]);
  await table.says('There is already a tile there.');
  await expect(table.felt.getByText('taken', { exact: true })).toBeVisible();
  await expect(table.tile('r5')).toHaveAttribute('aria-pressed', 'true');
  await table.tapCell([1, -1]);
  await expect(table.felt.getByText('taken', { exact: true })).toBeHidden();
  await table.put('y5', [1, 1]);
  await table.says('Everything fits.');

  await table.tapCell([1, -1]); // in the air again
  await table.says('Choose a cell to put it there');
  await expect(table.lay).toBeDisabled();
  await page.keyboard.press('Escape');
  await table.says('Everything fits.');

  const at = await table.where([1, 1]);
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + 30, at.y + 30, { steps: 3 });
  await table.says('Held: yellow 5.');
  await expect(table.lay).toBeHidden();
  await page.mouse.move(at.x, at.y, { steps: 3 });
  await page.mouse.up();
  await table.says('Everything fits.');
  await expect(table.lay).toBeEnabled();
});
