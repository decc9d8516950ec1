import { beforeEach, expect, test } from 'vitest';
import type { ColleXionComplete, ColleXionMay, ColleXionMove, ColleXionView } from '../wire';
import { aPlayer, aView, NOTHING, aTake, aRemoval } from '../fixtures';
import { Turn } from './turn.svelte';

let played: ColleXionMove[];
let table: { view: ColleXionView; waiting: boolean; readonly: boolean; play: (move: ColleXionMove) => void };
let turn: Turn;

beforeEach(() => {
  played = [];
  table = { view: aView(), waiting: false, readonly: false, play: (move) => played.push(move) };
  may({ take: [1, 2].map(aTake), must_take: true });
  turn = new Turn(table);
});

function may(more: Partial<ColleXionMay>, view: Partial<ColleXionView> = {}) {
  table.view = { ...table.view, ...view, may: { ...NOTHING, ...more } };
}

const PICKED = { id: 9, kind: 'p-pink', shape: 'pentagon', colour: 'pink' } as const;
const colourSet = (set: string, points: number): ColleXionComplete => ({
  set,
  by: 'colour',
  kinds: [],
  rewards: [{ move: { type: 'score', set, stack: '' }, stack: points ? set : '', points }],
});
const shapeSet = (set: string): ColleXionComplete => ({
  set,
  by: 'shape',
  kinds: [],
  rewards: [
    { move: { type: 'score', set, stack: 'green' }, stack: 'green', points: 2 },
    { move: { type: 'score', set, stack: 'blue' }, stack: 'blue', points: 4 },
  ],
});

// Taking

test('one touch chooses, the second takes', () => {
  turn.tapPiece(1);
  expect([turn.step, turn.piece, turn.move]).toEqual(['piece', 1, { type: 'take', polygon: 1 }]);
  expect(played).toEqual([]);
  turn.tapPiece(1);
  expect(played).toEqual([{ type: 'take', polygon: 1 }]);
  expect(turn.step).toBe('sent');
});

test('a mouse takes at once', () => {
  turn.tapPiece(2, true);
  expect(played).toEqual([{ type: 'take', polygon: 2 }]);
});

test('another polygon takes the place of the one chosen', () => {
  turn.tapPiece(1);
  turn.tapPiece(2);
  expect([turn.piece, played]).toEqual([2, []]);
});

test('what is covered says so, and is not taken', () => {
  turn.tapPiece(0, true);
  expect([turn.complaint, turn.piece, played]).toEqual(['cx-covered', null, []]);
});

test('what is refused is marked at its place, until the next touch', () => {
  turn.tapPiece(0);
  expect(turn.refused).toBe(0);
  turn.tapPiece(1);
  expect(turn.refused).toBeNull();
  turn.tapPiece(0);
  turn.cancel();
  expect(turn.refused).toBeNull();
});

test('what was chosen stays chosen when another can’t be taken', () => {
  turn.tapPiece(1);
  turn.tapPiece(0);
  expect([turn.complaint, turn.piece]).toEqual(['cx-covered', 1]);
  may({ take: [aTake(1)], must_take: true });
  turn.tapPiece(2);
  expect([turn.complaint, turn.piece]).toEqual(['cx-not-this', 1]);
});

test('a marker that can’t be used leaves what was begun as it is', () => {
  turn.tapPiece(1);
  turn.begin('swap');
  expect([turn.complaint, turn.piece]).toEqual(['cx-nothing-to-give', 1]);
});

test('what doesn’t match the one before says so', () => {
  may({ take: [aTake(1)], end: true }, { chain: [PICKED] });
  turn.tapPiece(2, true);
  expect([turn.complaint, played]).toEqual(['cx-no-match', []]);
});

test('while a move is on its way nothing else is sent', () => {
  may({ take: [1, 2].map(aTake), hand: true, end: true });
  turn.tapPiece(1, true);
  turn.tapPiece(2, true);
  turn.hand();
  turn.end();
  expect(played).toEqual([{ type: 'take', polygon: 1 }]);
  expect(turn.offered.length).toBe(0);
});

test('nobody plays out of turn, nor while watching', () => {
  table.view = { ...table.view, turn: 1 };
  turn.tapPiece(1, true);
  expect(turn.complaint).toMatchObject({ code: 'not-your-turn' });
  table.readonly = true;
  turn.tapPiece(1, true);
  expect([turn.step, turn.offered.length, played]).toEqual(['watch', 0, []]);
});

test('a turn can’t end before a polygon is taken', () => {
  turn.end();
  expect(turn.complaint).toMatchObject({ code: 'must-take', rule: 'CX-5' });
  expect(played).toEqual([]);
});

// Markers

test('with the remove marker in hand a polygon is asked about, then removed', () => {
  may({
    remove: [aRemoval(2)],
    take: [aTake(1)],
  });
  turn.begin('remove');
  expect(turn.offered.map(({ polygon }) => polygon)).toEqual([2]);
  turn.tapPiece(2, true);
  expect([turn.step, turn.move, played]).toEqual(['remove', { type: 'remove', polygon: 2 }, []]);
  turn.confirm();
  expect(played).toEqual([{ type: 'remove', polygon: 2 }]);
});

test('a marker touched again is laid down', () => {
  may({ remove: [aRemoval(2)] });
  turn.begin('remove');
  turn.begin('remove');
  expect(turn.doing).toBeNull();
});

const SWAP = {
  swap_mine: [{ kind: 't-pink' }, { kind: 'o-green' }],
  swap_theirs: [{ seat: 1, kind: 's-yellow' }],
};

test('a swap begins with one’s own, then theirs, and is both together', () => {
  may(SWAP);
  turn.begin('swap');
  expect(turn.offersOf(0)).toEqual(['t-pink', 'o-green']);
  expect(turn.offersOf(1)).toEqual([]);
  turn.tapKind({ seat: 0, kind: 'o-green' });
  expect(turn.offersOf(1)).toEqual(['s-yellow']);
  expect(turn.move).toBeNull();
  turn.tapKind({ seat: 1, kind: 's-yellow' });
  expect(turn.move).toEqual({ type: 'swap', mine: 12, theirs: 5, seat: 1 });
  turn.confirm();
  expect(played).toEqual([{ type: 'swap', mine: 12, theirs: 5, seat: 1 }]);
});

test('steps back out of a swap, one after the other', () => {
  may(SWAP);
  turn.begin('swap');
  turn.tapKind({ seat: 0, kind: 'o-green' });
  turn.tapKind({ seat: 1, kind: 's-yellow' });
  expect(turn.cancel()).toBe(true);
  expect([turn.doing, turn.mine, turn.theirs]).toEqual(['swap', 'o-green', null]);
  turn.cancel();
  expect([turn.doing, turn.mine]).toEqual(['swap', null]);
  turn.cancel();
  expect(turn.doing).toBeNull();
  expect(turn.cancel()).toBe(false);
});

test('a polygon is stolen from whom it was touched', () => {
  may({
    steal: [
      { seat: 1, kind: 's-yellow', move: { type: 'steal', kind: 5, seat: 1 } },
      { seat: 2, kind: 's-yellow', move: { type: 'steal', kind: 5, seat: 2 } },
    ],
  });
  turn.begin('steal');
  turn.tapKind({ seat: 2, kind: 's-yellow' });
  turn.confirm();
  expect(played).toEqual([{ type: 'steal', kind: 5, seat: 2 }]);
});

test('where only one other plays, it is they who get a gift', () => {
  may({ give: [{ seat: 1, kind: 't-pink', move: { type: 'give', kind: 2, seat: 1 } }] });
  turn.begin('give');
  turn.tapKind({ seat: 0, kind: 't-pink' });
  expect(turn.move).toEqual({ type: 'give', kind: 2, seat: 1 });
});

test('where several play, one chooses who gets it', () => {
  may({ give: [1, 2].map((seat) => ({ seat, kind: 't-pink', move: { type: 'give', kind: 2, seat } })) });
  turn.begin('give');
  turn.tapTaker(2);
  expect(turn.move).toBeNull();
  turn.tapKind({ seat: 0, kind: 't-pink' });
  expect([turn.takers, turn.move]).toEqual([[1, 2], null]);
  turn.tapTaker(2);
  expect(turn.move).toEqual({ type: 'give', kind: 2, seat: 2 });
});

test('a marker that can’t be used says why', () => {
  may({}, { acted: true });
  turn.begin('steal');
  expect(turn.complaint).toMatchObject({ code: 'one-marker' });
  may({}, { acted: false, players: [aPlayer(0), aPlayer(1)] });
  turn.begin('swap');
  expect(turn.complaint).toBe('cx-nothing-to-get');
  may({}, { players: [aPlayer(0), aPlayer(1, ['t-pink'])] });
  turn.begin('swap');
  expect(turn.complaint).toBe('cx-nothing-to-give');
  may({}, { scoring: true });
  turn.begin('remove');
  expect(turn.complaint).toMatchObject({ code: 'scoring-begun' });
});

// After a pair

const EXPERT = { options: { team: false, expert: true, start: null }, pair: true, chain: [PICKED, PICKED] };

test('CX-14: after a pair one is asked, until one goes on without', () => {
  may({ remove: [aRemoval(2)], end: true }, EXPERT);
  expect(turn.pair).toBe(true);
  turn.goOn();
  expect([turn.pair, turn.can('remove')]).toEqual([false, true]);
  may({ remove: [aRemoval(2)] }, { chain: [PICKED, PICKED, PICKED] });
  expect(turn.pair).toBe(true);
});

test('two alike are nothing special where one plays with markers', () => {
  may({ remove: [aRemoval(2)] }, { ...EXPERT, options: aView().options });
  expect(turn.pair).toBe(false);
});

test('CX-14: a pair is asked about before sets are scored', () => {
  may({ remove: [aRemoval(2)], score: [colourSet('pink', 3)] }, EXPERT);
  expect([turn.pair, turn.step]).toEqual([true, 'idle']);
  turn.goOn();
  expect(turn.step).toBe('score');
});

// Scoring

test('sets come next when nothing more can be taken, the one that brings most first', () => {
  may({ score: [colourSet('pink', 0), shapeSet('octagon')], must_score: true });
  expect(turn.step).toBe('score');
  expect([turn.set?.set, turn.move]).toEqual(['octagon', { type: 'score', set: 'octagon', stack: 'blue' }]);
});

test('where sets overlap one chooses by touch', () => {
  may({ score: [colourSet('pink', 0), shapeSet('octagon')] });
  turn.tapSet('pink');
  turn.confirm();
  expect(played).toEqual([{ type: 'score', set: 'pink', stack: '' }]);
});

test('for a shape set one chooses the corner', () => {
  may({ score: [shapeSet('octagon')] });
  expect(turn.stacks).toEqual(['green', 'blue']);
  turn.tapStack('green');
  turn.tapStack('yellow');
  expect(turn.move).toEqual({ type: 'score', set: 'octagon', stack: 'green' });
});

test('while more can be taken a set waits until one says so', () => {
  may({ take: [aTake(1)], score: [shapeSet('octagon')] });
  expect([turn.step, turn.stacks]).toEqual(['idle', []]);
  turn.score();
  expect([turn.step, played]).toEqual(['score', []]);
  turn.cancel();
  expect(turn.step).toBe('idle');
});

test('one set with one way to score it needs no question', () => {
  may({ take: [aTake(1)], score: [colourSet('pink', 3)] });
  turn.score();
  expect(played).toEqual([{ type: 'score', set: 'pink', stack: '' }]);
});

test('a marker can still be used instead of scoring', () => {
  may({
    steal: [{ seat: 1, kind: 's-yellow', move: { type: 'steal', kind: 5, seat: 1 } }],
    score: [shapeSet('octagon')],
  });
  turn.begin('steal');
  expect(turn.step).toBe('steal');
  turn.cancel();
  expect(turn.step).toBe('score');
});

// Handing over and ending

test('CX-13: the last polygon is handed over only where that may be', () => {
  turn.hand();
  expect(played).toEqual([]);
  may({ hand: true, end: true });
  turn.hand();
  expect(played).toEqual([{ type: 'hand' }]);
});

test('ending with a set complete leads to the sets', () => {
  may({ take: [aTake(1)], score: [shapeSet('octagon')], must_score: true });
  turn.end();
  expect([turn.step, played]).toEqual(['score', []]);
});

test('what was chosen stays while it is still offered, and is forgotten once it was sent', () => {
  turn.tapPiece(1);
  turn.settle();
  expect(turn.piece).toBe(1);
  may({ take: [aTake(2)] });
  turn.settle();
  expect(turn.piece).toBeNull();
  turn.tapPiece(2, true);
  turn.settle();
  expect([turn.sent, turn.piece]).toEqual([null, null]);
});

test('while the others’ moves are still shown, it is not one’s turn', () => {
  const late = new Turn({ ...table, following: true });
  expect([late.my, turn.my]).toEqual([false, true]);
});
