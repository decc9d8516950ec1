/** The keys that work anywhere at the table. */
import { isForOthers, press, type Doing, type KeyWords } from '../../../kit/keys';
import type { HiddenStonesView } from '../wire';
import type { CellName } from '../pieces/grid';
import type { Turn } from './turn.svelte';

export const KEYS: KeyWords = [
  ['← ↑ ↓ →', 'hs-key-arrows'],
  ['Enter', 'hs-key-enter'],
  ['F', 'hs-key-flip'],
  ['1 – 6', 'hs-key-card'],
  ['X', 'hs-key-pay'],
  ['S', 'hs-key-score'],
  ['U', 'hs-key-undo'],
  ['E', 'hs-key-end'],
  ['P', 'hs-key-pass'],
  ['Esc', 'hs-key-cancel'],
  ['H', 'key-hint'],
  ['?', 'hs-key-help'],
];

interface Hands {
  /** The stone that is meant when none is chosen. */
  here: () => CellName | null;
  undo: () => void;
  help: () => void;
}

/** Do what a key stands for; false if it stands for nothing here. */
export function keyPress(event: KeyboardEvent, turn: Turn, view: HiddenStonesView, hands: Hands): boolean {
  if (isForOthers(event)) return false;
  const card = view.hand[Number(event.key) - 1];
  if (card) {
    turn.tapCard(card.number);
    return true;
  }
  const doing: Doing = {
    f: () => turn.flip(hands.here()),
    s: () => turn.score(),
    u: hands.undo,
    e: () => turn.end(),
    p: () => turn.pass(),
    x: () => turn.pay(),
    escape: () => turn.cancel(),
    '?': () => void hands.help(),
  };
  return press(doing, event.key);
}
