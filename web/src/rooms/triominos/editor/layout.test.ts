import { expect, test } from 'vitest';
import { freeCells } from '../pieces/clash';
import { cellName, cellOf, fitting, lyingOf, put, STONES, stepped, stoneOf, upright, without } from './layout';

const NONE: ReadonlySet<string> = new Set();

test('there are 56 stones', () => {
  expect(STONES).toHaveLength(56);
  expect([stoneOf([4, 3, 4]), stoneOf([1, 3, 2])]).toEqual(['344', '']);
});

test('a cell has the name that moves give it', () => {
  for (const name of ['0', 'e1', 's1', 'n2w3', 's1e1', 'w4']) expect(cellName(cellOf(name))).toBe(name);
  expect([cellOf('0').up, cellOf('e1').up, cellOf('s1').up, cellOf('s1e1').up]).toEqual([true, false, false, true]);
});

test('on an empty table every stone can be the first, upright', () => {
  const all = fitting([], cellOf('0'), NONE);
  expect(all).toHaveLength(56);
  expect(all.every(([a, b, c]) => a <= b && b <= c)).toBe(true);
});

test('beside a stone only those are offered that agree at both corners, turned as they lie', () => {
  const layout = put([], cellOf('0'), [1, 2, 3]);
  const beside = fitting(lyingOf(layout), cellOf('e1'), new Set(['123']));
  expect(beside.map(stoneOf)).toEqual(['112', '122']);
  expect(beside).toEqual([
    [2, 1, 1],
    [2, 1, 2],
  ]);
});

test('a stone that is used is not offered again', () => {
  const layout = put([], cellOf('0'), [1, 2, 3]);
  expect(fitting(lyingOf(layout), cellOf('e1'), new Set(['122'])).map(stoneOf)).toEqual(['112']);
});

test('without its first stone the table is turned, and everything still meets as before', () => {
  let layout = put([], cellOf('0'), [1, 2, 3]);
  layout = put(layout, cellOf('e1'), [2, 1, 2]);
  layout = put(layout, cellOf('e2'), [2, 4, 2]);
  const left = without(layout, cellOf('0'));
  expect(left).toEqual([
    { cell: '0', numbers: [1, 2, 2] },
    { cell: 's1', numbers: [4, 2, 2] },
  ]);
  expect(fitting(lyingOf(left), cellOf('s1'), NONE).map(stoneOf)).toContain('224');
});

test('a first stone that was entered turned is turned upright, with the whole table', () => {
  const stones = upright([
    { ...cellOf('0'), numbers: [2, 3, 1] },
    { ...cellOf('e1'), numbers: [3, 2, 3] },
  ]);
  expect(stones[0]?.numbers).toEqual([1, 2, 3]);
  const [beside] = stones.slice(1);
  const fits = beside && fitting(stones.slice(0, 1), beside, NONE);
  expect(fits).toContainEqual(beside?.numbers);
});

test('arrow keys lead to the nearest place in their direction', () => {
  const layout = lyingOf(put([], cellOf('0'), [1, 2, 3]));
  const cells = [...layout, ...freeCells(layout)];
  const to = (key: string) => cellName(stepped(cells, cellOf('0'), key));
  expect([to('ArrowRight'), to('ArrowLeft'), to('ArrowDown'), to('ArrowUp')]).toEqual(['e1', 'w1', 's1', 'w1']);
});
