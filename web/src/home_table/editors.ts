// The rooms in which a table at home can be entered: those with a folder for it.
import { folderOf } from '../kit/room';
import type { RoomEditor } from '../kit/editor';

const doors = import.meta.glob<{ editor: RoomEditor }>('../rooms/*/editor/index.ts');
const door = (game: string) => doors[`../rooms/${folderOf(game)}/editor/index.ts`];

export async function editorOf(game: string): Promise<RoomEditor | undefined> {
  return (await door(game)?.())?.editor;
}
