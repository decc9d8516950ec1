import { render } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOCALES } from '../texts/index.svelte';
import { PORTRAITS } from './bots';
import Face from './Face.svelte';
import { faceOf, newFace } from './face';

const many = Array.from({ length: 400 }, (_, index) => faceOf(`seed${index}`));
const drawn = (seed: string, bot = false) => render(Face, { seed, bot }).container.innerHTML;

test('the same text gives the same face for ever', () => {
  expect(faceOf('ada1')).toEqual(faceOf('ada1'));
  // Somebody has this face since the first version: whoever changes the lists changes all people.
  expect(faceOf('ada1')).toMatchInlineSnapshot(`
    {
      "body": "piece-fish",
      "cheeks": false,
      "eyes": "sleepy",
      "ground": "card",
      "hat": "cap",
      "head": "kite",
      "lean": -5,
      "mouth": "smile",
      "second": "acrylic-yellow",
    }
  `);
  expect(faceOf('')).toMatchInlineSnapshot(`
    {
      "body": "piece-moon",
      "cheeks": true,
      "eyes": "tiles",
      "ground": "card",
      "hat": "none",
      "head": "pentagon",
      "lean": 5,
      "mouth": "smirk",
      "second": "acrylic-blue",
    }
  `);
  expect(drawn('ada1')).toBe(drawn('ada1'));
});

test('other texts give other faces', () => {
  expect(new Set(many.map((face) => JSON.stringify(face))).size).toBeGreaterThan(390);
  for (const feature of ['body', 'ground', 'head', 'eyes', 'mouth', 'hat'] as const)
    expect(new Set(many.map((face) => face[feature])).size, feature).toBeGreaterThanOrEqual(6);
  expect(drawn('a')).not.toBe(drawn('b'));
});

test('a hat can be told from its head, and every colour is a token of the theme', () => {
  const css = readFileSync('src/app/theme.css', 'utf8');
  for (const { body, second, ground } of many) {
    expect(second).not.toBe(body);
    for (const token of [body, `${body}-mark`, `${body}-edge`, second, `${second}-edge`, ground])
      expect(css).toContain(`--${token}:`);
  }
});

test('a name of any script will do for a seed, and is never drawn as text or markup', () => {
  for (const seed of ['Ágnes', '王', '🙂', '<b>x</b>', 'x'.repeat(24)]) {
    const { container } = render(Face, { seed });
    expect(container.textContent.trim()).toBe('');
    expect(container.innerHTML).not.toContain(seed);
  }
});

test('a bot that somebody has named is a box with a lamp, and can be told from a person', () => {
  expect(drawn('Robby', true)).not.toBe(drawn('Robby'));
  expect(drawn('Robby', true)).toContain('visor');
});

test('a bot of the house has the same face of its own in every language', () => {
  const named = (locale: string) =>
    (/^bot-names = (.*)$/m.exec(readFileSync(`src/texts/${locale}/house.ftl`, 'utf8'))?.[1] ?? '').split(', ');
  const portrait = (seed: string) => render(Face, { seed, bot: true }).container.querySelector('.bot')?.outerHTML;
  const english = named('en').map(portrait);
  expect(english).toHaveLength(8);
  expect(new Set(english).size).toBe(8);
  for (const locale of LOCALES) expect(named(locale).map(portrait), locale).toEqual(english);
  expect(drawn('Flint')).not.toBe(drawn('Flint', true)); // a person of that name is still a person
});

test('every colour of a bot is a token of the theme', () => {
  const css = readFileSync('src/app/theme.css', 'utf8');
  for (const { ground, body, edge, mark, parts } of Object.values(PORTRAITS))
    for (const token of [ground, body, edge, mark, ...parts.map(({ fill }) => fill)])
      expect(css).toContain(`--${token}:`);
});

test('it is decoration: whoever hears the page hears the name', () => {
  const { container } = render(Face, { seed: 'a' });
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('a new face is a short word that the server takes, and never the same', () => {
  const faces = Array.from({ length: 50 }, newFace);
  for (const face of faces) expect(face).toMatch(/^[a-z0-9]{1,16}$/);
  expect(new Set(faces).size).toBe(50);
});
