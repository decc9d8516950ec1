/** Stones that are entered by hand: where one can lie, which would agree with its neighbours, and how the table is turned.
 * Whether all is legal, the server says. */
import type { TriominosLies } from '../wire';
import { sameCell } from '../pieces/clash';
import { cornerKey, corners, HALF, HEIGHT, INNER, middle, type Cell } from '../pieces/geometry';

export type Numbers = TriominosLies['numbers'];

/** A stone on the table at home. */
export interface Lying extends Cell {
  numbers: Numbers;
}

export const FIRST: Cell = { row: 0, column: 0, up: true };

const DIGITS = [0, 1, 2, 3, 4, 5];
/** Every stone once, by its numbers clockwise from the smallest. */
export const STONES: readonly string[] = DIGITS.flatMap((a) =>
  DIGITS.filter((b) => b >= a).flatMap((b) => DIGITS.filter((c) => c >= b).map((c) => `${a}${b}${c}`)),
);

/** 's1e2', as a move names it. */
export function cellName({ row, column }: Cell): string {
  const down = row ? `${row > 0 ? 's' : 'n'}${Math.abs(row)}` : '';
  const right = column ? `${column > 0 ? 'e' : 'w'}${Math.abs(column)}` : '';
  return down + right || '0';
}

export function cellOf(name: string): Cell {
  const [, down = '', rows = '0', right = '', columns = '0'] = /^(?:([ns])(\d+))?(?:([ew])(\d+))?$/.exec(name) ?? [];
  const row = Number(rows) * (down === 'n' ? -1 : 1) || 0;
  const column = Number(columns) * (right === 'w' ? -1 : 1) || 0;
  return { row, column, up: (row + column) % 2 === 0 };
}

export const lyingOf = (layout: readonly TriominosLies[]): Lying[] =>
  layout.map(({ cell, numbers }) => ({ ...cellOf(cell), numbers }));

const liesOf = (stones: readonly Lying[]): TriominosLies[] =>
  stones.map((stone) => ({ cell: cellName(stone), numbers: stone.numbers }));

/** The name of a stone, whatever corner its numbers begin at; '' if there is no such stone. */
export function stoneOf([a, b, c]: readonly number[]): string {
  return [`${a}${b}${c}`, `${b}${c}${a}`, `${c}${a}${b}`].find((name) => STONES.includes(name)) ?? '';
}

const turned = ([a, b, c]: Numbers): Numbers => [c, a, b];

/** The stones that agree with what lies around this cell, each turned as it would lie, without those that are used. On an
 * empty table: all, with the smallest number at the top. */
export function fitting(layout: readonly Lying[], cell: Cell, used: ReadonlySet<string>): Numbers[] {
  const beside = layout.filter((one) => !sameCell(one, cell));
  const there = new Map(beside.flatMap((one) => corners(one).map((at, i) => [cornerKey(at), one.numbers[i]])));
  const wanted = corners(cell).map((at) => there.get(cornerKey(at)));
  const agrees = (numbers: Numbers) => numbers.every((number, i) => (wanted[i] ?? number) === number);
  return STONES.filter((stone) => !used.has(stone)).flatMap((stone) => {
    const [a = 0, b = 0, c = 0] = [...stone].map(Number);
    const whole: Numbers = [a, b, c];
    const ways = [whole, turned(whole), turned(turned(whole))];
    const found = ways.find(agrees);
    return found ? [found] : [];
  });
}

/** A stone put on a cell, in place of what lies there. */
export function put(layout: readonly TriominosLies[], cell: Cell, numbers: Numbers): TriominosLies[] {
  const others = lyingOf(layout).filter((one) => !sameCell(one, cell));
  const at = lyingOf(layout).findIndex((one) => sameCell(one, cell));
  const stones = [...others];
  stones.splice(at < 0 ? stones.length : at, 0, { ...cell, numbers });
  return liesOf(upright(stones));
}

export const without = (layout: readonly TriominosLies[], cell: Cell): TriominosLies[] =>
  liesOf(upright(lyingOf(layout).filter((one) => !sameCell(one, cell))));

/** A table has no up and down of its own: it is turned so that its first stone is on cell 0, with the smallest number at
 * the top. */
export function upright(stones: readonly Lying[]): Lying[] {
  const first = stones.find((one) => sameCell(one, FIRST)) ?? stones[0];
  if (!first) return [];
  const name = stoneOf(first.numbers);
  const [a, b, c] = first.numbers;
  const thirds = [`${a}${b}${c}`, `${c}${a}${b}`, `${b}${c}${a}`].indexOf(name);
  const angle = (first.up ? 0 : Math.PI) + (Math.max(0, thirds) * 2 * Math.PI) / 3;
  const [from, to] = [middle(first), middle(FIRST)];
  return stones.map((stone) => {
    const { x, y } = middle(stone);
    const [right, down] = [x - from.x, y - from.y];
    const at = {
      x: to.x + right * Math.cos(angle) - down * Math.sin(angle),
      y: to.y + right * Math.sin(angle) + down * Math.cos(angle),
    };
    const up = first.up ? stone.up : !stone.up;
    const row = Math.round((at.y - (up ? HEIGHT - INNER : INNER)) / HEIGHT) || 0;
    let { numbers } = stone;
    for (let third = 0; third < thirds; third += 1) numbers = turned(numbers);
    return { row, column: Math.round(at.x / HALF) || 0, up, numbers };
  });
}

/** The cell that one comes to from another one by an arrow key; the same where there is none. */
export function stepped(cells: readonly Cell[], from: Cell, key: string): Cell {
  const right = Number(key === 'ArrowRight') - Number(key === 'ArrowLeft');
  const down = Number(key === 'ArrowDown') - Number(key === 'ArrowUp');
  const start = middle(from);
  let best = from;
  let least = Infinity;
  for (const cell of cells) {
    const { x, y } = middle(cell);
    const [across, along] = right
      ? [Math.abs(y - start.y), (x - start.x) * right]
      : [Math.abs(x - start.x), (y - start.y) * down];
    const far = along + 2.5 * across;
    if (along > 1 && far < least) [best, least] = [cell, far];
  }
  return best;
}
