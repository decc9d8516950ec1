// The plain board on a page: the picture, the list, the field, and the sheet at the end.
import { cleanup, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { BoardProps } from '../kit/room';
import type { PlainView, Problem } from '../net/wire';
import { setLocale } from '../texts/index.svelte';
import Board from './Board.svelte';
import Sheet from './Sheet.svelte';

const VIEW: PlainView = {
  seat: 0,
  picture: [[{ text: 'a ' }, { text: '<b>7</b>', bold: true, colour: '#e8c547' }], []],
  turn: 0,
  moves: ['lay 7', 'end'],
  complete: true,
  secret: true,
};
const PROBLEM: Problem = { rule: 'SC-3', code: 'not-yours', text: 'Not yours.', pieces: [] };

const played = vi.fn();

function show(more: Partial<BoardProps<PlainView, string>> = {}): void {
  render(Board, {
    view: VIEW,
    news: [],
    seat: 0,
    names: ['Ada', 'Flint'],
    waiting: false,
    canUndo: false,
    problems: [],
    readonly: false,
    hint: null,
    play: played,
    undo: vi.fn(),
    check: () => Promise.resolve([PROBLEM]),
    ...more,
  });
}

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const moves = (): string[] => all('.moves button').map((one) => one.innerText || one.textContent);

beforeAll(() => setLocale('en'));
beforeEach(() => played.mockClear());

test('the picture is text in colours, and never markup', () => {
  show();
  const [first] = all('[role=region] p');
  expect(first?.textContent).toBe('a <b>7</b>');
  expect(all('[role=region] b')).toEqual([]);
});

test('a move is chosen from the list', () => {
  show();
  expect(moves()).toEqual(['lay 7', 'end']);
  all('.moves button')[1]?.click();
  expect(played).toHaveBeenCalledWith('end');
});

test('what is typed narrows the list, and what is wrong with it stands beside it', async () => {
  show();
  const [field] = all('input') as HTMLInputElement[];
  if (!field) throw new Error('no field');
  const type = (text: string) => {
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
  };
  type('la');
  expect(moves()).toEqual(['lay 7']);
  type('lay 9');
  all('form')[0]?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  await vi.waitFor(() => expect(document.querySelector('.wrong')?.textContent.trim()).toBe('Not yours.'));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(played).not.toHaveBeenCalled();
});

test('a refused move says why', () => {
  show({ problems: [PROBLEM] });
  expect(document.querySelector('.wrong')?.textContent.trim()).toBe('Not yours.');
});

test('while others play there is a field but no list; who only looks has neither', () => {
  show({ view: { ...VIEW, turn: 1, moves: [] } });
  expect([all('input').length, moves().length, document.querySelector('.status')?.textContent]).toEqual([
    1,
    0,
    'It is Flint’s turn.',
  ]);
  cleanup();
  show({ readonly: true });
  expect([all('input').length, moves().length]).toEqual([0, 0]);
});

test('the sheet has the best first', () => {
  const result = { points: [3, 9], ranks: [2, 1], winners: [1], reason: 'SC-6', teams: [] };
  render(Sheet, { names: ['Ada', 'Flint'], result });
  expect(all('tbody th span:first-child').map((one) => one.textContent)).toEqual(['Flint', 'Ada']);
});
