import { DATA, deal } from '../kit/dealt.ts';
import { lastTurns } from '../kit/ending.ts';
import { gameCard, openGame } from '../kit/home.ts';
import { expectToFit, expectTouchable, linesOf } from '../kit/look.ts';
import { everyRoom, someRoom } from '../kit/rooms.ts';
import { sit } from '../kit/seats.ts';
import { expectStillness } from '../kit/shifts.ts';
import { expect, test } from '../kit/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

test('every page fits on a phone, and everything on it is large enough to touch', async ({ page }) => {
  const check = async (where: string) => {
    await expectToFit(page, where);
    await expectTouchable(page, where);
  };
  await page.goto('/');
  await page.setViewportSize({ width: 360, height: 640 });
  for (const { title } of everyRoom) await expect(gameCard(page, title)).toBeInViewport({ ratio: 1 });
  await check('home on a small phone');
  await page.setViewportSize({ width: 390, height: 844 });
  for (const one of ['Public tables', 'Library', 'Look at a record'])
    await expect(page.getByRole('link', { name: one })).toBeInViewport({ ratio: 1 });
  await check('home');
  await page.getByRole('button', { name: 'Settings' }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check('settings');
  await page.keyboard.press('Escape');

  const sheet = await openGame(page, someRoom.title);
  await expect(sheet.getByRole('button', { name: /^Play against/ })).toBeInViewport({ ratio: 1 });
  await check('the sheet of a game');
  await sheet.getByRole('radio', { name: 'Several people, one device' }).check();
  await check('several people, one device');
  await sheet.getByRole('radio', { name: 'A table for friends' }).check();
  await page.getByText('Game options').tap();
  await page.getByText('More', { exact: true }).tap();
  await check('a new table');
  await page.getByRole('button', { name: 'Set up the table' }).tap();
  await expect(page.getByRole('button', { name: 'Copy the link' })).toBeVisible();
  await check('the waiting room');
  await page.getByRole('link', { name: 'Home' }).tap();
  await expect(page.getByRole('link', { name: /Waiting for players/ })).toBeVisible();
  await check('home with a table');

  const table = await someRoom.alone(page);
  for (const button of ['Rules', 'Game log']) {
    await page.getByRole('button', { name: button }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await check(button);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await someRoom.lose(table);
  await check('the score sheet');
  await page.getByRole('link', { name: 'Replay' }).tap();
  await expect(page.getByRole('slider')).toBeVisible();
  await expect(page.getByRole('button', { name: 'One step forward' })).toBeInViewport({ ratio: 1 });
  await check('the replay');
  await page.goto(`/rules/${someRoom.game}`);
  await expect(page.getByRole('heading', { name: 'The aim' })).toBeVisible();
  await check('the rules');
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
  await check('no page');

  await someRoom.make(page, { seats: [{ name: 'Ada' }, { name: 'Ben' }] });
  await expect(table.curtain).toBeVisible();
  await expect(table.curtain.getByRole('button')).toBeInViewport({ ratio: 1 });
  await check('the curtain');
});

const TURNS = 4;

for (const room of everyRoom)
  test(`${room.title}: nothing jumps while some turns are played`, async ({ page }) => {
    const table = await room.make(page, { seats: [{ name: 'Ada' }, 'bot', 'bot'], start: 'Ada' });
    await table.myTurn();
    await expectStillness(table.hand, async () => {
      for (let turn = 0; turn < TURNS; turn++) if (!(await table.playUnaided())) break;
    });
  });

test.describe('late in a game', () => {
  test.skip(!DATA, 'TILERY_DATA names the database of the server that is tested');

  test('the log opens at its newest line, and nothing lies over it', async ({ page }) => {
    const { game, short } = someRoom;
    const options = { ...short, start: '0' };
    const seats = ['Ada', 'Ben', 'Cleo', 'Dan'].map((name) => ({ name }));
    await sit(page, await deal({ game, options, seats, log: options }), [0]);
    await page.getByRole('button', { name: 'Game log' }).tap();
    const newest = page.getByRole('dialog').getByRole('listitem').last().locator('> *').last();
    const seen = () =>
      newest.evaluate((line) => {
        const { left, right, top, bottom } = line.getBoundingClientRect();
        return line.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      });
    await expect.poll(seen).toBe(true);
  });

  test('a name of eleven letters stays in one piece on a score sheet', { tag: '@thorough' }, async ({ page }) => {
    const names = ['Bartholomew', 'Wilhelmwina', 'Rosamundwen', 'Gundelmawne'];
    await page.setViewportSize({ width: 375, height: 812 });
    await lastTurns(page, names);
    for (const name of names) expect(await page.getByRole('rowheader').getByText(name).evaluate(linesOf), name).toBe(1);
  });
});
