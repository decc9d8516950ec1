import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { YOU } from '../../kit/heading';
import type { Room } from '../../kit/room';
import type { ReviewMoment } from '../../net/wire';
import PlateLine from '../../practice/PlateLine.svelte';
import { aDraw, aMistake, aMoment, aReview } from '../fixtures';
import MomentCard from './MomentCard.svelte';
import { Seen } from './seen';

const room = {
  id: 'no-such-game',
  tell: () => null,
  plates: () => [{ label: 'Cards', value: '4' }],
} as unknown as Room;
const names = ['Player 1', 'Flint'];
const context = new Map([[YOU, () => 0]]);

function heading(moment: ReviewMoment): string {
  const review = aReview({ moments: [moment] });
  const seen = new Seen(() => new Promise(() => undefined)); // what happened is told later
  const sides = [[0], [1]];
  const props = { review, moment, sides, room, names, you: 0, seen, replay: () => '/', heading: true };
  const { unmount } = render(MomentCard, { props, context });
  const { textContent } = screen.getByRole('heading');
  unmount();
  return textContent.trim();
}

test('whoever has no name and reads about themselves is told that it is them', () => {
  expect(heading(aMistake(0, 0.1))).toBe('Player 1 (you): mistake');
  expect(heading({ ...aMistake(0, 0.1), seat: 1 })).toBe('Flint: mistake');
  expect(heading(aDraw(0, 0.2))).toBe('Luck for you');
  expect(heading(aDraw(0, -0.2))).toBe('Luck for Flint');
});

test('advice says “you” to the reader alone; that for others has their name', async () => {
  const hinting = { ...room, hint: () => ({ move: ['Lay your 5.'], why: [] }) } as unknown as Room;
  const better = { move: 'lay 5', data: {}, reasons: [] };
  for (const [seat, title] of [
    [0, 'Better:'],
    [1, 'Advice for Flint:'],
  ] as const) {
    const moment = { ...aMistake(3, 0.1), seat, better };
    const steps = [{ number: 2, seat: 0, events: [], view: {} }];
    const seen = { steps: () => Promise.resolve(steps) } as unknown as Seen;
    const props = { review: aReview({ moments: [moment] }), moment, sides: [[0], [1]], room: hinting, names, you: 0 };
    const { unmount } = render(MomentCard, { props: { ...props, seen, replay: () => '/' }, context });
    expect((await screen.findByText(/Lay your 5/)).textContent).toMatch(new RegExp(`^${title}`));
    unmount();
  }
});

test('the line of the players says the same', () => {
  render(PlateLine, { props: { names, room, view: null }, context });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())).toEqual([
    'Player 1 (you) Cards 4',
    'Flint Cards 4',
  ]);
});

test('a great change by what lay hidden is explained, unless the move has a mark', () => {
  const seen = new Seen(() => new Promise(() => undefined));
  const changed = { after: [0.41, 0.59], unknown: [-0.26, 0.26], play: [0, 0] };
  for (const [mark, count] of [
    [null, 1],
    ['mistake', 0],
  ] as const) {
    const moment = aMoment(0, { ...changed, mark });
    const review = aReview({ moments: [moment] });
    const props = { review, moment, sides: [[0], [1]], room, names, you: 0, seen, replay: () => '/' };
    const { unmount } = render(MomentCard, { props, context });
    expect(screen.queryAllByText('Most of that lay hidden: nobody could know it.')).toHaveLength(count);
    unmount();
  }
});

test('a change says whose chance it was, where the title does not; no change is none', () => {
  const seen = new Seen(() => new Promise(() => undefined));
  const said = (moment: ReviewMoment) => {
    const props = { review: aReview({ moments: [moment] }), moment, sides: [[0], [1]], room, names, you: 0, seen };
    const { unmount } = render(MomentCard, { props: { ...props, replay: () => '/' }, context });
    const { textContent } = screen.getByText(/^Chance to win/);
    unmount();
    return textContent.trim();
  };
  expect(said({ ...aDraw(0, -0.03), after: [0.47, 0.53] })).toBe('Chance to win for Flint: from 50% to 53%');
  expect(said({ ...aDraw(0, 0.2), after: [0.7, 0.3] })).toBe('Chance to win: from 50% to 70%');
  expect(said(aMoment(0, { after: [0.501, 0.499] }))).toBe('Chance to win: 50%');
  expect(said({ ...aDraw(0, 0), after: [0.5, 0.5] })).toMatch(/^Chance to win for .*: 50%$/);
});
