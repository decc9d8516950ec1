// One's games as a file: to keep a copy, or to bring them to another browser. docs/your-games.md describes it.
import type { PlayedGame, Reviewed } from './played';

export const FORMAT = 'tilery-games';
const VERSION = 1;
/** In bytes: several times what as many games need as are kept. */
export const LARGEST = 10_000_000;

/** Why a file was not taken; `me-bad-…` says it, with these words. */
export class BadFile extends Error {
  constructor(
    readonly what: 'text' | 'format' | 'version' | 'games' | 'field' | 'large',
    readonly args: Record<string, string | number> = {},
  ) {
    super(what);
  }
}

/** A line for each game: it can be read, and compared. */
export function writeFile(games: readonly PlayedGame[], saved: Date): string {
  const head = { format: FORMAT, version: VERSION, saved: saved.toISOString() };
  const lines = games.map((game) => `\n    ${JSON.stringify(game)}`);
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "games": [${lines.join(',')}\n  ]\n}\n`;
}

/** All games of a file, or why it can't be read: it is taken as a whole or not at all. `now`: nothing ended after it. */
export function readFile(text: string, now: Date): PlayedGame[] {
  if (text.length > LARGEST) throw new BadFile('large');
  const file = parsed(text);
  if (!isRecord(file) || file.format !== FORMAT) throw new BadFile('format');
  if (file.version !== VERSION) throw new BadFile('version');
  if (!Array.isArray(file.games)) throw new BadFile('games');
  return file.games.map((game: unknown, at) => gameOf(game, at + 1, now));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadFile('text');
  }
}

type Fields<T> = { [Name in keyof T]-?: (value: unknown) => boolean };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (most: number) => (value: unknown) => typeof value === 'string' && value.length <= most;
const isNumber = (low: number, high: number) => (value: unknown) =>
  typeof value === 'number' && value >= low && value <= high;
const isWhole = (low: number, high: number) => (value: unknown) =>
  Number.isInteger(value) && isNumber(low, high)(value);
const isWord = (value: unknown) => typeof value === 'string' && /^[\w-]{1,64}$/.test(value);

const SEATS = 32;
const COUNT = 100_000;
const DAY = 86_400_000;

const FIELDS: Fields<PlayedGame> = {
  table: isWord,
  round: isWhole(0, 999_999),
  seat: isWhole(0, SEATS - 1),
  game: isWord,
  ended: isText(40), // and a date, see below
  who: isText(100),
  face: (value) => typeof value === 'string' && /^[a-z0-9]{0,16}$/.test(value),
  players: isWhole(1, SEATS),
  partners: isWhole(0, SEATS - 1),
  people: isWhole(0, SEATS - 1),
  bots: (value) => Array.isArray(value) && value.length < SEATS && value.every(isWord),
  rank: isWhole(1, SEATS),
  share: isNumber(0, 1),
  points: isNumber(-COUNT, COUNT),
  hints: isWhole(0, COUNT),
  review: (value) => value === null || isRecord(value),
};

const isCounts = (value: unknown) =>
  isRecord(value) && Object.keys(value).length <= 50 && Object.values(value).every(isWhole(0, COUNT));

const REVIEW: Fields<Reviewed> = {
  accuracy: (value) => value === null || isNumber(0, 100)(value),
  luck: isNumber(-100, 100),
  play: isNumber(-100, 100),
  doubt: (value) => value === undefined || isNumber(0, 100)(value),
  marks: (value) => isCounts(value) && ['inaccuracy', 'mistake', 'blunder'].every((mark) => mark in (value as object)),
  habits: (value) => isCounts(value) && Object.keys(value as object).every(isWord),
};

/** Only the fields that we know; `inside` names where they are. */
function taken<T>(value: Record<string, unknown>, fields: Fields<T>, number: number, inside = ''): T {
  const names = Object.keys(fields) as (keyof T & string)[];
  for (const name of names)
    if (!fields[name](value[name])) throw new BadFile('field', { number, field: inside + name });
  return Object.fromEntries(names.filter((name) => name in value).map((name) => [name, value[name]])) as T;
}

function gameOf(value: unknown, number: number, now: Date): PlayedGame {
  const bad = (field: string) => new BadFile('field', { number, field });
  const game = taken(isRecord(value) ? value : {}, FIELDS, number);
  const ended = new Date(game.ended);
  // Another clock may be a little ahead.
  if (!(ended.getTime() > 0 && ended.getTime() < now.getTime() + DAY)) throw bad('ended');
  if (game.seat >= game.players) throw bad('seat');
  if (game.people + game.bots.length !== game.players - 1) throw bad('players');
  const review = game.review && taken(game.review as unknown as Record<string, unknown>, REVIEW, number, 'review.');
  return { ...game, ended: ended.toISOString(), review };
}
