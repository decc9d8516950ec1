// The rooms that this house has a table for. Each is a folder with an index.ts, loaded when somebody enters.
import type { Room } from './room';

const doors = import.meta.glob<{ room: Room<never> }>('./games/*/index.ts');

const door = (game: string) => doors[`./games/${game.replaceAll('-', '_')}/index.ts`];

export const hasRoom = (game: string): boolean => door(game) !== undefined;

/** The room of a game; undefined where there is none. The house hands views through and never looks into them. */
export async function enter(game: string): Promise<Room | undefined> {
  const module = await door(game)?.();
  return module?.room as unknown as Room | undefined;
}
