import { lengthOf, TWO_LINES } from '../../src/table/hints/lines.ts';
import type { Page } from '@playwright/test';
import { doIt, lamp, onward, slip, toTheMove } from '../kit/hints.ts';
import { inviteLink, sitDown } from '../kit/people.ts';
import { hintTexts, LANGUAGES } from '../kit/words.ts';
import { everyRoom, someRoom } from '../kit/rooms.ts';
import { expect, test } from '../kit/test.ts';

test('by keyboard: H until the move is there, Enter; and Escape closes', async ({ page }) => {
  const table = await someRoom.alone(page);
  await page.keyboard.press('h');
  await expect(onward(page)).toBeVisible();
  await onward(page).press('Escape');
  await expect(slip(page)).toBeHidden();
  await expect(lamp(page)).toBeFocused();
  await page.keyboard.press('h');
  await expect(onward(page)).toBeVisible();
  while (await onward(page).isVisible()) await page.keyboard.press('h');
  await expect(doIt(page)).toBeVisible();
  await page.keyboard.press('h');
  await expect(doIt(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(slip(page)).toBeHidden();
  await expect(table.log.getByText('Ada asked for a hint.')).toHaveCount(1);
});

test('another player reads in the log that a hint was taken, and sees no lamp', async ({ page, person }) => {
  await someRoom.make(page, { seats: [{ name: 'Ada' }, 'open'], start: 'Ada' });
  const ben = await person();
  await sitDown(ben, await inviteLink(page), 'Ben');
  const theirs = someRoom.table(ben);
  await expect(theirs.field).toBeVisible();
  await expect(lamp(ben)).toBeHidden();
  await lamp(page).click();
  await expect(theirs.log).toContainText('Ada asked for a hint.');
  await expect(slip(ben)).toBeHidden();
  await someRoom.table(page).endTurn();
  await expect(lamp(page)).toBeHidden();
  await expect(slip(page)).toBeHidden();
  await expect(lamp(ben)).toBeVisible();
});

test('where hints are switched off there is no lamp', async ({ page }) => {
  await page.goto(`/new/${someRoom.game}?for=device`);
  await page.getByRole('checkbox', { name: /^Hints if you get stuck/ }).uncheck();
  await page.getByRole('button', { name: 'Remove seat 2' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  const table = someRoom.table(page);
  await table.myTurn();
  await expect(lamp(page)).toHaveCount(0);
  await page.keyboard.press('h');
  await expect(slip(page)).toHaveCount(0);
});

/** Where everything is that can be touched, but for the slip; without what a hint lifts or lays out. */
const layout = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main button, main [role=gridcell], main svg[role=img], main [role=group]')]
      .filter((element) => !element.closest('section.lies') && element.getBoundingClientRect().width > 0)
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.getAttribute('aria-label') ?? '', ...[x, y, width, height].map(Math.round)].join(' ');
      }),
  );

for (const room of everyRoom)
  test(`a hint lies over the board, moves nothing and leaves the keys there in ${room.game}`, async ({ person }) => {
    const page = await person({ viewport: { width: 390, height: 844 }, hasTouch: true });
    const table = await room.make(page, { seats: [{ name: 'Ada' }, 'bot'], start: 'Ada' });
    await table.myTurn();
    await expect(lamp(page)).toBeVisible();
    const before = await layout(page);
    await lamp(page).click();
    await expect(slip(page)).toBeVisible();
    expect(await layout(page)).toEqual(before);
    const lines = () =>
      slip(page).evaluate((whole) => {
        const words = whole.querySelector('.said');
        return words ? Math.round(words.clientHeight / parseFloat(getComputedStyle(words).lineHeight)) : Infinity;
      });
    const closing = () =>
      slip(page)
        .getByRole('button', { name: 'Close' })
        .evaluate((button: HTMLElement) => [button.offsetLeft, button.offsetTop]);
    const places = new Map<string | null, number[]>();
    await toTheMove(page, async () => {
      const shape = await slip(page).getAttribute('data-shape');
      expect(await lines()).toBeLessThanOrEqual(2);
      const place = await closing();
      expect(place, 'what closes it stays where it is').toEqual(places.get(shape) ?? place);
      places.set(shape, place);
    });
    await doIt(page).press('Enter');
    await expect(slip(page)).toBeHidden();
    await expect(page.locator('.middle :focus'), 'the keys are still at the board').toHaveCount(1);
  });

test('two lines of a phone hold as many letters as a hint may have, in every language', async ({ person }) => {
  const page = await person({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await someRoom.alone(page);
  await lamp(page).click();
  await expect(slip(page)).toBeVisible();
  for (const language of LANGUAGES) {
    const texts = asLongAs(TWO_LINES, hintTexts(language));
    expect(texts.length).toBeGreaterThan(20);
    const tooLong = await slip(page).evaluate((whole: HTMLElement, all) => {
      whole.dataset['shape'] = 'usual';
      const words = whole.querySelector<HTMLElement>('.said');
      return all.filter((text) => {
        if (!words) return true;
        const middle = text.indexOf(' ', text.length / 2);
        const why = document.createElement('b'); // as wide as reasons are
        why.textContent = text.slice(middle);
        words.replaceChildren(text.slice(0, middle), why);
        return words.clientHeight > 2.1 * parseFloat(getComputedStyle(words).lineHeight);
      });
    }, texts);
    // Words put together at random may break at an unlucky place.
    expect(tooLong.length, `${language}: ${tooLong.join(' | ')}`).toBeLessThanOrEqual(texts.length / 20);
  }
});

/** Some words after the others, in pieces of this many letters or hardly fewer. */
function asLongAs(most: number, words: readonly string[]): string[] {
  const pieces: string[] = [''];
  for (const word of words) {
    const longer = `${pieces.at(-1) ?? ''} ${word}`.trim();
    if (lengthOf(longer) > most) pieces.push(word);
    else pieces[pieces.length - 1] = longer;
  }
  return pieces;
}
