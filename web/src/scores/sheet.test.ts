import { beforeEach, describe, expect, test } from 'vitest';
import { entered, type RoomScores, type ScoreLine } from '../kit/scores';
import { Keeping } from './keeping.svelte';
import { emptyLine, isOver, isSheet, missing, nextOf, pointsOf, sidesOf, sumsOf, type Sheet } from './sheet';

const room: RoomScores = {
  seats: [2, 3, 4],
  unit: 'round',
  teams: [
    [0, 2],
    [1, 3],
  ],
  goals: [{ rounds: 1 }, { target: 50 }],
  mostRounds: 4,
  lines: [
    {
      id: 'turn',
      title: 'turn',
      of: 'one',
      shared: [],
      each: [{ id: 'points', kind: 'number', label: 'points', needed: true }],
      points: ({ each }) => [entered(each[0], 'points')],
      ends: false,
    },
    {
      id: 'round',
      title: 'round',
      of: 'all',
      shared: [{ id: 'out', kind: 'player', label: 'out' }],
      each: [{ id: 'points', kind: 'number', label: 'points' }],
      points: ({ each }) => each.map((values) => entered(values, 'points')),
      ends: true,
    },
  ],
  tie: (lines, seat) => lines.filter(({ who }) => who === seat).length,
};

const turn = (who: number, points: number): ScoreLine => ({ kind: 'turn', who, shared: {}, each: [{ points }] });
const round = (...points: number[]): ScoreLine => ({
  kind: 'round',
  who: -1,
  shared: { out: 0 },
  each: points.map((one) => ({ points: one })),
});
const sheet = (lines: ScoreLine[], more: Partial<Sheet> = {}): Sheet => ({
  names: ['Ada', '', 'Cy'],
  teams: false,
  goal: { target: 50 },
  lines,
  ...more,
});
const leaders = (one: Sheet, of = room) => sidesOf(of, one).flatMap(({ seats, leads }) => (leads ? [seats] : []));

test('a turn counts for whoever had it, and the end of a round for all', () => {
  expect(pointsOf(room, 3, turn(1, 7))).toEqual([0, 7, 0]);
  expect(sumsOf(room, sheet([turn(0, 5), turn(1, -3), round(1, 2, 3)]))).toEqual([6, -1, 3]);
});

test('after each turn the next player is asked, round the table', () => {
  expect([nextOf(sheet([])), nextOf(sheet([turn(1, 1)])), nextOf(sheet([turn(2, 1), round(0, 0, 0)]))]).toEqual([
    0, 2, 0,
  ]);
});

test('who leads: the highest sum, or the lowest; between equals the tie, or both', () => {
  expect(leaders(sheet([]))).toEqual([]);
  expect(leaders(sheet([turn(0, 5), turn(1, 9)]))).toEqual([[1]]);
  expect(leaders(sheet([turn(0, 5), turn(1, 9)]), { ...room, lowest: true })).toEqual([[2]]);
  expect(leaders(sheet([round(5, 5, 4)]))).toEqual([[0], [1]]);
  expect(leaders(sheet([turn(0, 0), round(5, 5, 4)]))).toEqual([[1]]);
  expect(leaders(sheet([round(1, 5, 5, 0)], { names: ['', '', '', ''], teams: true }))).toEqual([[0, 2]]);
});

describe('the end', () => {
  test('a target counts only after a round, and what comes later does not undo it', () => {
    expect(isOver(room, sheet([turn(0, 60)]))).toBe(false);
    expect(isOver(room, sheet([turn(0, 60), round(0, 0, 0)]))).toBe(true);
    expect(isOver(room, sheet([round(49, 0, 0), turn(0, 5)]))).toBe(false);
  });

  test('rounds are counted, and a target has its last round', () => {
    expect(isOver(room, sheet([round(1, 1, 1)], { goal: { rounds: 2 } }))).toBe(false);
    expect(isOver(room, sheet([round(1, 1, 1), round(1, 1, 1)], { goal: { rounds: 2 } }))).toBe(true);
    expect(isOver(room, sheet(Array.from({ length: 4 }, () => round(1, 1, 1))))).toBe(true);
  });
});

test('a line tells what it still needs', () => {
  const needs = room.lines.map((kind) => missing(kind, emptyLine(kind, sheet([]))).map(({ id }) => id));
  expect(needs).toEqual([['points'], ['out']]);
  const [first] = room.lines;
  expect(first && missing(first, turn(0, 0))).toEqual([]);
});

describe('kept in the browser', () => {
  beforeEach(() => localStorage.clear());

  test('a reload finds the sheet again, and another game the names', () => {
    const keeping = new Keeping('draughts', room);
    keeping.begin(['Ada', ''], false, { target: 50 });
    keeping.put(turn(0, 5));
    keeping.put(turn(1, 7));
    keeping.put(turn(0, 6), 0);
    keeping.remove(1);
    const again = new Keeping('draughts', room);
    expect(again.sheet?.lines).toEqual([turn(0, 6)]);
    again.again();
    const next = new Keeping('draughts', room);
    expect([next.sheet, next.names, next.goal]).toEqual([null, ['Ada', ''], { target: 50 }]);
  });

  test('what is no sheet of this game is not shown', () => {
    const good = sheet([turn(0, 1), round(1, 2, 3)]);
    expect(isSheet(JSON.parse(JSON.stringify(good)), room)).toBe(true);
    for (const bad of [
      null,
      {},
      { ...good, names: ['Ada'] },
      { ...good, names: [1, 2, 3] },
      { ...good, lines: [{ ...turn(0, 1), kind: 'dance' }] },
      { ...good, lines: [turn(3, 1)] },
      { ...good, lines: [round(1, 2)] },
      { ...good, lines: [{ ...turn(0, 1), each: [{ points: 'x' }] }] },
      { ...good, goal: { rounds: 'x' } },
    ])
      expect(isSheet(bad, room), JSON.stringify(bad)).toBe(false);
  });
});
