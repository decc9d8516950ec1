import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Room } from '../../kit/room';
import Moment from './Moment.svelte';

const room = { moment: ({ type }: { type: string }) => (type === 'set' ? 'A set' : null) } as Room;
const line = (type: string) => ({ number: 1, seat: 1, events: [{ type }] });
const shown = () => document.querySelector('.moment');
const props = (...types: string[]) => ({ room, news: types.map(line), view: {}, names: ['Ada', 'Flint'] });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('it is shown for a moment, for the eye only, and nobody waits for it', async () => {
  render(Moment, props('set'));
  await vi.advanceTimersByTimeAsync(1100);
  expect(shown()?.textContent).toContain('A set');
  expect(shown()?.getAttribute('aria-hidden')).toBe('true');
  expect(shown()?.hasAttribute('data-aside')).toBe(true);
  await vi.advanceTimersByTimeAsync(100);
  expect(shown()).toBeNull();
});

test('of what is nothing special there is nothing to see', async () => {
  render(Moment, props('other'));
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toBeNull();
});

test('a second one takes the place of the first, and has its full time', async () => {
  const { rerender } = render(Moment, props('set'));
  await vi.advanceTimersByTimeAsync(1000);
  await rerender(props('set'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(document.querySelectorAll('.moment')).toHaveLength(1);
});
