import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, palettes, shows } from './contrast';

test('every colour is said for the day and for the night', () => {
  const css = readFileSync('src/app/theme.css', 'utf8');
  const once = [...css.matchAll(/^ +--([\w-]+): (#|rgb).*$/gm)].map(([line]) => line);
  expect(once).toEqual([]);
  for (const [, palette] of palettes()) expect(palette.size).toBeGreaterThan(60);
});

describe.each(palettes())('%s', (_, theme) => {
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
  ])('%s shows on %s with 3:1', (mark, ground) => {
    expect(contrast(theme, mark, ground)).toBeGreaterThanOrEqual(3);
  });

  test.each(['felt', 'page'])('the glow shows on %s by itself or by its edge with 3:1', (ground) => {
    expect(shows(theme, 'glow', ground)).toBeGreaterThanOrEqual(3);
  });

  test.each(['felt', 'felt-2', 'page'])('ivory shows on %s by itself or by its edge with 3:1', (ground) => {
    expect(shows(theme, 'ivory', ground)).toBeGreaterThanOrEqual(3);
  });
});
