/** The keys that work anywhere at the table. */
import { isForOthers } from '../../../kit/keys';
import type { HiddenStonesView } from '../wire';
import type { CellName } from '../pieces/grid';
import type { Turn } from './turn.svelte';

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
  switch (event.key.toLowerCase()) {
    case 'f':
      turn.flip(hands.here());
      return true;
    case 's':
      turn.score();
      return true;
    case 'u':
      hands.undo();
      return true;
    case 'e':
      turn.end();
      return true;
    case 'p':
      turn.pass();
      return true;
    case 'x':
      turn.pay();
      return true;
    case 'escape':
      return turn.cancel();
    case '?':
      hands.help();
      return true;
    default:
      return false;
  }
}
