import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Words from './Words.svelte';

/** The words as they are written, and what is never broken. */
function written(text: string, short = false): { text: string; whole: string[] } {
  const { container } = render(Words, { text, short });
  return {
    text: container.textContent.trim(),
    whole: [...container.querySelectorAll('span')].map((one) => one.textContent),
  };
}

test('a number stays with its noun, but in a button a line may break there', () => {
  expect(written('Draw 3 tiles, not 4.').text).toBe('Draw 3\u00A0tiles, not\u00A04.');
  expect(written('Look at card 47, the red 7.').text).toBe('Look at card\u00A047, the red\u00A07.');
  const paid = written('Сбрось карту 47 и\u00A0возьми 2 карты').text; // the conjunction begins a line
  expect(paid).toBe('Сбрось карту\u00A047 и\u00A0возьми 2\u00A0карты');
  expect(written('Draw 3 tiles', true).text).toBe('Draw 3 tiles');
});

test('nothing is broken at a dash after a digit', () => {
  expect(written('Vedd az 1-1-4-et, a 3-4-4 mellé, és az 5-öst.').whole).toEqual(['1-1-4-et', '3-4-4', '5-öst']);
  expect(written('Well-known: from 10 to 12.').whole).toEqual([]);
  expect(written('Lay red 4–5 and blue 8–10.').whole).toEqual(['4–5', '8–10']);
});
