/** Tables of ColleXion at home. */
import type { RoomEditor } from '../../../kit/editor';
// What the form shares with the room would have a file of its own. With the room here, a table still comes in one.
import '../index';
import Editor from './Editor.svelte';
import { asked, doubt, empty, isMissing, isSketch, problemWords, seated, type Sketch } from './sketch';

export const editor: RoomEditor<Sketch> = {
  Editor,
  seats: [2, 3, 4],
  empty,
  isSketch,
  seated,
  doubt,
  isMissing,
  problemWords,
  asked,
};
