/** Views for the tests of this room. */
import type { HiddenStonesHeld, HiddenStonesView } from './wire';

export function held(number: number, formation: string, more: Partial<HiddenStonesHeld> = {}): HiddenStonesHeld {
  return { number, points: 1, formation, lies: false, cells: [], missing: [], ...more };
}

/** It is seat 0's turn, with cards 1 and 33; card 1 can be scored. */
export function aView(more: Partial<HiddenStonesView> = {}): HiddenStonesView {
  return {
    seat: 0,
    options: { edition: 'piatnik', equal_turns: true, start: null, deck: 'standard' },
    seats: 2,
    phase: 'play',
    board: 'BHSTFOUSH',
    hand: [
      held(1, 'BH', { lies: true, cells: ['a1', 'b1'] }),
      held(33, '.HB', { points: 2, cells: ['b1', 'c1'], missing: ['c1'] }),
    ],
    hands: [2, 4],
    won: [[], []],
    draw: 60,
    discard: [],
    start: 0,
    turn: 0,
    owed: 0,
    acted: false,
    scored: false,
    passed: [false, false],
    last_round: false,
    round_active: false,
    idle_rounds: 0,
    penalties: 0,
    target: 10,
    seen: [],
    reason: '',
    may: { act: true, end: true, pass: true, score: [1], end_draws: 0, pass_draws: 2 },
    sheets: [],
    remembered: { pile: [], drawn: [] },
    ...more,
  };
}
