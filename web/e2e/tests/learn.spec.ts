import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openGame } from '../kit/home.ts';
import { expectAccessibleAlways, expectToFit, expectTouchable } from '../kit/look.ts';
import type { Room } from '../kit/room.ts';
import { everyRoom, someRoom, folderOf } from '../kit/rooms.ts';
import { key, reach } from '../kit/keys.ts';
import type { Press } from '../kit/taught.ts';
import { expect, test, type Page } from '../kit/test.ts';
import { expectWordsEverywhere, longest, speaking } from '../kit/words.ts';

const say = speaking('en');
const click: Press = (what) => what.click();
const tap: Press = (what) => what.tap();

const coach = (page: Page) => page.getByRole('region', { name: 'Coach' });
const next = (page: Page) => coach(page).getByRole('button', { name: /^(Next|Finish)$/ });
const theEnd = (page: Page) => page.getByRole('heading', { name: 'You can play now' });
/** What the coach says of a step, up to where somebody is named. */
const said = (room: Room, step: string) =>
  say(`lesson-${room.game}-${step}`).split('{')[0]?.split('  ')[0]?.slice(0, 60) ?? '';

async function begin(page: Page, { game, title }: Room): Promise<void> {
  await page.goto(`/learn/${game}`);
  await expect(page.getByRole('heading', { name: `Learn ${title}` })).toBeVisible();
}

/** As if one had come so far before; the page is in the house already. */
async function standAt(page: Page, { game }: Room, at: number): Promise<void> {
  await page.evaluate(([where, text]) => localStorage.setItem(where, text), [
    `tilery.lesson.${game}`,
    JSON.stringify({ at, finished: false }),
  ] as const);
  await page.goto(`/learn/${game}`);
  await expect(page.getByRole('main').locator('[aria-live]').first()).not.toBeEmpty();
}

/** Everything is on the screen, and the coach stands on nothing. */
async function expectRoomForAll(page: Page, where: string): Promise<void> {
  await expectToFit(page, where);
  await expectTouchable(page, where);
  await expect(coach(page), where).toBeInViewport({ ratio: 1 });
  const { over, high } = await coach(page).evaluate((note) => {
    const board = document.querySelector('.room, .count');
    const { scrollHeight, clientHeight } = document.documentElement;
    const over = board ? note.getBoundingClientRect().bottom - board.getBoundingClientRect().top : NaN;
    return { over, high: scrollHeight - clientHeight };
  });
  expect(over, `${where}: px of the board below the note`).toBeLessThanOrEqual(0);
  expect(high, `${where}: px to scroll down`).toBeLessThanOrEqual(0);
}

for (const room of everyRoom) {
  const { steps, another } = room.lesson;

  test.describe(`${room.title} on a phone`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('is learnt with the thumb, in long languages too, with nothing of the server once it is open', async ({
      page,
    }) => {
      await begin(page, room);
      await expectWordsEverywhere(page, 'the beginning'); // all languages are there from now on
      await page.waitForLoadState('networkidle');
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      page.on('websocket', (socket) => asked.push(socket.url()));
      await page.context().setOffline(true);

      for (const [at, { id, hands }] of steps.entries()) {
        await expect(coach(page)).toContainText(said(room, id));
        await expect(coach(page).getByRole('img', { name: `Step ${at + 1} of ${steps.length}` })).toBeVisible();
        await expectRoomForAll(page, `${id}, to be done`);
        await expectWordsEverywhere(page, `${id}, to be done`, longest(`lesson-${room.game}-${id}`));
        if (hands) {
          await expect(next(page)).toHaveCount(0);
          await hands(page, tap);
          await expect(next(page)).toBeVisible();
          await expect(coach(page)).not.toContainText(said(room, id));
          await expectRoomForAll(page, `${id}, done`);
        }
        await next(page).tap();
      }
      await expect(theEnd(page)).toBeFocused();
      await expectWordsEverywhere(page, 'the end');

      expect(asked.filter((url) => /\/(api|ws)\//.test(url))).toEqual([]);
      await page.getByRole('button', { name: 'Play against a gentle bot' }).tap();
      await expect(page.getByRole('alert')).toContainText('Can’t reach the server');
      await page.context().setOffline(false);
      await page.getByRole('button', { name: 'Play against a gentle bot' }).tap();
      await page.waitForURL(/\/table\//);
    });
  });

  // What each room asks of the keyboard has tests of its own.
  const tag = room === someRoom ? [] : '@thorough';
  test(`${room.title} is learnt by the keyboard alone`, { tag }, async ({ page }) => {
    await begin(page, room);
    for (const { id, keys } of steps) {
      await expect(coach(page)).toContainText(said(room, id));
      await expectToFit(page, id);
      await keys?.(page);
      if (keys) await expect(next(page)).toBeFocused();
      else await reach(page, next(page));
      await key(page, 'Enter');
    }
    await expect(theEnd(page)).toBeFocused();
    await page.getByRole('link', { name: 'Read the rules' }).click();
    await page.getByRole('link', { name: 'Learn it in 5 minutes' }).click();
    await expect(coach(page).getByRole('img', { name: 'Step 1 of' })).toBeVisible(); // done once: from the beginning
  });

  test(`${room.title}: another move is kindly turned down, then the whole one is shown, and all can be read`, async ({
    page,
  }) => {
    const everywhere = room === someRoom; // the coach is the same in every room; what is marked on the board is not
    const look = (where: string) => everywhere && expectAccessibleAlways(page, where);
    await begin(page, room);
    await look('to look at');
    await standAt(page, room, another.step);
    await look('to be done');
    await another.hands(page, click);
    await expect(coach(page)).toContainText('let’s do the one that is marked.');
    await expect(next(page)).toHaveCount(0);
    await expect(coach(page).getByRole('button', { name: 'Show me' })).toBeDisabled();
    await expectAccessibleAlways(page, 'another move, and the whole one');
    await steps[another.step]?.hands?.(page, click);
    await expect(next(page)).toBeEnabled();
    await look('done');
    await standAt(page, room, steps.length - 1);
    await steps.at(-1)?.hands?.(page, click);
    await expect(next(page)).toBeEnabled();
    await look('the game is over');
    await next(page).click();
    await expect(theEnd(page)).toBeFocused();
    await look('the end');
  });
}

test('one goes back, does a step once more, and finds one’s place again', async ({ page }) => {
  const { steps } = someRoom.lesson;
  await begin(page, someRoom);
  const place = (step: number) => coach(page).getByRole('img', { name: `Step ${step} of` });
  await next(page).click();
  await steps[1]?.hands?.(page, click);
  await coach(page).getByRole('button', { name: 'Repeat this step' }).click();
  await expect(next(page)).toHaveCount(0);
  await steps[1]?.hands?.(page, click);
  await next(page).click();
  await expect(place(3)).toBeVisible();
  await page.reload();
  await expect(place(3)).toBeVisible();
  await coach(page).getByRole('button', { name: 'One step back' }).click();
  await expect(place(2)).toBeVisible();
  await steps[1]?.hands?.(page, click);
  await expect(next(page)).toBeVisible();
});

test('every lesson that is written is tried here', () => {
  for (const room of everyRoom) {
    const file = join(import.meta.dirname, '../../src/rooms', folderOf(room), 'lesson.json');
    const { steps } = JSON.parse(readFileSync(file, 'utf8')) as { steps: { id: string }[] };
    expect(steps.map(({ id }) => id)).toEqual(room.lesson.steps.map(({ id }) => id));
  }
});

test('the home page leads to every lesson', async ({ page }) => {
  await page.goto('/');
  for (const { title, game } of everyRoom) {
    const sheet = await openGame(page, title);
    const link = sheet.getByRole('link', { name: 'Learn it in 5 minutes' });
    await expect(link).toHaveAttribute('href', `/learn/${game}`);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  }
});
