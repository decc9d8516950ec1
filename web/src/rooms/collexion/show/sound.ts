/** What is heard of a move. */
import type { SoundName } from '../../../ui/sound/synth';
import type { ColleXionEvent } from '../wire';

export function sound({ type }: ColleXionEvent): SoundName | null {
  switch (type) {
    case 'took':
      return 'tile';
    case 'removed':
      return 'stone';
    case 'swapped':
    case 'stole':
    case 'gave':
    case 'handed':
      return 'slide';
    case 'shaken':
      return 'draw';
    case 'scored':
      return 'score';
    case 'over':
      return 'over';
    case 'begins':
    case 'ended':
    case 'lastround':
      return null;
  }
}
