/** Tables of Triominos at home. */
import type { RoomEditor } from '../../../kit/editor';
// The home page's picture is made of the same stones: with both here, the first visit finds them in one file.
import '../Picture.svelte';
import Editor from './Editor.svelte';
import { empty, isSketch, seated, type Sketch } from './sketch';

export const editor: RoomEditor<Sketch> = { Editor, seats: [2, 3, 4], empty, isSketch, seated };
