import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { setLocale } from '../../../texts/index.svelte';
import type { ColleXionMove, ColleXionView } from '../wire';
import { aPlayer, aRemoval, aTake, aView, NOTHING } from '../fixtures';
import HeapList from './HeapList.svelte';
import { Turn } from '../turn/turn.svelte';

let played: ColleXionMove[];

beforeAll(() => setLocale('en'));
beforeEach(() => (played = []));
afterEach(cleanup);

function shown(view: ColleXionView) {
  const turn = new Turn({ view, waiting: false, readonly: false, play: (move) => played.push(move) });
  render(HeapList, { view, turn });
  return turn;
}

async function press(...keys: string[]) {
  for (const key of keys) {
    screen.getByRole('listbox').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    await tick();
  }
}

const options = () => screen.queryAllByRole('option').map((option) => option.textContent.trim());

test('the heap is a list of what can be taken, each with what it would uncover', () => {
  shown(aView());
  expect(screen.getByRole('listbox').getAttribute('aria-label')).toBe('Polygons that you can take: 2');
  expect(options()).toEqual(['Green triangle, uncovers nothing', 'Pink pentagon, uncovers blue square']);
});

test('it says which polygon completes a set of one’s own, and not while one removes', async () => {
  const players = [aPlayer(0, ['t-pink', 's-pink', 'o-pink', 'p-green', 'p-blue', 'p-yellow']), aPlayer(1, ['t-blue'])];
  const turn = shown({ ...aView({ players }), may: { ...NOTHING, take: [aTake(1)], remove: [aRemoval(1)] } });
  expect(options()).toEqual(['Pink pentagon, uncovers blue square; completes: pentagon shape set and pink colour set']);
  turn.begin('remove');
  await tick();
  expect(options()).toEqual(['Pink pentagon, uncovers blue square']);
});

test('the arrow keys go around in it, and lift the polygon in the tray', async () => {
  const turn = shown(aView());
  await press('ArrowDown');
  expect(turn.hovered).toBe(1);
  const at = screen.getByRole('listbox').getAttribute('aria-activedescendant');
  expect(screen.getByRole('option', { selected: true }).id).toBe(at);
  await press('ArrowDown');
  expect(turn.hovered).toBe(2);
});

test('Enter takes it', async () => {
  shown(aView());
  await press('End', 'Enter');
  expect(played).toEqual([{ type: 'take', polygon: 1 }]);
});

test('with the marker in hand it lists what can be removed, and asks before it is gone', async () => {
  const may = { ...NOTHING, remove: [aRemoval(2)] };
  const turn = shown({ ...aView(), may });
  turn.begin('remove');
  await tick();
  expect(screen.getByRole('listbox').getAttribute('aria-label')).toBe('Polygons that you can remove: 1');
  await press('Enter');
  expect([turn.move, played]).toEqual([{ type: 'remove', polygon: 2 }, []]);
  await press('Enter');
  expect(played).toEqual([{ type: 'remove', polygon: 2 }]);
});

test('out of turn there is nothing to choose', () => {
  shown({ ...aView(), turn: 1 });
  expect(options()).toEqual([]);
});
