import { render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { expect, test } from 'vitest';
import { BUILT } from './built';
import Soon from './Soon.svelte';

const props = { children: createRawSnippet(() => ({ render: () => '<p>a heap</p>' })) };

test('while a page is built, what can wait comes in a task of its own', async () => {
  for (const context of [new Map(), new Map([[BUILT, () => false]])]) {
    const { unmount } = render(Soon, { props, context });
    expect(screen.queryByText('a heap')).toBeNull();
    expect(await screen.findByText('a heap')).toBeTruthy();
    unmount();
  }
});

test('later it is there at once', () => {
  render(Soon, { props, context: new Map([[BUILT, () => true]]) });
  expect(screen.getByText('a heap')).toBeTruthy();
});
