import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { took } from '../fixtures';
import type { ColleXionEvent } from '../wire';
import Deed from './Deed.svelte';

function pictures(...events: ColleXionEvent[]): { polygons: number; words: string } {
  const { container } = render(Deed, { lines: [{ number: 0, seat: 1, events }], names: ['Ada', 'Ben', 'Cleo'] });
  return {
    polygons: container.querySelectorAll('.polygon').length,
    words: container.textContent.replaceAll(/\s+/g, ' ').trim(),
  };
}

test('a set that was scored comes first, with its points; the same set may be scored twice', () => {
  const scored: ColleXionEvent = { type: 'scored', seat: 1, set: 'pink', stack: 'pink', points: 3 };
  expect(pictures(took(1, 7, 'p-pink'), scored, scored)).toEqual({ polygons: 9, words: '+3+3' });
});

test('what was stolen or swapped says from whom', () => {
  expect(pictures({ type: 'stole', seat: 1, other: 0, kind: 'o-blue' })).toEqual({ polygons: 1, words: 'A' });
  expect(pictures({ type: 'swapped', seat: 1, other: 2, gave: 't-blue', got: 'o-pink' })).toEqual({
    polygons: 2,
    words: 'C',
  });
});
