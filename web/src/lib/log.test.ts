import { expect, test } from 'vitest';
import { turnsOf } from './log';

const tell = (event: { type: string }) => (event.type === 'dull' ? null : event.type);
const line = (number: number, seat: number, ...types: string[]) => ({
  number,
  seat,
  events: types.map((type) => ({ type })),
});

test('what one seat does in a row is one turn, with what chance does to it', () => {
  const log = [
    line(0, -1, 'laid'),
    line(1, 0, 'swapped'),
    line(2, 0, 'ended'),
    line(3, -1, 'drew'),
    line(4, 1, 'passed'),
  ];
  expect(turnsOf(log, tell).map(({ lines }) => lines.map(({ text }) => text))).toEqual([
    ['laid'],
    ['swapped', 'ended', 'drew'],
    ['passed'],
  ]);
});

test('a line with nothing worth telling is left out', () => {
  expect(turnsOf([line(0, -1, 'dull'), line(1, 0, 'dull', 'scored')], tell)).toEqual([
    { key: '1', seat: 0, lines: [{ key: '1', number: 1, text: 'scored' }] },
  ]);
});
