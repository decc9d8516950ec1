import { afterEach, expect, test } from 'vitest';
import { LOCALES, setLocale } from '../../texts/index.svelte';
import { aPlace, aView } from './fixtures';
import { puzzle } from './puzzle';
import { Turn } from './turn/turn.svelte';
import type { TriominosGoal } from './wire';
import { placeWords, promptWords, rackWords } from './words/saying';

const BEST: TriominosGoal = { type: 'bestplace', points: 57 };
const SET_UP: TriominosGoal = { type: 'setup' };
const ENDINGS: TriominosGoal[] = [12, 0, -3].map((lead) => ({ type: 'ending', lead }));

afterEach(() => setLocale('en'));

test.each(LOCALES)('every kind of goal has words of its own in %s', async (locale) => {
  await setLocale(locale);
  const said = [BEST, SET_UP, ...ENDINGS].map((goal) => puzzle.goal(goal));
  expect(new Set(said).size).toBe(said.length);
  expect(puzzle.goal(BEST), 'how many points there are is part of the puzzle').not.toMatch(/\d/);
});

test('what the best place brings is told after a try, and not before', () => {
  expect(puzzle.reached(BEST, 0)).toBe('');
  expect(puzzle.reached(BEST, 46)).toMatch(/46\sof 57\spoints/);
  expect(puzzle.reached(SET_UP, 0)).toBe('');
});

test('where the best place is to be found, nothing is said of points', () => {
  const quiet = [BEST, SET_UP, ...ENDINGS].map((goal) => puzzle.quiet?.(goal));
  expect(quiet).toEqual([true, false, false, false, false]);

  const lay = [aPlace('344', 'w1'), aPlace('344', 'e1', { bonus: 'bridge', points: 51 })];
  const view = aView({ may: { ...aView().may, lay } });
  const turn = new Turn({ view, waiting: false, readonly: false, quiet: true, play: () => undefined });
  turn.tapStone('344');
  expect(
    turn.places.map(({ cell }) => cell),
    'not the best first',
  ).toEqual(['w1', 'e1']);
  turn.tapCell('e1');
  const prompt = promptWords(turn, view, []);
  expect(prompt).toContain('3-4-4: ');
  const said = [
    prompt,
    ...view.rack.map((stone) => rackWords(stone, turn, view)),
    ...lay.map((one) => placeWords(one, true)),
  ];
  expect(said.join()).not.toMatch(/points|bridge/);
});
