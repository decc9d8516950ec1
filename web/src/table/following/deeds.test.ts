import { expect, test } from 'vitest';
import { deedAt, deedsOf } from './deeds';

const line = (number: number, seat: number, stand_in = false) => ({ number, seat, events: [], stand_in });
const told = (deeds: ReturnType<typeof deedsOf>) =>
  deeds.map(({ seat, lines }) => [seat, lines.map((one) => one.number)]);

test('what the others did since my last move, with what chance did to them', () => {
  const log = [line(0, -1), line(1, 1), line(2, 0), line(3, 1), line(4, -1), line(5, 1), line(6, 2)];
  expect(told(deedsOf(log, 0))).toEqual([
    [1, [3, 4, 5]],
    [2, [6]],
  ]);
});

test('of somebody who played twice since then only the last turn', () => {
  const log = [line(0, 0), line(1, 1), line(2, 2), line(3, 1)];
  expect(told(deedsOf(log, 0))).toEqual([
    [2, [2]],
    [1, [3]],
  ]);
});

test('a spectator sees the last turn of everybody', () => {
  expect(told(deedsOf([line(0, 0), line(1, 1), line(2, 0)], null))).toEqual([
    [1, [1]],
    [0, [2]],
  ]);
});

test('before anybody moved there is nothing to tell', () => {
  expect(deedsOf([line(0, -1)], 0)).toEqual([]);
  expect(deedsOf([line(0, 1), line(1, 0)], 0)).toEqual([]);
});

test('what a bot did for somebody is marked', () => {
  expect(deedsOf([line(0, 0), line(1, 1), line(2, 1, true)], 0)).toMatchObject([{ seat: 1, stoodIn: true }]);
});

test('a deed knows what came after it', () => {
  const log = [line(0, 0), line(1, 1), line(2, -1), line(3, 2), line(4, -1)];
  expect(deedsOf(log, 0).map(({ after }) => after.map(({ number }) => number))).toEqual([[3, 4], []]);
});

test('one line of the log is a deed of whoever moved last', () => {
  const log = [line(0, -1), line(1, 0), line(2, 1, true), line(3, -1), line(4, 0)];
  expect(deedAt(log, 2)).toMatchObject({ seat: 1, stoodIn: true, lines: [{ number: 2 }] });
  expect(deedAt(log, 3)).toMatchObject({ seat: 1, stoodIn: false, after: [{ number: 4 }] });
  expect(deedAt(log, 0)).toBeUndefined();
  expect(deedAt(log, 9)).toBeUndefined();
});
