import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { ReviewPlayer } from '../net/wire';
import { aPlayer, aReview } from './fixtures';
import ReviewSheets from './ReviewSheets.svelte';
import type { Room } from '../kit/room';
import { unserved } from '../table/seats/seating';
import { Seen } from './moments/seen';

const info = unserved('no-such-game', [
  { kind: 'device', name: 'Ada' },
  { kind: 'bot', name: 'Flint' },
]);

function told(players: ReviewPlayer[], unit: 'points' | 'tiles' | null = 'points'): string[] {
  const seen = new Seen(() => new Promise(() => undefined));
  const props = { review: aReview({ players, unit }), info, room: {} as Room, names: ['Ada', 'Flint'], seen };
  const { unmount } = render(ReviewSheets, {
    props: { ...props, sides: [[0], [1]], you: 0, replay: () => '/' },
  });
  const lines = screen.queryAllByRole('listitem').map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
  unmount();
  return lines;
}

test('what was left on the table is summed up for everybody, where something is proven', () => {
  const proven = { ...aPlayer(80, 0), could: 33, scored: 2, proven: 12 };
  expect(told([proven, { ...aPlayer(80, 0), could: 5, scored: 5, proven: 3 }])).toEqual([
    'Ada: 31 (2 of 33 scored)',
    'Flint: 0 (5 of 5 scored)',
  ]);
  expect(told([proven, { ...aPlayer(80, 0), could: 0, scored: 0, proven: 0 }], 'tiles')).toEqual([
    'Ada: 31 (2 of 33 laid)',
  ]);
  expect(told([aPlayer(80, 0), aPlayer(80, 0)], null), 'a review from an older server').toEqual([]);
});
