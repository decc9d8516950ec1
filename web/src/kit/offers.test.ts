import { expect, test } from 'vitest';
import { agreedWith, inForce, offeredWith, offersOf, taken, type Offer } from './offers';

const ONE_ROUND = 0;
const THREE_ROUNDS = 1;
const TO_400 = 2;
const LENGTH: Offer = {
  name: 'length',
  decides: ['rounds', 'target'],
  choices: [
    { text: 'rounds', args: { count: 1 }, set: {} },
    { text: 'rounds', args: { count: 3 }, set: { rounds: '3' } },
    { text: 'target', args: { points: 400 }, set: { target: '400' } },
  ],
};
const TEAM = { text: 'team', args: {}, set: { team: 'yes' }, seats: [4] };
const PLAY: Offer = { name: 'play', decides: ['team'], choices: [{ text: 'alone', args: {}, set: {} }, TEAM] };

test('what is agreed on without a choice is the one that sets nothing', () => {
  expect(inForce(LENGTH, {})).toBe(ONE_ROUND);
});

test('what excludes each other is never agreed on together, and other options stay', () => {
  let chosen = taken(LENGTH, THREE_ROUNDS, { start: '1' });
  expect(chosen).toEqual({ start: '1', rounds: '3' });
  chosen = taken(LENGTH, TO_400, chosen);
  expect(chosen).toEqual({ start: '1', target: '400' });
  expect(inForce(LENGTH, chosen)).toBe(TO_400);
  expect(taken(LENGTH, ONE_ROUND, chosen)).toEqual({ start: '1' });
});

test('a room that offers nothing of its own shows the options of its game', () => {
  expect(offersOf('dominoes')).toEqual([]);
});

test('what needs four players is offered to four only, and waits while a seat is missing', () => {
  expect([2, 3, 4].map((seats) => offeredWith(TEAM, seats))).toEqual([false, false, true]);
  const chosen = { team: 'yes', expert: 'yes' };
  expect(agreedWith([PLAY], chosen, 3)).toEqual({ expert: 'yes' });
  expect(agreedWith([PLAY], chosen, 4)).toEqual(chosen);
});

test('nobody begins at a seat that was removed', () => {
  expect(agreedWith([LENGTH], { start: '2', target: '400' }, 2)).toEqual({ target: '400' });
  expect(agreedWith([LENGTH], { start: '2' }, 3)).toEqual({ start: '2' });
  expect(agreedWith([], { start: 'random' }, 2)).toEqual({ start: 'random' });
});
