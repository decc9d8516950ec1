import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import type { Room } from '../../kit/room';
import Announcer from './Announcer.svelte';

afterEach(cleanup);

const room = { tell: ({ type }: { type: string }) => `Flint ${type}.` } as unknown as Room;
const sight = (...types: string[]) => ({
  seat: 0,
  view: {},
  log: [],
  news: types.map((type, number) => ({ number, seat: 1, events: [{ type }] })),
  canUndo: false,
  toMove: true,
});
const common = { room, names: ['Ada', 'Flint'], hints: [], besides: '', myTurn: false };
const said = () => document.querySelector('[aria-live]')?.textContent;

test('a step is told once: that it is one’s turn comes after it, and alone', async () => {
  const step = sight('swaps', 'ends');
  const { rerender } = render(Announcer, { ...common, sight: step });
  expect(said()).toBe('Flint swaps. Flint ends.');
  await rerender({ myTurn: true });
  expect(said()).toBe('Your turn.');
});

test('what comes next has a line of its own: a slow screen reader passes over a line that has changed again', async () => {
  const lines = () => [...document.querySelectorAll('[aria-live] > *')];
  const { rerender } = render(Announcer, { ...common, sight: sight('swaps') });
  const [first] = lines().filter((line) => line.textContent);
  await rerender({ sight: sight('ends') });
  const [second] = lines().filter((line) => line.textContent);
  expect(second?.textContent).toBe('Flint ends.');
  expect(second).not.toBe(first);
});

test('the same words are said again when the same happens again', async () => {
  const { rerender } = render(Announcer, { ...common, sight: sight('passes') });
  const before = document.querySelector('[aria-live]')?.innerHTML;
  await rerender({ sight: sight('passes') });
  expect(said()).toBe('Flint passes.');
  expect(document.querySelector('[aria-live]')?.innerHTML).not.toBe(before);
});

test('a hint that was gone for a moment is not said again', async () => {
  const { rerender } = render(Announcer, { ...common, sight: sight(), besides: 'Look here.' });
  const before = document.querySelector('[aria-live]')?.innerHTML;
  await rerender({ besides: '' });
  await rerender({ besides: 'Look here.' });
  expect(before).toContain('Look here.');
  expect(document.querySelector('[aria-live]')?.innerHTML).toBe(before);
});

test('where nobody has to wait, both come together', () => {
  render(Announcer, { ...common, sight: sight('ends'), myTurn: true });
  expect(said()).toBe('Flint ends. Your turn.');
});
