// The words of the house and of its rooms, in five languages. One language is loaded at a time, English only where a
// text is missing. A room says in `texts/home` what the home page needs, which comes with the words of the house; the rest
// comes when somebody enters. What is said at the end of a game comes with the end, and some pages bring words of their own.
import { FluentBundle, FluentResource, type FluentFunction, type FluentVariable } from '@fluent/bundle';
import { article } from './article';
import { bound, unnamed } from './bound';
import { counted } from './count';

export const LOCALES = ['en', 'de', 'hu', 'ru', 'nb'] as const;
export type Locale = (typeof LOCALES)[number];
export type Args = Record<string, FluentVariable>;

/** What each language calls itself. */
export const LOCALE_NAMES: Record<Locale, string> = {
  en: 'English',
  de: 'Deutsch',
  hu: 'Magyar',
  ru: 'Русский',
  nb: 'Norsk',
};

const FALLBACK: Locale = 'en';
const REMEMBERED = 'tilery.locale';
/** By language: the house's words and what the rooms say on the home page. */
const homes: Record<Locale, () => Promise<{ default: string[] }>> = {
  en: () => import('./en'),
  de: () => import('./de'),
  hu: () => import('./hu'),
  ru: () => import('./ru'),
  nb: () => import('./nb'),
};
const files = import.meta.glob<string>(
  [
    '../rooms/*/texts/**/*.ftl',
    '../table/texts/**/*.ftl',
    '../{admin,plain,replay}/texts/*.ftl',
    '!**/texts/{home,habits,puzzles,editor,scores}/*',
  ],
  { query: '?raw', import: 'default' },
);
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
const loading = new Map<Locale, Promise<void>>();

/** What a room has to say once one enters: at its table, in its rules, in its lesson. And what any table says at the end. */
type Part = 'table' | 'rules' | 'lesson' | 'endings' | 'habits' | 'puzzles' | 'editor' | 'scores';
interface File {
  path: string;
  language: string;
  /** `<room>/rules`, `table/endings`. */
  part: string;
}
const partOf = (room: string, part: Part) => `${room}/${part}`;
const FILES = Object.keys(files).map(read);

function read(path: string): File {
  const [, room = '', part = 'table', language = ''] = /(\w+)\/texts\/(?:(\w+)\/)?(\w+)\.ftl$/.exec(path) ?? [];
  // Hints have a file of their own, and belong to the table.
  return { path, language, part: partOf(room, part === 'hints' ? 'table' : (part as Part)) };
}

// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
const wanted = new Set<string>();
const isWanted = ({ part }: File) => wanted.has(part);

/** `{ ARTICLE($count) }` in Hungarian: "a 3", "az 5". */
const ARTICLE: FluentFunction = ([said]) => article(said === undefined ? '' : plain(said));
/** Fluent wraps numbers. */
const plain = (said: unknown): string => String(typeof said === 'object' && said !== null ? said.valueOf() : said);

// Whole sentences come from us and names stand at their own place: no isolating marks needed.
const SETTINGS = { useIsolating: false, functions: { ARTICLE } };
/** What a language does to our words, never to a name in them. */
const TYPOGRAPHY: Partial<Record<Locale, { transform: (text: string) => string }>> = { ru: { transform: bound } };

let chosen = $state<Locale>(FALLBACK);
let all = $state.raw<Partial<Record<Locale, FluentBundle>>>({});

/** The language now. Reading it in a component or an effect follows every change. */
export const locale = {
  get current(): Locale {
    return chosen;
  },
};

/** The text of this id in the language now; the id itself where there is none at all. */
export function t(id: string, args?: Args): string {
  return find(chosen, id, args) ?? fallback(id, args) ?? id;
}

/** Whether the language now, or English, has this text. */
export function has(id: string): boolean {
  return Boolean(all[chosen]?.hasMessage(id) ?? all[FALLBACK]?.hasMessage(id));
}

function find(language: Locale, id: string, args?: Args): string | undefined {
  const bundle = all[language];
  const pattern = bundle?.getMessage(id)?.value;
  // With a list for its complaints Fluent doesn't throw: a sentence with a gap is better than no page.
  if (!bundle || !pattern) return undefined;
  const text = bundle.formatPattern(pattern, args ? counted(args) : null, []);
  return language === 'ru' ? unnamed(text) : text;
}

function fallback(id: string, args?: Args): string | undefined {
  if (chosen === FALLBACK || !all[chosen]) return undefined;
  if (!all[FALLBACK]) void load(FALLBACK);
  return find(FALLBACK, id, args);
}

/** Change the language, once its texts are there, and remember it. */
export async function setLocale(language: Locale): Promise<void> {
  await load(language);
  chosen = language;
  document.documentElement.lang = language;
  try {
    localStorage.setItem(REMEMBERED, language);
  } catch {
    // A browser that keeps nothing asks anew next time.
  }
}

/** Before the page is shown: the remembered language, else the first of the browser's that we speak. */
export async function startLocale(): Promise<void> {
  const language = remembered() ?? preferred(navigator.languages);
  await load(language);
  chosen = language;
  document.documentElement.lang = language;
  // All tabs of a browser speak the same language.
  addEventListener('storage', ({ key }) => {
    if (key === REMEMBERED) void setLocale(remembered() ?? chosen);
  });
}

function remembered(): Locale | undefined {
  try {
    return LOCALES.find((known) => known === localStorage.getItem(REMEMBERED));
  } catch {
    return undefined;
  }
}

/** The first language of a browser's list that we speak; all Norwegians get bokmål. */
export function preferred(languages: readonly string[]): Locale {
  for (const tag of languages) {
    const language = tag.toLowerCase().split('-')[0] ?? '';
    if (language === 'no' || language === 'nn') return 'nb';
    const known = LOCALES.find((one) => one === language);
    if (known) return known;
  }
  return FALLBACK;
}

/** Also this part of a room's words, in every language from now on. */
export async function loadTexts(room: string, part: Part): Promise<void> {
  const name = partOf(room, part);
  if (wanted.has(name)) return;
  await Promise.all(
    [...loading].map(async ([language, loaded]) => {
      await loaded;
      await add(language, (one) => one.part === name);
    }),
  );
  wanted.add(name);
}

/** The words of a page whose files the house doesn't know: whoever comes for the first time need not hear of them. */
export function bringTexts(page: string, own: typeof files, part: Part = 'table'): Promise<void> {
  for (const path in own) if (!(path in files)) FILES.push(read(path));
  Object.assign(files, own);
  return loadTexts(page, part);
}

function load(language: Locale): Promise<void> {
  const now = loading.get(language) ?? add(language, isWanted, homes[language]);
  loading.set(language, now);
  now.catch(() => loading.delete(language)); // no network: the next try starts afresh
  return now;
}

async function add(
  language: Locale,
  which: (file: File) => boolean,
  home = () => Promise.resolve({ default: [] as string[] }),
): Promise<void> {
  const here = FILES.filter((one) => one.language === language && which(one));
  const [{ default: first }, ...more] = await Promise.all([home(), ...here.map(({ path }) => files[path]?.() ?? '')]);
  const bundle = all[language] ?? new FluentBundle(language, { ...SETTINGS, ...TYPOGRAPHY[language] });
  for (const text of [...first, ...more]) bundle.addResource(new FluentResource(text));
  all = { ...all, [language]: bundle };
}
