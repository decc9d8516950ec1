/** TR-13: a number of rounds or a target, so one choice says how long it takes. */
import type { Offer } from '../../kit/offers';

const rounds = [1, 2, 3, 5].map((count) => ({
  text: 'rounds',
  args: { count },
  set: count > 1 ? { rounds: String(count) } : ({} as Record<string, string>),
}));
const targets = [200, 400, 600].map((points) => ({
  text: 'target',
  args: { points },
  set: { target: String(points) } as Record<string, string>,
}));

export const offers: readonly Offer[] = [
  { name: 'length', decides: ['rounds', 'target'], choices: [...rounds, ...targets] },
];
