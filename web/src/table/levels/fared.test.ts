import { expect, test } from 'vitest';
import { aGame } from '../../me/fixtures';
import type { PlayedGame } from '../../me/kept/played';
import { levelAgainst, nextLevel } from './fared';

const LEVELS = ['easy', 'normal', 'expert'];

/** Wins and losses, the first first; then as they are kept, the newest first. */
const play = (outcomes: string, level = 'normal', rivals = 1): PlayedGame[] =>
  [...outcomes]
    .map((outcome, round) =>
      aGame({
        round,
        players: rivals + 1,
        bots: Array<string>(rivals).fill(level),
        share: outcome === 'w' ? 1 : 0,
      }),
    )
    .reverse();

test.each([
  ['www', 'expert'],
  ['wlww', 'expert'],
  ['ww', undefined],
  ['wwwl', undefined],
  ['llww', undefined],
  ['llll', 'easy'],
  ['wlll', undefined],
])('after %s one is offered %s', (outcomes, offered) => {
  expect(nextLevel(play(outcomes), LEVELS, 1)).toBe(offered);
});

test('against several bots one may lose more often before they are too hard', () => {
  expect(nextLevel(play('llll', 'normal', 3), LEVELS, 3)).toBeUndefined();
  expect(nextLevel(play('llllll', 'normal', 3), LEVELS, 3)).toBe('easy');
});

test('there is nothing above the strongest and below the weakest', () => {
  expect(nextLevel(play('www', 'expert'), LEVELS, 1)).toBeUndefined();
  expect(nextLevel(play('llll', 'easy'), LEVELS, 1)).toBeUndefined();
});

test('only games at the level now count', () => {
  expect(nextLevel([...play('w'), ...play('ww', 'easy')], LEVELS, 1)).toBeUndefined();
});

test('a game that hints have won doesn’t count, and one that was lost all the same does', () => {
  const before = play('ww');
  const helped = aGame({ round: 7, bots: ['normal'], share: 1, hints: 4 });
  expect(nextLevel([helped, ...before], LEVELS, 1)).toBeUndefined();
  const unhelped = { ...helped, round: 8, hints: 3 };
  expect(nextLevel([unhelped, helped, ...before], LEVELS, 1)).toBe('expert');
  expect(nextLevel([{ ...helped, round: 9, share: 0 }, unhelped, ...before], LEVELS, 1)).toBeUndefined();
});

test('bots that play differently have no level together, nor has a table with two people or partners', () => {
  expect(levelAgainst(aGame({ players: 3, bots: ['easy', 'normal'] }))).toBeUndefined();
  expect(levelAgainst(aGame({ players: 3, people: 1, bots: ['easy'] }))).toBeUndefined();
  expect(levelAgainst(aGame({ players: 4, partners: 1, bots: ['easy', 'easy', 'easy'] }))).toBeUndefined();
  expect(levelAgainst(aGame({ players: 1, bots: [] }))).toBeUndefined();
  expect(levelAgainst(aGame({ players: 3, bots: ['easy', 'easy'] }))).toBe('easy');
});
