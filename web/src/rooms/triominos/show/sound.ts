/** What is heard of a move. */
import type { SoundName } from '../../../ui/sound/synth';
import type { TriominosEvent } from '../wire';

export function sound({ type }: TriominosEvent): SoundName | null {
  switch (type) {
    case 'laid':
      return 'tile';
    case 'lot':
    case 'drew':
    case 'bought':
      return 'draw';
    case 'roundover':
      return 'score';
    case 'over':
      return 'over';
    case 'tie':
    case 'begins':
    case 'passed':
    case 'lastlap':
    case 'proposed':
    case 'answered':
    case 'playedon':
      return null;
  }
}
