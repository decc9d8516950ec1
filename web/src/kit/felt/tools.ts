/** What stands at the edge of a felt: how near one looks, and what else a room offers there. */
import type { Camera } from './camera.svelte';

export interface Tool {
  words: string;
  /** One word, or two, shown below the icon where there is room. */
  name?: string;
  /** An icon of lines, on 48 × 48. */
  line: string;
  run: () => void;
  off?: boolean;
  pressed?: boolean | undefined;
  /** On a phone there is no room for it, and another way to do it. */
  extra?: boolean;
}

const ZOOM = 1.3;
const CORNERS = 'M6 17V6H17M31 6H42V17M42 31V42H31M17 42H6V31';

interface Words {
  nearer: string;
  farther: string;
  fit: string;
}

/** Two fingers and the keys + and − do the same: `extra` says that they have to on a small phone. */
export const zooming = (camera: Camera, words: Words, { extra = false, inner = '' } = {}): Tool[] => [
  { words: words.nearer, line: 'M24 7V41M7 24H41', run: () => camera.zoom(ZOOM), extra },
  { words: words.farther, line: 'M7 24H41', run: () => camera.zoom(1 / ZOOM), extra },
  { words: words.fit, line: CORNERS + inner, run: () => camera.fit(), off: camera.following },
];
