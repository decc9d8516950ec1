import { globSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { flawText, flawedRule } from './flaws';
import { has, startLocale } from '../texts/index.svelte';

beforeAll(startLocale);

const python = globSync('../src/tilery/{engine/record,tables/library/record_reading}.py')
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');
// RecordError(line, "code", …) and _refuse(line, "code", …): the line may itself have a bracket.
const codes = [...python.matchAll(/(?:RecordError|_refuse)\(\s*(?:[^",]|"[^"]*"\))+,\s*"([a-z-]+)",/g)].map(
  ([, code = '']) => code,
);

test('every flaw that a record can have has its words', () => {
  expect(new Set(codes).size).toBeGreaterThan(20);
  expect(codes.filter((code) => !has(`flaw-${code}`))).toEqual([]);
});

test('a flaw is told with its line and its rule', () => {
  const problem = { rule: 'HS-9', code: 'pass-twice', text: 'You passed in your last turn already.', pieces: [] };
  const flaw = { line: 40, code: 'illegal', text: '', about: 'pass', problems: [problem] };
  expect(flawText(flaw)).toMatch(/^Line 40: The move “pass” is not allowed\. You passed last time\./);
  expect(flawText(flaw)).not.toContain('HS-9');
  expect(flawedRule(flaw)).toBe('HS-9');
  expect(flawText({ ...flaw, about: 'x'.repeat(500), problems: [] }).length).toBeLessThan(120);
});

test('a flaw of a newer server is told in English', () => {
  expect(flawText({ line: 2, code: 'quite-new', text: 'something is off', about: '', problems: [] })).toBe(
    'Line 2: something is off',
  );
});
