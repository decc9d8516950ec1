import { expect, test } from 'vitest';
import type { Coached } from '../../net/wire';
import { wordsOf } from './words';

const WORD: Coached = {
  type: 'coached',
  id: 'm',
  seat: 0,
  seq: 3,
  move: '',
  data: null,
  cost: 0.124,
  made: false,
  reasons: [],
};
const HINT = { where: 'Look at the 5.', place: 'Look there.', why: ['It scores 7 points.', 'It is left.'] };

test('the coach says what a move costs, what is better, and the first reason', () => {
  const { words, why } = wordsOf(WORD, { ...HINT, move: ['Lay the 5.'] });
  expect(words).toBe('That costs 12 percentage points of the chance to win. Better: Lay the 5.');
  expect(why).toBe('It scores 7 points.');
});

test('of a long move it says only where it is', () => {
  const { words, why } = wordsOf(WORD, { ...HINT, move: ['Lay the 5.', 'Lay the 6.'] });
  expect(words).toContain('Better: Look there.');
  expect(why).toBe('');
});
