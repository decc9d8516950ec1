import { render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import App from './App.svelte';
import { startLocale } from '../texts/index.svelte';

test('the page says where you are, and what to do when the server is away', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
  await startLocale();
  render(App);
  expect(screen.getByRole('heading', { level: 1 }).textContent.trim()).toBe('Tilery');
  expect((await screen.findByRole('alert')).textContent).toContain('Can’t reach the server');
});
