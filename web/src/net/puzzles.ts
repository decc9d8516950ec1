// The puzzles of the house. The server keeps nothing of what anybody does with them.
import { call } from './api';
import type { PuzzleShelf, PuzzleSolution, PuzzleTold, PuzzleTried } from './wire';

const address = (game: string, number?: number): string =>
  `/puzzles/${encodeURIComponent(game)}${number === undefined ? '' : `/${number}`}`;

/** How many puzzles a game has, and how hard they are. */
export const puzzleShelf = (game: string): Promise<PuzzleShelf> => call(address(game));

export const puzzle = (game: string, number: number): Promise<PuzzleTold> => call(address(game, number));

/** What comes of these moves, all from the start; with `check`, the last one is not made. */
export const tryPuzzle = (
  game: string,
  number: number,
  moves: readonly unknown[],
  check: boolean,
): Promise<PuzzleTried> => call(address(game, number), { moves, check });

export const solution = (game: string, number: number): Promise<PuzzleSolution> =>
  call(`${address(game, number)}/solution`);
