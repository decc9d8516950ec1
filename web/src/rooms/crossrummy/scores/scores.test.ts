import { expect, test } from 'vitest';
import { scores } from '.';

const [game] = scores.lines;
const lineOf = (out: number | undefined, ...held: [number, number][]) => ({
  kind: 'game',
  who: -1,
  shared: out === undefined ? {} : { out },
  each: held.map(([numbers, actions]) => ({ numbers, actions })),
});

test('CR-13: numbers as they are, action tiles 20 each; whoever is out has 0', () => {
  expect(game?.points(lineOf(1, [17, 1], [5, 0], [0, 2]))).toEqual([37, 0, 40]);
});

test('CR-14: if all passed, whoever holds least has 0, and several may', () => {
  expect(game?.points(lineOf(-1, [17, 0], [5, 0], [5, 0]))).toEqual([17, 0, 0]);
});

test('CR-12: in a single game, whoever is out wins alone, though another holds nothing', () => {
  const line = lineOf(1, [0, 0], [0, 0]);
  expect([0, 1].map((seat) => scores.tie?.([line], seat))).toEqual([1, 0]);
  expect([0, 1].map((seat) => scores.tie?.([line, line], seat))).toEqual([0, 0]);
});
