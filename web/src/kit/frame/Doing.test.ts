import { cleanup, render } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import Doing from './Doing.svelte';

afterEach(cleanup);

const children = createRawSnippet(() => ({ render: () => '<div></div>' }));
const words = (selector: string) => document.querySelector(selector)?.textContent.trim().replaceAll(/\s+/g, ' ');

test('what another does is shown, and not said a second time', async () => {
  const { rerender } = render(Doing, { prompt: 'Your turn.', complaint: '', caption: 'Flint swaps.', children });
  expect([words('.status'), words('[role=status]')]).toEqual(['Flint swaps.', '']);
  await rerender({ caption: '' });
  expect([words('.status'), words('[role=status]')]).toEqual(['Your turn.', 'Your turn.']);
});

test('a complaint is said though the prompt has said the same', async () => {
  const { rerender } = render(Doing, { prompt: 'Too short.', complaint: '', children });
  const before = document.querySelector('[role=status] > span');
  await rerender({ complaint: 'Too short.' });
  const now = document.querySelector('[role=status] > span');
  expect(now?.textContent.trim()).toBe('Too short.');
  expect(now).not.toBe(before);
});

test('what is wrong comes first, and is always said', () => {
  render(Doing, { prompt: 'Your turn.', complaint: 'Not there.', caption: 'Flint swaps.', children });
  expect([words('.status'), words('[role=status]')]).toEqual(['Not there.', 'Not there.']);
});

test('a caption that names a piece is one sentence, and no part of it has a line of its own', () => {
  const caption = 'Opal lays 4-4-5: 13 points.';
  render(Doing, { prompt: '', complaint: '', caption, children });
  expect(words('.status > span:last-child > span')).toBe(caption);
});
