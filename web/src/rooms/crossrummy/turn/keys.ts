/** The keys of the table: those that work anywhere, and those on the felt, where a cursor goes from cell to cell. */
import type { Camera } from '../../../kit/felt/camera.svelte';
import { isElsewhere, look, press, type Doing, type KeyWords } from '../../../kit/keys';
import { plus, type Cell } from '../pieces/grid';
import type { Turn } from './turn.svelte';

export const KEYS: KeyWords = [
  ['R', 'cr-key-rack'],
  ['G', 'cr-key-table'],
  ['O', 'cr-key-open'],
  ['← ↑ ↓ →', 'cr-key-arrows'],
  ['Shift + ← ↑ ↓ →', 'cr-key-shift'],
  ['Enter', 'cr-key-enter'],
  ['W', 'cr-key-widen'],
  ['Del', 'cr-key-delete'],
  ['B', 'cr-key-back'],
  ['Z Y', 'cr-key-steps'],
  ['T', 'cr-key-tidy'],
  ['L', 'cr-key-lay'],
  ['D', 'cr-key-draw'],
  ['U', 'cr-key-undo'],
  ['S', 'cr-key-sort'],
  ['+ −', 'cr-key-zoom'],
  ['0', 'cr-key-fit'],
  ['Esc', 'cr-key-cancel'],
  ['H', 'key-hint'],
  ['?', 'cr-key-help'],
];

interface Hands {
  undo: () => void;
  help: () => void;
  sort: () => void;
  focus: (where: 'rack' | 'table' | 'open') => void;
}

const WAYS: Record<string, Cell> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Do what a key stands for; false if it stands for nothing here. `mayPlay` is false for those who only look on. */
export function keyPress(event: KeyboardEvent, turn: Turn, camera: Camera, hands: Hands, mayPlay: boolean): boolean {
  if (event.altKey || isElsewhere(event.target)) return false;
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) return mayPlay && stepping(key, event.shiftKey, turn);
  return looking(key, camera, hands) || (mayPlay && playing(key, turn, hands));
}

function stepping(key: string, shift: boolean, turn: Turn): boolean {
  if (key === 'y' || (key === 'z' && shift)) turn.redo();
  else if (key === 'z') turn.undo();
  else return false;
  return true;
}

function looking(key: string, camera: Camera, hands: Hands): boolean {
  if (key !== '?') return look(key, camera);
  hands.help();
  return true;
}

function playing(key: string, turn: Turn, hands: Hands): boolean {
  const doing: Doing = {
    z: () => turn.undo(),
    y: () => turn.redo(),
    t: () => turn.tidy(),
    b: () => turn.takeAllBack(),
    l: () => turn.lay(),
    d: () => turn.draw(),
    delete: () => void turn.takeBack(turn.held),
    backspace: () => void turn.takeBack(turn.held),
    r: () => hands.focus('rack'),
    g: () => hands.focus('table'),
    o: () => hands.focus('open'),
    s: hands.sort,
    u: hands.undo,
    escape: () => turn.cancel(),
  };
  return press(doing, key);
}

/** On the felt: where the cursor goes; null if the key is for others. */
export function cursorKey(event: KeyboardEvent, turn: Turn, cursor: Cell): Cell | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const way = WAYS[event.key];
  if (way) {
    const { held } = turn;
    const carries = event.shiftKey && held.length > 0;
    return carries && !turn.lift(held, plus(turn.draft.lying.get(held[0] ?? 0) ?? cursor, way))
      ? cursor
      : plus(cursor, way);
  }
  if (event.key === 'Enter' || event.key === ' ') turn.tapCell(cursor);
  else if (event.key.toLowerCase() === 'w') turn.widen(cursor);
  else return null;
  return cursor;
}
