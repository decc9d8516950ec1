import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { problemText } from '../../../net/refusals';
import { LOCALES, setLocale, t } from '../../../texts/index.svelte';
import type { ColleXionEvent } from '../wire';
import { aPiece, aPlayer, aView, removed, took } from '../fixtures';
import { COLOURS, SHAPES, kindOf } from '../pieces/kinds';
import { describe as describeTable, nearEnd, teamsOf, tell, turn } from './tell';
import { figure, kindWords, kindsWords, setWords, signed } from './words';

const NAMES = ['Ada', 'Bea', 'Cleo', 'Dan'];
const TOOK = took(0, 1, 'p-pink', true);
const SCORED = { type: 'scored', seat: 0, set: 'green', stack: 'green', points: 3 } as const satisfies ColleXionEvent;

const EVENTS: ColleXionEvent[] = [
  { type: 'begins', seat: 0 },
  { type: 'shaken', reachable: 27, height: 5 },
  TOOK,
  { ...TOOK, pair: false },
  removed(0, 1, 'p-pink'),
  { type: 'swapped', seat: 0, other: 1, gave: 't-green', got: 'o-blue' },
  { type: 'stole', seat: 0, other: 1, kind: 's-yellow' },
  { type: 'gave', seat: 0, other: 1, kind: 's-yellow' },
  { type: 'handed', seat: 0, other: 2, kind: 's-yellow' },
  SCORED,
  { ...SCORED, set: 'octagon', stack: 'pink' },
  { ...SCORED, stack: '', points: 0 },
  { type: 'ended', seat: 0, taken: 0 },
  ...['CX-10', 'CX-11'].map((rule) => ({ type: 'lastround', seat: 0, rule }) as const),
  ...['CX-10', 'CX-11'].map((rule): ColleXionEvent => ({ type: 'over', rule, sheets: [] })),
];

describe('in English', () => {
  beforeAll(() => setLocale('en'));
  const told = (event: ColleXionEvent, expert = false) =>
    tell(event, NAMES, aView({ options: { team: false, expert, start: null } }));

  test('a polygon is called by its colour and its shape, a set by what its four have in common', () => {
    expect(kindWords('p-pink')).toBe('pink pentagon');
    expect(kindsWords(['t-green', 'o-blue', 't-green'])).toBe('2 × green triangle and blue octagon');
    expect([setWords('blue'), setWords('square')]).toEqual(['blue colour set', 'square shape set']);
  });

  test('what is taken, swapped, stolen, given or handed over is told with its name', () => {
    expect(told({ ...TOOK, pair: false })).toBe('Ada takes a pink pentagon.');
    expect(told({ type: 'swapped', seat: 0, other: 1, gave: 't-green', got: 'o-blue' })).toBe(
      'Ada swaps a green triangle for Bea’s blue octagon.',
    );
    expect(told({ type: 'stole', seat: 0, other: 1, kind: 's-yellow' })).toBe('Ada steals a yellow square from Bea.');
    expect(told({ type: 'handed', seat: 0, other: 2, kind: 's-yellow' })).toBe('Ada hands Cleo the yellow square.');
  });

  test('a pair is worth a word in the expert game only (CX-14)', () => {
    expect(told(TOOK)).toBe('Ada takes a pink pentagon.');
    expect(told(TOOK, true)).toBe('Ada takes another pink pentagon: a pair.');
  });

  test('a colour set has its own corner, a shape set a chosen one, and an empty corner brings nothing (CX-8)', () => {
    expect(told(SCORED)).toBe('Ada scores the green colour set: 3 points.');
    expect(told({ ...SCORED, set: 'octagon', stack: 'pink' })).toBe(
      'Ada scores the octagon shape set and takes 3 points from the pink corner.',
    );
    expect(told({ ...SCORED, stack: '', points: 0 })).toBe(
      'Ada discards the green colour set; there is no marker for it.',
    );
  });

  test('the end of a turn is told if nothing was taken in it, else one has read it', () => {
    expect(told({ type: 'ended', seat: 0, taken: 3 })).toBeNull();
    expect(told({ type: 'ended', seat: 0, taken: 0 })).toBe('Ada takes nothing.');
  });

  test('the table in words has all collections, the corners, and what each polygon frees', () => {
    const chain = [{ id: 9, kind: 's-pink', shape: 'square', colour: 'pink' } as const];
    const words = describeTable(aView({ chain, mine: [2, 4] }), NAMES).split('\n');
    expect(words).toEqual([
      'It is Ada’s turn.',
      'Only 3 polygons left.',
      'Taken in this turn: pink square.',
      'Can be taken next: pink pentagon and green triangle.',
      'Ada: 3 polygons (2 × pink triangle and green octagon); no point markers; action markers: Remove, Swap and Steal.',
      'Bea: 1 polygon (yellow square); 2 point markers; action markers: Remove, Swap and Steal.',
      'Your point markers: 2 and 4. Total: 6.',
      ...COLOURS.map((colour) => `Point markers in the ${colour} corner, from the top: 2, 3 and 4.`),
      '3 polygons are in the tray. Reachable, each with what it frees:',
      'pink pentagon: frees blue square.',
      'green triangle.',
    ]);
  });

  test('the table in words says who plays together, and that experts have no markers', () => {
    const options = { team: true, expert: true, start: null };
    const players = [0, 1, 2, 3].map((seat) => aPlayer(seat, [], { partner: (seat + 2) % 4, actions: [] }));
    const words = describeTable(aView({ options, players, seats: 4 }), NAMES);
    expect(words).toContain('Teams: Ada + Cleo against Bea + Dan.');
    expect(words).toContain('Expert game, without action markers.');
    expect(words).toContain('Ada: no polygons; no point markers.');
  });

  test('a complete set is told, also somebody else’s', () => {
    const players = [aPlayer(0), aPlayer(1, [], { complete: ['green', 'octagon'] })];
    expect(describeTable(aView({ players }), NAMES)).toContain('complete: green colour set and octagon shape set');
  });

  test('partners sit opposite; alone nobody has one', () => {
    const partners = [2, 3, 0, 1].map((partner, seat) => aPlayer(seat, [], { partner }));
    expect(teamsOf(aView({ players: partners }))).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(teamsOf(aView())).toEqual([]);
  });

  test('the end is announced when it is near', () => {
    const many = Array.from({ length: 13 }, (_, id) => aPiece(id, 't-green'));
    const left = (count: number) => COLOURS.map((colour, i) => ({ colour, markers: i ? [] : [2, 3, 4].slice(-count) }));
    expect(nearEnd(aView({ pieces: many }))).toBeNull();
    expect(nearEnd(aView({ pieces: many.slice(1) }))).toBe('Only 12 polygons left');
    expect(nearEnd(aView({ pieces: many, stacks: left(1) }))).toBe('Only 1 point marker left');
    expect(nearEnd(aView({ last_round: 'CX-10' }))).toBe('Last round, without points');
    expect(nearEnd(aView({ last_round: 'CX-11' }))).toBe('Last round');
    expect(nearEnd(aView({ phase: 'over', last_round: 'CX-10' }))).toBeNull();
  });

  test('a refusal is said in words, without the id of its rule', () => {
    expect(problemText({ rule: 'CX-4', code: 'covered', text: '', pieces: ['3'] })).toBe(
      'Another polygon lies on it. You can only take what is free.',
    );
  });
});

test('points have a real minus', () => {
  expect([3, 0, -2].map(figure)).toEqual(['3', '0', '−2']);
  expect([3, 0, -2].map(signed)).toEqual(['+3', '+0', '−2']);
});

test('nobody is to move while the tray is shaken, or after the end', () => {
  expect(turn(aView({ turn: 1 }))).toBe(1);
  for (const phase of ['start', 'shake', 'over'] as const) expect(turn(aView({ phase }))).toBeNull();
});

describe.each(LOCALES)('in %s', (locale) => {
  beforeAll(() => setLocale(locale));

  test('every event is told, and nothing is left untranslated', () => {
    for (const expert of [false, true]) {
      const view = aView({ options: { team: false, expert, start: null } });
      for (const words of EVENTS.map((event) => tell(event, NAMES, view)))
        expect(words).toMatch(/^(?!.*(cxw-|\{|undefined)).{3,}$/);
    }
  });

  test('the table has words in every phase', () => {
    const phases = (['start', 'shake', 'play', 'over'] as const).map((phase) => aView({ phase }));
    const views = [...phases, aView({ pieces: [], stacks: [{ colour: 'pink', markers: [] }], mine: [3] })];
    for (const view of views) expect(describeTable(view, NAMES)).not.toMatch(/cxw-|\{|undefined/);
  });

  test('all 16 polygons and all eight sets have names of their own', () => {
    const kinds = SHAPES.flatMap((shape) => COLOURS.map((colour) => kindWords(kindOf(shape, colour))));
    expect(new Set(kinds).size).toBe(16);
    expect(new Set([...SHAPES, ...COLOURS].map(setWords)).size).toBe(8);
  });

  test('whatever the rules refuse has a sentence without anything in notation', () => {
    const rules = globSync('../src/tilery/games/collexion/*.py')
      .filter((path) => !path.endsWith('sketch.py')) // a table that is entered is counted in numbers
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n');
    const codes = [...rules.matchAll(/Problem\("CX-\d+", "([\w-]+)"/g)].map(([, code = '']) => code);
    expect(codes.length).toBeGreaterThan(20);
    for (const code of new Set(codes))
      expect(t(`problem-${code}`, { a: 't-green', b: '17', pieces: 't-green, 17' })).toMatch(
        /^(?!.*(problem-|t-green|17|\{)).{8,}$/,
      );
  });
});
