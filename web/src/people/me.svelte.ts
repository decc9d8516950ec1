// Who sits in front of this browser: a name and a face, kept here and shown to those one plays with. No account.
import { newFace } from './face';
import { myFace, myName, rememberFace, rememberName } from '../app/memory';

function firstFace(): string {
  const face = myFace() || newFace();
  rememberFace(face);
  return face;
}

let name = $state(myName());
let face = $state(firstFace());

export const me = {
  get name(): string {
    return name;
  },
  set name(chosen: string) {
    name = chosen.trim();
    rememberName(name);
  },
  get face(): string {
    return face;
  },
  set face(chosen: string) {
    face = chosen;
    rememberFace(face);
  },
};
