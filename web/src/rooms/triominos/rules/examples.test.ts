import { expect, test } from 'vitest';
import { BONUSES, LAYING, type Drawn } from './examples';
import { bridgeWith, corners, hexagonsWith } from '../pieces/geometry';

const stoneOf = ({ numbers }: Drawn) => [...numbers].sort().join('');

/** TR-1: read clockwise from its smallest number the numbers do not decrease. */
function exists({ numbers: [a, b, c] }: Drawn): boolean {
  const turns = [`${a}${b}${c}`, `${b}${c}${a}`, `${c}${a}${b}`];
  return turns.includes(stoneOf({ numbers: [a, b, c] } as Drawn)) && [a, b, c].every((n) => n >= 0 && n <= 5);
}

/** How many different numbers meet at a corner, at most. */
function atOdds(stones: readonly Drawn[]): number {
  const met = new Map<string, Set<number>>();
  for (const stone of stones)
    corners(stone).forEach(({ x, y }, i) => {
      const at = `${Math.round(x)}/${Math.round(y)}`;
      met.set(at, (met.get(at) ?? new Set()).add(stone.numbers[i] ?? -1));
    });
  return Math.max(...[...met.values()].map(({ size }) => size));
}

test.each([...LAYING, ...BONUSES])('the example $id shows real stones, each once', ({ stones }) => {
  expect(stones.filter((stone) => !exists(stone))).toEqual([]);
  expect(new Set(stones.map(stoneOf)).size).toBe(stones.length);
});

test.each(BONUSES)('the $id adds up as in the rulebook, and all numbers agree', ({ stones, numbers, bonus, sum }) => {
  expect(numbers.reduce((a, b) => a + b, bonus as number)).toBe(sum);
  const laid = stones.at(-1);
  expect(laid && stoneOf(laid)).toBe([...numbers].sort().join(''));
  expect(atOdds(stones)).toBe(1);
});

test('the bonuses are what they are called', () => {
  const [bridge, hexagon, double] = BONUSES.map(({ stones }) => ({ stones, laid: stones.at(-1) as Drawn }));
  expect(bridgeWith(bridge?.stones ?? [], bridge?.laid as Drawn).stones).toHaveLength(3);
  expect(hexagonsWith(bridge?.stones ?? [], bridge?.laid as Drawn).centres).toHaveLength(0);
  expect(hexagonsWith(hexagon?.stones ?? [], hexagon?.laid as Drawn).centres).toHaveLength(1);
  expect(hexagonsWith(double?.stones ?? [], double?.laid as Drawn).centres).toHaveLength(2);
});

test('what fits agrees everywhere, what does not has a corner at odds or no edge', () => {
  expect(LAYING.map(({ id, stones }) => [id, atOdds(stones)])).toEqual([
    ['fits', 1],
    ['numbers', 2],
    ['edge', 1],
    ['corner', 2],
  ]);
});
