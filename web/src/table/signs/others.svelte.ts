// Whether the signs of other people are shown, at every table where one has not decided otherwise.
import { read, write } from '../../app/memory';

let chosen = $state(read<boolean>('signs', true));

export const signsOfOthers = {
  get on(): boolean {
    return chosen;
  },
  set on(choice: boolean) {
    chosen = choice;
    write('signs', choice);
  },
};
