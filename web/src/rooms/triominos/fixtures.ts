/** Views for the tests of this room. */
import type { TriominosPlace, TriominosStone, TriominosView } from './wire';

export function aStone(stone: string): TriominosStone {
  const [a = 0, b = 0, c = 0] = [...stone].map(Number);
  return { stone, numbers: [a, b, c], value: a + b + c };
}

export function aPlace(stone: string, cell: string, more: Partial<TriominosPlace> = {}): TriominosPlace {
  const { numbers, value } = aStone(stone);
  return {
    move: { type: 'lay', stone, cell: { e1: 1, w1: -1 }[cell] ?? 0 },
    stone,
    cell,
    row: 0,
    column: 1,
    up: false,
    numbers,
    beside: ['445'],
    value,
    bonus: '',
    bonus_points: 0,
    points: value,
    ...more,
  };
}

/** It is seat 0's turn with 3-4-4, 0-4-5 and 1-1-1; 3-4-4 fits on e1 and w1, 0-4-5 on e1, 1-1-1 nowhere. */
export function aView(more: Partial<TriominosView> = {}): TriominosView {
  return {
    seat: 0,
    options: { rounds: 1, target: null, start: null },
    seats: 2,
    phase: 'play',
    round: 1,
    start: 0,
    turn: 0,
    contenders: [],
    drawn: [],
    rack: ['344', '045', '111'].map(aStone),
    hands: [3, 4],
    pool: 30,
    layout: [{ seat: 1, stone: '445', cell: '0', row: 0, column: 0, up: true, numbers: [4, 4, 5] }],
    bought: 0,
    penalty: 0,
    out: null,
    proposed: [false, false],
    votes: [],
    may: {
      lay: [
        aPlace('344', 'e1', { bonus: 'bridge', bonus_points: 40, points: 51 }),
        aPlace('344', 'w1', { column: -1 }),
        aPlace('045', 'e1'),
      ],
      must_lay: false,
      buy: true,
      buy_price: 5,
      pass: false,
      pass_price: 0,
      stop: true,
      answer: false,
    },
    turns: [],
    scores: [0, 0],
    totals: [0, 0],
    sheets: [],
    winners: [],
    reason: '',
    remembered: { barred: [] },
    ...more,
  };
}

/** Nothing may be done. */
export const NOTHING: TriominosView['may'] = {
  lay: [],
  must_lay: false,
  buy: false,
  buy_price: 0,
  pass: false,
  pass_price: 0,
  stop: false,
  answer: false,
};
