/** Tables of Hidden Stones at home. */
import type { RoomEditor } from '../../../kit/editor';
// What the form shares with the room would have a file of its own. With the room here, a table still comes in one.
import '../index';
import Editor from './Editor.svelte';
import { doubt, empty, isMissing, isSketch, seated, seen, type Sketch } from './sketch';

export const editor: RoomEditor<Sketch> = {
  Editor,
  seats: [1, 2, 3, 4, 5],
  empty,
  isSketch,
  seated,
  isMissing,
  shows: true,
  doubt,
  seen,
};
