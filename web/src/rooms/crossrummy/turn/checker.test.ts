import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Problem } from '../../../net/wire';
import { aLay } from '../fixtures';
import { Checker } from './checker.svelte';

const SHORT: Problem = { rule: 'CR-8', code: 'line-short', text: '', pieces: ['0,0', '1,0'] };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('it asks once when the hand is quiet, about what lies there then', async () => {
  const check = vi.fn(() => Promise.resolve([SHORT]));
  const checker = new Checker(check);
  checker.ask(aLay([['b1', [0, 0]]]));
  checker.ask(aLay([['b2', [0, 0]]]));
  await vi.runAllTimersAsync();
  expect(check).toHaveBeenCalledExactlyOnceWith(aLay([['b2', [0, 0]]]));
  expect([checker.problems, checker.right]).toEqual([[SHORT], false]);
});

test('nothing is right before there is an answer about just that', async () => {
  const checker = new Checker(() => Promise.resolve([]));
  checker.ask(aLay([['b1', [0, 0]]]));
  expect(checker.right).toBe(false);
  await vi.runAllTimersAsync();
  expect(checker.right).toBe(true);
  expect(checker.asking).toBe(false);
  checker.ask(aLay([['b2', [0, 0]]]));
  expect([checker.right, checker.asking]).toEqual([false, true]);
});

test('an answer that comes too late is not listened to', async () => {
  const answers: ((problems: Problem[]) => void)[] = [];
  const checker = new Checker(() => new Promise((resolve) => answers.push(resolve)));
  checker.ask(aLay([['b1', [0, 0]]]));
  await vi.runAllTimersAsync();
  checker.ask(aLay([['b2', [0, 0]]]));
  await vi.runAllTimersAsync();
  answers[1]?.([SHORT]);
  answers[0]?.([]);
  await vi.runAllTimersAsync();
  expect(checker.problems).toEqual([SHORT]);
});

test('what was said last stays until the next answer, so that nothing flickers', async () => {
  const checker = new Checker(() => Promise.resolve([SHORT]));
  checker.ask(aLay([['b1', [0, 0]]]));
  await vi.runAllTimersAsync();
  checker.ask(aLay([['b2', [0, 0]]]));
  expect(checker.problems).toEqual([SHORT]);
  checker.ask(null);
  expect(checker.problems).toEqual([]);
});

test('without an answer it asks again', async () => {
  const check = vi.fn<() => Promise<Problem[]>>().mockRejectedValueOnce(new Error('too-fast')).mockResolvedValue([]);
  const checker = new Checker(check);
  checker.ask(aLay([['b1', [0, 0]]]));
  await vi.runAllTimersAsync();
  expect(check).toHaveBeenCalledTimes(2);
  expect(checker.right).toBe(true);
});
