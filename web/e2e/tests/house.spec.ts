import type { Locator } from '@playwright/test';
import { agree, playAgainstOneBot, playAtOnce } from '../kit/home.ts';
import { expectAccessibleAlways, expectToFit, expectTouchable } from '../kit/look.ts';
import { aboutMe, deviceLink, inviteLink, myTable, sitDown } from '../kit/people.ts';
import type { StepwiseTable } from '../kit/room.ts';
import { someRoom } from '../kit/rooms.ts';
import { expect, test, type Page } from '../kit/test.ts';

/** A table of two that Ada made and begins at, with a seat that is free. */
async function adasTable(ada: Page, how: { public: boolean }): Promise<StepwiseTable> {
  const table = await someRoom.make(ada, { seats: [{ name: 'Ada' }, 'open'], start: 'Ada', ...how });
  await expect(ada.getByRole('heading', { name: 'Waiting for one more player' })).toBeVisible();
  return table;
}

/** The faces that are found, as they are drawn: shapes and colours, whatever their size. */
const drawn = (found: Locator): Promise<string[]> =>
  found
    .locator('svg.face')
    .evaluateAll((all) =>
      all.map((one) => one.innerHTML + one.getAttribute('style')?.replace(/(width|height):[^;]*;/g, '')).sort(),
    );

/** A word of the server that somebody makes a sign. */
const isSign = ({ payload }: { payload: string | Buffer }): boolean => payload.includes('"signed"');

const faces = (page: Page): Promise<string[]> => drawn(page.getByRole('list', { name: 'Players' }));

test('from the lobby one sits down at a public table, and plays; a private one is not to be found', async ({
  page: ada,
  person,
}) => {
  const ben = await person();
  await ben.goto('/');
  await ben.getByRole('link', { name: 'Public tables' }).click();
  await expect(ben.getByRole('heading', { name: 'Public tables' })).toBeVisible();

  await adasTable(ada, { public: false });
  const hidden = ada.url();
  await ada.goto(`/new/${someRoom.game}?for=friends`);
  await ada.getByLabel('Name at seat 1').fill('Ada');
  await agree(ada, 'Ada');
  await expect(ada.getByRole('checkbox', { name: 'Anybody can find this table' })).not.toBeChecked();
  await ada.getByRole('checkbox', { name: 'Anybody can find this table' }).check();
  await ada.getByRole('button', { name: 'Set up the table' }).click();
  await expect(ada.getByRole('heading', { name: 'Waiting for one more player' })).toBeVisible();
  const a = someRoom.table(ada);
  await expect(ada.getByText('This table is public')).toBeVisible();
  const table = new URL(ada.url()).pathname;
  await ben.reload();
  const card = ben.getByRole('article').filter({ has: ben.locator(`a[href="${table}"]`) });
  await expect(card).toContainText('Ada');
  await expect(card).toContainText('1 free seat');
  await expect(ben.locator(`a[href="${new URL(hidden).pathname}"]`)).toHaveCount(0);
  await card.getByRole('link', { name: 'Sit down' }).click();
  await ben.getByRole('textbox', { name: 'Your name' }).fill('Ben');
  await ben.getByRole('button', { name: 'Take a seat' }).click();
  const b = someRoom.table(ben);
  await expect(b.field).toBeVisible();
  expect(await faces(ben)).toEqual(await faces(ada));
  expect(new Set(await faces(ada)).size).toBe(2);
  await a.step();
  await expect.poll(() => b.seen()).toEqual(await a.seen());

  const eve = await person();
  await eve.goto('/lobby');
  await eve
    .getByRole('article')
    .filter({ has: eve.locator(`a[href="${table}"]`) })
    .getByRole('link', { name: 'Watch' })
    .click();
  await expect(eve.getByText('You are watching.')).toBeVisible();
});

test('the lobby looks again by itself', async ({ page: ada, person }) => {
  const ben = await person();
  await ben.clock.install();
  await ben.goto('/lobby');
  await expect(ben.getByRole('heading', { name: 'A seat is free' })).toBeVisible();
  await adasTable(ada, { public: true });
  const link = ben.locator(`a[href="${new URL(ada.url()).pathname}"]`);
  await expect(link).toHaveCount(0);
  await ben.clock.runFor(11_000);
  await expect(link).toBeVisible();
  await ben.context().close(); // its clock stays as it is
});

test('without an invitation one may watch a private table; a renewed one is the only good one', async ({
  page: ada,
  person,
}) => {
  const [ben, cleo] = [await person(), await person()];
  await adasTable(ada, { public: false });
  await ben.goto(ada.url());
  await expect(ben.getByText('You need an invitation to sit down here.')).toBeVisible();
  await expect(ben.getByRole('button', { name: 'Take a seat' })).toHaveCount(0);
  await expect(ben.getByRole('textbox', { name: 'Link to this table' })).toHaveCount(0);

  const old = await inviteLink(ada);
  await cleo.goto(old);
  await expect(cleo.getByRole('button', { name: 'Take a seat' })).toBeVisible();
  await expect(cleo).toHaveURL(ada.url());
  await ada.getByRole('button', { name: 'Renew the link' }).click();
  await expect(ada.getByText('Here is the new link.')).toBeVisible();
  await expect.poll(() => inviteLink(ada)).not.toBe(old);

  await cleo.getByRole('button', { name: 'Take a seat' }).click();
  await expect(cleo.getByRole('alert')).toHaveText('This invitation is no longer valid. Ask for the new link.');
  await ben.goto(old);
  await expect(ben.getByText('This invitation is no longer valid. Ask for the new link.')).toBeVisible();
  await sitDown(ben, await inviteLink(ada), 'Ben');
  await expect(someRoom.table(ben).field).toBeVisible();
});

test('name and face are chosen once, and are seen at the table', async ({ page }) => {
  const sheet = await aboutMe(page);
  const mine = async () => (await drawn(page.locator('button.you')))[0];
  const before = await mine();
  await sheet.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await sheet.getByRole('button', { name: 'Face 3' }).click();
  await expect(sheet.getByRole('button', { name: 'Face 3' })).toHaveAttribute('aria-pressed', 'true');
  const chosen = await mine();
  expect(chosen).not.toBe(before);
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.locator('header .you')).toHaveText('Ada');
  expect(await mine()).toBe(chosen);
  await playAgainstOneBot(page, someRoom.title);
  const table = someRoom.table(page);
  await expect(table.players).toContainText('Ada');
  expect(await faces(page)).toContain(chosen);

  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Face and other devices' }).click();
  await expect(page.getByRole('dialog', { name: 'You' }).getByRole('textbox', { name: 'Your name' })).toHaveValue(
    'Ada',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(table.field).toBeVisible();

  await page.getByRole('link', { name: 'Home' }).click();
  await playAtOnce(page, someRoom.title).click();
  await expect(table.players.getByRole('listitem')).toHaveCount(2); // one bot again
  await expect(table.players).toContainText('Ada');
});

test('another device goes on by a link, and only watches once that is withdrawn', async ({ page: laptop, person }) => {
  const ada = await someRoom.make(laptop, { seats: [{ name: 'Ada' }, 'open'], start: 'Ada' });
  const table = laptop.url();
  const ben = await person();
  await sitDown(ben, await inviteLink(laptop), 'Ben');
  await ada.myTurn();
  const held = await ada.held();
  const me = await aboutMe(laptop);
  await me.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  const link = await deviceLink(me);
  expect(link).toMatch(/\/device#[\w-]{43}$/);

  const phone = await person();
  await phone.goto(link);
  await phone.getByRole('button', { name: 'Continue here' }).click();
  await expect(phone.getByRole('heading', { name: 'You are Ada here too' })).toBeVisible();
  await expect(phone.getByText('One table came along.')).toBeVisible();
  expect(new URL(phone.url()).hash).toBe('');
  await phone.getByRole('link', { name: 'To your tables' }).click();
  await expect(phone.locator('header .you')).toHaveText('Ada');
  await myTable(phone, /Ada.*Your turn/).click();
  const here = someRoom.table(phone);
  await here.myTurn();
  expect(await here.held()).toEqual(held);
  await here.step();
  await laptop.goto(table);
  await expect.poll(() => ada.seen()).toEqual(await here.seen());

  const sheet = await aboutMe(laptop);
  await expect(sheet.getByRole('list', { name: 'Links you have made' })).toContainText('1 table');
  await sheet.getByRole('button', { name: 'Withdraw' }).click();
  await expect(sheet.getByText('Those devices can only watch now.')).toBeVisible();
  await expect(phone.getByText('The link that connected this device was withdrawn.')).toBeVisible();
  await expect(phone.getByText('You are watching.')).toBeVisible();
  await expect(here.hand).toHaveCount(0);
  await expect(here.end).toHaveCount(0);
  await phone.reload();
  await expect(phone.getByText('You are watching.')).toBeVisible();
  await phone.goto('/');
  await expect(phone.getByText('None yet.')).toBeVisible();
  await phone.goto('/device');
  await expect(phone.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
  await phone.goto(link);
  await phone.getByRole('button', { name: 'Continue here' }).click();
  await expect(phone.getByRole('alert')).toContainText('This link was withdrawn');

  await laptop.goto(table);
  await ada.myTurn();
  await ada.endTurn();
  await someRoom.table(ben).myTurn();
});

test('at home one sees where one’s turn is, first of all', async ({ page: ada, person }) => {
  const ben = await person();
  await adasTable(ada, { public: false });
  await sitDown(ben, await inviteLink(ada), 'Ben');
  const a = someRoom.table(ada);
  await a.myTurn();
  await ben.goto('/');
  await expect(myTable(ben, /Ada, Ben.*In progress/)).toBeVisible();
  await expect(ben).toHaveTitle('Tilery');
  await someRoom.make(ben, { seats: [{ name: 'Ben' }, 'open'] });
  await ben.route('**/api/mine', (asked) => asked.abort(), { times: 1 }); // the page asks again at once
  await ben.goto('/');
  await expect(myTable(ben, /Ben, Free seat.*Waiting for players/)).toBeVisible();
  await a.endTurn();
  await expect(a.end).toBeHidden();
  await ben.reload();
  await expect(myTable(ben, /Ada, Ben.*Your turn/)).toBeVisible();
  await expect(ben).toHaveTitle('(1) Tilery');
  const places = await ben.getByRole('heading', { level: 2 }).allInnerTexts();
  expect(places[0]).toBe('Your tables');
  const all = ben.getByRole('region', { name: 'Your tables' }).getByRole('link');
  await expect(all).toHaveText([/Your turn/, /Waiting for players/]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('one takes name and face out of a running game; the others see it at once, and it goes on', async ({
    page: ada,
    person,
  }) => {
    const ben = await person();
    await adasTable(ada, { public: false });
    await sitDown(ben, await inviteLink(ada), 'Ben');
    const players = ben.getByRole('list', { name: 'Players' });
    await expect(players).toContainText('Ada');
    const table = ada.url();
    await expect.poll(() => faces(ben)).toHaveLength(2);
    const sheet = await aboutMe(ada);
    await sheet.getByRole('textbox', { name: 'Your name' }).fill('Ada');
    await sheet.getByRole('button', { name: 'Remove my name and face' }).click();
    const question = ada.getByRole('dialog', { name: 'Remove your name and face?' });
    await expect(question).toContainText('Your moves, results and seats stay');
    await expectToFit(ada, 'the question');
    await expectTouchable(ada, 'the question');
    await expectAccessibleAlways(ada, 'the question');
    await question.getByRole('button', { name: 'Leave everything as it is' }).click();
    await expect(players).toContainText('Ada');
    await sheet.getByRole('button', { name: 'Remove my name and face' }).click();
    await question.getByRole('button', { name: 'Remove them' }).click();
    await expect(sheet.getByRole('status').filter({ hasText: 'Done.' })).toBeVisible();
    await expect(question).toBeHidden();

    await expect(players).toContainText('Player 1');
    await expect(players).not.toContainText('Ada');
    await expect.poll(() => faces(ben)).toHaveLength(1);
    await ada.goto('/');
    await expect(ada.locator('header .you')).toHaveText('Ada'); // in this browser
    await ada.goto(table);
    const a = someRoom.table(ada);
    await a.myTurn();
    await a.endTurn();
    await someRoom.table(ben).myTurn();
  });

  test('the new pages fit, can be touched, and axe finds nothing serious', async ({ page, person }) => {
    async function fits(where: string, which: Page = page): Promise<void> {
      await expectToFit(which, where);
      await expectTouchable(which, where);
    }
    async function check(where: string, which: Page = page): Promise<void> {
      await fits(where, which);
      await expectAccessibleAlways(which, where);
    }
    await adasTable(page, { public: true });
    await check('the waiting room of a public table');
    const guest = await person({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await guest.goto(await inviteLink(page));
    await expect(guest.getByRole('button', { name: 'Take a seat' })).toBeVisible();
    await fits('a seat to take', guest); // axe sees it in accessible.spec.ts, as it does the last of these
    await page.goto('/lobby');
    await expect(page.getByRole('link', { name: 'Sit down' }).first()).toBeVisible();
    await check('the lobby');
    await page.goto('/join/nothing');
    await expect(page.getByRole('heading', { name: 'An old invitation' })).toBeVisible();
    await check('an old invitation');
    const sheet = await aboutMe(page);
    await check('oneself');
    const link = await deviceLink(sheet);
    await check('a link to another device');
    await guest.goto(link);
    await expect(guest.getByRole('button', { name: 'Continue here' })).toBeVisible();
    await check('another device', guest);
    await guest.getByRole('button', { name: 'Continue here' }).click();
    await expect(guest.getByRole('link', { name: 'To your tables' })).toBeVisible();
    await check('gone on', guest);
    await guest.goto('/device');
    await expect(guest.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
    await check('no token', guest);
    await page.goto('/');
    await expect(myTable(page, /Waiting for players/)).toBeVisible();
    await fits('home with a table');
  });
});

test('two people make signs to each other, and one of them would rather not see them', async ({
  page: ada,
  person,
}) => {
  const ben = await person({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await adasTable(ada, { public: false });
  const send = (page: Page) => page.getByRole('button', { name: 'Send a sign' });
  await sitDown(ben, await inviteLink(ada), 'Ben');
  await ben.setViewportSize({ width: 390, height: 844 });
  await send(ben).click();
  await expectTouchable(ben, 'the signs');
  await expectAccessibleAlways(ben, 'the signs');
  const card = ada.getByRole('list', { name: 'Players' }).getByRole('listitem').filter({ hasText: 'Ben' });
  await Promise.all([
    // It goes by itself: look for it before it is there.
    expect(ada.getByText('Ben: Well played')).toBeAttached(),
    expect(card).toContainText('Well played'),
    ben.getByRole('button', { name: 'Well played' }).click(),
  ]);
  await expect(ben.getByRole('dialog', { name: 'Send a sign' })).toBeHidden();

  await send(ben).focus();
  await ben.keyboard.press('Enter');
  await ben.getByRole('switch', { name: 'Show the others’ signs' }).click();
  await ben.keyboard.press('Escape');
  await expect(ben.getByRole('dialog', { name: 'Send a sign' })).toBeHidden();
  const heard = ben.waitForEvent('websocket').then((line) => line.waitForEvent('framereceived', isSign));
  await ben.reload();
  await expect(send(ben)).toBeVisible();
  await send(ada).click();
  await ada.getByRole('button', { name: 'Hello' }).click();
  await heard;
  await expect(ben.getByText('Ada: Hello')).toHaveCount(0);
});

test('where everybody shares one screen or plays with bots there is no button for signs', async ({ page }) => {
  const shared = await someRoom.make(page, { seats: [{ name: 'Ada' }, { name: 'Ben' }], start: 'Ada' });
  await page.getByRole('button', { name: 'I am Ada' }).click();
  await expect(shared.field).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send a sign' })).toHaveCount(0);
  const withBot = await someRoom.make(page, { seats: [{ name: 'Ada' }, 'bot'], start: 'Ada' });
  await expect(withBot.field).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send a sign' })).toHaveCount(0);
});
