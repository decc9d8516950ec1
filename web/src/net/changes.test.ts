import { expect, test } from 'vitest';
import { applied } from './changes';
import vectors from './changes.json';

test.each(vectors.map(({ about, ...vector }) => [about, vector] as const))('%s', (_, { old, change, now }) => {
  const before = structuredClone(old);
  expect(applied(old, change)).toEqual(now);
  expect(old).toEqual(before);
});

test('what did not change is the same object', () => {
  const old = { hand: [{ id: 1 }, { id: 2 }], table: [3] };
  const now = applied(old, { hand: [1, { id: 5 }] }) as typeof old;
  expect(now.table).toBe(old.table);
  expect(now.hand[0]).toBe(old.hand[0]);
});

test('a member may have any name', () => {
  const change = JSON.parse('{"__proto__": ["=", {"points": 9}]}') as unknown;
  const now = applied({ points: 1 }, change) as Record<string, unknown>;
  expect(Object.keys(now)).toEqual(['points', '__proto__']);
  expect(now.points).toBe(1);
});

test.each([
  [3, { turn: 1 }],
  [null, { turn: 1 }],
  [{ turn: 1 }, [1, -1]],
])('a change of something else is not taken', (old, change) => {
  expect(() => applied(old, change)).toThrow(TypeError);
});
