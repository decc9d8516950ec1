import { fireEvent, render, screen } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import Sheaf from '../parts/Sheaf.svelte';
import { DECK, found, isNoCard, NUMBERS, typedCard } from './deck';
import Editor from './Editor.svelte';
import { empty, isSketch, leftCards, seated, seen, withCount, withNamed, type Sketch } from './sketch';
import { leftFor, nextEmpty, put } from './stones';

test('the 72 cards are those of the game', () => {
  const source = readFileSync('../src/tilery/games/hidden_stones/data/standard.txt', 'utf8');
  const lines = source.split('\n').filter((line) => /^ *\d/.test(line));
  const cards = lines.map((line) => line.trim().split(/ +/));
  expect(DECK).toEqual(
    cards.map(([number, points, formation]) => ({ number: Number(number), points: Number(points), formation })),
  );
  expect(DECK).toHaveLength(72);
});

test('a card is found by its value and the faces on it', () => {
  expect(found(NUMBERS, 5, [])).toEqual([68, 69, 70, 71, 72]);
  expect(found(NUMBERS, 0, ['U', 'H'])).toEqual([31]);
  expect(found([31, 32], 2, ['U'])).toEqual([31, 32]);
});

test('a typed number is a card as soon as it can be no other', () => {
  expect([typedCard('3', false), typedCard('3', true), typedCard('33', false), typedCard('8', false)]).toEqual([
    0, 3, 33, 8,
  ]);
  expect([typedCard('73', true), typedCard('0', true), typedCard('x', true)]).toEqual([0, 0, 0]);
});

test('there are only so many stones of a kind, whichever side they show', () => {
  const board = put(put('.........', 'a1', 'F'), 'b1', 'B');
  expect([leftFor(board, 'c1', 'F'), leftFor(board, 'a1', 'B'), leftFor(board, 'c1', 'O')]).toEqual([0, 1, 3]);
});

test('after a stone comes the next cell without one, from the beginning again at the end', () => {
  expect(nextEmpty('F........', 'a1')).toBe('b1');
  expect(nextEmpty('.FFFFFFFF', 'c3')).toBe('a1');
  expect(nextEmpty('FFFFFFFFF', 'a1')).toBeNull();
});

test('won cards are counted, and named one by one', () => {
  expect(withCount([41], 3)).toEqual([41, 0, 0]);
  expect(withNamed([41, 0], 7)).toEqual([41, 7]);
  expect(withNamed([41], 7)).toEqual([41, 7]);
  expect(withCount([41, 7], 1)).toEqual([41, 7]);
});

test('a card lies in one place, and a link is looked at before it is used', () => {
  const sketch: Sketch = { ...empty(2), hand: [1], won: [[2, 0], []], discard: [3] };
  expect(leftCards(sketch)).toEqual(NUMBERS.slice(3));
  expect(isSketch(sketch)).toBe(true);
  expect([isSketch({ ...sketch, board: 'X........' }), isSketch({ ...sketch, hand: [99] }), isSketch(null)]).toEqual([
    false,
    false,
    false,
  ]);
  expect(seated({ ...empty(1), penalties: 2 }, 3)).toMatchObject({ others: [4, 4], won: [[], [], []], penalties: 0 });
});

test('a face goes to the chosen cell, by hand or by its digit, and the next cell is asked about', async () => {
  const changes: Sketch[] = [];
  const change = (sketch: Sketch) => changes.push(sketch);
  const props = { sketch: empty(2), seats: 2, problems: [], names: ['You', 'Player 2'], change };
  const { rerender } = render(Editor, props);
  await fireEvent.click(screen.getByRole('button', { name: 'horse lies here, 3 left' }));
  expect(changes.at(-1)?.board).toBe('H........');
  await rerender({ ...props, sketch: changes.at(-1) ?? empty(2) });
  expect(screen.getByText('What does b1 show?')).toBeTruthy();
  await fireEvent.keyDown(screen.getByRole('button', { name: 'Free place b1' }), { key: '1' });
  expect(changes.at(-1)?.board).toBe('HU.......');
});

test('an answer is marked on the form: its cells and the card that pays, under the names that the words give them', () => {
  const sketch: Sketch = { ...empty(2), board: 'HMSBHOSSB', hand: [33, 62], won: [[12], []] };
  const answer = { move: { type: 'swap', card: 62, a: 5, b: 8 }, reasons: [], view: null };
  const props = { seats: 2, problems: [], names: ['You', 'Player 2'], change: () => {} };
  const { container, rerender } = render(Editor, { ...props, sketch, answer });
  const marked = () => [...container.querySelectorAll('[data-hint]')].map((one) => one.getAttribute('data-hint'));
  expect(marked()).toEqual(['cell c2', 'cell c3', 'card 62']);
  expect(screen.getByText('c', { selector: '[aria-hidden=true]' })).toBeTruthy();
  expect(screen.getByText('62', { selector: '.number.figures' })).toBeTruthy();
  return rerender({ ...props, sketch, answer: null }).then(() => expect(marked()).toEqual([]));
});

test('what is typed and can’t be says why, at its place', async () => {
  const sketch: Sketch = { ...empty(2), board: 'U........', hand: [33] };
  render(Editor, { sketch, seats: 2, problems: [], names: ['You', 'Player 2'], change: () => {} });
  await fireEvent.keyDown(screen.getByRole('button', { name: 'Free place b1' }), { key: '2' });
  expect(screen.getByText('No stone is left that shows this: moon.')).toBeTruthy();
  await fireEvent.keyDown(screen.getByRole('button', { name: 'Free place b1' }), { key: '9' });
  expect(screen.getByText('A whole number from 1 to 8')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Free place c1' }));
  expect(screen.getByText('What does c1 show?')).toBeTruthy();

  await fireEvent.click(screen.getByRole('button', { name: 'Add: Your cards' }));
  const field = screen.getByLabelText('Type its number, or tap it below');
  await fireEvent.input(field, { target: { value: '33' } });
  expect(screen.getByText('Card 33 can’t be in two places.')).toBeTruthy();
  await fireEvent.input(field, { target: { value: '73' } });
  expect(screen.getByText('The cards have the numbers 1 to 72.')).toBeTruthy();
  await fireEvent.input(field, { target: { value: '7' } });
  expect(screen.queryByText('The cards have the numbers 1 to 72.')).toBeNull();
  expect([isNoCard('x', false), isNoCard('', true), isNoCard('0', true), isNoCard('7', true)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test('won cards that nobody has named lie face down on the board, and nobody knows their points', () => {
  const card = (number: number) => ({ number, points: 1, formation: 'HH' });
  const sketch: Sketch = { ...empty(2), won: [[41, 0], [0]] };
  // One's own third card was scored while the turn was tried out.
  const view = { won: [[card(41), card(7), card(12)], [card(9)]] };
  expect(seen(view, sketch).won.map((pile) => pile.map(({ number }) => number))).toEqual([[41, 0, 12], [0]]);
  render(Sheaf, {
    title: 'Won cards',
    groups: [{ name: 'You', cards: seen(view, sketch).won[0] ?? [] }],
    close: () => {},
  });
  expect(screen.getAllByRole('listitem').map((item) => item.textContent.includes('A card that was not named'))).toEqual(
    [false, true, false],
  );
});
