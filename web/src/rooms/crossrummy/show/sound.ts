/** What is heard of a move. */
import type { SoundName } from '../../../ui/sound/synth';
import type { CrossrummyEvent } from '../wire';

export function sound({ type }: CrossrummyEvent): SoundName | null {
  switch (type) {
    case 'laid':
    case 'opened':
      return 'tile';
    case 'took':
    case 'handedon':
      return 'slide';
    case 'dealt':
    case 'drew':
      return 'draw';
    case 'played':
      return 'stone';
    case 'roundover':
      return 'score';
    case 'over':
      return 'over';
    case 'begins':
    case 'passed':
      return null;
  }
}
