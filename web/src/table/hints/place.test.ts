import { expect, test } from 'vitest';
import { bestPlace, type Box } from './place';

const AREA: Box = { left: 0, top: 100, width: 400, height: 400 };
const SLIP = [{ name: 'usual', width: 380, height: 90 }];
const box = (left: number, top: number, width = 60, height = 60): Box => ({ left, top, width, height });

const on = (marks: Box[], others: Box[], spare: Box[] = []) => ({ marks, others, spare });

test('at the upper edge of the board, unless it is about something there', () => {
  expect(bestPlace(AREA, SLIP, on([], []))?.top).toBe(104);
  expect(bestPlace(AREA, SLIP, on([box(50, 110)], []))?.top).toBe(406);
  expect(bestPlace(AREA, SLIP, on([box(50, 430)], []))?.top).toBe(104);
});

test('it would rather cover any piece than what it is about', () => {
  expect(bestPlace(AREA, SLIP, on([box(50, 430)], [box(0, 100, 400, 380)]))?.top).toBe(104);
});

test('on a wide board it keeps clear of the pieces in the middle', () => {
  const wide = { ...AREA, width: 1400 };
  expect(bestPlace(wide, SLIP, on([], [box(500, 100, 400, 400)]))?.left).toBe(4);
});

test('it stays where it is while that is as good as anything', () => {
  const now = bestPlace(AREA, SLIP, on([box(50, 430)], []));
  expect(bestPlace(AREA, SLIP, on([box(50, 300)], []), now)?.top).toBe(104);
  expect(bestPlace(AREA, SLIP, on([box(50, 110)], []), now)?.top).toBe(406);
  expect(bestPlace(AREA, SLIP, on([], [box(50, 110, 100), box(50, 430, 95)]), now)?.top, 'hardly better').toBe(104);
});

test('where it would cover a piece it takes another shape', () => {
  const wide = { ...AREA, width: 900 };
  const piece = box(250, 100, 400, 400);
  const shapes = [...SLIP, { name: 'column', width: 240, height: 150 }];
  expect(bestPlace(wide, shapes, on([], []))?.shape).toBe('usual');
  const beside = bestPlace(wide, shapes, on([], [piece]));
  expect([beside?.shape, beside?.left]).toEqual(['column', 4]);
  // And keeps it until another is better.
  expect(bestPlace(wide, shapes, on([], []), beside)?.shape).toBe('column');
  expect(bestPlace(wide, shapes, on([box(0, 100, 250, 400)], []), beside)?.shape).toBe('usual');
});

test('what can be spared is covered rather than anything else, but not without need', () => {
  expect(bestPlace(AREA, SLIP, on([], [], [box(0, 110, 300, 80)]))?.top).toBe(406);
  expect(bestPlace(AREA, SLIP, on([], [box(100, 430)], [box(0, 110, 300, 80)]))?.top).toBe(104);
});
