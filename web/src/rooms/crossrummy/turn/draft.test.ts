import { describe, expect, test } from 'vitest';
import { Draft, type Piece } from './draft';
import { aLay, aTable } from '../fixtures';
import { groups, keyOf, plus, type Cell } from '../pieces/grid';

const NOWHERE: Cell = [0, 0];

/** The pieces of a table and a rack; ids count from 1, the table first. */
function pieces(table: string, rack = ''): Piece[] {
  const lying = aTable(table).map(({ tile, cell }) => ({ tile, home: cell as Cell | null }));
  const standing = rack ? rack.split(' ').map((tile) => ({ tile, home: null })) : [];
  return [...lying, ...standing].map((piece, i) => ({ ...piece, id: i + 1 }));
}

const aDraft = (table: string, rack = ''): Draft => Draft.of(pieces(table, rack));

function must(next: Draft | string | null): Draft {
  if (!(next instanceof Draft)) throw new Error(String(next));
  return next;
}

const named = (draft: Draft, tile: string): number =>
  [...draft.pieces.values()].find((one) => one.tile === tile)?.id ?? 0;

describe('steps', () => {
  test('a tile of the rack is laid, and the move says so', () => {
    const draft = must(aDraft('b4 b5 b6', 'b7 r1').put(4, [3, 0]));
    expect(draft.laying(NOWHERE)).toEqual(aLay([['b7', [3, 0]]]));
    expect(draft.rack.map(({ tile }) => tile)).toEqual(['r1']);
    expect(draft.added.map(({ tile }) => tile)).toEqual(['b7']);
  });

  test('a tile that is dropped on another changes places with it', () => {
    const draft = must(aDraft('b4 b5 b6').put(1, [2, 0]));
    expect([draft.at([0, 0])?.tile, draft.at([2, 0])?.tile]).toEqual(['b6', 'b4']);
  });

  test('a tile of the rack takes the place of another of the rack, which goes back', () => {
    const laid = must(aDraft('', 'b7 r1').put(1, [0, 0]));
    const draft = must(laid.put(2, [0, 0]));
    expect(draft.at([0, 0])?.tile).toBe('r1');
    expect(draft.rack.map(({ tile }) => tile)).toEqual(['b7']);
  });

  test('a tile of the rack never pushes one of the table away', () => {
    expect(aDraft('b4 b5 b6', 'r1').put(4, [1, 0])).toBe('taken');
  });

  test('several tiles move together, through each other’s old cells', () => {
    const draft = must(aDraft('b4 b5 b6').move([1, 2, 3], [1, 0]));
    expect(draft.table.map(({ cell }) => cell[0]).sort()).toEqual([1, 2, 3]);
    expect(draft.at([1, 0])?.tile).toBe('b4');
  });

  test('several tiles don’t push others away', () => {
    expect(aDraft('b4 b5 b6 / . r5 / . y5').move([1, 2], [1, 0])).toBe('taken');
    expect(aDraft('b4 b5 b6').fits([1, 2], [0, 1])).toBe(true);
  });

  test('CR-6: what lay on the table stays on it, what came from the rack goes back', () => {
    const draft = must(aDraft('b4 b5 b6', 'b7').put(4, [3, 0]));
    expect(draft.takeBack([1])).toBe('table-tile');
    expect(must(draft.takeBack([1, 4])).untouched).toBe(true);
  });

  test('all is taken back in one step, and that step too can be undone', () => {
    const draft = must(must(aDraft('b4 b5 b6', 'b7').put(4, [3, 0])).move([1], [0, 2]));
    expect(draft.takeAllBack().untouched).toBe(true);
    expect(draft.takeAllBack().undo().laying(NOWHERE)).toEqual(draft.laying(NOWHERE));
  });

  test('a step that changes nothing is none', () => {
    const draft = aDraft('b4 b5 b6');
    expect(draft.put(1, [0, 0])).toBe(draft);
    expect(draft.takeAllBack().canUndo).toBe(false);
  });

  test('tidying spaces groups apart and leaves the largest where it is', () => {
    const draft = aDraft('b4 b5 b6 b7 / . . . . y1 y2 y3').tidy();
    expect(draft.at([0, 0])?.tile).toBe('b4');
    const [first = [], second = []] = groups(draft.table.map(({ cell }) => cell));
    const apart = Math.min(
      ...first.flatMap((a) => second.map((b) => Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])))),
    );
    expect(apart).toBe(3);
    expect(draft.tidy()).toBe(draft);
  });
});

describe('the move', () => {
  test('unmoved tiles are not listed, moved ones are sorted by where they come to lie', () => {
    const draft = must(must(aDraft('g3 g4 g5 / . . b5', 'b7').move([1, 2, 3], [3, 2])).put(5, [0, 0]));
    expect(draft.laying(NOWHERE)).toEqual(
      aLay(
        [['b7', [0, 0]]],
        [
          ['g3', [0, 0], [3, 2]],
          ['g4', [1, 0], [4, 2]],
          ['g5', [2, 0], [5, 2]],
        ],
      ),
    );
  });

  test('equal tiles that changed places did not move', () => {
    const draft = must(aDraft('b4 b5 b6 / . . . / b6').put(3, [0, 2]));
    expect(draft.laying(NOWHERE)).toEqual(aLay([]));
    expect(draft.untouched).toBe(false);
  });

  test('an equal tile from the rack in place of one that went on: only the new cell is told', () => {
    const moved = must(aDraft('b4 b5 b6', 'b6').move([3], [5, 5]));
    const draft = must(moved.put(4, [2, 0]));
    expect(draft.laying(NOWHERE)).toEqual(aLay([['b6', [7, 5]]]));
  });

  test('cells are counted from where the server’s table begins', () => {
    const draft = must(aDraft('b4 b5 b6', 'b3').put(4, [-1, 0]));
    expect(draft.laying([-2, 1])).toEqual(aLay([['b3', [1, -1]]]));
  });

  test('a whole laying arranges the table in one step', () => {
    const move = aLay([['b7', [3, 0]]], [['g3', [0, 1], [3, 1]]]);
    const draft = must(aDraft('b4 b5 b6 / g3', 'b7').arranged(move, NOWHERE));
    expect(draft.laying(NOWHERE)).toEqual(move);
    expect(draft.undo().untouched).toBe(true);
  });

  test.each([
    aLay([['b9', [0, 5]]]),
    aLay([['b7', [0, 0]]]),
    aLay([['b7', [5, 5]]], [['g4', [0, 1], [3, 1]]]),
    aLay([['b7', [5, 5]]], [['g3', [0, 1], null]]),
  ])('%j arranges nothing here', (move) => {
    expect(aDraft('b4 b5 b6 / g3', 'b7').arranged(move, NOWHERE)).toBeNull();
  });
});

/** Small, seeded: the same sequence in every run. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return Math.floor((state / 4294967296) * below);
  };
}

const TABLE = 'b4 b5 b6 . y1 y2 y3 / . r5 . . . b6 / . g5 . . . r6 / . y5 . g8 g9 g10';
const RACK = 'b5 b7 r5 y5 y5 g11';

function anyStep(draft: Draft, roll: (below: number) => number): Draft {
  const ids = [...draft.pieces.keys()];
  const one = ids[roll(ids.length)] ?? 1;
  const cell: Cell = [roll(9) - 1, roll(6) - 1];
  const next = [
    () => draft.put(one, cell),
    () => draft.put(one, cell),
    () => draft.move([...draft.lying.keys()].slice(roll(4), 4 + roll(4)), [roll(5) - 2, roll(5) - 2]),
    () => draft.takeBack([one]),
    () => draft.tidy(),
    () => draft.undo(),
    () => draft.redo(),
  ][roll(7)];
  const made = next?.() ?? draft;
  return typeof made === 'string' ? draft : made;
}

/** What a table looks like, equal tiles being equal. */
const picture = (draft: Draft) => draft.table.map(({ piece, cell }) => `${piece.tile}@${keyOf(cell)}`).sort();

test.each([1, 2, 3, 4, 5, 6, 7, 8])('whatever is done (%i), nothing is lost and nothing lies on another', (seed) => {
  const roll = dice(seed);
  let draft = aDraft(TABLE, RACK);
  for (let step = 0; step < 120; step++) {
    draft = anyStep(draft, roll);
    expect(draft.taken.size).toBe(draft.lying.size);
    expect(draft.rack.length + draft.lying.size).toBe(draft.pieces.size);
    expect([...draft.pieces.values()].filter(({ id, home }) => home && !draft.lying.has(id))).toEqual([]);
  }
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])('whatever is done (%i), the move made anew gives the same table', (seed) => {
  const roll = dice(seed);
  let draft = aDraft(TABLE, RACK);
  const start = draft;
  for (let step = 0; step < 60; step++) {
    draft = anyStep(draft, roll);
    const again = start.arranged(draft.laying([2, -3]), [2, -3]);
    expect(picture(must(again))).toEqual(picture(draft));
    const laid = draft.laying(NOWHERE).laid.map(({ tile }) => tile);
    expect(laid.sort()).toEqual(draft.added.map(({ tile }) => tile).sort());
  }
});

test.each([1, 2, 3, 4])('as many steps back as forth (%i) lead to the start and back again', (seed) => {
  const roll = dice(seed);
  let draft = aDraft(TABLE, RACK);
  const shown = [picture(draft)];
  for (let step = 0; step < 40; step++) {
    const cell: Cell = plus([roll(30), 20], [0, roll(9)]);
    const next = draft.put(1 + roll(draft.pieces.size), cell);
    if (typeof next === 'string' || next === draft) continue;
    draft = next;
    shown.push(picture(draft));
  }
  const end = draft;
  for (const expected of shown.toReversed()) {
    expect(picture(draft)).toEqual(expected);
    draft = draft.undo();
  }
  expect(draft.untouched).toBe(true);
  while (draft.canRedo) draft = draft.redo();
  expect(picture(draft)).toEqual(picture(end));
  expect(named(draft, 'b4')).toBe(1);
});
