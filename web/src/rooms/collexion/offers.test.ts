import { expect, test } from 'vitest';
import { offeredWith, offersOf } from '../../kit/offers';

test('teams are offered to four only (CX-13)', () => {
  const team = offersOf('collexion')[0]?.choices[1];
  expect(team?.set).toEqual({ team: 'yes' });
  expect([2, 3, 4].map((seats) => team && offeredWith(team, seats))).toEqual([false, false, true]);
});
