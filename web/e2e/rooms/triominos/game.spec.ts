import { inviteLink, sitDown } from '../../people.ts';
import { expect, test, type Page } from '../../test.ts';
import { Told, Triominos, stonesInPage } from './table.ts';

test('a whole game to a target against a bot: from the home page to the score sheet and the replay', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const card = await Triominos.card(page);
  await card.getByRole('link', { name: 'Several people, one device' }).click();
  const table = await Triominos.fill(page, { seats: [{ name: 'Ada' }, 'bot'], length: 'To 200 points' });
  let turns = 0;
  while (await table.playSimply()) expect(++turns, 'turns').toBeLessThan(400);

  await expect(table.over.getByRole('heading', { level: 2 })).toHaveText(/ (wins|share the win) with \d+ points!$/);
  await expect(table.over.getByText('The target of 200 points is reached.')).toBeVisible();
  await checkSheet(page);

  await table.over.getByRole('link', { name: 'Replay' }).click();
  const slider = page.getByRole('slider', { name: 'Step of the game' });
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(slider).toHaveAttribute('aria-valuetext', /^Step (\d+) of \1$/);
  await slider.fill('60');
  const eyes = page.getByRole('combobox', { name: 'Seen by' });
  await eyes.selectOption('Ada');
  await expect(page.getByRole('list', { name: 'Stones of Ada' })).toBeVisible();
  await eyes.selectOption('a spectator');
  await expect(page.getByRole('list', { name: /^Stones of/ })).toBeHidden();
});

const number = (text: string) => Number(/−?\d+/.exec(text)?.[0].replace('−', '-') ?? NaN);

/** The rounds add up to the total, and the highest has reached the target. */
async function checkSheet(page: Page): Promise<void> {
  const sheet = page.getByRole('table', { name: 'Score sheet' });
  const rounds = await sheet
    .locator('tbody tr:first-child')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll<HTMLElement>('.points')].map((cell) => cell.innerText)),
    );
  const totals = await sheet.locator('tfoot td').allInnerTexts();
  expect(rounds.length).toBeGreaterThan(0);
  expect(totals.map(number)).toEqual(
    totals.map((_, seat) => rounds.reduce((sum, round) => sum + number(round[seat] ?? ''), 0)),
  );
  expect(Math.max(...totals.map(number))).toBeGreaterThanOrEqual(200);
  await page.getByText('Turn by turn').click();
  const first = page.getByRole('table', { name: 'Round 1' });
  if (!(await first.isVisible())) await page.locator('summary', { hasText: 'Round 1' }).click();
  await expect(first).toBeVisible();
}

test('a game begins with one press on the home page', async ({ page }) => {
  const card = await Triominos.card(page);
  await card.getByRole('radio', { name: '1', exact: true }).check();
  await card.getByRole('button', { name: 'Play against one bot' }).click();
  const table = new Triominos(page);
  await table.myTurn();
  await table.lay();
  await expect(table.log).toContainText(/Player 1 lays \d-\d-\d: \d+ points?/);
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

test('two people meet by a link, lay in turn, and neither is ever told the other’s stones', async ({
  page: ada,
  person,
}) => {
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
});

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
  await a.says(/^Ben proposes to stop this round\. That would cost you \d+ points/);
  await expect(b.buy).toBeHidden();
  await ada.getByRole('button', { name: 'Play on' }).click();
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
    await expect(table.over.getByText(`End: −${-cost}`)).toBeVisible();
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
