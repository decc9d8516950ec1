import { beforeEach, expect, test } from 'vitest';
import type { Result } from '../../net/wire';
import { unserved } from '../seats/seating';
import { levelAgainst, nextLevel, note } from './fared';

const LEVELS = ['easy', 'normal', 'expert'];

const table = (round: number, ...levels: string[]) => ({
  ...unserved(
    'some-game',
    [{ kind: 'device', name: 'Ada' }, ...levels.map((level) => ({ kind: 'bot' as const, name: 'Flint', level }))],
    { id: 'here', hints: true },
  ),
  round,
});
const result = (winner: number): Result => ({
  points: [1, 0],
  ranks: [1, 2],
  winners: [winner],
  reason: 'X-1',
  teams: [],
});

function play(outcomes: string, level = 'normal', rivals = 1, first = 0) {
  [...outcomes].forEach((outcome, number) => {
    note(table(first + number, ...Array<string>(rivals).fill(level)), result(outcome === 'w' ? 0 : 1), [0]);
  });
}

beforeEach(() => localStorage.clear());

test.each([
  ['www', 'expert'],
  ['wlww', 'expert'],
  ['ww', undefined],
  ['wwwl', undefined],
  ['llww', undefined],
  ['llll', 'easy'],
  ['wlll', undefined],
])('after %s one is offered %s', (outcomes, offered) => {
  play(outcomes);
  expect(nextLevel('some-game', LEVELS, 1)).toBe(offered);
});

test('against several bots one may lose more often before they are too hard', () => {
  play('llll', 'normal', 3);
  expect(nextLevel('some-game', LEVELS, 3)).toBeUndefined();
  play('ll', 'normal', 3, 4);
  expect(nextLevel('some-game', LEVELS, 3)).toBe('easy');
});

test('there is nothing above the strongest and below the weakest', () => {
  play('www', 'expert');
  expect(nextLevel('some-game', LEVELS, 1)).toBeUndefined();
  localStorage.clear();
  play('llll', 'easy');
  expect(nextLevel('some-game', LEVELS, 1)).toBeUndefined();
});

test('only games at the level now count', () => {
  play('ww', 'easy');
  play('w', 'normal', 1, 2);
  expect(nextLevel('some-game', LEVELS, 1)).toBeUndefined();
});

test('a game that hints have won doesn’t count, and one that was lost all the same does', () => {
  play('ww');
  note(table(7, 'normal'), result(0), [0], 4);
  expect(nextLevel('some-game', LEVELS, 1)).toBeUndefined();
  note(table(8, 'normal'), result(0), [0], 3);
  expect(nextLevel('some-game', LEVELS, 1)).toBe('expert');
  note(table(9, 'normal'), result(1), [0], 4);
  expect(nextLevel('some-game', LEVELS, 1)).toBeUndefined();
});

test('a page that is opened again counts a game once', () => {
  play('w');
  play('w');
  play('w');
  expect(nextLevel('some-game', LEVELS, 1)).toBeUndefined();
});

test('bots that play differently have no level together, nor has a table with two people', () => {
  expect(levelAgainst(table(0, 'easy', 'normal'))).toBeUndefined();
  expect(levelAgainst({ seats: [...table(0, 'easy').seats, ...table(0, 'easy').seats] })).toBeUndefined();
  expect(levelAgainst(table(0, 'easy', 'easy'))).toBe('easy');
});
