import { beforeEach, expect, test } from 'vitest';
import { daysSolved, isDone, markOf, rememberMiss, rememberSeen, rememberSolved } from './kept';

beforeEach(() => localStorage.clear());

test('tries are counted until it is solved, and never after', () => {
  rememberMiss('g', 3);
  rememberMiss('g', 3);
  rememberSolved('g', 3);
  rememberMiss('g', 3);
  rememberSolved('g', 3);
  expect(markOf('g', 3)).toEqual({ tries: 3, solved: true });
  expect(markOf('g', 4)).toEqual({ tries: 0 });
});

test('whoever has seen the answer can’t solve it any more', () => {
  rememberSeen('g', 3);
  rememberSolved('g', 3, 12);
  expect(markOf('g', 3)).toEqual({ tries: 0, seen: true });
  expect([isDone(markOf('g', 3)), daysSolved()]).toEqual([true, []]);
});

test('a solved puzzle stays solved when the answer is looked at', () => {
  rememberSolved('g', 3, 12);
  rememberSeen('g', 3);
  expect(markOf('g', 3)).toEqual({ tries: 1, solved: true });
});

test('a day counts once, and only by a puzzle of the day', () => {
  rememberSolved('g', 1, 12);
  rememberSolved('h', 1, 12);
  rememberSolved('g', 2);
  rememberSolved('g', 3, 13);
  expect(daysSolved()).toEqual([12, 13]);
});
