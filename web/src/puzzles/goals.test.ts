import { globSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { folderOf } from '../kit/room';
import { ROOMS } from '../rooms';
import { LOCALES, setLocale } from '../texts/index.svelte';
import { puzzleWords } from './goals';

/** The goals of all puzzles that a game comes with. */
const goalsOf = (game: string): { type: string }[] =>
  globSync(`../src/tilery/games/${folderOf(game)}/puzzles.jsonl`)
    .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
    .map((line) => (JSON.parse(line) as { goal: { type: string } }).goal);

afterAll(() => setLocale('en'));

describe.each(ROOMS)('%s', (game) => {
  test.each(LOCALES)('says in %s what each of its puzzles asks for, and how much was reached', async (locale) => {
    await setLocale(locale);
    const words = await puzzleWords(game);
    expect(words, 'every room has words for its goals').toBeDefined();
    expect(words?.needs()).toMatch(/^\p{Lu}[^{}]+\.$/u);
    for (const goal of goalsOf(game)) {
      expect(words?.goal(goal as never), JSON.stringify(goal)).toMatch(/^\p{Lu}[^{}]+\.$/u);
      expect(words?.reached(goal as never, 0), JSON.stringify(goal)).toMatch(/^$|^[^{}.-]*\d[^{}.-]*$/);
    }
  });
});
