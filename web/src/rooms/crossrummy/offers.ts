/** CR-13: up to twenty games may be agreed on; these are offered. */
import type { Offer } from '../../kit/offers';

export const offers: readonly Offer[] = [
  {
    name: 'length',
    decides: ['rounds'],
    choices: [1, 2, 3, 5].map((count) => ({
      text: 'games',
      args: { count },
      set: count > 1 ? { rounds: String(count) } : ({} as Record<string, string>),
    })),
  },
];
