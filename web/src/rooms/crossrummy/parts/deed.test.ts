import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { CrossrummyEvent } from '../wire';
import { aLaying } from '../fixtures';
import Deed from './Deed.svelte';

function pictures(seat: number, ...events: CrossrummyEvent[]): { tiles: number; words: string } {
  const { container } = render(Deed, { lines: [{ number: 0, seat, events }], names: ['Ada', 'Ben', 'Cleo'] });
  return {
    tiles: container.querySelectorAll('.tile svg').length,
    words: container.textContent.replaceAll(/\s+/g, ' ').trim(),
  };
}
const laying = (count: number) =>
  aLaying({ laid: Array.from({ length: count }, (_, i) => ({ tile: 'r4', cell: [i, 0] as [number, number] })) });

test('up to four tiles are shown, of more the first three and how many more', () => {
  expect(pictures(1, laying(4)).tiles).toBe(4);
  const { tiles, words } = pictures(1, laying(8));
  expect(tiles).toBe(3);
  expect(words).toContain('+5');
});

test('draw three says against whom; that they draw is not shown again', () => {
  const { tiles, words } = pictures(
    1,
    { type: 'played', seat: 1, action: 'draw-three', victim: 2 },
    { type: 'drew', seat: 2, count: 3, tiles: [] },
  );
  expect(tiles).toBe(1);
  expect(words).toBe('C');
});

test('of a pass on only what the player gave', () => {
  const handed = (seat: number, to: number): CrossrummyEvent => ({ type: 'handedon', seat, to, count: 2, tiles: [] });
  expect(pictures(1, handed(0, 1), handed(1, 2), handed(2, 0))).toMatchObject({ tiles: 1 });
});
