/** Views for the tests of this room. */
import type { LogLine } from '../../net/wire';
import type { CrossrummyLaid, CrossrummyLayMove, CrossrummyView } from './wire';
import { groups, type Cell } from './pieces/grid';

/** 'b4 b5 b6 / . r5 / . y5': rows parted by ' / ', '.' is an empty cell. */
export function aTable(text: string): CrossrummyView['table'] {
  const lying = text
    .split(' / ')
    .flatMap((row, y) =>
      row
        .split(' ')
        .flatMap((tile, x) => (tile === '.' || !tile ? [] : [{ tile, cell: [x, y] as [number, number], group: 0 }])),
    );
  const all = groups(lying.map(({ cell }): Cell => cell));
  return lying.map((one) => ({
    ...one,
    group: all.findIndex((cells) => cells.some(([x, y]) => x === one.cell[0] && y === one.cell[1])),
  }));
}

export const NOTHING: CrossrummyView['may'] = {
  take: false,
  draw: false,
  lay: false,
  pass_on: false,
  draw_three: [],
  give: 0,
  pass: false,
};

/** It is seat 0's turn; a run of blue lies on the table, and both have opened. */
export function aView(more: Partial<CrossrummyView> = {}): CrossrummyView {
  const rack = ['y3', 'r5', 'b3', 'b7', 'b7', 'draw-three'];
  return {
    seat: 0,
    options: { rounds: 1, start: null },
    seats: 2,
    phase: 'play',
    round: 1,
    start: 0,
    turn: 0,
    rack,
    sum: 45,
    hands: [6, 9],
    bag: 40,
    open: ['y1', 'r2', 'b9', 'g4', 'g5', 'pass-on'],
    gap: null,
    table: aTable('b4 b5 b6'),
    lines: [],
    groups: 1,
    limit: 3,
    opened: [true, true],
    gone: [],
    chosen: null,
    victim: null,
    passes: 0,
    may: { ...NOTHING, take: true, draw: true, lay: true, draw_three: [1] },
    sheets: [],
    totals: [0, 0],
    winners: [],
    reason: '',
    remembered: { held: [[], []], loose: [], no_action: [false, false] },
    ...more,
  };
}

export function aLaying(more: Partial<CrossrummyLaid> = {}): CrossrummyLaid {
  return { type: 'laid', seat: 1, laid: [], moved: [], shift: [0, 0], opens: false, groups: 1, left: 8, ...more };
}

/** The move that lays these tiles there, and moves those from one cell to another. */
export const aLay = (
  laid: readonly (readonly [string, [number, number]])[],
  moved: readonly (readonly [string, [number, number], [number, number] | null])[] = [],
): CrossrummyLayMove => ({
  type: 'lay',
  laid: laid.map(([tile, cell]) => ({ tile, cell })),
  moved: moved.map(([tile, cell, to]) => ({ tile, cell, to })),
});

export const aLine = (...events: LogLine['events']): LogLine => ({ number: 1, seat: 1, events }) as LogLine;
