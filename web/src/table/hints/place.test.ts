import { expect, test } from 'vitest';
import { bestPlace, type Box } from './place';

const AREA: Box = { left: 0, top: 100, width: 400, height: 400 };
const SLIP = { width: 380, height: 90 };
const box = (left: number, top: number, width = 60, height = 60): Box => ({ left, top, width, height });

test('at the upper edge of the board, unless it is about something there', () => {
  expect(bestPlace(AREA, SLIP, [], []).top).toBe(104);
  expect(bestPlace(AREA, SLIP, [box(50, 110)], []).top).toBe(406);
  expect(bestPlace(AREA, SLIP, [box(50, 430)], []).top).toBe(104);
});

test('it would rather cover any piece than what it is about', () => {
  expect(bestPlace(AREA, SLIP, [box(50, 430)], [box(0, 100, 400, 380)]).top).toBe(104);
});

test('on a wide board it keeps clear of the pieces in the middle', () => {
  const wide = { ...AREA, width: 1400 };
  expect(bestPlace(wide, SLIP, [], [box(500, 100, 400, 400)]).left).toBe(4);
});

test('it stays where it is while that is as good as anything', () => {
  const now = bestPlace(AREA, SLIP, [box(50, 430)], []);
  expect(bestPlace(AREA, SLIP, [box(50, 300)], [], now).top).toBe(104);
  expect(bestPlace(AREA, SLIP, [box(50, 110)], [], now).top).toBe(406);
});
