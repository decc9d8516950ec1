// The rooms that this house has a table for. Each is a folder with an index.ts, loaded when somebody enters.
import type { Component } from 'svelte';
import { folderOf, type Room } from '../kit/room';
import { loadTexts } from '../texts/index.svelte';

const doors = import.meta.glob<{ room: Room<never> }>('./*/index.ts');

const door = (game: string) => doors[`./${folderOf(game)}/index.ts`];

const pictures = import.meta.glob<{ default: Component }>('./*/Picture.svelte');

/** The picture of a game alone: the home page shows all games and needs no room. */
export async function pictureOf(game: string): Promise<Component> {
  const own = pictures[`./${folderOf(game)}/Picture.svelte`];
  return (await (own ? own() : import('../plain/CardPicture.svelte'))).default;
}

/** The ids of the games that have one. */
export const ROOMS: readonly string[] = Object.keys(doors).map((path) =>
  (path.split('/')[1] ?? '').replaceAll('_', '-'),
);

export const hasRoom = (game: string): boolean => door(game) !== undefined;

/** The room of a game, or the plain one. The house hands views through and never looks into them. */
export async function enter(game: string): Promise<Room> {
  const open = door(game);
  if (!open) {
    const [{ plainRoom }] = await Promise.all([import('../plain'), loadTexts('plain', 'table')]);
    return plainRoom(game) as unknown as Room;
  }
  const room = folderOf(game);
  const [module] = await Promise.all([open(), loadTexts(room, 'table')]);
  return module.room as unknown as Room;
}

/** The rules of a room, once their words are there: only who wants to read them needs those. */
export async function paperOf({ id, Rules }: Room): Promise<Component> {
  await loadTexts(folderOf(id), 'rules');
  return Rules;
}
