import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { GameInfo } from '../../net/wire';
import Opponents from './Opponents.svelte';

const GAME = { id: 'draughts', title: 'Draughts', seats: [2, 3], options: [] } as unknown as GameInfo;

test('the word about a level has room for the longest, so nothing below jumps', () => {
  const { container } = render(Opponents, { game: GAME, levels: ['easy', 'casual'], opponents: 1, level: 'easy' });
  const words = [...container.querySelectorAll('.about > p')];
  expect(words.map((word) => [word.textContent, word.getAttribute('aria-hidden')])).toEqual([
    ['Children can win against them.', null],
    [expect.stringContaining('for fun'), 'true'],
  ]);
});
