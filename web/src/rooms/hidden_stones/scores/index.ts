/** Hidden Stones with real stones: a line for each game, with the cards that everybody has won. */
import { entered, type RoomScores, type ScoreLine } from '../../../kit/scores';

/** HS-2: what cards are worth. */
const VALUES = [1, 2, 3, 5];
/** HS-12: for whoever has the most cards of value 1. */
const BONUS = 3;

function points({ each }: ScoreLine): number[] {
  const most = Math.max(...each.map((values) => entered(values, 'cards1')));
  return each.map((values) => {
    const cards = VALUES.reduce((sum, value) => sum + value * entered(values, `cards${value}`), 0);
    return cards + (most > 0 && entered(values, 'cards1') === most ? BONUS : 0);
  });
}

export const scores: RoomScores = {
  unit: 'game',
  seats: [2, 3, 4, 5],
  goals: [{ rounds: 1 }, { rounds: 3 }, { rounds: 5 }],
  lines: [
    {
      id: 'game',
      title: 'hss-game',
      about: 'hss-about',
      of: 'all',
      shared: [],
      each: [
        { id: 'cards1', kind: 'count', label: 'hss-cards-1', most: 28 },
        { id: 'cards2', kind: 'count', label: 'hss-cards-2', most: 26 },
        { id: 'cards3', kind: 'count', label: 'hss-cards-3', most: 13 },
        { id: 'cards5', kind: 'count', label: 'hss-cards-5', most: 5 },
      ],
      points,
      ends: true,
    },
  ],
};
