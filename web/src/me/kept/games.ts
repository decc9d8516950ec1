// One's own finished games, kept by this browser alone: what `Me` shows, and what tells which level suits somebody.
import { byTime, merged, type Change, type PlayedGame } from './played';
import { openShelf, PageShelf, type Shelf } from './shelf';

/** Why games are not kept: the browser keeps nothing for this page, or has no room left. */
export type Trouble = 'refused' | 'full';

let shelf: Promise<Shelf> | undefined;
let trouble: Trouble | null = null;

/** Without a place of its own the page goes on with what it remembers. */
function remembering(why: Trouble, games: readonly PlayedGame[] = []): Promise<Shelf> {
  trouble = why;
  shelf = Promise.resolve(new PageShelf(games));
  return shelf;
}

/** For tests: another place to keep games in. */
export function useShelf(other: Shelf): void {
  trouble = null;
  shelf = Promise.resolve(other);
}

function opened(): Promise<Shelf> {
  shelf ??= openShelf().catch(() => remembering('refused'));
  return shelf;
}

/** Whether something hinders; known once games were asked for. */
export const troubleNow = (): Trouble | null => trouble;

/** The newest first. */
export async function allGames(): Promise<PlayedGame[]> {
  const all = await (await opened()).all().catch(async () => (await remembering('refused')).all());
  return all.sort(byTime);
}

/** Keep these games too, each once. */
export async function keepGames(came: readonly PlayedGame[]): Promise<Change> {
  const kept = await allGames();
  const change = merged(kept, came);
  await put(kept, [...change.added, ...change.completed], change.dropped);
  return change;
}

/** Write down anew what is kept already: a review may say something else today. */
export async function rewrite(games: readonly PlayedGame[]): Promise<void> {
  await put(await allGames(), games, []);
}

async function put(kept: readonly PlayedGame[], games: readonly PlayedGame[], drop: readonly PlayedGame[]) {
  if (!games.length && !drop.length) return;
  await (await opened()).change(games, drop).catch(async () => {
    await (await remembering('full', kept)).change(games, drop);
  });
}

export async function deleteGames(): Promise<void> {
  await (await opened()).clear();
}
