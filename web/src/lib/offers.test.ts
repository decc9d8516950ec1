import { expect, test } from 'vitest';
import { inForce, offersOf, taken } from './offers';

const [length] = offersOf('triominos');

test('a game of one round is what is agreed on without a choice', () => {
  expect(length && inForce(length, {})).toBe(0);
});

test('rounds and a target are never agreed on together, and other options stay', () => {
  if (!length) throw new Error('Triominos offers nothing');
  const to = (text: string, at: number) => length.choices.filter((choice) => choice.text === text)[at];
  let chosen: Record<string, string> = { start: '1' };
  chosen = taken(length, length.choices.indexOf(to('rounds', 2) ?? length.choices[0]!), chosen);
  expect(chosen).toEqual({ start: '1', rounds: '3' });
  chosen = taken(length, length.choices.indexOf(to('target', 1) ?? length.choices[0]!), chosen);
  expect(chosen).toEqual({ start: '1', target: '400' });
  expect(inForce(length, chosen)).toBe(5);
  expect(taken(length, 0, chosen)).toEqual({ start: '1' });
});

test('a room that offers nothing of its own shows the options of its game', () => {
  expect(offersOf('hidden-stones')).toEqual([]);
});
