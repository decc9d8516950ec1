import { expect, test } from 'vitest';
import { offersOf } from '../../kit/offers';

test('a number of rounds or a target is offered, never both (TR-13)', () => {
  const [length] = offersOf('triominos');
  expect(length?.decides).toEqual(['rounds', 'target']);
  for (const { set } of length?.choices ?? []) expect(Object.keys(set).length).toBeLessThan(2);
});
