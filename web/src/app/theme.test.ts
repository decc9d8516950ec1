import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, either, everyPalette, palettes, shows } from './contrast';

test('every colour is said for the day and for the night', () => {
  const css = readFileSync('src/app/theme.css', 'utf8');
  const once = [...css.matchAll(/^ +--([\w-]+): (#|rgb).*$/gm)].map(([line]) => line);
  expect(once).toEqual([]);
  for (const [, palette] of palettes()) expect(palette.size).toBeGreaterThan(60);
});

/** Made for grounds, and for what lies beneath an edge: a place or an outline in one of them can hardly be seen. */
const FAINT = /var\(--(felt-edge|felt-2|hairline)\)/;
const MARKS = /stroke: |dashed |dotted /;

test('no free place, outline or mark is drawn in a faint colour, and no dashed one is half transparent', () => {
  const parts = globSync('src/{kit,rooms/*/parts}/**/*.svelte');
  expect(parts.length).toBeGreaterThan(40);
  const rules = parts.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\{[^{}]*\}/g)].map(([rule]) => ({ path, rule })),
  );
  const lines = rules.flatMap(({ path, rule }) => rule.split('\n').map((line) => `${path}: ${line.trim()}`));
  expect(lines.filter((line) => MARKS.test(line) && FAINT.test(line))).toEqual([]);
  const dashed = rules.filter(({ rule }) => rule.includes('dash') && /stroke-opacity: 0/.test(rule));
  expect(dashed.map(({ path, rule }) => path + rule)).toEqual([]);
});

/** Drawn as a line by itself somewhere: what it is drawn on, below or in its room's own test. */
const CHECKED = [
  ...['line', 'focus', 'felt-mark', 'accent', 'warn', 'bad', 'muted', 'ink', 'glow-line', 'glow-edge', 'held', 'paper'],
  ...['glow', 'seat', 'seat-ink', 'shadow-ink', 'body', 'edge'],
];

test('no place, outline or mark has a colour that no test knows', () => {
  const drawn = globSync('src/{kit,rooms/*/parts}/**/*.svelte').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/(?:stroke|outline): [^;]*var\(--([\w-]+)\)/g)].map(
      ([, name = '']) => name,
    ),
  );
  const own = /^(cx|card)-/; // a room's own are in its own test; cards have theirs here
  expect([...new Set(drawn)].filter((name) => !CHECKED.includes(name) && !own.test(name))).toEqual([]);
});

describe.each(everyPalette())('%s', (_, theme) => {
  test.each(['page', 'paper', 'raised'])('text on %s has 4.5:1', (ground) => {
    for (const text of ['ink', 'muted', 'accent', 'good', 'bad', 'warn'])
      expect(contrast(theme, text, ground), text).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ['ink', 'felt'],
    ['good', 'felt'],
    ['bad', 'felt'],
    ['accent-ink', 'accent'],
    ['ink', 'accent-soft'],
    ['card-ink', 'card'],
    ['card-muted', 'card'],
  ])('%s on %s has 4.5:1', (text, ground) => {
    expect(contrast(theme, text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ['line', 'page'],
    ['line', 'paper'],
    ['focus', 'page'],
    ['focus', 'paper'],
    ['focus', 'felt'],
    ['blank-edge', 'card'],
    ['back-2', 'back'],
    ['felt-mark', 'felt'],
    ['felt-mark', 'felt-2'],
    ['accent', 'felt'],
    ['warn', 'felt'],
    ['muted', 'felt'],
    ['glow-line', 'felt'],
    ['glow-line', 'page'],
    ['glow-line', 'paper'],
    ['glow-line', 'felt-2'],
    ['glow-edge', 'ivory'],
    ['glow-edge', 'card'],
    ['held', 'ivory'],
    ['bad', 'felt'],
    ['bad', 'paper'],
    ['ink', 'paper'],
  ])('%s shows on %s with 3:1', (mark, ground) => {
    expect(contrast(theme, mark, ground)).toBeGreaterThanOrEqual(3);
  });

  test.each([0, 1, 2, 3, 4])('what seat %i did shows on the table and on paper, with its letter', (seat) => {
    for (const ground of ['felt', 'felt-2', 'page', 'paper'])
      expect(contrast(theme, `seat-${seat}`, ground), ground).toBeGreaterThanOrEqual(3);
    expect(contrast(theme, 'seat-ink', `seat-${seat}`)).toBeGreaterThanOrEqual(4.5);
  });

  test.each([0, 1])('team %i shows on the table, on paper and on its own ground, where text is read', (team) => {
    for (const ground of ['page', 'paper', 'raised', `team-${team}-soft`])
      expect(contrast(theme, `team-${team}`, ground), ground).toBeGreaterThanOrEqual(3);
    for (const text of ['ink', 'muted']) expect(contrast(theme, text, `team-${team}-soft`)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['ivory', 'ivory-light', 'card', 'felt', 'page'])('marks of two lines show on %s with 3:1', (ground) => {
    for (const seat of [0, 1, 2, 3, 4])
      expect(either(theme, [`seat-${seat}`, 'seat-ink'], ground), `seat ${seat}`).toBeGreaterThanOrEqual(3);
    expect(either(theme, ['glow', 'glow-edge'], ground), 'glow').toBeGreaterThanOrEqual(3);
    expect(contrast(theme, 'glow', 'glow-edge'), 'glow').toBeGreaterThanOrEqual(3);
  });

  test.each(['felt', 'page'])('the glow shows on %s by itself or by its edge with 3:1', (ground) => {
    expect(shows(theme, 'glow', ground)).toBeGreaterThanOrEqual(3);
  });

  test.each(['felt', 'felt-2', 'page'])('ivory shows on %s by itself or by its edge with 3:1', (ground) => {
    expect(shows(theme, 'ivory', ground)).toBeGreaterThanOrEqual(3);
  });
});

describe.each(palettes('src/app/high-contrast.css'))('with stronger contrast, %s', (_, theme) => {
  test.each(['page', 'paper', 'raised', 'felt'])('text on %s has 7:1', (ground) => {
    for (const text of ['ink', 'muted', 'accent', 'good', 'bad', 'warn'])
      expect(contrast(theme, text, ground), text).toBeGreaterThanOrEqual(7);
  });

  test.each(['page', 'paper', 'raised', 'felt'])('lines and marks on %s have 4.5:1', (ground) => {
    for (const mark of [
      'line',
      'hairline',
      'focus',
      'seat-0',
      'seat-1',
      'seat-2',
      'seat-3',
      'seat-4',
      'team-0',
      'team-1',
    ])
      expect(contrast(theme, mark, ground), mark).toBeGreaterThanOrEqual(4.5);
    for (const piece of ['ivory', 'piece-sun', 'piece-bird', 'piece-seed'])
      expect(shows(theme, piece, ground), piece).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ['accent-ink', 'accent'],
    ['ink', 'accent-soft'],
    ['card-ink', 'card'],
    ['card-muted', 'card'],
  ])('%s on %s has 7:1', (text, ground) => {
    expect(contrast(theme, text, ground)).toBeGreaterThanOrEqual(7);
  });
});
