// The score sheets of all games: reached from the rules, and fit for a thumb and for those who hear the page.
import { expectAccessibleAlways, expectTouchable } from '../../kit/look.ts';
import { everyRoom } from '../../kit/rooms.ts';
import { test } from '../../kit/test.ts';
import { expectWordsEverywhere } from '../../kit/words.ts';

test('every game has a score sheet that fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { game, title } of everyRoom) {
    await page.goto(`/rules/${game}`);
    await page.getByRole('link', { name: 'Score sheet' }).click();
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('button', { name: /^Write down/ }).waitFor();
    await expectWordsEverywhere(page, `the score sheet of ${title}`);
    await expectTouchable(page, `the score sheet of ${title}`);
    await expectAccessibleAlways(page, `the score sheet of ${title}`);
  }
});
