import { beforeEach, expect, test } from 'vitest';
import {
  contrast,
  forgetPerson,
  hintsWanted,
  knownPeople,
  quick,
  rememberHintsWanted,
  rememberPeople,
  rememberQuick,
  rememberTextSize,
  textSize,
  vibrationOn,
  volume,
} from './memory';

beforeEach(() => localStorage.clear());

const names = () => knownPeople().map(({ name }) => name);

test('who played here last comes first, with the newest face, and nobody twice', () => {
  rememberPeople([
    { name: 'Ada', face: 'a' },
    { name: 'Ben', face: 'b' },
  ]);
  rememberPeople([
    { name: 'Cleo', face: 'c' },
    { name: 'Ben', face: 'new' },
  ]);
  expect(knownPeople()).toEqual([
    { name: 'Cleo', face: 'c' },
    { name: 'Ben', face: 'new' },
    { name: 'Ada', face: 'a' },
  ]);
});

test('whoever gave no name is not remembered, and eight people are enough', () => {
  rememberPeople(['', ' ', ...'abcdefghij'].map((name) => ({ name, face: 'f' })));
  expect(names()).toEqual([...'abcdefgh']);
});

test('somebody can be forgotten', () => {
  rememberPeople(['Ada', 'Ben'].map((name) => ({ name, face: 'f' })));
  forgetPerson('Ada');
  expect(names()).toEqual(['Ben']);
});

test('a word that we do not know is as good as none', () => {
  for (const key of ['text', 'contrast', 'volume']) localStorage.setItem(`tilery.${key}`, '"enormous"');
  localStorage.setItem('tilery.people', '{"not": "a list"}');
  expect([textSize(), contrast(), volume(), knownPeople()]).toEqual(['normal', 'system', 'medium', []]);
});

test('what was chosen stays chosen', () => {
  expect([hintsWanted(), vibrationOn()]).toEqual([true, true]);
  rememberHintsWanted(false);
  rememberTextSize('larger');
  expect([hintsWanted(), textSize()]).toEqual([false, 'larger']);
});

test('another way to begin keeps the number of opponents', () => {
  rememberQuick('draughts', { way: 'bots', opponents: 3, level: 'hard' });
  rememberQuick('draughts', { way: 'device' });
  expect(quick('draughts')).toEqual({ way: 'device', opponents: 3, level: 'hard' });
});
