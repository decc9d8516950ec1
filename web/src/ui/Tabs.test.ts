import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { expect, test } from 'vitest';
import Tabs from './Tabs.svelte';

const saying = (words: string) => createRawSnippet(() => ({ render: () => `<p>${words}</p>` }));

function tabs() {
  render(Tabs, {
    label: 'Beside the table',
    chosen: 0,
    tabs: [
      { title: 'What happened', content: saying('a story') },
      { title: 'Score sheet', content: saying('some points') },
    ],
  });
  return screen.getByRole('tablist', { name: 'Beside the table' });
}

const shown = () => screen.getByRole('tabpanel').textContent.trim();

test('a press on a name shows what belongs to it, and only that', async () => {
  tabs();
  expect(shown()).toBe('a story');
  await fireEvent.click(screen.getByRole('tab', { name: 'Score sheet' }));
  expect(shown()).toBe('some points');
  expect(screen.getByRole('tabpanel', { name: 'Score sheet' })).toBeTruthy();
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Score sheet');
});

test('arrows go from one to the next and around, and the focus goes along', async () => {
  const row = tabs();
  for (const [key, title] of [
    ['ArrowRight', 'Score sheet'],
    ['ArrowRight', 'What happened'],
    ['End', 'Score sheet'],
    ['Home', 'What happened'],
    ['ArrowLeft', 'Score sheet'],
  ] as const) {
    await fireEvent.keyDown(row, { key });
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe(title);
    expect(document.activeElement?.textContent).toBe(title);
  }
});
