/** CX-13 to CX-15: two questions, each with two answers, rather than the game's yes and no. */
import type { Offer } from '../../kit/offers';

const CX_13_SEATS = [4];

export const offers: readonly Offer[] = [
  {
    name: 'play',
    decides: ['team'],
    choices: [
      { text: 'alone', args: {}, set: {} },
      { text: 'team', args: {}, set: { team: 'yes' }, seats: CX_13_SEATS },
    ],
  },
  {
    name: 'game',
    decides: ['expert'],
    choices: [
      { text: 'standard', args: {}, set: {} },
      { text: 'expert', args: {}, set: { expert: 'yes' } },
    ],
  },
];
