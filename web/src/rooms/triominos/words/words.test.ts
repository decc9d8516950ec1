import { beforeAll, describe, expect, test } from 'vitest';
import { LOCALES, setLocale } from '../../../texts/index.svelte';
import type { TriominosEvent, TriominosLying } from '../wire';
import { aStone, aView } from '../fixtures';
import { describe as describeTable, nearEnd, plates, tell, turn } from './tell';
import { endingWords, figure, layoutWords, overWords, signed } from './words';

const NAMES = ['Ada', 'Bea'];
const LAID = {
  type: 'laid',
  seat: 0,
  stone: '344',
  cell: 'e1',
  numbers: [3, 4, 4],
  value: 11,
  bonus: 'bridge',
  bonus_points: 40,
  points: 51,
} as const satisfies TriominosEvent;
const OVER = { round: 1, hands: [[], ['045', '111']], end_points: [37, 0], points: [88, 12], totals: [88, 12] };

const EVENTS: TriominosEvent[] = [
  { type: 'lot', seat: 0, stone: '155' },
  { type: 'tie', seats: [0, 1] },
  { type: 'begins', seat: 0, round: 1 },
  { type: 'begins', seat: 1, round: 2 },
  { type: 'drew', seat: 0, stone: '012' },
  ...[1, 2, 3].map((count) => ({ type: 'bought', seat: 1, count, price: 5 }) as const),
  LAID,
  { ...LAID, bonus: 'hexagon' },
  { ...LAID, bonus: 'double-hexagon' },
  { ...LAID, bonus: '', points: 1 },
  { type: 'passed', seat: 0, price: 10 },
  { type: 'passed', seat: 0, price: 0 },
  { type: 'lastlap', seat: 0 },
  { type: 'proposed', seat: 0 },
  { type: 'answered', seat: 1, agrees: true },
  { type: 'answered', seat: 1, agrees: false },
  { type: 'playedon', seat: 0 },
  ...['TR-10', 'TR-11', 'TR-12'].map((rule) => ({ type: 'roundover', rule, ...OVER }) as const),
  ...['TR-10', 'TR-11', 'TR-12', 'TR-13'].map((rule) => ({ type: 'over', rule }) as const),
];

/** 4-4-5 with its point up, 3-4-4 to its right, 4-5-5 below it. */
const LAYOUT: TriominosLying[] = [
  { seat: 0, stone: '455', cell: 's1', row: 1, column: 0, up: false, numbers: [4, 5, 5] },
  { seat: 1, stone: '344', cell: 'e1', row: 0, column: 1, up: false, numbers: [4, 4, 3] },
  { seat: 0, stone: '445', cell: '0', row: 0, column: 0, up: true, numbers: [4, 4, 5] },
];

describe('in English', () => {
  beforeAll(() => setLocale('en'));
  const told = (event: TriominosEvent) => tell(event, NAMES, aView());

  test('a stone is told with its points and its bonus', () => {
    expect(told(LAID)).toBe('Ada lays 3-4-4: 51 points, a bridge.');
    expect(told({ ...LAID, bonus: '', points: 1 })).toBe('Ada lays 3-4-4: 1 point.');
  });

  test('what buying and passing cost is told, and passing for nothing too', () => {
    expect(told({ type: 'bought', seat: 1, count: 2, price: 5 })).toBe('Bea buys a second stone: −5.');
    expect(told({ type: 'passed', seat: 1, price: 10 })).toBe('Bea passes: −10.');
    expect(told({ type: 'passed', seat: 1, price: 0 })).toBe('Bea passes.');
  });

  test('the end of a round says who gets what (TR-10, TR-11, TR-12)', () => {
    expect(endingWords(OVER, 'TR-10', NAMES)).toBe('Ada finishes first: 25 plus the others’ stones, 37 points.');
    const blocked = { hands: [['555'], ['111']], end_points: [0, 12] };
    expect(endingWords(blocked, 'TR-11', NAMES)).toContain('Bea has the fewest points in hand: +12.');
    const even = { hands: [['111'], ['012']], end_points: [0, 0] };
    expect(endingWords(even, 'TR-11', NAMES)).toContain('Ada and Bea have the fewest points in hand: +0 each.');
    expect(endingWords(blocked, 'TR-12', NAMES)).toContain('All agreed to stop.');
  });

  test('a series ends by its rounds, its target or the limit (TR-13)', () => {
    const options = { rounds: 3, target: null, start: null };
    expect(overWords('TR-13', options, [1, 2], 3)).toBe('All 3 rounds have been played.');
    expect(overWords('TR-13', { ...options, target: 400 }, [412, 2], 3)).toBe(
      'The target of 400 points has been reached.',
    );
    expect(overWords('TR-13', { ...options, target: 400 }, [112, 2], 20)).toBe('The game ends after 20 rounds.');
    expect(overWords('TR-11', options, [1, 2], 1)).toBe('The pool is empty and nothing fits any more.');
  });

  test('the layout is read row by row, each stone with its neighbours', () => {
    expect(layoutWords(LAYOUT)).toEqual([
      '3 stones lie on the table. Row by row from the top, from left to right:',
      'Row 1:',
      '4-4-5, point up: 4 on top, 5 left, 4 right; to its right 3-4-4; below it 4-5-5.',
      '3-4-4, point down: 4 left, 3 right, 4 at the bottom; to its left 4-4-5.',
      'Row 2:',
      '4-5-5, point down: 5 left, 5 right, 4 at the bottom; above it 4-4-5.',
    ]);
    expect(layoutWords([])).toEqual(['No stone lies on the table yet.']);
  });

  test('the table in words has one’s stones, the pool and all players', () => {
    const words = describeTable(aView({ layout: LAYOUT, totals: [51, -5] }), NAMES);
    expect(words).toContain('It is Ada’s turn.');
    expect(words).toContain('Your 3 stones: 3-4-4, 0-4-5 and 1-1-1.');
    expect(words).toContain('Pool: 30 stones.');
    expect(words).toContain('Bea: 4 stones, -5 points.');
  });

  test('the end is announced when it is near', () => {
    const far = { hands: [5, 4] };
    expect(nearEnd(aView(far))).toBeNull();
    expect(nearEnd(aView({ hands: [5, 2] }))).toBe('Somebody has only 2 stones left');
    expect(nearEnd(aView({ hands: [0, 2], out: 0 }))).toBe('Last lap, no more buying');
    const options = { rounds: 1, target: 400, start: null };
    expect(nearEnd(aView({ ...far, options, totals: [300, 339] }))).toBeNull();
    expect(nearEnd(aView({ ...far, options, totals: [300, 340] }))).toBe('Near the target: 340 of 400 points');
    expect(nearEnd(aView({ hands: [0, 0], phase: 'deal' }))).toBeNull();
  });
});

test('points have a real minus', () => {
  expect([51, 0, -25].map(figure)).toEqual(['51', '0', '−25']);
  expect([51, 0, -25].map(signed)).toEqual(['+51', '+0', '−25']);
});

test('in a vote those are asked who have not answered, oneself first', () => {
  const vote = { phase: 'vote', seats: 3, turn: 1, votes: [null, null, null] } as const;
  expect(turn(aView({ ...vote, votes: [...vote.votes], seat: 0 }))).toBe(0);
  expect(turn(aView({ ...vote, votes: [...vote.votes], seat: 1 }))).toBe(2);
  expect(turn(aView({ ...vote, votes: [true, null, null], seat: 0 }))).toBe(2);
  expect(turn(aView({ phase: 'buy', turn: 1 }))).toBe(1);
  expect(turn(aView({ phase: 'deal' }))).toBeNull();
  expect(turn(aView({ phase: 'over' }))).toBeNull();
});

describe.each(LOCALES)('in %s', (locale) => {
  beforeAll(() => setLocale(locale));

  test('every event is told, and nothing is left untranslated', () => {
    const told = EVENTS.map((event) => tell(event, NAMES, aView()));
    for (const words of told) expect(words).toMatch(/^(?!.*(trw-|\{|undefined)).{3,}$/);
  });

  test('what others draw is not told', () => {
    expect(tell({ type: 'drew', seat: 1, stone: '' }, NAMES, aView())).toBeNull();
  });

  test('the table and the plates have words in every phase', () => {
    const phases = (['start', 'deal', 'play', 'buy', 'vote', 'over'] as const).map((phase) => aView({ phase }));
    const views = [...phases, aView({ layout: [], pool: 0, rack: [aStone('012')] }), aView({ layout: LAYOUT })];
    const words = views.flatMap((view) => [
      describeTable(view, NAMES),
      ...plates(view, 1).map(({ label, value }) => `${label} ${value}`),
    ]);
    for (const one of words) expect(one).not.toMatch(/trw-|\{|undefined/);
  });
});
