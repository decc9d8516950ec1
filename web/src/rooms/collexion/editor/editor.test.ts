import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { Problem } from '../../../net/wire';
import Editor from './Editor.svelte';
import {
  asked,
  empty,
  isMissing,
  isSketch,
  leftOf,
  markersOf,
  problemWords,
  seated,
  withCount,
  type Sketch,
} from './sketch';
import { KINDS } from '../pieces/kinds';

test('there are five of each kind, wherever they lie', () => {
  const sketch: Sketch = {
    ...empty(2),
    reachable: ['t-green', 't-green'],
    collections: [['t-green'], []],
    gone: ['t-green'],
  };
  expect([leftOf(sketch, 't-green'), leftOf(sketch, 'o-blue')]).toEqual([1, 5]);
  expect(withCount(['o-blue', 't-green'], 's-pink', 2, KINDS)).toEqual(['t-green', 's-pink', 's-pink', 'o-blue']);
  expect(withCount(['o-blue', 't-green'], 'o-blue', 0, KINDS)).toEqual(['t-green']);
});

test('as long as nobody says who has the markers that are gone, the others share them', () => {
  const sketch: Sketch = { ...empty(3), stacks: [1, 3, 2, 3], points: [2] };
  expect(markersOf(sketch)).toEqual([1, 1]);
  expect(markersOf({ ...sketch, points: [] })).toEqual([2, 1]);
  expect(markersOf({ ...sketch, markers: [0, 5] })).toEqual([0, 5]);
});

test('teams and the expert game are options, and the expert game has no action markers', () => {
  expect(asked({ ...empty(4), team: true })).toMatchObject({ options: { team: 'yes', expert: 'no' } });
  const { sketch, options } = asked({ ...empty(2), expert: true });
  expect([sketch, options]).toMatchObject([{ actions: null }, { expert: 'yes' }]);
  expect(sketch).not.toHaveProperty('expert');
  expect(seated({ ...empty(4), team: true }, 3).team).toBe(false);
});

test('a marker that nobody has yet is missing; one too many is wrong', () => {
  const problem = (code: string, ...pieces: string[]): Problem => ({ rule: 'CX-8', code, text: '', pieces });
  expect([isMissing(problem('marker-count', '3', '2')), isMissing(problem('marker-count', '3', '4'))]).toEqual([
    true,
    false,
  ]);
  expect(problemWords(problem('entered-twice', 'p-pink'))).toContain('pink pentagon');
});

test('a link is looked at before it is used', () => {
  expect(isSketch({ ...empty(2), covered: 20 })).toBe(true);
  expect([isSketch({ ...empty(2), stacks: [4, 3, 3, 3] }), isSketch({ ...empty(2), reachable: ['x-green'] })]).toEqual([
    false,
    false,
  ]);
});

test('a tap is one more, a digit says how many, and each place has its own', async () => {
  let sketch = empty(2);
  const props = () => ({
    sketch,
    seats: 2,
    problems: [],
    names: ['You', 'Player 2'],
    change: (now: Sketch) => (sketch = now),
  });
  const { rerender } = render(Editor, props());
  await fireEvent.click(screen.getByRole('button', { name: 'green triangle: 0. One more' }));
  await rerender(props());
  await fireEvent.keyDown(screen.getByRole('button', { name: 'pink square: 0. One more' }), { key: '4' });
  await rerender(props());
  expect(sketch.reachable).toEqual(['t-green', 's-pink', 's-pink', 's-pink', 's-pink']);
  await fireEvent.click(screen.getByRole('tab', { name: 'You' }));
  await fireEvent.keyDown(screen.getByRole('button', { name: 'pink square: 0. One more' }), { key: '3' });
  expect(sketch.collections[0]).toEqual(['s-pink']); // only one is left
  expect(screen.getByText('There are only five of this kind: pink square.')).toBeTruthy();
  await rerender(props());
  await fireEvent.keyDown(screen.getByRole('button', { name: 'pink square: 1. One more' }), { key: '0' });
  expect(screen.queryByText('There are only five of this kind: pink square.')).toBeNull();
  await fireEvent.keyDown(screen.getByRole('button', { name: 'blue triangle: 0. One more' }), { key: '6' });
  expect(screen.getByText('There are only five of this kind: blue triangle.')).toBeTruthy();
  const covered = screen.getByLabelText('How many lie beneath the others, if you know');
  await fireEvent.change(covered, { target: { value: '99' } });
  expect(screen.getByText('A whole number from 0 to 80')).toBeTruthy();
});

test('one’s own markers are called so: “You’s markers” is no English', () => {
  render(Editor, { sketch: empty(2), seats: 2, problems: [], names: ['You', 'Player 2'], change: () => {} });
  const called = screen.getAllByRole('group').map((group) => group.getAttribute('aria-label') ?? '');
  expect(called.filter((name) => name.endsWith('markers'))).toEqual(['Your markers', 'Player 2’s markers']);
});
