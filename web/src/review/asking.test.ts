import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../net/api';
import type { ReviewState } from '../net/wire';
import { AskedReview } from './asking.svelte';
import { aReview } from './fixtures';

const REVIEW = aReview();
const state = (more: Partial<ReviewState>): ReviewState => ({
  state: 'working',
  done: 0,
  key: 'k',
  review: null,
  ...more,
});
const refused = (code: string) => new ApiError({ code, text: code, problems: [], known: [] });
const READY = state({ state: 'ready', done: 1, review: REVIEW });

/** Begins, and answers each question with the next of these; those that are errors are thrown. */
function asked(...answers: (ReviewState | Error)[]) {
  const questions: string[] = [];
  const answer = (question: string) => {
    questions.push(question);
    const next = answers.shift() ?? READY;
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  };
  const review = new AskedReview({ begin: () => answer('begin'), ask: answer });
  void review.begin();
  return { review, questions };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('it is begun, and asked for once a second until it is there', async () => {
  const { review, questions } = asked(state({ state: 'waiting' }), state({ done: 0.4 }));
  await vi.advanceTimersByTimeAsync(0);
  expect([review.waiting, review.done]).toEqual([true, 0]);
  await vi.advanceTimersByTimeAsync(1000);
  expect([review.waiting, review.done]).toEqual([false, 0.4]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(review.review).toBe(REVIEW);
  await vi.advanceTimersByTimeAsync(9000);
  expect(questions).toEqual(['begin', 'k', 'k']);
});

test('without a line it tries again, and goes on where it was', async () => {
  const { review, questions } = asked(state({ done: 0.4 }), refused('offline'));
  await vi.advanceTimersByTimeAsync(1000);
  expect([review.away, review.done, review.failure]).toEqual([true, 0.4, undefined]);
  await vi.advanceTimersByTimeAsync(3000);
  expect([review.away, review.review]).toEqual([false, REVIEW]);
  expect(questions).toEqual(['begin', 'k', 'k']);
});

test('a server that has forgotten it is asked to begin anew', async () => {
  const { questions } = asked(state({ done: 0.4 }), state({ state: 'none', key: '' }));
  await vi.advanceTimersByTimeAsync(2000);
  expect(questions).toEqual(['begin', 'k', 'begin']);
});

test('after a refusal nobody asks on, until somebody wants to try again', async () => {
  const { review, questions } = asked(refused('too-long'));
  await vi.advanceTimersByTimeAsync(9000);
  expect(review.failure).toBeInstanceOf(ApiError);
  expect(questions).toEqual(['begin']);
  void review.begin();
  await vi.advanceTimersByTimeAsync(0);
  expect([review.failure, review.review]).toEqual([undefined, REVIEW]);
});

test('whoever has left asks no more', async () => {
  const { review, questions } = asked(state({ done: 0.4 }));
  await vi.advanceTimersByTimeAsync(500);
  review.stop();
  await vi.advanceTimersByTimeAsync(9000);
  expect(questions).toEqual(['begin']);
});
