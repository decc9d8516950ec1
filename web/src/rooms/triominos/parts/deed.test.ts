import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Deed from './Deed.svelte';

const laid = (stone: string, points: number) => ({
  type: 'laid',
  seat: 1,
  stone,
  cell: '0',
  numbers: [...stone].map(Number),
  bonus: '',
  points,
});

function pictures(...lines: [seat: number, ...events: unknown[]][]): { stones: number; backs: number; words: string } {
  const { container } = render(Deed, { lines: lines.map(([seat, ...events], number) => ({ number, seat, events })) });
  const all = container.querySelectorAll('.stone svg').length;
  const backs = container.querySelectorAll('.back').length;
  const words = container.textContent.replaceAll(/\s+/g, ' ').trim();
  return { stones: all - backs, backs, words };
}

test('a stone that was laid, with what it brought, and how many were bought for it', () => {
  const bought = { type: 'bought', seat: 1, count: 1, price: 5 };
  const { stones, backs, words } = pictures(
    [1, bought],
    [-1, { type: 'drew', seat: 1 }],
    [1, bought],
    [1, laid('345', 12)],
  );
  expect([stones, backs]).toEqual([1, 1]);
  expect(words).toContain('+12');
  expect(words).toMatch(/×2$/);
});

test('what is drawn for the next round is not what somebody did, and the same stone may come twice', () => {
  const drew = (seat: number) => ({ type: 'drew', seat, stone: '111' });
  expect(pictures([1, laid('345', 12), laid('345', 12)], [-1, drew(0), drew(0)]).stones).toBe(2);
  expect(pictures([-1, drew(0)]).stones, 'a line by itself').toBe(1);
});
