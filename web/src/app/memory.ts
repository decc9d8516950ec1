// What this browser keeps between visits: the seats it holds, a name, the last choices. Works without storage too.
const PREFIX = 'tilery.';
const unsaved = new Map<string, string>();

export function read<T>(key: string, otherwise: T): T {
  try {
    const text = unsaved.get(key) ?? localStorage.getItem(PREFIX + key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function write(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(PREFIX + key, text);
    unsaved.delete(key);
  } catch {
    unsaved.set(key, text); // private browsing or a full disk: kept for as long as the page is open
  }
}

/** What is kept, if it is one of these words; a later version may have known others. */
function oneOf<Word extends string>(words: readonly Word[], key: string, usual: Word): Word {
  const kept = read<Word>(key, usual);
  return words.includes(kept) ? kept : usual;
}

/** A table this browser knows. `seats` are the secrets of the seats it holds, by seat number. */
export interface KnownTable {
  id: string;
  game: string;
  seats: Record<number, string>;
  /** Which of them another device has lent to this one. */
  lent?: number[];
  /** As people gave them; '' for those who gave none, and for a free seat. */
  names: string[];
  /** When it was last looked at, in ms. */
  seen: number;
  over: boolean;
  /** Whether the others' signs are shown at this table, if that was chosen for it. */
  signs?: boolean;
}

const MOST_TABLES = 30;

export function knownTables(): KnownTable[] {
  const tables = read<KnownTable[]>('tables', []);
  return Array.isArray(tables) ? tables : [];
}

export function knownTable(id: string): KnownTable | undefined {
  return knownTables().find((table) => table.id === id);
}

/** Change what is known of a table, or begin to know it; the newest comes first. */
export function remember(id: string, change: Partial<Omit<KnownTable, 'id'>>): void {
  const before = knownTable(id) ?? { id, game: '', seats: {}, names: [], over: false };
  const others = knownTables().filter((table) => table.id !== id);
  write('tables', [{ ...before, ...change, id, seen: Date.now() }, ...others].slice(0, MOST_TABLES));
}

/** Go through all tables without having looked at any; null forgets one. */
export function revise(change: (table: KnownTable) => KnownTable | null): void {
  write(
    'tables',
    knownTables().flatMap((table) => change(table) ?? []),
  );
}

/** The server doesn't know a secret: what was lent is not any more, and else no seat is this browser's own. */
export function disown(id: string): void {
  const { seats = {}, lent = [] } = knownTable(id) ?? {};
  const own = Object.entries(seats).filter(([seat]) => lent.length && !lent.includes(Number(seat)));
  remember(id, { seats: Object.fromEntries(own), lent: [] });
}

export function forget(id: string): void {
  write(
    'tables',
    knownTables().filter((table) => table.id !== id),
  );
}

export const myName = (): string => read('name', '');
export const rememberName = (name: string): void => write('name', name.trim());
export const myFace = (): string => read('face', '');
export const rememberFace = (face: string): void => write('face', face);

/** Somebody who has played at this device. */
export interface Person {
  name: string;
  face: string;
}

const MOST_PEOPLE = 8;

/** Who played here last, so that nobody has to type a name twice. */
export function knownPeople(): Person[] {
  const people = read<Person[]>('people', []);
  return Array.isArray(people) ? people : [];
}

/** The newest come first; somebody of the same name takes the place of the one before. */
export function rememberPeople(came: readonly Person[]): void {
  const named = came.filter(({ name }) => name.trim() !== '');
  const others = knownPeople().filter(({ name }) => !named.some((one) => one.name === name));
  write('people', [...named, ...others].slice(0, MOST_PEOPLE));
}

export function forgetPerson(name: string): void {
  write(
    'people',
    knownPeople().filter((one) => one.name !== name),
  );
}

/** How one begins: against bots, alone, several people at one device, or with friends by a link. */
export const WAYS = ['bots', 'alone', 'device', 'friends'] as const;
export type Way = (typeof WAYS)[number];

/** The last choices for one game. */
export interface Quick {
  way: Way;
  opponents: number;
  level: string;
  /** What was agreed on: only what differs from the usual. */
  options: Record<string, string>;
}

export const quick = (game: string): Partial<Quick> => read(`quick.${game}`, {});
export const rememberQuick = (game: string, choice: Partial<Quick>): void =>
  write(`quick.${game}`, { ...quick(game), ...choice });

/** How far one has come in a lesson; `finished` once it was done to its end. */
export interface Learnt {
  at: number;
  finished: boolean;
}

export const learnt = (game: string): Learnt => ({ at: 0, finished: false, ...read(`lesson.${game}`, {}) });
export const rememberLearnt = (game: string, how: Learnt): void => write(`lesson.${game}`, how);

export const soundOn = (): boolean => read<boolean>('sound', true);
export const rememberSound = (on: boolean): void => write('sound', on);

/** From the softest to the loudest. */
export const VOLUMES = ['soft', 'medium', 'loud'] as const;
export type Volume = (typeof VOLUMES)[number];
export const volume = (): Volume => oneOf(VOLUMES, 'volume', 'medium');
export const rememberVolume = (choice: Volume): void => write('volume', choice);

/** What a phone makes one feel. */
export const vibrationOn = (): boolean => read<boolean>('vibration', true);
export const rememberVibration = (on: boolean): void => write('vibration', on);

/** Whether a new table offers hints, unless somebody says otherwise there. */
export const hintsWanted = (): boolean => read<boolean>('hints', true);
export const rememberHintsWanted = (on: boolean): void => write('hints', on);

/** Whether the log stands beside the board, where there is room for it. */
export const logUnfolded = (): boolean => read<boolean>('log', true);
export const rememberLogUnfolded = (on: boolean): void => write('log', on);

/** public/theme.js reads these two before the first paint. */
export const TEXT_SIZES = ['normal', 'large', 'larger'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];
export const textSize = (): TextSize => oneOf(TEXT_SIZES, 'text', 'normal');
export const rememberTextSize = (choice: TextSize): void => write('text', choice);
export const CONTRASTS = ['system', 'more'] as const;
export type Contrast = (typeof CONTRASTS)[number];
export const contrast = (): Contrast => oneOf(CONTRASTS, 'contrast', 'system');
export const rememberContrast = (choice: Contrast): void => write('contrast', choice);

export type Theme = 'system' | 'light' | 'dark';
/** Stored as a plain word: public/theme.js reads it before the first paint. */
export function theme(): Theme {
  try {
    const word = localStorage.getItem(`${PREFIX}theme`);
    return word === 'light' || word === 'dark' ? word : 'system';
  } catch {
    return 'system';
  }
}

export function rememberTheme(choice: Theme): void {
  try {
    if (choice === 'system') localStorage.removeItem(`${PREFIX}theme`);
    else localStorage.setItem(`${PREFIX}theme`, choice);
  } catch {
    // The system's choice comes back with the next visit.
  }
}
