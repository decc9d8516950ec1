import { expect, test } from 'vitest';
import { eventsOf } from './deeds';

const line = (...types: string[]) => ({ number: 0, seat: 1, events: types.map((type) => ({ type })) });
const types = (lines: string[][], after: string[][]) => {
  const deed = {
    seat: 1,
    lines: lines.map((one) => line(...one)),
    stoodIn: false,
    after: after.map((one) => line(...one)),
  };
  const { own, later } = eventsOf(deed, 'begins');
  return [own, later].map((events) => events.map(({ type }) => type));
};

test('what was done, and what has happened since', () => {
  expect(types([['laid'], ['drew']], [['passed']])).toEqual([['laid', 'drew'], ['passed']]);
});

test('what lay there before a new round is gone', () => {
  expect(
    types(
      [
        ['laid', 'roundover'],
        ['begins', 'dealt'],
      ],
      [],
    ),
  ).toEqual([['dealt'], []]);
  expect(types([['laid']], [['roundover'], ['begins']])).toEqual([[], []]);
});
