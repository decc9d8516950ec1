import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { startLocale } from '../texts/index.svelte';
import { aGame } from './fixtures';
import MeSheets from './MeSheets.svelte';

test.each([
  ['of a server', 'here', 1],
  ['of this device, where it takes far longer,', '~here', 0],
])('the time that a review of a table %s takes is told only as it is', async (_, table, told) => {
  await startLocale();
  render(MeSheets, { all: [aGame({ table })], levels: [], trouble: null, onchange: () => Promise.resolve() });
  expect(screen.queryAllByText(/A review says/)).toHaveLength(1);
  expect(screen.queryAllByText(/half a minute/)).toHaveLength(told);
});
