// Every text in every language, with the same variables; every text used, and nothing used that is not there.
import { FluentResource } from '@fluent/bundle';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { article } from './article';
import { bound, unnamed } from './bound';
import { LOCALES, preferred, setLocale, t } from './index.svelte';
import { listed } from './listed';

type Texts = Map<string, string[]>;
const at = (file: string, locale: string) => file.replace(LOCALE, locale);
/** Stands for the language in the name of a file, or of its folder. */
const LOCALE = '<locale>';

/** Ids with the variables they use. */
function texts(locale: string, file: string): Texts {
  const source = readFileSync(at(file, locale), 'utf8');
  const { body } = new FluentResource(source);
  // The parser leaves out what it can't read, without a word.
  const written = [...source.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((match) => match[1]);
  expect(body.map((entry) => entry.id).sort(), `${at(file, locale)} can be read`).toEqual(written.sort());
  expect(new Set(written).size, `${at(file, locale)} says nothing twice`).toBe(written.length);
  return new Map(body.map((entry) => [entry.id, variables(entry)]));
}

function variables(node: unknown, found = new Set<string>()): string[] {
  if (Array.isArray(node)) node.forEach((one) => variables(one, found));
  else if (node !== null && typeof node === 'object') {
    if ('type' in node && node.type === 'var' && 'name' in node) found.add(String(node.name));
    Object.values(node).forEach((one) => variables(one, found));
  }
  return [...found].sort();
}

const files = globSync([
  'src/texts/*/*.ftl',
  'src/rooms/*/texts/**/*.ftl',
  'src/table/texts/**/*.ftl',
  'src/{app/settings,table/coach,table/new/guests}/texts/*.ftl',
  'src/{admin,home_table,lessons,local,me,people,plain,practice,puzzles,replay,review,scores}/texts/*.ftl',
]);
const names = [...new Set(files.map((path) => path.replace(/\b(en|de|hu|ru|nb)(?=\.ftl|\/[\w-]+\.ftl)/, LOCALE)))];

describe.each(names)('%s', (file) => {
  const english = texts('en', file);

  test.each(LOCALES)('in %s has what English has, no more and no less, with the same variables', (locale) => {
    const here = texts(locale, file);
    expect([...here.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [id, used] of here) expect(used, id).toEqual(english.get(id));
  });

  test.each(LOCALES)('in %s has no exclamation mark but at a win', (locale) => {
    const source = readFileSync(at(file, locale), 'utf8');
    expect(
      source.split('\n').filter((line) => line.includes('!') && !/^\S*won\S* =|^ +.*\[|^ +\*\[/.test(line)),
    ).toEqual([]);
  });
});

/** What nobody says who grew up with the language, and second words for what docs/glossary.md has one word for. */
const FOREIGN: Record<string, RegExp> = {
  en: /(?<!there )\bis no (?!longer)|equally many|to its end|\bshall\b|just now|\b(a|first|each) laying\b| …|'/i,
  de: /umsonst|Ferner|Mitspielende|ist der Sieg geteilt|sichern| …/,
  hu: /a\(z\)|\bbot|jegyzék| …/i,
  ru: /ценой|Накры|Накрой|(?<!\p{L})ты (купил|предлагал|сыграл|взял)(?!\p{L})| …/iu,
  nb: /\bbot(er|en|s)?\b|Tjener|opptegnelse|skritt|\balt (gitt|brukt|spurt)|må ingen|egen hånd| …/i,
};
const wording = (line: string) => line.replace(/^[\w-]+ *=|^ +\*?\[[^\]]*\]/, '');

test.each(LOCALES)('in %s everything is what people say', (locale) => {
  const lines = names.flatMap((file) => readFileSync(at(file, locale), 'utf8').split('\n'));
  const said = lines.filter((line) => !line.startsWith('#')).map(wording);
  expect(said.filter((line) => FOREIGN[locale]?.test(line))).toEqual([]);
});

const defined = names.flatMap((file) => [...texts('en', file).keys()]);
const sources = globSync('src/**/*.{ts,svelte}').filter(
  (path) => !path.endsWith('.test.ts') && !path.endsWith('wire.ts'),
);
const code = sources.map((path) => readFileSync(path, 'utf8')).join('\n');

/** Every id that t() is asked for by name: t('one'), t(some ? 'one' : 'other'). */
const asked = new Set(
  [...code.matchAll(/\bt\(([^(),{`]*)/g)].flatMap(([, first = '']) =>
    [...first.replace(/[=!]== '[^']*'/g, '').matchAll(/'([^']+)'/g)].map(([, id = '']) => id),
  ),
);

test('no text is in two files', () => {
  expect(defined.filter((id, at) => defined.indexOf(id) !== at)).toEqual([]);
});

test('every text that the source asks for is there', () => {
  expect([...asked].filter((id) => !defined.includes(id))).toEqual([]);
  const prefixes = [...code.matchAll(/\bt\(\s*`([\w-]+)\$\{/g)].map(([, prefix = '']) => prefix);
  expect([...new Set(prefixes)].filter((prefix) => !defined.some((id) => id.startsWith(prefix)))).toEqual([]);
});

test('every text that is there is used in the source', () => {
  // A word of its own, like 'hint', may be quoted for other reasons.
  const quoted = new Set([...code.matchAll(/['"]([a-z]\w*-[\w-]*)['"]/g)].map(([, id = '']) => id).concat([...asked]));
  // `problem-${code}` uses all of them; `${game}-option-…` begins with the name of a game.
  const patterns = [...code.matchAll(/`((?:[\w-]|\$\{[^}]*\})+)`/g)]
    .map(([, text = '']) => text)
    .filter((text) => /[a-z]-|-[a-z]/.test(text.replace(/\$\{[^}]*\}/g, '')))
    .map((text) => new RegExp(`^${text.replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`));
  expect(defined.filter((id) => !quoted.has(id) && !patterns.some((pattern) => pattern.test(id)))).toEqual([]);
});

// The codes of the house itself are looked after by tests/tables/wire/test_refusals.py.
test('whatever a game may refuse has its words', () => {
  const python = globSync('../src/tilery/**/*.py')
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const problems = [...python.matchAll(/Problem\(\s*(?:"[\w-]+"|rule),\s*"([\w-]+)"/g)].map(
    ([, id = '']) => `problem-${id}`,
  );
  expect(problems.length).toBeGreaterThan(5);
  expect([...new Set(problems)].filter((id) => !defined.includes(id))).toEqual([]);
});

test('a browser gets its own language, all Norwegians bokmål, others English', () => {
  expect(preferred(['hu-HU', 'en'])).toBe('hu');
  expect(preferred(['nn-NO'])).toBe('nb');
  expect(preferred(['no'])).toBe('nb');
  expect(preferred(['fr', 'ru-RU'])).toBe('ru');
  expect(preferred(['fr'])).toBe('en');
  expect(preferred([])).toBe('en');
});

test('plurals follow each language', async () => {
  await setLocale('ru');
  expect([1, 3, 5].map((count) => t('log-watchers', { count }))).toEqual(['1 зритель', '3 зрителя', '5 зрителей']);
  expect(document.documentElement.lang).toBe('ru');
  await setLocale('en');
  expect(t('log-watchers', { count: 1 })).toBe('1 person watching');
});

test('Hungarian has its article before any number and name', async () => {
  expect([1, 2, 5, 10, 11, 15, 50, 100, 1000, 5000].map(article)).toEqual(
    ['az', 'a', 'az', 'a', 'a', 'a', 'az', 'a', 'az', 'az'], // egy, kettő, öt, tíz, tizenegy, … ezer, ötezer
  );
  expect(['Ada', 'Bo', 'Élet', '5-4-3', ''].map(article)).toEqual(['az', 'a', 'az', 'az', 'a']);
  await setLocale('hu');
  expect(t('learn-end-about', { title: 'Öttorony' })).toMatch(/^Ez volt az Öttorony\./);
  await setLocale('en');
});

test('Russian keeps short prepositions and words of one letter with the next word, and leaves names alone', async () => {
  expect(bound('Я и ты: с ним, а не в доме (к обеду). А у Оли — «о весне» и a b')).toBe(
    'Я\u00A0и\u00A0ты: с\u00A0ним, а\u00A0не в\u00A0доме (к\u00A0обеду). А\u00A0у\u00A0Оли — «о\u00A0весне» и\u00A0a b',
  );
  expect(bound('За стол, на место; из-за стола')).toBe('За\u00A0стол, на\u00A0место; из-за стола');
  expect(bound('два слова; как-я не так; её я')).toBe('два слова; как-я не так; её я');
  await setLocale('ru');
  expect(t('end-turning-turn', { name: 'Я и Ты', number: 5 })).toBe(
    'С\u00A0хода 5 и\u00A0до\u00A0конца впереди Я и Ты.',
  );
  expect(t('problem-stand-in')).not.toMatch(/(?<!\p{L})[авикосуя] /iu);
  expect(listed(['Ада', 'И Б'])).toBe('Ада и\u00A0И Б');
  await setLocale('en');
  expect(listed(['Ada', 'Ben'])).toBe('Ada and Ben');
});

test('a text that is nowhere shows its id', () => {
  expect(t('no-such-text')).toBe('no-such-text');
});

test('in Russian whoever has no name is not a player twice', async () => {
  await setLocale('ru');
  const name = t('name-player', { number: 1 });
  expect(t('review-better-for', { name })).toBe('Совет игроку 1:');
  expect(t('review-better-for', { name: 'Ада' })).toBe('Совет игроку Ада:');
  expect(unnamed('У игроков Игрок 1 и Игрок 3 больше. Игрок 2 пасует.')).toBe(
    'У игроков 1 и 3 больше. Игрок 2 пасует.',
  );
  await setLocale('en');
});
