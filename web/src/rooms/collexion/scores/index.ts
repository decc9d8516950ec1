/** ColleXion with real polygons: a line for each game, with what everybody has at its end. */
import { entered, type RoomScores, type Values } from '../../../kit/scores';

/** CX-12: point markers, one for each unused action marker, minus one for each polygon left. */
const points = (values: Values): number =>
  entered(values, 'markers') + entered(values, 'actions') - entered(values, 'polygons');

export const scores: RoomScores = {
  unit: 'game',
  seats: [2, 3, 4],
  // CX-13: partners sit opposite each other.
  teams: [
    [0, 2],
    [1, 3],
  ],
  goals: [{ rounds: 1 }, { rounds: 3 }, { rounds: 5 }],
  lines: [
    {
      id: 'game',
      title: 'cxs-game',
      about: 'cxs-about',
      of: 'all',
      shared: [],
      each: [
        { id: 'markers', kind: 'number', label: 'cxs-markers', most: 36 },
        { id: 'actions', kind: 'count', label: 'cxs-actions', most: 3 },
        { id: 'polygons', kind: 'count', label: 'cxs-polygons', most: 80 },
      ],
      points: ({ each }) => each.map(points),
      ends: true,
    },
  ],
  // CX-12: then the fewest polygons.
  tie: (lines, seat) => lines.reduce((sum, { each }) => sum + entered(each[seat], 'polygons'), 0),
};
