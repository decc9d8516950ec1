// A puzzle: missed at first, then solved as its solution says.
import { expectAccessibleAlways } from '../../kit/look.ts';
import { expect, test } from '../../kit/test.ts';
import { expectWordsEverywhere } from '../../kit/words.ts';
import { Table, type Cell } from './table.ts';

/** As the notation says it: "x14 ~c3" flips, "x49 b1-b2" swaps, "+44" scores. */
async function make(table: Table, move: string): Promise<void> {
  const [, card, flipped, from, to, scored] = /^(?:x(\d+) (?:~(\w\d)|(\w\d)-(\w\d))|\+(\d+))$/.exec(move) ?? [];
  if (flipped) await table.flip(flipped as Cell, Number(card));
  else if (from) await table.swap(from as Cell, to as Cell, Number(card));
  else await table.score(Number(scored));
}

test('today’s puzzle is missed, begun again and solved, and stays solved', async ({ page }) => {
  const { today } = (await (await page.request.get('/api/puzzles/hidden-stones')).json()) as { today: number };
  const address = `/api/puzzles/hidden-stones/${today}/solution`;
  const { moves } = (await (await page.request.get(address)).json()) as { moves: { move: string }[] };
  const note = page.getByRole('region', { name: 'What to do' });
  const table = new Table(page);

  await page.goto('/puzzles');
  await page.getByRole('link', { name: /^Hidden Stones .*Solve it$/ }).click();
  await expect(page).toHaveURL(`/puzzles/hidden-stones/${today}`);
  await expect(note).toContainText(/Score \d+\spoints? in this turn\./);
  await table.endTurn();
  await expect(note).toContainText(/Not quite: 0\sof \d+\spoints?\. Have another try\./);
  await note.getByRole('button', { name: 'Try again' }).click();
  await make(table, moves[0]?.move ?? '');
  await expect(note.getByRole('button', { name: 'Take the last move back' })).toBeEnabled();
  await expect(table.undo).toHaveCount(0);
  await page.reload(); // what was begun goes on
  await expect(note.getByRole('button', { name: 'Take the last move back' })).toBeEnabled();
  for (const { move } of moves.slice(1, -1)) await make(table, move);
  await table.card(Number(moves.at(-1)?.move.slice(1))).click();
  await page.getByRole('button', { name: /^Score/ }).click();
  await expect(note).toContainText('Solved in 2 tries.');
  await expect(table.end, 'nothing is left to do on the board').toHaveCount(0);
  await expectAccessibleAlways(page, 'a solved puzzle');
  await expectWordsEverywhere(page, 'a solved puzzle');

  await note.getByRole('link', { name: 'All puzzles' }).click();
  await expect(page.getByText('One day so far')).toBeVisible();
  await page.getByText('By number').click();
  await expect(page.getByRole('link', { name: `Puzzle ${today}, today, Solved` })).toBeVisible();
  await expectAccessibleAlways(page, 'the puzzles');
  await expectWordsEverywhere(page, 'the puzzles');

  await page.goto('/puzzles/hidden-stones/99999');
  await page.getByRole('link', { name: 'Puzzles of Hidden Stones' }).click();
  await expect(page.getByRole('radio', { name: 'Hidden Stones' })).toBeChecked();

  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/puzzles/triominos');
  await expect(page.getByRole('radio', { name: 'Triominos' })).toBeChecked();
  await expect(page.getByRole('heading', { name: 'All puzzles' })).toBeInViewport();
  await page.goto('/puzzles/draughts');
  await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
});
