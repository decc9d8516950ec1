import { expect, test } from 'vitest';
import { inForce, offersOf, taken } from './offers';

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
