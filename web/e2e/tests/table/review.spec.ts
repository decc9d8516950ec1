// The review of a game that is over. What it says comes from here: to make one takes its time.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectAccessibleAlways, expectTouchable } from '../../kit/look.ts';
import { folderOf, someRoom } from '../../kit/rooms.ts';
import { expect, test, type Page } from '../../kit/test.ts';
import { expectWordsEverywhere } from '../../kit/words.ts';

const RECORDS = join(import.meta.dirname, '../../../../tests/games', folderOf(someRoom), 'golden');
const PLAYER = { start: 0.5, play: 0, others: 0, unknown: 0 };
const NONE = { luck: [], play: [0, 0], unknown: [0, 0], chance: 0.5, cost: 0, error: 0, mark: null, better: null };

/** Who moves in each step of a record, as far as its lines say: -1 is chance. */
const movers = (record: string) =>
  [...record.matchAll(/^(\d|\*) .+$/gm)].map(([, seat = '']) => (seat === '*' ? -1 : Number(seat)));

/** A review of that record: the last draw is lucky, and of the first seat's moves every third is a mistake. */
function reviewOf(record: string) {
  const seats = movers(record);
  const lucky = seats.lastIndexOf(-1);
  const moments = seats.map((seat, at) => {
    const ada = 0.5 + (0.4 * at) / seats.length;
    const mark = seat === 0 && at % 3 === 0 ? { mark: 'mistake', cost: 0.06 + at / 10_000 } : {};
    const luck = at === lucky ? { luck: [0.2, -0.2] } : {};
    return { first: at, last: at, seat, after: [ada, 1 - ada], ...NONE, ...mark, ...luck };
  });
  const marks = { inaccuracy: 0, mistake: 4, blunder: 0 };
  const players = [
    { ...PLAYER, luck: 0.2, result: 1, accuracy: 81.5, marks },
    { ...PLAYER, luck: -0.2, result: 0, accuracy: 95.2, marks },
  ];
  return { playouts: 64, start: [0.5, 0.5], moments, players };
}

/** Looks at the record of a game for two. Its review is refused at first, and half done when it is asked for again. */
async function bring(page: Page): Promise<void> {
  const file = join(RECORDS, `${someRoom.golden}.tilery`);
  const review = reviewOf(await readFile(file, 'utf8'));
  const refusal = { status: 422, json: { code: 'too-long', text: '', problems: [] } };
  const working = { json: { state: 'working', done: 0.5, key: 'k', review: null } };
  const ready = { json: { state: 'ready', done: 1, key: 'k', review } };
  let begun = 0;
  await page.route('**/api/reviews', (route) => route.fulfill(begun++ ? working : refusal));
  await page.route('**/api/reviews/k', (route) => route.fulfill(ready));
  await page.goto('/study');
  await page.getByLabel('Drop a record file here').setInputFiles(file);
  await page.getByRole('link', { name: 'Review' }).click();
}

test('a game is reviewed: gone through by keyboard, and from a moment into the replay', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await bring(page);
  await expect(page.getByRole('alert')).toContainText('This game is too long');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', '50');
  await expect(page.getByRole('heading', { name: /played better, but .* was luckier\.$/ })).toBeVisible();
  const slider = page.getByRole('slider', { name: 'Chance to win in percent' });
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Step 1, .*: .* 50 percent and .* 50 percent$/);
  await page.keyboard.press('PageUp');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Step \d+, .+, mistake: /);
  const marked = await slider.getAttribute('aria-valuenow');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuenow', String(Number(marked) + 1));
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute('aria-valuenow', (await slider.getAttribute('aria-valuemax')) ?? '');

  const moments = page.getByRole('article');
  await expect(moments).toHaveCount(9); // eight, and the one that is shown
  await expectAccessibleAlways(page, 'a review');
  await expectTouchable(page, 'a review');
  await expectWordsEverywhere(page, 'a review');
  const step = /\d+/.exec(
    (await moments
      .nth(1)
      .getByText(/^Step \d+$/)
      .textContent()) ?? '',
  )?.[0];
  await moments.nth(1).getByRole('link', { name: 'See it again' }).click();
  await expect(page).toHaveURL(`/study?at=${step}&seat=0`);
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', new RegExp(`^Step ${step} of`));
});

test('a mistake is tried again: what is worse is said without the answer, then a better move is found', async ({
  page,
}) => {
  let tries = 0;
  // To judge a move takes its time: what it is worth comes from here, and the table stays as it was.
  await page.route('**/api/tries', async (route) => {
    const wish = route.request().postDataJSON() as { moves: unknown[]; check: boolean };
    if (!wish.moves.length || wish.check) return route.continue();
    const before = await page.request.post('/api/tries', { data: { ...wish, moves: [] } });
    const verdict = ++tries > 1 ? { verdict: 'best' } : { verdict: 'worse', cost: 0.08 };
    await route.fulfill({ json: { ...((await before.json()) as object), ...verdict } });
  });
  await bring(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: /\(\d+\)$/ }).click();
  const note = page.getByRole('region', { name: 'What to do' });
  const table = someRoom.table(page);
  await expect(note).toContainText(/It cost \d+\spercentage points of the chance to win\. Find a better move\./);
  await table.endTurn();
  await expect(note).toContainText('That costs 8 percentage points of the chance to win. Try another.');
  await expectAccessibleAlways(page, 'a mistake tried again');
  await expectWordsEverywhere(page, 'a mistake tried again');
  await note.getByRole('button', { name: 'Try another move' }).click();
  await table.endTurn();
  await expect(note).toContainText('Well found. No other move is clearly better.');
  await note.getByRole('button', { name: 'Next one' }).click();
  await expect(page.getByText(/^2 of \d+$/)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Moments that mattered' })).toBeVisible();
});
