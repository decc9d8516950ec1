/** Tables of Triominos at home. */
import type { RoomEditor } from '../../../kit/editor';
import Editor from './Editor.svelte';
import { empty, isSketch, seated, type Sketch } from './sketch';

export const editor: RoomEditor<Sketch> = { Editor, seats: [2, 3, 4], empty, isSketch, seated };
