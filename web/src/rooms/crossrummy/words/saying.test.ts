import { expect, test } from 'vitest';
import { aView, NOTHING } from '../fixtures';
import type { Turn } from '../turn/turn.svelte';
import type { CrossrummyView } from '../wire';
import { promptWords } from './saying';

const idle = (may: Partial<CrossrummyView['may']>, more: Partial<CrossrummyView> = {}) =>
  promptWords({ step: 'idle' } as Turn, aView({ may: { ...NOTHING, lay: true, ...may }, ...more }), ['Ada', 'Ben']);

test('what one can do is said, and nothing that one can’t', () => {
  const all = { take: true, draw: true };
  expect(idle(all)).toBe('Your turn. Lay tiles, take an open one, or draw.');
  expect(idle({ ...all, pass_on: true })).toContain('draw, or play an action tile.');
  expect(idle({ take: true })).toBe('Your turn. The bag is empty: lay tiles or take an open one.');
  expect(idle({ take: true, draw_three: [1] })).toContain('take an open one, or play an action tile.');
  expect(idle({ pass_on: true })).toBe('Your turn. Lay tiles or play an action tile.');
  expect(idle({ pass: true })).toBe('The bag and the open tiles are used up. Lay tiles, or pass.');
});

test('who has not opened is told what that takes', () => {
  const opened = [false, true];
  expect(idle({ take: true, draw: true }, { opened })).toMatch(
    /To open, lay a group of your own\. Or take or draw a tile\.$/,
  );
  expect(idle({ take: true }, { opened })).toMatch(/To open, lay a group of your own\. Or take an open tile\.$/);
  expect(idle({ pass: true }, { opened })).toMatch(/or pass\.$/);
});

test('while the others’ last moves are shown, nobody hears their own name as of another', () => {
  const watching = (turn: number) => promptWords({ step: 'watch' } as Turn, aView({ turn }), ['Ada', 'Ben']);
  expect(watching(1)).toMatch(/^Ben is playing\./);
  expect(watching(0)).toBe('');
});

test('“draw three” says what the bag still has (CR-14)', () => {
  const names = ['Ada', 'Ben'];
  const about = (bag: number) => {
    const view = aView({ bag, may: { ...NOTHING, draw_three: [1] } });
    return promptWords({ step: 'action', action: 'draw-three', victim: 1, view } as Turn, view, names);
  };
  expect([40, 2, 1].map(about)).toEqual([
    'Ben has to draw three tiles.',
    'Ben has to draw the last two tiles.',
    'Ben has to draw the last tile.',
  ]);
  expect(about(0)).toBe('The bag is empty: Ben draws nothing. You only get rid of the tile.');
  const drawing = (bag: number) =>
    promptWords({ step: 'watch' } as Turn, aView({ phase: 'three', victim: 1, bag }), names);
  expect([40, 1].map(drawing)).toEqual(['Ben draws three.', 'Ben draws the last tile.']);
});
