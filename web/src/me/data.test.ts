import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { ROOMS } from '../rooms';
import { aGame } from './fixtures';
import { allGames, deleteGames } from './kept/games';
import type { PlayedGame } from './kept/played';
import YourData from './YourData.svelte';
import { writeFile } from './kept/file';

/** What is said after a file with these games. */
async function brought(games: PlayedGame[]): Promise<string> {
  const { unmount, container } = render(YourData, { props: { games: [], onchange: () => Promise.resolve() } });
  const input = container.querySelector('input[type=file]');
  if (!input) throw new Error('no input');
  const file = { size: 1, text: () => Promise.resolve(writeFile(games, new Date())) };
  Object.defineProperty(input, 'files', { value: [file] });
  await fireEvent.change(input);
  const words = (
    await screen.findByText(/\p{L}\.$/u, { selector: '[role=status], [role=status] *' })
  ).textContent.trim();
  unmount();
  return words;
}

const [known = ''] = ROOMS;
const game = (round: number, id = known) => aGame({ round, game: id });

test('a file without games says so, and of strange games is said that they were left out', async () => {
  await deleteGames();
  expect(await brought([])).toBe('The file has no games in it.');
  expect(await brought([game(1), game(2, 'chess')])).toBe(
    'One game added. One game was left out, because Tilery doesn’t have it: chess.',
  );
  expect((await allGames()).map(({ game }) => game)).toEqual([known]);
  expect(await brought([game(3, 'chess'), game(4, 'go')])).toBe(
    '2 games were left out, because Tilery doesn’t have them: chess and go.',
  );
  expect(await brought([game(1)])).toBe('All games of this file were here already.');
});
