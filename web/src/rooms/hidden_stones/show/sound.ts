/** What is heard of a move. */
import type { SoundName } from '../../../ui/sound/synth';
import type { HiddenStonesEvent } from '../wire';

export function sound({ type }: HiddenStonesEvent): SoundName | null {
  switch (type) {
    case 'flipped':
      return 'stone';
    case 'swapped':
      return 'slide';
    case 'drew':
    case 'reshuffled':
      return 'draw';
    case 'scored':
      return 'score';
    case 'over':
      return 'over';
    case 'laid':
    case 'begins':
    case 'ended':
    case 'passed':
    case 'penalty':
    case 'lastround':
      return null;
  }
}
