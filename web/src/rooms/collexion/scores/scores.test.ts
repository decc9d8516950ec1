import { expect, test } from 'vitest';
import { scores } from '.';

test('CX-12: markers, one for each unused action marker, minus one for each polygon left; then fewer polygons win', () => {
  const each = [
    { markers: 9, actions: 2, polygons: 3 },
    { markers: 8, actions: 0, polygons: 0 },
  ];
  const line = { kind: 'game', who: -1, shared: {}, each };
  expect(scores.lines[0]?.points(line)).toEqual([8, 8]);
  expect([0, 1].map((seat) => scores.tie?.([line], seat))).toEqual([3, 0]);
});
