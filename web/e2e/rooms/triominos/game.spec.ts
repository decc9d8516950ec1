import { VERDICT } from '../../kit/ending.ts';
import { DATA, deal } from '../../kit/dealt.ts';
import { agree, fillSeats, openGame, playAgainstOneBot, startTheGame } from '../../kit/home.ts';
import { doIt, lamp, onward, slip } from '../../kit/hints.ts';
import { inviteLink, sitDown } from '../../kit/people.ts';
import { sit } from '../../kit/seats.ts';
import { expectRoundsInReplay, expectSums, number } from '../../kit/sheet.ts';
import { expect, test, type Page } from '../../kit/test.ts';
import { Told, Triominos, stonesInPage } from './table.ts';

const WHOLE = 'a whole game against a bot, from the home page to the score sheet and the replay';
test(WHOLE, { tag: '@thorough' }, async ({ page }) => {
  test.setTimeout(240_000);
  await playAgainstOneBot(page, 'Triominos');
  const table = new Triominos(page);
  let turns = 0;
  while (await table.playSimply()) expect(++turns, 'turns').toBeLessThan(200);

  await expect(table.log).toContainText(/Player\s1 \(you\) lays \d-\d-\d: \d+\spoints?/); // at some time one of them fits
  await expect(table.over.getByRole('heading', { level: 2 })).toHaveText(VERDICT);
  await page.getByText('Turn by turn').click();
  await expect(page.getByRole('table', { name: 'Round 1' })).toBeVisible();

  await table.over.getByRole('link', { name: 'Replay' }).click();
  const slider = page.getByRole('slider', { name: 'Step of the game' });
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(slider).toHaveAttribute('aria-valuetext', /^Step (\d+) of \1$/);
  await slider.fill('15');
  const eyes = page.getByRole('combobox', { name: 'View as' });
  await eyes.selectOption('Player 1');
  await expect(page.getByRole('list', { name: 'Player 1’s stones' })).toBeVisible();
  await eyes.selectOption('a spectator');
  await expect(page.getByRole('list', { name: /’s stones$/ })).toBeHidden();
});

test('how long it lasts is agreed on in the form', async ({ page }) => {
  await page.goto('/');
  const sheet = await openGame(page, 'Triominos');
  await sheet.getByRole('radio', { name: 'Several people, one device' }).check();
  await fillSeats(page, [{ name: 'Ada' }, 'bot']);
  await agree(page, 'Ada');
  await page.getByRole('group', { name: 'How long?' }).getByRole('radio', { name: '2 rounds', exact: true }).check();
  await startTheGame(page);
  const table = new Triominos(page);
  await table.myTurn();
  await expect(page.getByText('Round 1 of 2.', { exact: true })).toBeVisible();
});

test.describe('at the end', () => {
  test.skip(!DATA, 'TILERY_DATA names the database of the server that is tested');

  /** Ada and a bot, with these options; bots have played for them with those, up to Ada's last turn. */
  async function nearlyOver(page: Page, options: object, played: object = options): Promise<Triominos> {
    const table = { game: 'triominos', seats: [{ name: 'Ada' }, 'bot' as const] };
    await sit(page, await deal({ ...table, options: { start: '0', ...options }, log: { start: '0', ...played } }));
    return new Triominos(page);
  }

  async function playToTheEnd(table: Triominos): Promise<void> {
    let turns = 0;
    while (await table.playSimply()) expect(++turns, 'turns').toBeLessThan(60);
  }

  test('between two rounds there is a card, and then it is the next', async ({ page }) => {
    const table = await nearlyOver(page, { rounds: '2' }, {});
    await expect(page.getByText('Round 1 of 2.', { exact: true })).toBeVisible();
    await playToTheEnd(table);
    const card = page.getByRole('region', { name: 'Round 1 is over' });
    await card.getByRole('button', { name: 'On to round 2' }).click();
    await expect(card).toBeHidden();
    await expect(page.getByText('Round 2 of 2.', { exact: true })).toBeVisible();
    await table.myTurn();
  });

  test('of two rounds the sheet adds up, and the replay says which it shows', async ({ page }) => {
    const table = await nearlyOver(page, { rounds: '2' });
    await playToTheEnd(table);
    const [own = NaN] = await expectSums(page, 2);
    const headline = table.over.getByRole('heading', { level: 2 });
    await expect(headline).toContainText(` with ${own}`);
    await expectRoundsInReplay(page, 'Round 1 of 2.', 'Round 2 of 2.');
  });

  test('of a game to a target the sheet says that it is reached', async ({ page }) => {
    const table = await nearlyOver(page, { target: '300' });
    await playToTheEnd(table);
    await expect(table.over.getByText('The target of 300 points has been reached.')).toBeVisible();
    await page.getByText('Turn by turn').click();
    const first = page.getByRole('table', { name: 'Round 1' });
    if (!(await first.isVisible())) await page.locator('summary', { hasText: 'Round 1' }).click();
    await expect(first).toBeVisible();
    const totals = await page.getByRole('table', { name: 'Score sheet' }).locator('tfoot td').allInnerTexts();
    expect(Math.max(...totals.map(number))).toBeGreaterThanOrEqual(300);
  });
});

/** Ada made the table and begins, Ben came by the link. */
async function twoPeople(ada: Page, ben: Page): Promise<{ a: Triominos; b: Triominos }> {
  const a = await Triominos.make(ada, { seats: [{ name: 'Ada' }, 'open'], start: 'Ada' });
  await sitDown(ben, await inviteLink(ada), 'Ben');
  await a.myTurn();
  const b = new Triominos(ben);
  await expect(b.stones).toHaveCount(9);
  return { a, b };
}

test(
  'two people meet by a link, lay in turn, and neither is ever told the other’s stones',
  { tag: '@thorough' },
  async ({ page: ada, person }) => {
    const ben = await person();
    const told = { a: new Told(ada), b: new Told(ben) };
    const { a, b } = await twoPeople(ada, ben);

    async function nobodyKnows(): Promise<void> {
      const [mine, theirs] = [await a.held(), await b.held()];
      for (const [heard, page, own, others] of [
        [told.a, ada, mine, theirs],
        [told.b, ben, theirs, mine],
      ] as const) {
        expect(own.length).toBeGreaterThan(0);
        const known = new Set([...heard.stones(), ...(await stonesInPage(page))]);
        expect([...known]).toEqual(expect.arrayContaining(own)); // else the search finds nothing at all
        expect(others.filter((stone) => known.has(stone))).toEqual([]);
      }
    }

    for (let turn = 0; turn < 4; turn++) {
      const [mover, other] = turn % 2 ? [b, a] : [a, b];
      await mover.myTurn();
      await expect(other.buy).toBeHidden();
      await nobodyKnows();
      await mover.playSimply();
      await other.myTurn();
      await nobodyKnows();
    }
    await expect(ben.getByText(/Ada lays \d-\d-\d/).first()).toBeVisible();
  },
);

test('buying and passing show their price before and after', async ({ page }) => {
  const table = await Triominos.make(page, { seats: [{ name: 'Ada' }, 'bot'], start: 'Ada' });
  await table.myTurn();
  await expect(table.buy).toBeHidden(); // TR-4: whoever begins lays first
  await table.lay();
  await table.myTurn();
  const points = async () => number(((await table.plate('Ada').innerText()).split('Points')[1] ?? '').trim());
  const before = await points();
  await expect(table.pass).toBeHidden(); // TR-6: only after buying
  for (let bought = 1; bought <= 3; bought++) {
    await expect(table.buy).toHaveText('Buy a stone (−5)');
    await table.buyOne();
    await expect.poll(points).toBe(before - 5 * bought);
    await expect(table.pass).toHaveText('Pass (−10)');
  }
  await expect(table.buy).toBeHidden(); // TR-5: three are enough
  await table.pass.click();
  await table.myTurn();
  await expect.poll(points).toBe(before - 25);
  await expect(table.log).toContainText('Ada buys a third stone: −5.');
  await expect(table.log).toContainText('Ada passes: −10.');
  await page.keyboard.press('s');
  const sheet = page.getByRole('dialog', { name: 'Score sheet' }).getByRole('table', { name: 'Round 1' });
  await expect(sheet).toContainText('−25');
  await expect(sheet).toContainText('3 stones bought');
});

test('a proposal to stop is declined, then another agreed on, and everybody pays for their stones', async ({
  page: ada,
  person,
}) => {
  const ben = await person();
  const { a, b } = await twoPeople(ada, ben);
  await a.lay();
  await b.myTurn();
  await b.proposeToStop();
  await a.says(/^Ben proposes to stop this round\. That would cost you \d+\spoints/);
  await expect(b.buy).toBeHidden();
  await ada.getByRole('button', { name: 'Play on', exact: true }).click();
  await b.myTurn();
  await expect(b.log).toContainText('Ada wants to play on.');
  await ben.getByRole('button', { name: 'More', exact: true }).click();
  await expect(ben.getByRole('button', { name: /^Propose to stop/ })).toBeHidden(); // once a round
  await ben.keyboard.press('Escape');
  await b.playSimply();

  await a.myTurn();
  await a.proposeToStop();
  const stop = ben.getByRole('button', { name: /^Stop \(−\d+\)/ });
  const cost = number(await stop.innerText());
  await stop.click();
  for (const table of [a, b]) {
    await expect(table.over).toBeVisible();
    await expect(table.over.getByText('All agreed to stop early.')).toBeVisible();
    await expect(table.over.getByText(`End: −${-cost}`).first()).toBeVisible(); // the other may pay the same
  }
});

test('after a reload in the middle of a turn everything is as it was', async ({ page }) => {
  const table = await Triominos.make(page, { seats: [{ name: 'Ada' }, 'bot'], start: 'Ada' });
  await table.myTurn();
  await table.lay();
  await table.myTurn();
  await table.buyOne();
  const before = await table.held();
  await page.reload();
  await table.myTurn();
  expect(await table.held()).toEqual(before);
  await expect(table.pass).toHaveText('Pass (−10)');
  await expect(table.buy).toHaveText('Buy a stone (−5)');
});

test('a hint: a stone of the rack, then its place, then it lies there', async ({ page }) => {
  const table = await Triominos.make(page, { seats: [{ name: 'Ada' }, 'bot'], start: 'Ada' });
  await table.myTurn();
  await lamp(page).click();
  await expect(slip(page)).toContainText(/Look at your \d-\d-\d/);
  const stone = /\d-\d-\d/.exec((await slip(page).textContent()) ?? '')?.[0] ?? '';
  await expect(table.stone(stone)).toBeVisible();
  await onward(page).click();
  await expect(slip(page)).toContainText(/It fits .* It scores \d+/);
  await onward(page).click();
  await expect(slip(page)).toContainText(`Lay ${stone}`);
  await doIt(page).click();
  await expect(table.stone(stone)).toHaveCount(0);
  await expect(table.log).toContainText(`Ada lays ${stone}`);
});
