// What a game and its bots are called. A game without a room has no words here: the server says its title.
import { games } from '../net/api';
import { has, t } from '../texts/index.svelte';

let told = $state.raw<Record<string, string>>();
let asked = false;

/** The title of a game in the language now; of a game without a room as the server has it. */
export function titleOf(game: string): string {
  const id = `${game}-title`;
  if (has(id)) return t(id);
  if (!asked) void ask();
  return told?.[game] ?? spoken(game);
}

/** A program of somebody else: nobody here can say how it plays. */
export const isGuest = (level: string): boolean => level[0] === '@';

/** How a bot of this level plays. */
export function levelWords(level: string): string {
  if (isGuest(level)) return t('seat-kind-bot');
  return has(`level-${level}`) ? t(`level-${level}`) : spoken(level);
}

/** "four-winds" → "Four winds". */
export function spoken(id: string): string {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

async function ask(): Promise<void> {
  asked = true;
  try {
    told = Object.fromEntries((await games()).map(({ id, title }) => [id, title]));
  } catch {
    asked = false; // the id reads nearly as well
  }
}
