/** The keys that work anywhere at the table. */
import { isForOthers } from '../../../kit/keys';
import type { Turn } from './turn.svelte';

interface Hands {
  undo: () => void;
  help: () => void;
  heap: () => void;
}

/** Do what a key stands for; false if it stands for nothing here. `mayPlay` is false for those who only look on. */
export function keyPress(event: KeyboardEvent, turn: Turn, hands: Hands, mayPlay: boolean): boolean {
  if (isForOthers(event) || !mayPlay) return false;
  switch (event.key.toLowerCase()) {
    case 'l':
      hands.heap();
      return true;
    case 'r':
      turn.begin('remove');
      return true;
    case 'w':
      turn.begin('swap');
      return true;
    case 's':
      turn.begin('steal');
      return true;
    case 'g':
      turn.begin('give');
      return true;
    case 'p':
      turn.hand();
      return true;
    case 'e':
      turn.end();
      return true;
    case 'u':
      hands.undo();
      return true;
    case '?':
      hands.help();
      return true;
    case 'escape':
      return turn.cancel();
    default:
      return false;
  }
}
