// Find the best place: the board doesn't say what a stone brings, and buying is no way out.
import { expect, test } from '../../kit/test.ts';
import { Triominos } from './table.ts';

interface Told {
  goal: { type: string };
}

test('where the best place is to be found, nothing tells what a stone brings, and buying is no way out', async ({
  page,
}) => {
  const api = '/api/puzzles/triominos';
  let number = 1;
  let told: Told;
  do told = (await (await page.request.get(`${api}/${number}`)).json()) as Told;
  while (told.goal.type !== 'bestplace' && number++);
  const { moves } = (await (await page.request.get(`${api}/${number}/solution`)).json()) as {
    moves: { data: { stone: string } }[];
  };
  const stone = [...(moves[0]?.data.stone ?? '')].join('-');
  const table = new Triominos(page);
  const note = page.getByRole('region', { name: 'What to do' });

  await page.goto(`/puzzles/triominos/${number}`);
  await expect(note).toContainText('lay the stone that scores the most points right now');
  await table.buy.click();
  await expect(note).toContainText('Not quite. Have another try.');
  await note.getByRole('button', { name: 'Try again' }).click();

  await table.stone(stone).click();
  await table.places(stone).getByRole('button').first().focus();
  await expect(page.getByRole('button', { name: `Lay ${stone}`, exact: true })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/hexagon|bridge|\d\spoints/);
  await expect(page.locator('.spot text, .spot path')).toHaveCount(0);
  await expect(table.rack.getByRole('button', { name: /points|hexagon|bridge/ })).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(table.buy).toBeVisible();
  await page.setViewportSize({ width: 390, height: 880 });
  // The view follows the felt: its middle is that of the felt, also after the felt has become higher.
  const middle = page.locator('.layout .table');
  const felt = page.locator('div.felt').filter({ has: middle });
  await expect
    .poll(async () => {
      const style = (await middle.getAttribute('style')) ?? '';
      const half = Number(/translate\([\d.]+px, ([\d.]+)px/.exec(style)?.[1]);
      return Math.abs(half - ((await felt.boundingBox())?.height ?? 0) / 2);
    })
    .toBeLessThan(2);
  await page.setViewportSize({ width: 390, height: 844 });
  const high = async () => (await note.boundingBox())?.height;
  const answer = note.getByRole('button', { name: 'Show the answer' });
  await expect(answer).toBeVisible();
  const before = await high();
  for (const other of ['Keep trying', 'Do that']) {
    await answer.click();
    await expect(note.getByRole('button', { name: other })).toBeVisible();
    expect(await high(), 'the board below keeps its place').toBe(before);
  }
});
