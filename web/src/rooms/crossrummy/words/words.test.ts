import { beforeAll, describe, expect, test } from 'vitest';
import { LOCALES, setLocale } from '../../../texts/index.svelte';
import type { Problem } from '../../../net/wire';
import type { CrossrummyEvent, CrossrummyLine } from '../wire';
import { aLaying, aTable, aView, NOTHING } from '../fixtures';
import { describe as describeTable, nearEnd, plates, tell, turn } from './tell';
import {
  endingWords,
  laidWords,
  lineWords,
  overWords,
  placedLineWords,
  problemWords,
  tableWords,
  tileWords,
} from './words';

const NAMES = ['Ada', 'Ben', 'Cleo'];
const put = (tile: string, x: number, y: number) => ({ tile, cell: [x, y] as [number, number] });
const OVER = { round: 1, hands: [[], ['b3', 'draw-three']], points: [0, 23], totals: [0, 23] };
const HANDED = { type: 'handedon', seat: 0, to: 1, count: 2, tiles: ['y3', 'r5'] } as const;
const LINES: CrossrummyLine[] = [
  { kind: 'run', down: false, cell: [0, 0], tiles: ['b4', 'b5', 'b6'] },
  { kind: 'set', down: true, cell: [1, 0], tiles: ['b5', 'r5', 'y5'] },
];
const CROSSED = { table: aTable('b4 b5 b6 / . r5 / . y5'), lines: LINES };

const EVENTS: CrossrummyEvent[] = [
  { type: 'begins', seat: 0, round: 1 },
  { type: 'begins', seat: 1, round: 2 },
  { type: 'opened', tiles: ['y1', 'r2', 'b9', 'g4', 'g5', 'pass-on'], place: 0 },
  { type: 'opened', tiles: ['y1'], place: 3 },
  { type: 'took', seat: 1, tile: 'r2', place: 1 },
  { type: 'drew', seat: 0, count: 1, tiles: ['r5'] },
  ...[0, 1, 2, 3].map((count) => ({ type: 'drew' as const, seat: 1, count, tiles: [] })),
  { type: 'played', seat: 0, action: 'pass-on', victim: null },
  { type: 'played', seat: 0, action: 'draw-three', victim: 1 },
  { ...HANDED, tiles: [...HANDED.tiles] },
  { ...HANDED, seat: 1, to: 0, tiles: [...HANDED.tiles] },
  { ...HANDED, seat: 1, to: 2, count: 1, tiles: [] },
  ...[0, 1, 3].map((count) =>
    aLaying({ laid: [put('r5', 0, 0)], moved: Array(count).fill({ ...put('r1', 0, 0), to: [1, 1] }) as never }),
  ),
  aLaying({ laid: [put('r4', 0, 0), put('r5', 1, 0), put('r6', 2, 0)], opens: true }),
  { type: 'passed', seat: 0 },
  { type: 'roundover', rule: 'CR-12', out: 0, ...OVER },
  { type: 'roundover', rule: 'CR-14', out: null, ...OVER },
  { type: 'over', rule: 'CR-12' },
];

const problem = (rule: string, code: string, ...pieces: string[]): Problem => ({ rule, code, text: 'x', pieces });
const PROBLEMS: Problem[] = [
  ...['line-short', 'line-colours', 'line-values', 'line-mixed'].flatMap((code) => [
    problem('CR-8', code, '3,1', '3,2'),
    problem('CR-8', code, '3,1', '4,1'),
  ]),
  problem('CR-8', 'lone-tile', '3,1'),
  problem('CR-9', 'too-many-groups', '0,0', '4,0', '8,0', '12,0'),
  problem('CR-11', 'too-many-groups-yet', '0,0', '4,0'),
  problem('CR-6', 'left-over', '0,0'),
  problem('CR-6', 'left-over', '0,0', '2,0'),
  problem('CR-6', 'nothing-laid'),
  problem('CR-10', 'not-opened', '3,0'),
  problem('CR-6', 'not-in-hand', 'b5', 'draw-three'),
  problem('CR-6', 'not-there', '3,0'),
  problem('CR-6', 'moved-twice', '3,0'),
  problem('CR-6', 'cell-taken', '3,0'),
  problem('CR-3', 'not-open', 'b5'),
  problem('CR-4', 'bag-empty'),
  problem('CR-5', 'no-action-tile'),
  problem('CR-5', 'give-count'),
  ...['draw-count', 'nothing-to-give', 'chosen-already', 'bad-victim'].map((code) => problem('CR-5', code)),
  problem('CR-1', 'not-in-bag', 'b5'),
  problem('CR-14', 'may-not-pass'),
];

describe('in English', () => {
  beforeAll(() => setLocale('en'));
  const told = (event: CrossrummyEvent, seat: number | null = 0) => tell(event, NAMES, aView({ seat }));

  test('tiles and lines are named by colour and number', () => {
    expect(['y14', 'g1', 'pass-on', 'draw-three'].map(tileWords)).toEqual([
      'yellow 14',
      'green 1',
      '“pass on”',
      '“draw three”',
    ]);
    expect(lineWords(['r6', 'r5', 'r4'])).toBe('red 4–6');
    expect(placedLineWords({ kind: 'run', down: false, cell: [0, 0], tiles: ['r6', 'r5', 'r4'] })).toContain('red 6–4');
    expect(lineWords(['r5', 'b5', 'g5'])).toBe('5s (red, blue, green)');
  });

  test('one’s own draws are named, the others’ are a tile', () => {
    const drew = { type: 'drew', seat: 0, count: 1, tiles: ['r5'] } as const;
    expect(told({ ...drew, tiles: ['r5'] })).toBe('Ada draws red 5.');
    expect(told({ ...drew, tiles: [] }, 1)).toBe('Ada draws a tile.');
    expect(told({ ...drew, seat: 1, count: 3, tiles: [] })).toBe('Ben draws 3 tiles.');
  });

  test('what is handed on is named to giver and receiver only', () => {
    const known = { ...HANDED, tiles: [...HANDED.tiles] };
    expect(told(known, 0)).toBe('Ada gives yellow 3 and red 5 to Ben.');
    expect(told(known, 1)).toBe('Ada gives yellow 3 and red 5 to Ben.');
    expect(told({ ...known, tiles: [] }, 2)).toBe('Ada gives 2 tiles to Ben.');
    expect(told({ ...known, tiles: [] }, null)).toBe('Ada gives 2 tiles to Ben.');
  });

  test('dealing is one sentence', () => {
    expect(told({ type: 'dealt', seat: 0, count: 15, tiles: ['r5'] })).toBeNull();
    expect(told({ type: 'dealt', seat: 1, count: 15, tiles: [] })).toBeNull();
    expect(told({ type: 'opened', tiles: ['y1', 'pass-on'], place: 0 })).toBe(
      'Everybody has drawn 15 tiles. Open beside the table: yellow 1 and “pass on”.',
    );
    expect(told({ type: 'opened', tiles: ['y1'], place: 2 })).toBe('Now open: yellow 1.');
  });

  test('what was laid is told line by line, each tile once, however it crosses', () => {
    const run = [put('r4', 0, 0), put('r5', 1, 0), put('r6', 2, 0)];
    expect(laidWords(run)).toBe('red 4–6');
    expect(laidWords([...run, put('b5', 1, 1), put('g5', 1, 2)])).toBe('red 4–6 and 5s (blue, green)');
    expect(laidWords([put('r3', 0, 0), put('r7', 4, 0)])).toBe('red 3 and red 7');
    expect(laidWords([put('b9', 5, 5), ...run])).toBe('red 4–6 and blue 9');
  });

  test('a laying says what was moved, and that it opens', () => {
    const laid = [put('r4', 0, 0), put('r5', 1, 0), put('r6', 2, 0)];
    const moved = [{ ...put('g3', 0, 0), to: [1, 1] as [number, number] }];
    expect(told(aLaying({ laid }))).toBe('Ben lays red 4–6.');
    expect(told(aLaying({ laid, opens: true }))).toBe('Ben opens: lays red 4–6.');
    expect(told(aLaying({ laid, moved }))).toBe('Ben lays red 4–6 and moves 1 tile.');
    expect(told(aLaying({ laid, opens: true, moved: [...moved, ...moved] }))).toBe(
      'Ben opens: lays red 4–6 and moves 2 tiles.',
    );
  });

  test('the end says who wins and why (CR-12, CR-13, CR-14)', () => {
    expect(endingWords({ out: 1, points: [12, 0] }, NAMES)).toBe('Ben has no tile left and wins.');
    expect(endingWords({ out: null, points: [0, 7, 0] }, NAMES)).toBe(
      'All have passed. Ada and Cleo hold the lowest sum and share the win.',
    );
    expect(overWords({ rounds: 3, start: null }, 'CR-13')).toBe('All 3 games have been played.');
    expect(overWords({ rounds: 1, start: null }, 'CR-14')).toContain('all have passed');
  });

  test('the table is read group by group, each line with its place', () => {
    expect(tableWords(aView(CROSSED))).toEqual([
      '5 tiles lie on the table, in 1 group. After your turn there may be at most 3.',
      'Group 1:',
      'Row 1, from column 1 on: blue 4–6.',
      'Column 2, from row 1 down: 5s (blue, red, yellow).',
    ]);
    const two = { table: aTable('b4 b5 b6 . . g1 g2 g3'), groups: 2 };
    const words = tableWords(aView({ ...two, lines: [...LINES.slice(0, 1), { ...LINES[0], cell: [5, 0] } as never] }));
    expect(words.filter((line) => line.startsWith('Group'))).toEqual(['Group 1:', 'Group 2:']);
    expect(words.at(-1)).toBe('Row 1, from column 6 on: blue 4–6.');
    expect(tableWords(aView({ table: [] }))).toEqual(['No tile lies on the table yet.']);
  });

  test('the table in words has one’s rack, the open tiles, the bag and all players', () => {
    const words = describeTable(aView({ ...CROSSED, opened: [true, false] }), NAMES);
    expect(words).toContain('It is Ada’s turn.');
    expect(words).toContain('Your 6 tiles: yellow 3, red 5, blue 3, blue 7, blue 7 and “draw three”.');
    expect(words).toContain('Open tiles: yellow 1, red 2,');
    expect(words).toContain('In the bag: 40 tiles.');
    expect(words).toContain('Ben: 9 tiles, has not opened yet.');
    const series = { options: { rounds: 3, start: null }, round: 2, totals: [23, 0] };
    expect(describeTable(aView(series), NAMES)).toContain('Ada: 6 tiles, has opened, 23 points.');
    expect(describeTable(aView({ seat: null, rack: [] }), NAMES)).not.toContain('You');
  });

  test('the end is announced when it is near', () => {
    expect(nearEnd(aView(), NAMES)).toBeNull();
    expect(nearEnd(aView({ hands: [6, 1] }), NAMES)).toBe('Ben has only one tile left');
    expect(nearEnd(aView({ hands: [2, 2] }), NAMES)).toBe('Ada and Ben have only 2 tiles left');
    expect(nearEnd(aView({ bag: 0 }), NAMES)).toBe('The bag is empty');
    expect(nearEnd(aView({ hands: [0, 0], phase: 'deal' }), NAMES)).toBeNull();
    expect(nearEnd(aView({ hands: [0, 5], phase: 'over' }), NAMES)).toBeNull();
  });

  test('what is wrong is said with its line, its tiles and its counts', () => {
    const words = (one: Problem) => problemWords(one, aView());
    expect(words(problem('CR-8', 'line-short', '3,1', '3,2'))).toBe('That column would be only two tiles long.');
    expect(words(problem('CR-8', 'line-short', '3,1', '4,1'))).toMatch(/^That row would/);
    expect(words(problem('CR-9', 'too-many-groups', '0,0', '4,0', '8,0', '12,0'))).toBe(
      '4 groups, but only 3 are allowed. Join some.',
    );
    expect(words(problem('CR-6', 'left-over', '0,0', '2,0'))).toMatch(/^2 tiles are left over: blue 4 and blue 6\./);
    expect(words(problem('CR-6', 'not-in-hand', 'b5', 'draw-three'))).toBe(
      'Not on your rack: blue 5 and “draw three”.',
    );
    const choosing = aView({ may: { ...NOTHING, give: 2 } });
    expect(problemWords(problem('CR-5', 'give-count'), choosing)).toBe('Choose 2 tiles to pass on.');
  });
});

test('while all choose what to pass on, oneself is due or nobody: who has chosen is not known', () => {
  const choose = { phase: 'choose', turn: 1 } as const;
  expect(turn(aView({ ...choose, may: { ...NOTHING, give: 2 } }))).toBe(0);
  expect(turn(aView({ ...choose, may: NOTHING, chosen: ['r5', 'y3'] }))).toBeNull();
  expect(turn(aView({ ...choose, seat: null, may: NOTHING }))).toBeNull();
  expect(turn(aView({ turn: 1 }))).toBe(1);
  expect(turn(aView({ phase: 'deal' }))).toBeNull();
  expect(turn(aView({ phase: 'over' }))).toBeNull();
});

describe.each(LOCALES)('in %s', (locale) => {
  beforeAll(() => setLocale(locale));
  const WORDED = /^(?!.*(crw-|\{|undefined| {2})).{3,}$/s;

  test('every event is told, and nothing is left untranslated', () => {
    for (const event of EVENTS) expect(tell(event, NAMES, aView()), event.type).toMatch(WORDED);
  });

  test('every problem has its sentence, without the id of its rule', () => {
    for (const one of PROBLEMS) {
      expect(problemWords(one, aView()), one.code).toMatch(WORDED);
      expect(problemWords(one, aView())).not.toContain(one.rule);
      expect(problemWords(one, aView())).not.toMatch(/^x /);
    }
  });

  test('the table and the plates have words in every phase', () => {
    const phases = (['start', 'deal', 'open', 'play', 'choose', 'hand-on', 'over'] as const).map((phase) => ({
      phase,
    }));
    const views = [...phases, CROSSED, { table: [], open: [], bag: 0, rack: [] }, { rack: ['r1'], hands: [1, 2] }];
    for (const view of views.map(aView)) {
      const series = aView({ ...view, options: { rounds: 2, start: null } });
      const words = [view, series].flatMap((one) => [
        describeTable(one, NAMES),
        ...plates(one, 1).map(({ label, value }) => `${label} ${value}`),
      ]);
      for (const one of words) expect(one).toMatch(WORDED);
    }
  });
});
