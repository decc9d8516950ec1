import { render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import type { GameInfo } from '../../net/wire';
import NewTable from './NewTable.svelte';

const GAME = {
  id: 'draughts',
  title: 'Draughts',
  seats: [1, 2],
  levels: ['easy', 'normal'],
  options: [],
} as unknown as GameInfo;

test('alone, nobody else is there to see that one has asked for a hint', () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')));
  const about = (way: 'alone' | 'bots') => {
    const { unmount } = render(NewTable, { props: { game: GAME, way } });
    const seen = screen.queryByText(/Everybody can see/) !== null;
    unmount();
    return seen;
  };
  expect([about('alone'), about('bots')]).toEqual([false, true]);
  vi.unstubAllGlobals();
});
