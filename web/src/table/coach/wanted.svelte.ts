// Whether a coach looks on where no other person plays; kept in this browser.
import { read, write } from '../../app/memory';

let wanted = $state(read<boolean>('coach', false));

export const coachWanted = {
  get on(): boolean {
    return wanted;
  },
  set on(on: boolean) {
    wanted = on;
    write('coach', on);
  },
};
