import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LESSONS } from '../rooms/hidden_stones/lesson.ts';
import { expectAccessibleAlways, expectToFit, expectTouchable } from '../look.ts';
import type { Press, Taught } from '../taught.ts';
import { expect, test, type Page } from '../test.ts';
import { expectWords, LOCALES, speaking } from '../words.ts';

const say = speaking('en');
const click: Press = (what) => what.click();
const tap: Press = (what) => what.tap();

const coach = (page: Page) => page.getByRole('region', { name: 'Coach' });
const next = (page: Page) => coach(page).getByRole('button', { name: /^(Next|Finish)$/ });
/** What the coach says of a step, up to where somebody is named. */
const said = (id: string) => say(id).split('{')[0]?.split('  ')[0]?.slice(0, 60) ?? '';

async function begin(page: Page, { game, title }: Taught): Promise<void> {
  await page.goto(`/learn/${game}`);
  await expect(page.getByRole('heading', { name: `Learn ${title}` })).toBeVisible();
}

/** As if one had come so far before. */
async function standAt(page: Page, { game }: Taught, at: number): Promise<void> {
  await page.goto('/');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    `tilery.lesson.${game}`,
    JSON.stringify({ at, finished: false }),
  ] as const);
  await page.goto(`/learn/${game}`);
  await expect(page.getByRole('main').locator('[aria-live]').first()).not.toBeEmpty();
}

/** Through all steps; `look` is called at each, before and after it is done. */
async function through(
  page: Page,
  lesson: Taught,
  press: Press,
  look: (where: string) => Promise<void>,
): Promise<void> {
  for (const [at, { id, hands }] of lesson.steps.entries()) {
    await expect(coach(page)).toContainText(said(`lesson-${lesson.game}-${id}`));
    await expect(coach(page).getByRole('img', { name: `Step ${at + 1} of ${lesson.steps.length}` })).toBeVisible();
    await look(`${id}, to be done`);
    if (hands) {
      await expect(next(page)).toHaveCount(0);
      await hands(page, press);
      await expect(next(page)).toBeVisible();
      await expect(coach(page)).not.toContainText(said(`lesson-${lesson.game}-${id}`));
      await look(`${id}, done`);
    }
    await press(next(page));
  }
  await expect(page.getByRole('heading', { name: 'You can play now' })).toBeFocused();
}

for (const lesson of LESSONS) {
  test(`${lesson.title} is learnt with the mouse`, async ({ page }) => {
    await begin(page, lesson);
    await through(page, lesson, click, (where) => expectToFit(page, where));
    await page.getByRole('link', { name: 'Read the rules' }).click();
    await page.getByRole('link', { name: 'Learn it in 5 minutes' }).click();
    await expect(coach(page).getByRole('img', { name: 'Step 1 of' })).toBeVisible(); // done once: from the beginning
  });

  test(`${lesson.title}: every state of the lesson can be read by everybody`, async ({ page }) => {
    test.slow();
    const { step, hands } = lesson.another;
    await begin(page, lesson);
    await expectAccessibleAlways(page, 'to look at');
    await standAt(page, lesson, step);
    await expectAccessibleAlways(page, 'to be done');
    await hands(page, click);
    await expect(coach(page)).toContainText('Here let us do what is marked.');
    await expectAccessibleAlways(page, 'another move, and the whole one');
    await lesson.steps[step]?.hands?.(page, click);
    await expect(next(page)).toBeEnabled();
    await expectAccessibleAlways(page, 'done');
    await standAt(page, lesson, lesson.steps.length - 1);
    await lesson.steps.at(-1)?.hands?.(page, click);
    await expect(next(page)).toBeEnabled();
    await expectAccessibleAlways(page, 'the game is over');
    await next(page).click();
    await expect(page.getByRole('heading', { name: 'You can play now' })).toBeFocused();
    await expectAccessibleAlways(page, 'the end');
  });

  test(`${lesson.title} is learnt on a phone, with nothing on top of the board`, async ({ person }) => {
    const page = await person({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    });
    await begin(page, lesson);
    await through(page, lesson, tap, async (where) => {
      await expectToFit(page, where);
      await expectTouchable(page, where);
      await expect(coach(page), where).toBeInViewport({ ratio: 1 });
      const note = await coach(page).boundingBox();
      const board = await page.locator('.room, .count').first().boundingBox();
      expect(board?.y, where).toBeGreaterThanOrEqual((note?.y ?? 0) + (note?.height ?? 0));
      const high = await page.evaluate(
        () => document.documentElement.scrollHeight - document.documentElement.clientHeight,
      );
      expect(high, `${where}: px to scroll down`).toBeLessThanOrEqual(0);
    });
  });

  test(`${lesson.title} is learnt by the keyboard alone`, async ({ page }) => {
    await begin(page, lesson);
    for (const { id, keys } of lesson.steps) {
      await expect(coach(page)).toContainText(said(`lesson-${lesson.game}-${id}`));
      await keys?.(page);
      if (keys) await expect(next(page)).toBeFocused();
      else
        for (let tabs = 0; tabs < 20 && !(await next(page).evaluate((one) => one === document.activeElement)); tabs++)
          await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('heading', { name: 'You can play now' })).toBeFocused();
  });

  test(`${lesson.title}: another move is kindly turned down, then the whole move is shown`, async ({ page }) => {
    const { step, hands } = lesson.another;
    await standAt(page, lesson, step);
    await hands(page, click);
    await expect(coach(page)).toContainText('Here let us do what is marked.');
    await expect(next(page)).toHaveCount(0);
    await expect(coach(page).getByRole('button', { name: 'Show me' })).toBeDisabled();
    await lesson.steps[step]?.hands?.(page, click);
    await expect(next(page)).toBeVisible();
  });

  test(`${lesson.title}: one goes back, does a step once more, and finds one’s place again`, async ({ page }) => {
    await begin(page, lesson);
    const place = (step: number) => coach(page).getByRole('img', { name: `Step ${step} of` });
    await next(page).click();
    await lesson.steps[1]?.hands?.(page, click);
    await coach(page).getByRole('button', { name: 'This step once more' }).click();
    await expect(next(page)).toHaveCount(0);
    await lesson.steps[1]?.hands?.(page, click);
    await next(page).click();
    await expect(place(3)).toBeVisible();
    await page.reload();
    await expect(place(3)).toBeVisible();
    await coach(page).getByRole('button', { name: 'One step back' }).click();
    await expect(place(2)).toBeVisible();
    await lesson.steps[1]?.hands?.(page, click);
    await expect(next(page)).toBeVisible();
  });

  test(`${lesson.title} needs nothing of the server once it is open`, async ({ page }) => {
    await begin(page, lesson);
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    page.on('websocket', (socket) => asked.push(socket.url()));
    await page.context().setOffline(true);
    await through(page, lesson, click, () => Promise.resolve());
    expect(asked.filter((url) => /\/(api|ws)\//.test(url))).toEqual([]);
    await page.getByRole('button', { name: 'Play against a gentle bot' }).click();
    await expect(page.getByRole('alert')).toContainText('The server can’t be reached');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Play against a gentle bot' }).click();
    await page.waitForURL(/\/table\//);
  });

  for (const [language, locale] of Object.entries(LOCALES)) {
    test(`${lesson.title} has its words in ${language}, at every step`, async ({ person }) => {
      const page = await person({ locale, viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
      for (const at of lesson.steps.keys()) {
        await standAt(page, lesson, at);
        await expectWords(page, `${language}, step ${at + 1}`);
      }
    });
  }
}

test('every lesson that is written is tried here', () => {
  const written = LESSONS.map(({ game }) => {
    const room = join(import.meta.dirname, '../../src/rooms', game.replaceAll('-', '_'), 'lesson.json');
    return (JSON.parse(readFileSync(room, 'utf8')) as { steps: { id: string }[] }).steps.map(({ id }) => id);
  });
  expect(written).toEqual(LESSONS.map(({ steps }) => steps.map(({ id }) => id)));
});

test('the home page leads to every lesson, and an address without one leads nowhere', async ({ page }) => {
  await page.goto('/');
  for (const { title, game } of LESSONS)
    await expect(
      page.getByRole('article', { name: title }).getByRole('link', { name: 'Learn it in 5 minutes' }),
    ).toHaveAttribute('href', `/learn/${game}`);
  await page.goto('/learn/chess');
  await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
});
