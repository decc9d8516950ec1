import { expect, test } from 'vitest';
import type { ColleXionEvent } from '../wire';
import { removed, took } from '../fixtures';
import { Show } from './show.svelte';

const line = (...events: ColleXionEvent[]) => [{ number: 0, seat: 1, events }];
const aShow = (still = false, rect: (spot: string) => DOMRect | undefined = () => new DOMRect(0, 0, 40, 40)) =>
  new Show(rect, () => still);

test('a polygon flies from the tray to the collection of who took it, my own faster', () => {
  const show = aShow();
  show.tell(line(took(1, 7, 'p-pink')), 0);
  show.tell(line(took(0, 8, 't-blue')), 0);
  expect(show.flights).toMatchObject([
    { kind: 'p-pink', to: 'cell 1 p-pink' },
    { kind: 't-blue', to: 'cell 0 t-blue' },
  ]);
  const [theirs, mine] = show.flights;
  expect(theirs?.duration).toBeGreaterThanOrEqual(400);
  expect(theirs?.duration).toBeLessThanOrEqual(700);
  expect(mine?.duration).toBeGreaterThanOrEqual(150);
  expect(mine?.duration).toBeLessThanOrEqual(300);
});

test('it flies from where it lay', () => {
  const spots: string[] = [];
  const show = aShow(false, (spot) => {
    spots.push(spot);
    return new DOMRect(0, 0, 1, 1);
  });
  show.tell(line(took(1, 7, 'p-pink')), 0);
  show.tell(line({ type: 'stole', seat: 1, other: 0, kind: 'o-blue' }), 0);
  expect(spots).toEqual(['piece 7', 'cell 0 o-blue']);
});

test('what is on its way is not there yet', () => {
  const show = aShow();
  show.tell(line(took(1, 7, 'p-pink')), 0);
  expect([show.coming(1, 'p-pink'), show.coming(0, 'p-pink'), show.coming(1, 't-blue')]).toEqual([1, 0, 0]);
  show.landed(show.flights[0]?.id ?? 0);
  expect(show.coming(1, 'p-pink')).toBe(0);
});

test('a swap goes both ways, a theft and a gift one', () => {
  const show = aShow();
  show.tell(line({ type: 'swapped', seat: 1, other: 2, gave: 't-blue', got: 'o-pink' }), 0);
  expect(show.flights.map(({ to }) => to)).toEqual(['cell 2 t-blue', 'cell 1 o-pink']);
  show.stop();
  show.tell(line({ type: 'stole', seat: 1, other: 2, kind: 's-green' }), 0);
  show.tell(line({ type: 'gave', seat: 1, other: 2, kind: 's-green' }), 0);
  show.tell(line({ type: 'handed', seat: 1, other: 3, kind: 's-green' }), 0);
  expect(show.flights.map(({ to }) => to)).toEqual(['cell 1 s-green', 'cell 2 s-green', 'cell 3 s-green']);
});

test('what is removed fades where it lies', () => {
  const show = aShow();
  show.tell(line(removed(1, 7, 'p-pink')), 0);
  expect(show.flights).toHaveLength(1);
  expect(show.flights[0]?.to).toBeUndefined();
});

test('a scored set is lifted out, and its marker flies to the player after it', () => {
  const show = aShow();
  show.tell(line({ type: 'scored', seat: 1, set: 'pink', stack: 'pink', points: 3 }), 0);
  expect(show.flights.map(({ kind }) => kind)).toEqual(['t-pink', 's-pink', 'p-pink', 'o-pink', undefined]);
  expect(show.flights.at(-1)).toMatchObject({ points: 3, colour: 'pink', to: 'won 1' });
  expect(show.flights.at(-1)?.delay).toBeGreaterThan(0);
});

test('a set for which there is no marker is lifted out all the same', () => {
  const show = aShow();
  show.tell(line({ type: 'scored', seat: 1, set: 'octagon', stack: '', points: 0 }), 0);
  expect(show.flights).toHaveLength(4);
});

test('nothing flies for those who want no motion, nor from a place that is not to be seen', () => {
  const lines = line(took(1, 7, 'p-pink'));
  const still = aShow(true);
  still.tell(lines, 0);
  expect(still.flights).toEqual([]);
  const hidden = aShow(false, () => undefined);
  hidden.tell(lines, 0);
  expect(hidden.flights).toEqual([]);
});
