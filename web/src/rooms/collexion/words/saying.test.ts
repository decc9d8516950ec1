import { beforeAll, expect, test } from 'vitest';
import { setLocale } from '../../../texts/index.svelte';
import type { ColleXionMay, ColleXionView } from '../wire';
import { aView, NOTHING, aTake } from '../fixtures';
import { complaintWords, pieceWords, promptWords } from './saying';
import { Turn } from '../turn/turn.svelte';

beforeAll(() => setLocale('en'));

const NAMES = ['Ada', 'Bo'];
const PICKED = { id: 9, kind: 'p-pink', shape: 'pentagon', colour: 'pink' } as const;
const TAKE = { take: [1, 2].map(aTake) };

function said(
  more: Partial<ColleXionMay>,
  view: Partial<ColleXionView> = {},
  act: (turn: Turn) => void = () => undefined,
) {
  const now = { ...aView(view), may: { ...NOTHING, ...more } };
  const turn = new Turn({ view: now, waiting: false, readonly: false, play: () => undefined });
  act(turn);
  return promptWords(turn, now, NAMES);
}

test('a polygon in the list says what it uncovers', () => {
  const { pieces } = aView();
  const words = pieces.filter((piece) => piece.reachable).map((piece) => pieceWords(piece, pieces));
  expect(words).toEqual(['pink pentagon, uncovers blue square', 'green triangle, uncovers nothing']);
});

test('the line says what can be done now', () => {
  expect(said({ ...TAKE, must_take: true })).toBe('Take a polygon with nothing on top of it.');
  expect(said({ ...TAKE, end: true }, { chain: [PICKED], takes_left: 3 })).toMatch(/^Take up to 3 more/);
  expect(said({ ...TAKE, end: true }, { chain: [PICKED], takes_left: 1 })).toMatch(/one more .* pink pentagon/);
  expect(said({ end: true }, { chain: [PICKED], takes_left: 3 })).toMatch(/^Nothing you can reach matches/);
  expect(said({ end: true }, { chain: [PICKED], takes_left: 0 })).toMatch(/^You have taken all you can/);
  const marker = { end: true, swap_mine: [{ kind: 'o-green' }] };
  expect(said({ end: true }, { chain: [PICKED], takes_left: 3 })).toMatch(/matches\. End your turn\.$/);
  expect(said(marker, { chain: [PICKED], takes_left: 3 })).toMatch(
    /matches\. Use an action marker, or end your turn\.$/,
  );
  expect(said({ ...TAKE, end: true }, { last_round: 'CX-10' })).toBe('You don’t have to take anything.');
  expect(said({ end: true }, { pieces: [] })).toBe('There is nothing left to take.');
});

test('whoever waits reads whose turn it is', () => {
  expect(said({}, { turn: 1 })).toBe('Bo is playing.');
  expect(said({}, { phase: 'shake' })).toBe('The tray is being shaken.');
  expect(said({}, { phase: 'over' })).toBe('The game is over.');
});

test('while the others’ last moves are shown, nobody hears their own name as of another', () => {
  expect(promptWords({ step: 'watch' } as Turn, aView(), NAMES)).toBe('');
});

test('a chosen polygon says what it is and what it uncovers', () => {
  expect(said({ ...TAKE }, {}, (turn) => turn.tapPiece(1))).toBe('Pink pentagon, uncovers blue square');
});

test('an exchange asks for what is missing, then repeats it', () => {
  const swap = {
    swap_mine: [{ kind: 'o-green' }],
    swap_theirs: [{ seat: 1, kind: 's-yellow' }],
  };
  const mine = (turn: Turn) => (turn.begin('swap'), turn.tapKind({ seat: 0, kind: 'o-green' }));
  expect(said(swap, {}, (turn) => turn.begin('swap'))).toBe('Which of yours do you give?');
  expect(said(swap, {}, mine)).toBe('Which one do you want for your green octagon?');
  expect(said(swap, {}, (turn) => (mine(turn), turn.tapKind({ seat: 1, kind: 's-yellow' })))).toBe(
    'Your green octagon for Bo’s yellow square.',
  );
});

test('a refusal is said in words', () => {
  expect(complaintWords('cx-covered')).toBe('Something lies on top of it.');
  expect(complaintWords({ rule: 'CX-5', code: 'must-take', text: '', pieces: [] })).toBe(
    'Take at least one polygon first.',
  );
});
