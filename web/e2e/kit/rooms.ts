// The rooms, found by their folders.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { HouseRoom, Room } from './room.ts';

const FOLDER = join(import.meta.dirname, '../rooms');
/** Their names, as the folders of the server and of the web client are called too. */
const folders = readdirSync(FOLDER).sort();

async function driver(folder: string): Promise<Room> {
  const { room } = (await import(join(FOLDER, folder, 'index.ts'))) as { room: Room };
  return room;
}

export const everyRoom: Room[] = await Promise.all(folders.map(driver));

/** The room of the house's own tests. */
export const someRoom = first(everyRoom.filter((room): room is HouseRoom => 'alone' in room));
/** Another one. */
export const otherRoom = first(everyRoom.filter((room) => room !== someRoom));

/** The folder of a room, in web/src/rooms, src/tilery/games and tests/games alike. */
export const folderOf = ({ game }: Room): string => game.replaceAll('-', '_');

function first<One extends Room>(rooms: One[]): One {
  const [found] = rooms;
  if (!found) throw new Error('no room can do what the tests of the house need');
  return found;
}
