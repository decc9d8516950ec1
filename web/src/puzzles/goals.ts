// What is to be reached in a puzzle, in the words of its room.
import { folderOf, type PuzzleWords } from '../kit/room';

const words = import.meta.glob<{ puzzle: PuzzleWords }>('../rooms/*/puzzle.ts');

/** The words of a room for its goals; undefined where it has none. */
export async function puzzleWords(game: string): Promise<PuzzleWords | undefined> {
  return (await words[`../rooms/${folderOf(game)}/puzzle.ts`]?.())?.puzzle;
}
