// A table at home as the house knows tables: oneself on seat 0, and others of whom nothing is known.
import type { TableInfo } from '../net/wire';

export const homeInfo = (game: string, seats: number): TableInfo => ({
  id: '',
  game,
  options: {},
  seats: Array.from({ length: seats }, (_, seat) => ({
    seat,
    kind: 'device',
    name: '',
    level: '',
    present: true,
    face: '',
    stand_in: false,
  })),
  round: 0,
  started: true,
  hints: false,
  watchers: 0,
  public: false,
  pace: { away: null, level: '', move: null, game: null },
  begun: 0,
  delay: 0,
});
