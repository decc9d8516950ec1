import { expect, test } from 'vitest';
import { drawn, HEIGHT, short } from './curve';

const FRAME = { width: 332, height: 240, low: 0, high: 1, size: 12 };
const CURVE = [
  [0.5, 0.5],
  [0.9, 0.1],
];
const roomAt = (ends: string[][]) => FRAME.width - drawn(CURVE, ends, FRAME).to;

test('a name with a number at its end is not cut: two of them would be alike', () => {
  for (const name of ['1. játékos', 'Spieler 2', 'Spiller 2', 'Игрок 10', 'Player 1']) expect(short(name)).toBe(name);
  expect(short('Bartholomew')).toBe('Bartholom…');
});

test('the longest words at the ends of the lines have their room, and short ones leave it to the curve', () => {
  // Measured in a browser: these are 89 px wide, and the gap before them takes 8.
  expect(roomAt([['100 1. játékos'], ['0 Flint']])).toBeGreaterThan(97);
  expect(roomAt([['100 Te'], ['0 Flint']])).toBeLessThan(80);
  expect(roomAt([['100 Te', '+ 3. játékos'], ['0 Flint']])).toBeGreaterThan(roomAt([['100 Te'], ['0 Flint']]));
});

test('however long the names are, more than half is curve', () => {
  const { from, to } = drawn(CURVE, [['100 WWWWWWWWWWWWWWWWWWWWW'], ['']], FRAME);
  expect(to - from).toBeGreaterThan(FRAME.width / 2);
});

test('names at the ends of the lines don’t cover each other and stay in the picture', () => {
  const { lines } = drawn([
    [0, 0, 0, 0, 0],
    [9, 9, 9, 0, 0],
  ]);
  const labels = lines.map(({ label }) => label).sort((a, b) => a - b);
  for (const [at, label] of labels.slice(1).entries()) expect(label - (labels[at] ?? 0)).toBeGreaterThanOrEqual(12.9);
  expect(Math.max(...labels)).toBeLessThan(HEIGHT);
  expect(Math.min(...labels)).toBeGreaterThan(0);
});

test('the figures at the left don’t cover each other', () => {
  const figures = (...curve: number[][]) => drawn(curve).marks.map(({ figure }) => figure);
  expect(figures([0, 0], [268, -12])).toEqual([0, 268]);
  expect(figures([0, 0], [60, -40])).toEqual([0, -40, 60]);
});
