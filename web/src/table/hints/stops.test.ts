import { beforeAll, expect, test } from 'vitest';
import { setLocale } from '../../texts/index.svelte';
import type { HintWords } from '../../kit/room';
import { stopsOf } from './stops';

beforeAll(() => setLocale('en'));

const HINT: HintWords = { where: 'Look here.', place: 'There.', move: ['Do this.'], why: ['It scores 3.'] };

test('where to look, the place, the move: each a stop, and the reason with the last two', () => {
  expect(stopsOf(HINT, false)).toEqual([
    { step: 'where', parts: 0, words: 'Look here.', why: '' },
    { step: 'place', parts: 0, words: 'There.', why: 'It scores 3.' },
    { step: 'move', parts: 1, words: 'Do this.', why: 'It scores 3.' },
  ]);
});

test('what has no place, or nothing to look at, goes on to the move', () => {
  expect(stopsOf({ ...HINT, place: '' }, false).map(({ step }) => step)).toEqual(['where', 'move']);
  expect(stopsOf({ ...HINT, where: '', place: '' }, false).map(({ step }) => step)).toEqual(['move']);
});

test('a long move goes part by part, and the reason comes with the last', () => {
  const parts = stopsOf({ ...HINT, move: ['First.', 'Second.', 'Third.'] }, false).slice(2);
  expect(parts.map(({ parts, words, why }) => [parts, words, why])).toEqual([
    [1, 'First.', ''],
    [2, 'Second.', ''],
    [3, 'Third.', 'That is the whole move. It scores 3.'],
  ]);
  expect(stopsOf({ ...HINT, move: ['First.', 'Second.'], why: [] }, false).at(-1)?.why).toBe('');
});

test('where nothing else can be done there are no stages, and it says so', () => {
  expect(stopsOf({ ...HINT, move: ['Buy a stone.'] }, true)).toEqual([
    { step: 'move', parts: 1, words: 'There is only one thing you can do. Buy a stone.', why: 'It scores 3.' },
  ]);
});

test('a long move that is the only one is told without more words', () => {
  const long = 'Lay the stone that you have bought just now where the two others meet, at the edge.';
  expect(stopsOf({ ...HINT, move: [long], why: [] }, true).map(({ words }) => words)).toEqual([long]);
  const [parts, ...more] = stopsOf({ ...HINT, move: ['First.', 'Second.'] }, true);
  expect(more).toEqual([]);
  expect(parts).toMatchObject({ step: 'move', parts: 2, words: 'There is only one thing you can do. First. Second.' });
});

test('Cyrillic letters are wider: two lines hold fewer of them', () => {
  const reasons = (why: string) => stopsOf({ ...HINT, move: ['ab'], why: [why] }, false).at(-1)?.why;
  expect(reasons('a'.repeat(80))).toHaveLength(80);
  expect(reasons('ж'.repeat(80))).toBe('');
});

test('further reasons are given as long as two lines hold them', () => {
  const why = [
    'It completes your set.',
    'And a reason that is much too long to stand here too, really.',
    'It is free.',
  ];
  expect(stopsOf({ ...HINT, why }, false).at(-1)?.why).toBe('It completes your set. It is free.');
});
