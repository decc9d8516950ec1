/** Triominos with real stones: a line for each turn, and one for the end of a round. */
import { entered, named, type RoomScores, type ScoreLine, type Values } from '../../../kit/scores';

/** TR-8: none, bridge, hexagon, double hexagon. */
const BONUS = [0, 40, 50, 60];
const BUY_PRICE = 5;
/** TR-6, TR-7: for a stone that was laid, for passing, and for passing when the pool is empty. */
const OUTCOME = [0, -10, 0];
/** TR-10: for whoever lays their last stone first. */
const GOING_OUT = 25;

const laid = (values: Values) => entered(values, 'outcome') === 0;
const finished = (values: Values) => entered(values, 'how') === 0;

/** TR-6, TR-8: the stone with one bonus, minus what was bought and the pass. */
function turnPoints(values: Values | undefined): number {
  const stone = laid(values ?? {}) ? entered(values, 'stone') + (BONUS[entered(values, 'bonus')] ?? 0) : 0;
  return stone - BUY_PRICE * entered(values, 'bought') + (OUTCOME[entered(values, 'outcome')] ?? 0);
}

/** TR-10 to TR-12: what the stones still held bring or cost. */
function endPoints({ shared, each }: ScoreLine): number[] {
  const how = entered(shared, 'how');
  const out = how === 0 ? named(shared, 'out') : -1;
  const held = each.map((values, seat) => (seat === out ? 0 : entered(values, 'held')));
  const total = held.reduce((sum, value) => sum + value, 0);
  const lowest = Math.min(...held);
  if (how === 2) return held.map((value) => 0 - value);
  if (how === 1) return held.map((value) => (value === lowest ? total - 2 * lowest : 0));
  return held.map((_, seat) => (seat === out ? GOING_OUT + total : 0));
}

export const scores: RoomScores = {
  unit: 'round',
  seats: [2, 3, 4],
  goals: [{ rounds: 1 }, { rounds: 3 }, { rounds: 5 }, { target: 400 }],
  mostRounds: 20,
  lines: [
    {
      id: 'turn',
      title: 'trs-turn',
      of: 'one',
      shared: [],
      each: [
        { id: 'outcome', kind: 'choice', label: 'trs-outcome', choices: ['trs-laid', 'trs-passed', 'trs-passed-free'] },
        { id: 'stone', kind: 'number', label: 'trs-stone', most: 15, needed: true, when: laid },
        { id: 'bought', kind: 'count', label: 'trs-bought', most: 3 },
        {
          id: 'bonus',
          kind: 'choice',
          label: 'trs-bonus',
          choices: ['trs-plain', 'trs-bridge', 'trs-hexagon', 'trs-double-hexagon'],
          when: laid,
        },
      ],
      points: ({ each: [values] }) => [turnPoints(values)],
      ends: false,
    },
    {
      id: 'round',
      title: 'trs-round',
      about: 'trs-about',
      of: 'all',
      shared: [
        { id: 'how', kind: 'choice', label: 'trs-how', choices: ['trs-finished', 'trs-blocked', 'trs-stopped'] },
        { id: 'out', kind: 'player', label: 'trs-out', when: finished },
      ],
      each: [{ id: 'held', kind: 'number', label: 'trs-held', most: 400 }],
      points: endPoints,
      ends: true,
    },
  ],
};
