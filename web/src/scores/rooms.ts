// The rooms that say how their game is scored with real pieces: those with a folder for it.
import { folderOf } from '../kit/room';
import type { RoomScores } from '../kit/scores';
import { bringTexts, loadTexts } from '../texts/index.svelte';

const doors = import.meta.glob<{ scores: RoomScores }>('../rooms/*/scores/index.ts');
const door = (game: string) => doors[`../rooms/${folderOf(game)}/scores/index.ts`];

export async function scoresOf(game: string): Promise<RoomScores | undefined> {
  return (await door(game)?.())?.scores;
}

const files = import.meta.glob<string>(['./scores/texts/*.ftl', './rooms/*/texts/scores/*.ftl'], {
  base: '../',
  query: '?raw',
  import: 'default',
});

/** The words of the page, and what the room calls its fields. */
export async function scoreTexts(game: string): Promise<void> {
  await bringTexts('scores', files);
  await loadTexts(folderOf(game), 'scores');
}
