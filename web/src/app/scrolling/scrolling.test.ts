import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { go, listen } from '../router.svelte';

let height = 0;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  for (const [name, get] of [
    ['scrollHeight', () => height],
    ['clientHeight', () => 800],
  ] as const)
    Object.defineProperty(document.documentElement, name, { configurable: true, get });
  stop = listen();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  for (const name of ['scrollHeight', 'clientHeight']) Reflect.deleteProperty(document.documentElement, name);
  scrollTo(0, 0);
  go('/', { replace: true });
});

/** Down on a page, on to another one, and back; the page is not there yet. */
function away(): void {
  height = 3000;
  scrollTo(0, 1200);
  go('/lobby');
  expect(scrollY).toBe(0);
  height = 800;
  const state: unknown = JSON.parse(left);
  history.replaceState(state, '', '/');
  dispatchEvent(new PopStateEvent('popstate', { state }));
}
let left = '{}';
const replaced = history.replaceState.bind(history);
beforeEach(() => {
  vi.spyOn(history, 'replaceState').mockImplementation((state, ...more) => {
    if ((state as { scrolled?: number } | null)?.scrolled !== undefined) left = JSON.stringify(state);
    replaced(state, ...more);
  });
});
afterEach(() => vi.restoreAllMocks());

test('the way back leads to where one was, as soon as the page is there again', () => {
  away();
  vi.advanceTimersByTime(500);
  expect(scrollY).toBe(0);
  height = 3000;
  vi.advanceTimersByTime(50);
  expect(scrollY).toBe(1200);
});

test('a page that is not quite as high as before is shown to its end', () => {
  away();
  height = 1900;
  vi.advanceTimersByTime(50);
  expect(scrollY).toBe(1100);
});

test('whoever scrolls meanwhile stays where they are', () => {
  away();
  dispatchEvent(new Event('wheel'));
  height = 3000;
  vi.advanceTimersByTime(1000);
  expect(scrollY).toBe(0);
});
