import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Editor from './Editor.svelte';
import { empty, type Sketch } from './sketch';

const SKETCH: Sketch = { ...empty(2), layout: [{ cell: '0', numbers: [1, 2, 3] }], rack: ['122'] };

test('three numbers that can’t lie at a place say why', async () => {
  render(Editor, { sketch: SKETCH, seats: 2, problems: [], names: ['You', 'Player 2'], change: () => {} });
  const place = screen.getByRole('button', { name: 'Free place e1' });
  for (const key of '555') await fireEvent.keyDown(place, { key });
  expect(screen.getByText('5-5-5 does not fit here.')).toBeTruthy();
  for (const key of '212') await fireEvent.keyDown(place, { key });
  expect(screen.getByText('1-2-2 is entered already.')).toBeTruthy();
  await fireEvent.keyDown(place, { key: '1' });
  expect(screen.getByText('What lies here? 1')).toBeTruthy();
  await fireEvent.keyDown(place, { key: '6' });
  expect(screen.getByText('A stone has three numbers from 0 to 5.')).toBeTruthy();
  await fireEvent.keyDown(place, { key: '2' });
  expect(screen.getByText('What lies here? 1-2'), 'what was right before it stays').toBeTruthy();
});

test('a stone is typed in any order, with or without dashes; what is none says why', async () => {
  const changes: Sketch[] = [];
  const change = (sketch: Sketch) => changes.push(sketch);
  render(Editor, { sketch: SKETCH, seats: 2, problems: [], names: ['You', 'Player 2'], change });
  await fireEvent.click(screen.getByRole('button', { name: 'Add: Your stones' }));
  const field = screen.getByLabelText('Type the numbers, or tap the stone below');
  const type = (value: string) => fireEvent.input(field, { target: { value } });
  await type('36');
  expect(screen.getByText('A stone has three numbers from 0 to 5.')).toBeTruthy();
  await type('3-2-1');
  expect(screen.getByText('1-2-3 is entered already.')).toBeTruthy();
  await type('5-3-4');
  expect(changes.at(-1)?.rack).toEqual(['122', '345']);
});

test('an answer is marked on the form: the stone and its place', () => {
  const lay = { type: 'lay', stone: '122', cell: 1 };
  const place = { move: lay, stone: '122', cell: 'e1', beside: [] };
  const answer = { move: lay, reasons: [], view: { may: { lay: [place] } } };
  render(Editor, { sketch: SKETCH, seats: 2, problems: [], names: ['You', 'Player 2'], answer, change: () => {} });
  expect(screen.getByRole('button', { name: 'Free place e1' }).getAttribute('data-hint')).toBe('place');
  expect(screen.getByRole('button', { name: 'Put 1-2-2 back' }).getAttribute('data-hint')).toBe('stone');
});

test('what was refused is forgotten when one goes on elsewhere, or the best moves are there', async () => {
  const props = { seats: 2, problems: [], names: ['You', 'Player 2'], change: () => {} };
  const { rerender } = render(Editor, { sketch: SKETCH, ...props });
  const refused = () => screen.queryByText('A stone has three numbers from 0 to 5.');
  const place = screen.getByRole('button', { name: 'Free place e1' });
  await fireEvent.keyDown(place, { key: '7' });
  expect(refused()).toBeTruthy();
  await rerender({ sketch: { ...SKETCH, bought: 1 } });
  expect(refused()).toBeNull();
  await fireEvent.keyDown(place, { key: '7' });
  await rerender({ answer: { move: { type: 'pass' }, reasons: [], view: { may: { lay: [] } } } });
  expect(refused()).toBeNull();
  await fireEvent.keyDown(place, { key: '7' });
  await fireEvent.keyDown(place, { key: 'Backspace' });
  expect(refused()).toBeNull();
});
