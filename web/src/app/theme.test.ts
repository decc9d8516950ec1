import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COLOURS } from '../rooms/collexion/pieces/kinds';
import { COLOUR_NAMES } from '../rooms/crossrummy/pieces/tiles';
import { FACE_NAMES } from '../rooms/hidden_stones/art/symbols';

type Tokens = Map<string, string>;

const css = readFileSync(resolve('src/app/theme.css'), 'utf8');

/** The custom properties of the first rule with this selector. */
function tokens(selector: string): Tokens {
  const start = css.indexOf(`${selector} {`);
  expect(start, selector).toBeGreaterThanOrEqual(0);
  const rule = css.slice(start, css.indexOf('}', start));
  return new Map([...rule.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
}

/** WCAG 2.2, relative luminance of '#rrggbb'. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(theme: Tokens, one: string, other: string): number {
  const of = (name: string) => luminance(theme.get(`--${name}`) ?? '');
  const [low = 0, high = 0] = [of(one), of(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const light = tokens(':root');
const dark = tokens("[data-theme='dark']");

test('dark is the same whether the person or the system asks for it', () => {
  expect(tokens(":root:not([data-theme='light'])")).toEqual(dark);
});

test('every dark token has a light one', () => {
  expect([...dark.keys()].filter((name) => !light.has(name))).toEqual([]);
});

describe.each([
  ['light', light],
  ['dark', dark],
])('%s', (_, theme) => {
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

  test('the glow shows by itself or by its edge with 3:1', () => {
    for (const ground of ['felt', 'page']) {
      const best = Math.max(contrast(theme, 'glow', ground), contrast(theme, 'glow-edge', ground));
      expect(best, ground).toBeGreaterThanOrEqual(3);
    }
  });

  test.each(Object.values(FACE_NAMES))('the %s shows on its stone, and the stone on the felt, with 3:1', (name) => {
    expect(contrast(theme, `piece-${name}-mark`, `piece-${name}`)).toBeGreaterThanOrEqual(3);
    expect(contrast(theme, `piece-${name}-edge`, 'felt')).toBeGreaterThanOrEqual(3);
    expect(contrast(theme, `piece-${name}-edge`, 'felt-2')).toBeGreaterThanOrEqual(3);
  });

  test.each([0, 1, 2, 3, 4, 5])('the number %i reads on ivory with 4.5:1', (number) => {
    expect(contrast(theme, `number-${number}`, 'ivory')).toBeGreaterThanOrEqual(4.5);
  });

  test.each(Object.values(COLOUR_NAMES))(
    'a %s number reads on ivory with 4.5:1, its mark shows by its edge',
    (colour) => {
      expect(contrast(theme, `cr-${colour}`, 'ivory')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(theme, `cr-${colour}`, 'ivory-light')).toBeGreaterThanOrEqual(4.5);
      expect(theme.has(`--cr-${colour}-mark`)).toBe(true);
    },
  );

  test('a stone of ivory shows on the felt by itself or by its edge with 3:1', () => {
    for (const ground of ['felt', 'felt-2', 'page'])
      expect(
        Math.max(contrast(theme, 'ivory', ground), contrast(theme, 'ivory-edge', ground)),
        ground,
      ).toBeGreaterThanOrEqual(3);
  });

  test.each(COLOURS)('a %s polygon shows in the tray, and its pattern on it, with 3:1', (colour) => {
    for (const ground of ['cx-tray', 'cx-tray-2'])
      expect(contrast(theme, `cx-${colour}`, ground), ground).toBeGreaterThanOrEqual(3);
    expect(contrast(theme, `cx-${colour}-mark`, `cx-${colour}`)).toBeGreaterThanOrEqual(3);
  });

  test.each(COLOURS)('a %s polygon shows on paper by itself or by its edge with 3:1', (colour) => {
    for (const ground of ['page', 'paper', 'felt'])
      expect(
        Math.max(contrast(theme, `cx-${colour}`, ground), contrast(theme, `cx-${colour}-edge`, ground)),
        ground,
      ).toBeGreaterThanOrEqual(3);
  });

  test('what is written or ringed in the tray shows with 4.5:1, and what glows there with 3:1', () => {
    expect(contrast(theme, 'cx-tray-ink', 'cx-tray')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme, 'glow', 'cx-tray')).toBeGreaterThanOrEqual(3);
    expect(contrast(theme, 'cx-wood-edge', 'cx-wood')).toBeGreaterThanOrEqual(2.5);
  });
});
