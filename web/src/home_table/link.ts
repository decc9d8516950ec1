// A table at home within a link: nothing of it is kept anywhere else.
import { location } from '../net/location';
import type { RoomEditor } from '../kit/editor';
import { packed, unpacked } from '../replay/packed';

export interface Entered {
  seats: number;
  sketch: unknown;
}

/** To the table itself, or to the puzzle that it makes. */
export async function linkTo(game: string, { seats, sketch }: Entered, part: '' | '/puzzle' = ''): Promise<string> {
  return `${location.origin}/at-home/${game}${part}#${await packed(JSON.stringify({ seats, sketch }))}`;
}

/** Whether an address was meant to hold a table, be it damaged or not. `#content` is a place on the page. */
export const isLink = (hash: string): boolean => !['', '#', '#content'].includes(hash);

/** What a link holds; undefined where it holds no table of this game. */
export async function enteredIn(hash: string, editor: RoomEditor): Promise<Entered | undefined> {
  try {
    return checked(JSON.parse(await unpacked(hash.replace(/^#/, ''))), editor);
  } catch {
    return undefined;
  }
}

/** The same for what this browser has kept. */
export function checked(data: unknown, editor: RoomEditor): Entered | undefined {
  const { seats, sketch } = (data ?? {}) as Partial<Entered>;
  if (seats === undefined || !editor.seats.includes(seats) || !editor.isSketch(sketch)) return undefined;
  return { seats, sketch: editor.seated(sketch, seats) };
}

/** As the server knows it. */
export interface Table {
  game: string;
  seats: number;
  sketch: Record<string, unknown>;
  options: Record<string, string>;
}

export function tableOf(game: string, { seats, sketch }: Entered, editor: RoomEditor): Table {
  const own = editor.asked?.(sketch) ?? { sketch, options: {} };
  return { game, seats, ...own, sketch: own.sketch as Table['sketch'] };
}

/** What one sees there of a view that the server has drawn up; nothing of nothing. */
export const seenOn =
  (sketch: unknown, editor: RoomEditor) =>
  (view: unknown): unknown =>
    view ? (editor.seen?.(view, sketch) ?? view) : view;
