import { VERDICT } from '../../kit/ending.ts';
import { DATA, deal } from '../../kit/dealt.ts';
import { fillSeats, playAgainstOneBot, startTheGame } from '../../kit/home.ts';
import { expectAccessible, expectAccessibleAlways } from '../../kit/look.ts';
import { sit } from '../../kit/seats.ts';
import { expect, test, type Page } from '../../kit/test.ts';
import { expectApart, expectInside } from './boxes.ts';
import { COLOURS, ColleXion, SHAPES, type Piece } from './table.ts';

const number = (text: string) => Number(/−?\d+/.exec(text)?.[0].replace('−', '-') ?? NaN);
const kindOf = (shape: string, colour: string) => `${shape.charAt(0)}-${colour}`;

const WHOLE = 'a whole game against a bot, from the home page to the score sheet and the replay';
test(WHOLE, { tag: '@thorough' }, async ({ page }) => {
  test.setTimeout(180_000);
  const table = new ColleXion(page);
  await playAgainstOneBot(page, 'ColleXion');
  let turns = 0;
  while (await table.playSimply()) expect(++turns, 'turns').toBeLessThan(40);

  await expect(table.over).toBeVisible();
  await expectAccessibleAlways(page, 'the end');
  await expect(table.over.getByRole('heading', { level: 2 })).toHaveText(VERDICT);
  await expect(table.over.getByText(/everybody has had the same number of turns/)).toBeVisible();
  await checkSheet(page);
  await expect(table.over.getByRole('row', { name: /^Unused action markers/ })).toContainText('+3');

  await table.over.getByRole('link', { name: 'Replay' }).click();
  const slider = page.getByRole('slider', { name: 'Step of the game' });
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(slider).toHaveAttribute('aria-valuetext', /^Step (\d+) of \1$/);
  await slider.fill('3');
  await expect(table.tray).toBeVisible();
  await expectAccessible(page, 'the replay, dark');
  await expect(table.log).toContainText(/takes a (green|yellow|pink|blue) (triangle|square|pentagon|octagon)\./);
});

/** CX-12: every column adds up. */
async function checkSheet(page: Page): Promise<void> {
  const rows = await page
    .getByRole('table', { name: 'Score sheet' })
    .locator('tbody tr, tfoot tr')
    .evaluateAll((all) => all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.innerText)));
  const [markers = [], unused = [], left = [], points = []] = rows;
  expect(points.length).toBeGreaterThan(1);
  const value = (text = '') => (/\d/.test(text) ? number(text) : 0);
  expect(points.map(number)).toEqual(
    points.map((_, seat) => value(markers[seat]) + value(unused[seat]) + value(left[seat])),
  );
}

test('teams are offered to four only, and a polygon is handed to the partner', async ({ page }) => {
  const table = new ColleXion(page);
  await page.goto('/new/collexion?for=device');
  await page.getByText('Game options').click();
  const teams = page.getByRole('radio', { name: /^Two teams/ });
  await expect(teams).toBeDisabled();
  await fillSeats(page, [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cleo' }, { name: 'Dan' }]);
  await teams.check();
  await page.getByRole('group', { name: 'Who begins?' }).getByRole('radio', { name: 'Ada' }).check();
  await startTheGame(page);
  await table.myTurn();
  await table.take(table.offered[0] as Piece);
  await table.take(table.offered[0] as Piece);
  await page.getByRole('button', { name: 'Hand it to Cleo' }).click();
  await expect(table.log).toContainText(/Ada hands Cleo the \w+ \w+\./);
  await expect(table.collection('Cleo').getByText(/: 1$/)).toHaveCount(1);
  expect(table.own.polygons).toBe(1);
  await expect(table.heap.getByRole('option')).toHaveCount(0); // CX-13: nothing more is taken
  await expect(table.handOver).toBeHidden();
  await table.endTurn();
  await table.playSimply(1); // Ben
  await table.myTurn();
  expect(table.view.turn).toBe(2);
  expect(table.own.polygons).toBe(1);
});

test('the end of a game in teams, with the sum of each team', async ({ page }) => {
  test.skip(!DATA, 'TILERY_DATA names the database of the server that is tested');
  const table = new ColleXion(page);
  const options = { start: '0', team: 'yes' };
  const seats = [{ name: 'Ada' }, 'bot', 'bot', 'bot'] as const;
  await sit(page, await deal({ game: 'collexion', options, seats: [...seats], log: options }));
  let turns = 0;
  while (await table.playSimply(3)) expect(++turns, 'turns').toBeLessThan(30);
  await expect(table.over.getByRole('heading', { level: 2 })).toHaveText(
    /^(Your team (wins|comes second)|Both teams win) with/,
  );
  await expect(
    table.over.getByRole('img', { name: /^Points: Ada \+ Opal −?\d+ and Flint \+ Slate −?\d+$/ }),
  ).toBeVisible();
  await checkSheet(page);
  const sums = await table.over.getByRole('row', { name: /^Team/ }).locator('td').allInnerTexts();
  const { sheets } = table.view;
  const of = (seat: number) => sheets.find((sheet) => sheet.seat === seat)?.points ?? NaN;
  expect(sums.map(number).sort()).toEqual([of(0) + of(2), of(1) + of(3)].sort());
});

test('a team that was chosen waits while a seat is missing, so that the table can always be made', async ({ page }) => {
  await page.goto('/new/collexion?for=device');
  const more = page.getByRole('button', { name: 'Add a seat' });
  await more.click();
  await more.click();
  await page.getByText('Game options').click();
  const teams = page.getByRole('radio', { name: /^Two teams/ });
  await teams.check();
  await page.getByRole('button', { name: 'Remove seat 4' }).click();
  await expect(teams).not.toBeChecked();
  await expect(page.getByRole('radio', { name: 'Everyone for themselves' })).toBeChecked();
  await more.click();
  await expect(teams).toBeChecked();
  await page.getByRole('button', { name: 'Remove seat 4' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/table\//);
});

test('two alike in the expert game: one gives a polygon away, and the turn goes on', async ({ page }) => {
  const table = await ColleXion.make(page, {
    seats: [{ name: 'Ada' }, { name: 'Ben' }],
    start: 'Ada',
    options: { expert: 'yes' },
  });
  await table.myTurn();
  const { twice } = table;
  await table.takeAll([twice]);
  await expect(page.getByRole('button', { name: 'Give away' })).toBeHidden();
  await table.takeAll([twice]);
  await table.says('Two alike.');
  await expect(page.getByRole('button', { name: 'Steal', exact: true })).toBeHidden(); // Ben has nothing yet
  const deeds = page.getByRole('group', { name: 'Other things you can do' });
  await expectApart(deeds, table.tray, 'what a pair allows, and the heap');
  await page.getByRole('button', { name: 'Give away', exact: true }).click();
  const exchange = page.getByRole('region', { name: 'Give a polygon away' });
  const own = exchange.getByRole('group', { name: 'Your collection' });
  await expectInside(own, exchange, 'one’s own collection');
  await expectApart(exchange.getByRole('heading'), exchange.getByRole('button', { name: 'Ben' }), 'the title');
  await own.getByRole('button').first().click();
  await page.getByRole('button', { name: 'Give to Ben' }).click();
  await expect(table.log).toContainText(/Ada takes another \w+ \w+: a pair\./);
  await expect(table.log).toContainText(/Ada gives Ben a \w+ \w+\./);
  await expect(table.collection('Ben').getByText(/: 1$/)).toHaveCount(1);
  await table.myTurn();
  expect(table.view.chain).toHaveLength(2); // CX-14: it goes on from the polygon taken last
  if (table.offered[0]) await table.take(table.offered[0]);
  if (table.view.may.score.length === 0) await table.endTurn();
});

test('a set with a choice of corners, and two sets that share a polygon', async ({ page }) => {
  const { table, colour, shape } = await crossing(page);
  const rest = SHAPES.filter((one) => one !== shape).map((one) => kindOf(one, colour));
  const line = [...COLOURS.filter((one) => one !== colour), colour].map((one) => kindOf(shape, one));
  await table.takeAll(rest);
  await table.endTurn();
  // Ben takes something that nobody waits for.
  await table.take(table.offered.find(({ kind }) => !line.includes(kind)) as Piece);
  await table.endTurn();
  await table.takeAll(line);
  expect(table.view.may.score.map(({ set }) => set).sort()).toEqual([colour, shape].sort());

  const choose = page.getByRole('button', { name: 'Score a set' });
  if (await choose.isVisible()) await choose.click();
  await table.says('Which set do you score first?');
  await expectAccessible(page, 'scoring');
  await page.getByRole('button', { name: `${colour} colour set, 2 points` }).click();
  await expect(page.getByRole('group', { name: 'Which corner do you take a marker from?' })).toBeHidden();
  await page.getByRole('button', { name: `${shape} shape set, 2 points` }).click();
  const other = COLOURS.find((one) => one !== colour) ?? '';
  await page.getByRole('button', { name: `2 from the ${other} corner` }).click();
  await table.sure.click();
  await expect(table.log).toContainText(
    `Ada scores the ${shape} shape set and takes 2 points from the ${other} corner.`,
  );
  await expect.poll(() => table.own.polygons).toBe(3); // the other set is no longer complete
  await expect(table.mine).toContainText('2 points');
  expect(table.view.stacks.find((stack) => stack.colour === other)?.markers).toEqual([3, 4]);
  await table.endTurn();
});

/** A table where three of a colour can be taken now, and then all of the fourth shape. Most shuffles have one. */
async function crossing(page: Page): Promise<{ table: ColleXion; colour: string; shape: string }> {
  for (let tries = 0; tries < 12; tries++) {
    const table = await ColleXion.make(page, { seats: [{ name: 'Ada' }, { name: 'Ben' }], start: 'Ada' });
    await table.myTurn();
    const free = new Set(table.offered.map(({ kind }) => kind));
    for (const colour of COLOURS)
      for (const shape of SHAPES) {
        const wanted = [...SHAPES.map((one) => kindOf(one, colour)), ...COLOURS.map((one) => kindOf(shape, one))];
        if (wanted.every((kind) => free.has(kind))) return { table, colour, shape };
      }
  }
  throw new Error('no table has two sets that cross');
}

test('a polygon taken by mistake is put back, exactly where it lay', async ({ page }) => {
  const table = await ColleXion.make(page, { seats: [{ name: 'Ada' }, 'bot'], start: 'Ada' });
  await table.myTurn();
  const before = table.view.pieces;
  await expect(table.undo).toBeHidden();
  await table.take(table.offered[0] as Piece);
  expect(table.view.pieces).toHaveLength(79);
  await table.undo.click();
  await expect.poll(() => table.view.pieces).toEqual(before);
  expect(table.own.polygons).toBe(0);
  await expect(table.log).not.toContainText(/Ada takes a/);
});

test('each action marker once, and one a turn: swap, then remove, then steal', async ({ page }) => {
  const table = await ColleXion.make(page, { seats: [{ name: 'Ada' }, { name: 'Ben' }], start: 'Ada' });
  await table.myTurn();
  await table.take(table.offered[0] as Piece);
  const mine = table.view.chain[0]?.kind ?? '';
  await table.endTurn();
  await table.take(table.offered.find(({ kind }) => kind !== mine) as Piece);
  await table.endTurn();

  await page.getByRole('button', { name: 'Swap a polygon with another player' }).click();
  const swapping = page.getByRole('region', { name: 'Swap a polygon with another player' });
  await swapping.getByRole('group', { name: 'Your collection' }).getByRole('button').click();
  await swapping.getByRole('group', { name: 'Ben' }).getByRole('button').click();
  await page.getByRole('button', { name: 'Swap these two' }).click();
  await expect(table.log).toContainText(/Ada swaps a \w+ \w+ for Ben’s \w+ \w+\./);
  await page.keyboard.press('s');
  await table.says('Only one action marker a turn.');
  await table.take(table.offered[0] as Piece);
  await table.endTurn();

  // Ben
  await page.getByRole('button', { name: 'Remove a polygon from the tray' }).click();
  await table.touch(table.view.pieces.findLast(({ reachable }) => reachable) as Piece);
  await page.getByRole('button', { name: /^Remove the/ }).click();
  await expect(table.log).toContainText(/Ben removes a \w+ \w+ from the tray\./);
  await table.take(table.offered[0] as Piece);
  await table.endTurn();

  await page.getByRole('button', { name: 'Steal a polygon from another player' }).click();
  const stealing = page.getByRole('region', { name: 'Steal a polygon from another player' });
  await stealing.getByRole('group', { name: 'Ben' }).getByRole('button').first().click();
  await page.getByRole('button', { name: /^Steal the/ }).click();
  await expect(table.log).toContainText(/Ada steals a \w+ \w+ from Ben\./);
  await expect(page.getByRole('button', { name: 'Swap a polygon with another player' })).toBeHidden(); // it is used
});

test('what can’t be taken says why', async ({ page }) => {
  const table = await ColleXion.make(page, { seats: [{ name: 'Ada' }, 'bot'], start: 'Ada' });
  await table.myTurn();
  await page.keyboard.press('e');
  await table.says('Take at least one polygon first.');
  const below = table.view.pieces.filter(({ reachable }) => !reachable);
  const seen = below.find((piece) => uppermost(table, piece)) as Piece;
  await table.touch(seen);
  await table.says(/lies o/);
  await table.take(table.offered[0] as Piece);
  const last = table.view.chain[0] as Piece;
  const other = table.view.pieces.find(
    ({ reachable, shape, colour }) => reachable && shape !== last.shape && colour !== last.colour,
  );
  await table.touch(other as Piece);
  await table.says(/neither the? ?shape nor (the )?colour/);
  expect(table.view.chain).toHaveLength(1);
});

/** Nothing that can be reached lies near its middle: a touch there means this one. */
const uppermost = (table: ColleXion, piece: Piece) =>
  table.view.pieces.every(
    ({ id, x, y, reachable }) => id === piece.id || !reachable || Math.hypot(x - piece.x, y - piece.y) > 800,
  );

test('after a reload in the middle of a turn everything is as it was', async ({ page }) => {
  const table = await ColleXion.make(page, { seats: [{ name: 'Ada' }, 'bot'], start: 'Ada' });
  await table.myTurn();
  await table.take(table.offered[0] as Piece);
  const before = table.view;
  await page.reload();
  await expect(table.end).toBeVisible();
  expect(table.view).toEqual(before);
  await expect(table.undo).toBeVisible();
});

test('where a bot took something stays marked after a reload', async ({ page }) => {
  const table = await ColleXion.make(page, { seats: [{ name: 'Ada' }, 'bot'], options: { start: '1' } });
  const taken = page.locator('.ghost');
  await table.myTurn();
  const count = 80 - table.view.pieces.length; // bots that move at random may also remove one
  await expect(taken).toHaveCount(count);
  await page.reload();
  await expect(taken).toHaveCount(count);
});
