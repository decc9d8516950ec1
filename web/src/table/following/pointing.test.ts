import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pointing } from './pointing.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a line is pointed at as long as the pointer is over it', () => {
  const pointing = new Pointing();
  pointing.over(4);
  expect(pointing.line).toBe(4);
  pointing.over(null);
  expect(pointing.line).toBeNull();
});

test('a tap shows it for a while, the last one counts', () => {
  const pointing = new Pointing();
  pointing.tap(4);
  vi.advanceTimersByTime(3000);
  pointing.tap(6);
  vi.advanceTimersByTime(3000);
  expect(pointing.line).toBe(6);
  vi.advanceTimersByTime(2000);
  expect(pointing.line).toBeNull();
});

test('a tap ends what the pointer did before: its line may be gone', () => {
  const pointing = new Pointing();
  pointing.over(4);
  pointing.tap(6);
  expect(pointing.line).toBe(6);
});
