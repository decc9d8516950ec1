// Nobody is told what others hold.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inviteLink, sitDown } from '../../kit/people.ts';
import { expect, test, type Page } from '../../kit/test.ts';
import { Frames, numbersInPage } from './frames.ts';
import { Table } from './table.ts';

/** The cards of the box, but with numbers from 901 on: no other number at the table looks like one of these. */
async function findableDeck(): Promise<string> {
  const file = join(import.meta.dirname, '../../../../src/tilery/games/hidden_stones/data/standard.txt');
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => /^\s*\d/.test(line));
  return lines.map((line) => line.replace(/\d+/, (number) => String(900 + Number(number)))).join('\n');
}

/** Ada's and Ben's table: Ada made it and begins, Ben came by the link. */
async function twoPeople(ada: Page, ben: Page): Promise<{ a: Table; b: Table; link: string }> {
  const a = await Table.make(ada, {
    seats: [{ name: 'Ada' }, 'open'],
    start: 'Ada',
    options: { deck: await findableDeck() },
  });
  await expect(ada.getByRole('heading', { name: 'Waiting for one more player' })).toBeVisible();
  await expect(ada.getByRole('img', { name: 'QR code with the link to this table' })).toBeVisible();
  const link = await inviteLink(ada);
  await sitDown(ben, link, 'Ben');
  const b = new Table(ben);
  await expect(b.grid).toBeVisible();
  return { a, b, link };
}

test('two people meet by an invite link, move in turn, and neither is ever told the other’s cards', async ({
  page: ada,
  person,
}) => {
  const ben = await person();
  const heard = { a: new Frames(ada), b: new Frames(ben) };
  const { a, b } = await twoPeople(ada, ben);

  async function nobodyKnows(): Promise<void> {
    const [mine, theirs] = [await a.held(), await b.held()];
    expect(mine.length).toBeGreaterThan(0);
    expect(theirs.length).toBeGreaterThan(0);
    for (const [frames, page, own, others] of [
      [heard.a, ada, mine, theirs],
      [heard.b, ben, theirs, mine],
    ] as const) {
      expect([...frames.numbers()]).toEqual(expect.arrayContaining(own)); // else the search finds nothing at all
      const told = new Set([...frames.numbers(), ...(await numbersInPage(page))]);
      expect(others.filter((card) => told.has(card))).toEqual([]);
    }
  }

  for (let turn = 0; turn < 4; turn++) {
    const [mover, other] = turn % 2 ? [b, a] : [a, b];
    await mover.myTurn();
    await expect(other.end).toBeHidden();
    await nobodyKnows();
    await mover.swap('a1', 'b1');
    await expect.poll(() => other.board()).toEqual(await mover.board());
    await expect(other.discards).toHaveAccessibleName(new RegExp(`^Discards, ${turn + 1} card`));
    await mover.endTurn();
    await other.myTurn();
    await expect(mover.cards).toHaveCount(4);
    await nobodyKnows();
  }
  expect([...heard.a.seats()]).toEqual([0]);
  expect([null, 1]).toEqual(expect.arrayContaining([...heard.b.seats()])); // before Ben sat down, he watched
  expect(heard.b.seats()).toContain(1);
  await expect(ben.getByText('Ada swaps a1 and b1 and pays with card 9').first()).toBeVisible();
});

test('somebody who watches sees the moves but no hand', async ({ page: ada, person }) => {
  const [ben, eve] = [await person(), await person()];
  const { a, b, link } = await twoPeople(ada, ben);
  const frames = new Frames(eve);
  await eve.goto(link);
  const seen = new Table(eve);
  await expect(eve.getByText('You are watching.')).toBeVisible();
  await expect(ada.getByText('1 person watching')).toBeVisible();
  await expect(seen.hand).toHaveCount(0);
  await expect(eve.getByRole('button', { name: /^(End turn|Pass|Undo)/ })).toHaveCount(0);

  await a.flip('b2');
  await expect.poll(() => seen.board()).toEqual(await a.board());
  await eve.keyboard.press('e');
  await seen.tapStone('a1');
  await expect(seen.stone('a1')).toHaveAttribute('aria-selected', 'false');

  const told = new Set([...frames.numbers(), ...(await numbersInPage(eve))]);
  expect([...(await a.held()), ...(await b.held())].filter((card) => told.has(card))).toEqual([]);
  expect([...frames.seats()]).toEqual([null]);
});

test('several people at one device: behind the curtain there is no hand, neither shown nor hidden', async ({
  page,
}) => {
  const people = ['Ada', 'Ben', 'Cleo'];
  const table = await Table.make(page, {
    seats: people.map((name) => ({ name })),
    start: 'Ada',
    options: { deck: await findableDeck() },
  });
  const hands: number[][] = [];
  for (const name of [...people, 'Ada']) {
    await expect(table.curtain.getByRole('heading', { name: `${name} is next` })).toBeVisible();
    await expect(table.hand).toHaveCount(0);
    const known = await numbersInPage(page);
    expect(hands.flat().filter((card) => known.has(card))).toEqual([]);
    expect([...known].filter((number) => number > 900)).toEqual([]);

    await page.getByRole('button', { name: `I am ${name}` }).click();
    await table.myTurn();
    await expect(table.cards).toHaveCount(hands.length < 3 ? 4 : 6);
    hands.push(await table.held());
    expect([...(await numbersInPage(page))]).toEqual(expect.arrayContaining(hands.at(-1) ?? [])); // else nothing is found
    await (hands.length < 4 ? table.passTurn() : table.endTurn());
  }
  expect(new Set(hands.slice(0, 3).flat()).size).toBe(12);
  expect(hands[3]?.slice(0, 4)).toEqual(hands[0]);
});
