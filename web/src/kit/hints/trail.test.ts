import { expect, test } from 'vitest';
import { bow, middle } from './trail';

const A = { left: 0, top: 0, width: 40, height: 40 };
const B = { left: 200, top: 0, width: 40, height: 40 };

test('an arrow begins and ends at the rims of what it joins, not in their faces', () => {
  const { start, end } = bow(A, B);
  expect(start.x).toBeGreaterThan(middle(A).x + 5);
  expect(end.x).toBeLessThan(middle(B).x - 5);
  expect([start.y, end.y]).toEqual([20, 20]);
});

test('it arrives in the direction of its goal', () => {
  expect(Math.abs(bow(A, B).arriving)).toBeLessThan(30);
  expect(Math.abs(bow(B, A).arriving)).toBeGreaterThan(150);
});

test('neighbours have an arrow too', () => {
  const { start, end } = bow(A, { ...A, left: 42 });
  expect(end.x).toBeGreaterThan(start.x);
});
