import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { loadTexts, setLocale } from '../../../texts/index.svelte';
import { aPiece, aTake, aView, NOTHING } from '../fixtures';
import { COLOURS } from '../pieces/kinds';
import { Turn } from '../turn/turn.svelte';
import type { ColleXionMay, ColleXionView } from '../wire';
import Bar from './Bar.svelte';

beforeAll(async () => {
  await setLocale('en');
  await loadTexts('collexion', 'table');
});
afterEach(cleanup);

const nothing = () => undefined;

/** Whether the button that ends the turn is the main one, after a first polygon. */
function mainEnd(may: Partial<ColleXionMay>, more: Partial<ColleXionView> = {}) {
  const view = aView({ chain: [aPiece(9, 'p-pink')], may: { ...NOTHING, end: true, ...may }, ...more });
  const turn = new Turn({ view, waiting: false, readonly: false, play: nothing });
  const hints = { cells: [], seats: [], trail: [] };
  const { container } = render(Bar, {
    view,
    names: [],
    turn,
    waiting: false,
    canUndo: false,
    hints,
    undo: nothing,
    keys: nothing,
  });
  return container.querySelector('.moves .primary')?.textContent.trim() === 'End your turn';
}

test('nobody is led to stop while another polygon can be taken', () => {
  expect(mainEnd({ take: [aTake(1)] })).toBe(false);
  expect(mainEnd({})).toBe(true);
});

test('once all point markers are gone, another polygon would only cost a point', () => {
  const stacks = COLOURS.map((colour) => ({ colour, markers: [] }));
  expect(mainEnd({ take: [aTake(1)] }, { stacks })).toBe(true);
});
