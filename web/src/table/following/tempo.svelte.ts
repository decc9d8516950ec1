// How fast the steps of others are shown, on every table of this browser.
import { read, write } from '../../app/memory';

export const TEMPOS = ['calm', 'normal', 'quick', 'steps'] as const;
/** With `steps` each of them waits for a tap. */
export type Tempo = (typeof TEMPOS)[number];

const remembered = read<Tempo>('tempo', 'normal');
let chosen = $state<Tempo>(TEMPOS.includes(remembered) ? remembered : 'normal');

export const tempo = {
  get current(): Tempo {
    return chosen;
  },
  set current(choice: Tempo) {
    chosen = choice;
    write('tempo', choice);
  },
};

/** How long a step stays after its last piece has landed, in ms, and how many times as fast as usual pieces move. */
const PACES: Record<Tempo, { pause: number; rate: number }> = {
  calm: { pause: 1000, rate: 0.75 },
  normal: { pause: 450, rate: 1 },
  quick: { pause: 120, rate: 2 },
  steps: { pause: 450, rate: 1 },
};

export const pace = (): { pause: number; rate: number } => PACES[chosen];
