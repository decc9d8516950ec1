/** Crossrummy with real tiles: a line for each game of a series. */
import { entered, named, type RoomScores, type ScoreLine } from '../../../kit/scores';

/** CR-13: what an action tile counts. */
const ACTION_TILE = 20;

/** CR-13, CR-14: what is held counts; whoever is out has 0, and if nobody is, whoever holds least. */
function points({ shared, each }: ScoreLine): number[] {
  const out = named(shared, 'out');
  const held = each.map((values) => entered(values, 'numbers') + ACTION_TILE * entered(values, 'actions'));
  const lowest = Math.min(...held);
  return held.map((value, seat) => (seat === out || (out < 0 && value === lowest) ? 0 : value));
}

export const scores: RoomScores = {
  unit: 'game',
  seats: [2, 3, 4],
  lowest: true,
  goals: [{ rounds: 1 }, { rounds: 3 }, { rounds: 5 }, { rounds: 7 }],
  lines: [
    {
      id: 'game',
      title: 'crs-game',
      about: 'crs-about',
      of: 'all',
      shared: [{ id: 'out', kind: 'player', label: 'crs-out', nobody: 'crs-nobody' }],
      each: [
        { id: 'numbers', kind: 'number', label: 'crs-numbers', most: 999 },
        { id: 'actions', kind: 'count', label: 'crs-actions', most: 4 },
      ],
      points,
      ends: true,
    },
  ],
  // CR-12: in a single game, whoever is out wins alone, even if somebody else holds nothing, either.
  tie: (lines, seat) =>
    Number(lines.length === 1 && lines.some(({ shared }) => ![seat, -1].includes(named(shared, 'out')))),
};
