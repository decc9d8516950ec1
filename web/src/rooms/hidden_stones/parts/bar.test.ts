import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { loadTexts, setLocale } from '../../../texts/index.svelte';
import { aView } from '../fixtures';
import { Turn } from '../turn/turn.svelte';
import type { HiddenStonesView } from '../wire';
import Bar from './Bar.svelte';

beforeAll(async () => {
  await setLocale('en');
  await loadTexts('hidden-stones', 'table');
});
afterEach(cleanup);

const nothing = () => undefined;

/** The words of the main button, and of the plain ones. */
function buttons(more: Partial<HiddenStonesView>, may: Partial<HiddenStonesView['may']>) {
  const view = aView(more);
  view.may = { ...view.may, score: [], ...may };
  const turn = new Turn({ view, waiting: false, readonly: false, play: nothing });
  const { container } = render(Bar, {
    view,
    turn,
    waiting: false,
    canUndo: false,
    undo: nothing,
    lamp: undefined,
    keys: nothing,
  });
  const words = (selector: string) =>
    [...container.querySelectorAll(selector)].map((one) => one.textContent.trim().replaceAll(/\s+/g, ' '));
  return { main: words('.moves .primary'), plain: words('.moves .button:not(.primary)') };
}

test('while a swap or a flip may be better, no button leads to the end of the turn', () => {
  expect(buttons({}, {})).toEqual({ main: [], plain: ['End turn', 'Pass, draw 2'] });
  expect(buttons({ acted: true }, { pass: false, end_draws: 1 })).toEqual({
    main: [],
    plain: ['End turn, draw 1 card'],
  });
});

test('a card that can be scored is the main thing, and the other words are short', () => {
  const { main, plain } = buttons({ acted: true }, { score: [1], pass: false, end_draws: 3 });
  expect(main).toEqual(['Score 1 point']);
  expect(plain).toEqual(['End turn']);
});

test('whoever has scored, or has no card left, is led to the end of the turn', () => {
  const after = { pass: false, end_draws: 3 };
  expect(buttons({ acted: true, scored: true }, after).main).toEqual(['End turn, draw 3 cards']);
  expect(buttons({ acted: true }, { ...after, act: false }).main).toEqual(['End turn, draw 3 cards']);
});
