import { expect, test } from 'vitest';
import { eachOnce, hintTold, turnsOf } from './log';

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
  const told = line(1, 0, 'dull', 'scored');
  expect(turnsOf([line(0, -1, 'dull'), told], tell)).toEqual([
    { key: '1', seat: 0, lines: [{ key: '1', number: 1, text: 'scored', line: told }] },
  ]);
});

test('a hint is one mark, however much of it was shown', () => {
  const taken = (at: number, seat: number, whole: boolean) => ({ at, seat, whole });
  expect(eachOnce([taken(3, 0, false), taken(3, 0, true), taken(3, 1, true), taken(5, 0, true)])).toEqual([
    taken(3, 0, false),
    taken(3, 1, true),
    taken(5, 0, true),
  ]);
});

test('hints stand where they were taken; those after steps that are still to be shown wait', () => {
  const log = [line(0, -1, 'laid'), line(1, 0, 'swapped'), line(2, 1, 'passed')];
  const hints = [
    { at: 1, seat: 0, whole: false },
    { at: 1, seat: 0, whole: true },
    { at: 3, seat: 0, whole: false },
    { at: 4, seat: 1, whole: false },
  ];
  const told = turnsOf(log, tell, hints, ({ seat, whole }) => `${seat}${whole ? ' whole' : ''}`);
  expect(told.map(({ lines }) => lines.map(({ text }) => text))).toEqual([
    ['laid'],
    ['0', '0 whole', 'swapped'],
    ['passed'],
    ['0'],
  ]);
  expect(new Set(told.flatMap(({ lines }) => lines.map(({ key }) => key))).size).toBe(6);
});

test('the log says in words that somebody asked for a hint, and “You” to whoever has no name', () => {
  const hint = { at: 1, seat: 0, whole: false };
  expect(hintTold(hint, ['Ada'])).toBe('Ada asked for a hint.');
  expect(hintTold(hint, ['Player 1', 'Flint'])).toBe('Player 1 asked for a hint.');
});
