import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Following from './Following.svelte';
import type { TurnPlayer } from './player.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function skipped(low: boolean) {
  const player = $state({ busy: true, awaiting: false, skip: () => (player.busy = false) });
  const { container } = render(Following, { player: player as unknown as TurnPlayer, low });
  screen.getByRole('button').click();
  await tick();
  const cover = () => container.querySelector('.low');
  expect(screen.queryByRole('button')).toBeNull();
  return cover;
}

test('where one’s own buttons come next, a second tap of the same finger meets none of them', async () => {
  const cover = await skipped(true);
  expect(cover()).not.toBeNull();
  await vi.runAllTimersAsync();
  expect(cover()).toBeNull();
});

test('at the upper edge nothing has to be kept away', async () => {
  const cover = await skipped(false);
  expect(cover()).toBeNull();
});
