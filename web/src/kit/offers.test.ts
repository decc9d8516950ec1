import { expect, test } from 'vitest';
import { agreedWith, inForce, offeredWith, offersOf, taken } from './offers';

const [length] = offersOf('triominos');

test('a game of one round is what is agreed on without a choice', () => {
  expect(length && inForce(length, {})).toBe(0);
});

test('rounds and a target are never agreed on together, and other options stay', () => {
  if (!length) throw new Error('Triominos offers nothing');
  const [THREE_ROUNDS, TO_400] = [2, 5];
  let chosen = taken(length, THREE_ROUNDS, { start: '1' });
  expect(chosen).toEqual({ start: '1', rounds: '3' });
  chosen = taken(length, TO_400, chosen);
  expect(chosen).toEqual({ start: '1', target: '400' });
  expect(inForce(length, chosen)).toBe(TO_400);
  expect(taken(length, 0, chosen)).toEqual({ start: '1' });
});

test('a room that offers nothing of its own shows the options of its game', () => {
  expect(offersOf('hidden-stones')).toEqual([]);
});

test('teams are offered to four only, and wait while a seat is missing (CX-13)', () => {
  const team = offersOf('collexion')[0]?.choices[1];
  if (!team) throw new Error('ColleXion offers no teams');
  expect([2, 3, 4].map((seats) => offeredWith(team, seats))).toEqual([false, false, true]);
  const chosen = { team: 'yes', expert: 'yes' };
  expect(agreedWith('collexion', chosen, 3)).toEqual({ expert: 'yes' });
  expect(agreedWith('collexion', chosen, 4)).toEqual(chosen);
});

test('nobody begins at a seat that was removed', () => {
  expect(agreedWith('triominos', { start: '2', target: '200' }, 2)).toEqual({ target: '200' });
  expect(agreedWith('triominos', { start: '2' }, 3)).toEqual({ start: '2' });
  expect(agreedWith('triominos', { start: 'random' }, 2)).toEqual({ start: 'random' });
});
