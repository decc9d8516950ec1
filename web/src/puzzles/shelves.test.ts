import { beforeEach, expect, test } from 'vitest';
import { rememberSeen, rememberSolved } from './kept';
import { byLevel, nextUnsolved, onwards, todays, type Shelf } from './shelves';

const one: Shelf = { game: 'one', levels: Array.from({ length: 900 }, (_, at) => (at % 2 ? 'easy' : 'strong')) };
const two: Shelf = { game: 'two', levels: Array.from({ length: 700 }, () => 'easy') };

beforeEach(() => localStorage.clear());

test('the next puzzle is one that nobody has done, of the level that is wanted, and after the last comes the first', () => {
  expect(nextUnsolved(one, 0)).toBe(1);
  rememberSolved('one', 1);
  rememberSeen('one', 2);
  expect([nextUnsolved(one, 0), nextUnsolved(one, 0, 'easy'), nextUnsolved(one, 900)]).toEqual([3, 4, 3]);
  const small: Shelf = { game: 'one', levels: ['easy', 'easy'] };
  expect(nextUnsolved(small, 1)).toBeUndefined();
});

test('after a puzzle of today comes today’s of the next game, and then all puzzles', () => {
  const all = [one, two];
  expect(onwards(all, 'one', todays(one))).toBe(`/puzzles/two/${todays(two)}`);
  rememberSolved('two', todays(two));
  expect(onwards(all, 'one', todays(one))).toBe('/puzzles');
});

test('after any other comes the next one of its game', () => {
  const number = (todays(one) + 10) % 900 || 5;
  expect(onwards([one, two], 'one', number)).toBe(`/puzzles/one/${number + 1}`);
});

test('by difficulty, the easiest first: how many are solved, and the next one', () => {
  rememberSolved('one', 2);
  rememberSeen('one', 4);
  expect(byLevel(one)).toEqual([
    { level: 'easy', count: 450, solved: 1, next: 6 },
    { level: 'strong', count: 450, solved: 0, next: 1 },
  ]);
  const small: Shelf = { game: 'one', levels: ['beyond', 'easy'] };
  expect(byLevel(small).map(({ level, next }) => [level, next])).toEqual([
    ['easy', 2],
    ['beyond', 1],
  ]);
});
