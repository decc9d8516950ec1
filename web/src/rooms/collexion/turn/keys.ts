/** The keys that work anywhere at the table. */
import { isForOthers, press, type Doing, type KeyWords } from '../../../kit/keys';
import type { ColleXionView } from '../wire';
import type { Turn } from './turn.svelte';

/** Experts give where others swap (CX-14); only partners hand over (CX-13). */
export const keysOf = ({ expert, team }: ColleXionView['options']): KeyWords => [
  ['L', 'cx-key-heap'],
  ['↑ ↓', 'cx-key-move'],
  ['Enter', 'cx-key-take'],
  ['R', 'cx-key-remove'],
  expert ? ['G', 'cx-key-give'] : ['W', 'cx-key-swap'],
  ['S', 'cx-key-steal'],
  ...(team ? ([['P', 'cx-key-hand']] as const) : []),
  ['E', 'cx-key-end'],
  ['U', 'cx-key-undo'],
  ['Esc', 'cx-key-cancel'],
  ['H', 'key-hint'],
  ['?', 'cx-key-help'],
];

interface Hands {
  undo: () => void;
  help: () => void;
  heap: () => void;
}

/** Do what a key stands for; false if it stands for nothing here. `mayPlay` is false for those who only look on. */
export function keyPress(event: KeyboardEvent, turn: Turn, hands: Hands, mayPlay: boolean): boolean {
  if (isForOthers(event) || !mayPlay) return false;
  const doing: Doing = {
    l: hands.heap,
    r: () => turn.begin('remove'),
    w: () => turn.begin('swap'),
    s: () => turn.begin('steal'),
    g: () => turn.begin('give'),
    p: () => turn.hand(),
    e: () => turn.end(),
    u: hands.undo,
    '?': hands.help,
    escape: () => turn.cancel(),
  };
  return press(doing, event.key);
}
