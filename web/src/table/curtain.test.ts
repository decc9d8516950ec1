import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Curtain, hasHand, nextAtDevice, whoseTurn, type Situation } from './curtain.svelte';

const now = (change: Partial<Situation> = {}): Situation => ({
  held: [0, 1],
  turn: 0,
  seats: 3,
  hands: true,
  over: false,
  ...change,
});
let curtain: Curtain;

beforeEach(() => {
  vi.useFakeTimers();
  curtain = new Curtain();
});
afterEach(() => {
  curtain.stop();
  vi.useRealTimers();
});

test('one person at a device never sees it', () => {
  curtain.follow(now({ held: [2], turn: 0 }));
  expect(curtain).toMatchObject({ looking: 2, awaiting: null });
});

test('it hangs there when the page is opened, for whose turn it is', () => {
  curtain.follow(now({ turn: 1 }));
  expect(curtain).toMatchObject({ looking: null, awaiting: 1 });
  curtain.open();
  expect(curtain).toMatchObject({ looking: 1, awaiting: null });
});

test('it falls between two people, after a look at the cards one drew', () => {
  curtain.follow(now());
  curtain.open();
  curtain.follow(now({ turn: 1 }));
  expect(curtain.awaiting).toBeNull();
  vi.advanceTimersByTime(1500);
  expect(curtain).toMatchObject({ looking: 0, awaiting: 1 });
  curtain.open();
  expect(curtain.looking).toBe(1);
});

test('it stays up while a bot plays, and for the same person again', () => {
  curtain.follow(now({ turn: 1 }));
  curtain.open();
  curtain.follow(now({ turn: 2 }));
  vi.advanceTimersByTime(5000);
  expect(curtain.awaiting).toBeNull();
  curtain.follow(now({ turn: 1 }));
  vi.advanceTimersByTime(5000);
  expect(curtain).toMatchObject({ looking: 1, awaiting: null });
});

test('during a bot’s turn a fresh page waits for whoever comes next', () => {
  expect(nextAtDevice(now({ turn: 2 }))).toBe(0);
  expect(nextAtDevice(now({ turn: 1, held: [0, 2] }))).toBe(2);
  expect(nextAtDevice(now({ held: [] }))).toBeNull();
});

test('where nothing is hidden the one who plays looks on', () => {
  curtain.follow(now({ hands: false }));
  curtain.follow(now({ hands: false, turn: 1 }));
  expect(curtain).toMatchObject({ looking: 1, awaiting: null });
});

test('at the end everything is open', () => {
  curtain.follow(now());
  curtain.follow(now({ over: true, turn: null }));
  expect(curtain).toMatchObject({ looking: 0, awaiting: null });
});

test('a hand is a list that is not empty', () => {
  expect([{ hand: [1] }, { hand: [] }, {}, null].map(hasHand)).toEqual([true, false, false, false]);
  expect([{ rack: [1] }, { rack: [] }].map(hasHand)).toEqual([true, false]);
});

test('where several choose at once, the first of this device that is due comes to look', () => {
  const turn = (view: unknown) => view as number | null;
  const sights = (...turns: (number | null)[]) => turns.map((view, seat) => ({ seat, view }));
  expect(whoseTurn(sights(0, 1), turn)).toBe(0);
  expect(whoseTurn(sights(null, 1), turn)).toBe(1); // seat 0 has chosen, and knows of nobody else
  expect(whoseTurn(sights(null, null), turn)).toBeNull();
  expect(whoseTurn(sights(2, 2), turn)).toBe(2); // somebody else's turn
  expect(whoseTurn([{ seat: null, view: 1 }], turn)).toBe(1);
  expect(whoseTurn([], turn)).toBeNull();
});
