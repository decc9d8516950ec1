/** The keys that work anywhere at the table. */
import type { Camera } from '../../../kit/felt/camera.svelte';
import { isForOthers, look, press, type Doing, type KeyWords } from '../../../kit/keys';
import type { Turn } from './turn.svelte';

export const KEYS: KeyWords = [
  ['← ↑ ↓ →', 'tr-key-stones'],
  ['Enter', 'tr-key-choose'],
  ['L', 'tr-key-places'],
  ['B', 'tr-key-buy'],
  ['P', 'tr-key-pass'],
  ['U', 'tr-key-undo'],
  ['+ −', 'tr-key-zoom'],
  ['0', 'tr-key-fit'],
  ['S', 'tr-key-sheet'],
  ['Esc', 'tr-key-cancel'],
  ['H', 'key-hint'],
  ['?', 'tr-key-help'],
];

interface Hands {
  undo: () => void;
  help: () => void;
  list: () => void;
  sheet: () => void;
}

const STEP = 60; // px
const MOVES: Record<string, [number, number]> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};

/** Do what a key stands for; false if it stands for nothing here. `mayPlay` is false for those who only look on. */
export function keyPress(event: KeyboardEvent, turn: Turn, camera: Camera, hands: Hands, mayPlay: boolean): boolean {
  if (isForOthers(event)) return false;
  if (event.key in MOVES && !mayPlay) return false; // in a replay these go from step to step
  return looking(event.key, camera, hands) || (mayPlay && playing(event.key.toLowerCase(), turn, hands));
}

function looking(key: string, camera: Camera, hands: Hands): boolean {
  const [right, down] = MOVES[key] ?? [];
  if (right !== undefined && down !== undefined) camera.pan(right, down);
  else if (look(key, camera)) return true;
  else if (key === 's') hands.sheet();
  else if (key === '?') hands.help();
  else return false;
  return true;
}

function playing(key: string, turn: Turn, hands: Hands): boolean {
  const doing: Doing = {
    b: () => turn.buy(),
    p: () => turn.pass(),
    l: hands.list,
    u: hands.undo,
    escape: () => turn.cancel(),
  };
  return press(doing, key);
}
