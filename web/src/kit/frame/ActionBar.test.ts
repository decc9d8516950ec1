import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, test } from 'vitest';
import ActionBar from './ActionBar.svelte';
import { NOTHING, type Action } from './actions';

const nothing = () => undefined;
const action = (words: string): Action => ({ words, run: nothing });
const bar = (cancel: Action | undefined, undo: Action | null) => ({
  actions: { ...NOTHING, ...(cancel ? { cancel } : {}) },
  undo,
  waiting: false,
  lamp: undefined,
});

async function turned(focus: boolean) {
  const { container, rerender } = render(ActionBar, bar(action('Cancel'), action('Undo')));
  const button = screen.getByRole('button', { name: 'Cancel' });
  if (focus) button.focus();
  const heard = () => container.querySelector('[aria-live]')?.textContent;
  expect(heard()).toBe('');
  await rerender(bar(undefined, action('Undo')));
  await tick();
  expect(screen.getByRole('button', { name: 'Undo' }), 'the same place').toBe(button);
  return heard();
}

test('whoever is at the way back hears that it is another one now', async () => {
  expect(await turned(true)).toBe('Undo');
});

test('nobody else is told', async () => {
  expect(await turned(false)).toBe('');
});
