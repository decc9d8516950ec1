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

/** The main button after a first polygon, if there is one, and the others. */
function buttons(may: Partial<ColleXionMay>, more: Partial<ColleXionView> = {}) {
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
  const words = (which: string) => [...container.querySelectorAll(which)].map((one) => one.textContent.trim());
  return { main: words('.moves .primary')[0], others: words('.moves .button:not(.primary)') };
}

const mainEnd = (...args: Parameters<typeof buttons>) => buttons(...args).main === 'End your turn';

test('nobody is led to stop while another polygon can be taken', () => {
  expect(mainEnd({ take: [aTake(1)] })).toBe(false);
  expect(mainEnd({})).toBe(true);
});

test('once all point markers are gone, another polygon would only cost a point', () => {
  const stacks = COLOURS.map((colour) => ({ colour, markers: [] }));
  expect(mainEnd({ take: [aTake(1)] }, { stacks })).toBe(true);
});

test('nor to score while another could be taken, because none can be taken after it (CX-7)', () => {
  const rewards = [{ move: { type: 'score' as const, set: 'pink', stack: '' }, stack: 'pink', points: 2 }];
  const score: ColleXionMay['score'] = [{ set: 'pink', by: 'colour', kinds: [], rewards }];
  const early = buttons({ end: false, score, take: [aTake(1)] });
  expect([early.main, early.others]).toEqual([undefined, ['Score the pink colour set: 2 points']]);
  const late = buttons({ end: false, score });
  expect([late.main, late.others]).toEqual(['Score the pink colour set: 2 points', []]);
});
