// Requests that the house of this device answers, alone or together with the server: for the page it is one house.
import { ApiError, OFFLINE, askServer, isAway, type Asking } from '../net/api';
import { isHere, place } from '../net/here';
import { read } from '../app/memory';
import type {
  Failure,
  LibraryGame,
  MadePass,
  MyTable,
  MyTableNow,
  Nameless,
  NewPass,
  NewTable,
  PlayOn,
  Search,
  Shelf,
} from '../net/wire';
import { house } from './house.svelte';
import { remembered } from './snapshots';

/** Without a measure, any device can think through these. */
const SURE = ['random', 'beginner', 'easy', 'casual', 'normal'];

/** The answer to a request that may be one for this device, or that the server could not be asked. */
export async function answer<T>(path: string, asking: Asking): Promise<T> {
  const { body } = asking;
  if (__STATIC__) return askHouse(path, asking);
  switch (path) {
    case '/tables': {
      const wish = body as NewTable;
      return either(path, asking, await goesHere(wish), isForOne(wish));
    }
    case '/play-on': {
      const wish = body as PlayOn;
      const here = 'table' in wish.origin && isHere(wish.origin.table);
      return either(path, asking, here || (await goesOnHere(wish)), here || !('table' in wish.origin));
    }
    case '/mine':
      return (await mine((body as { tables: MyTable[] }).tables)) as T;
    case '/mine/nameless':
      return (await nameless((body as { tables: MyTable[] }).tables)) as T;
    case '/library':
      return (await library(body as Partial<Search>)) as T;
    case '/passes': {
      // Another device can't come to the tables of this one.
      const wish = body as NewPass;
      return askServer<MadePass>(path, { body: { ...wish, tables: there(wish.tables) } }) as T;
    }
    default:
      return askHouse(path, asking);
  }
}

/** From this device or from the server; and where that is away, from this device after all, if it `can`. */
async function either<T>(path: string, asking: Asking, here: boolean, can: boolean): Promise<T> {
  if (here) return askHouse(path, asking);
  return askServer<T>(path, asking).catch((error: unknown) => {
    if (isAway(error) && can) return askHouse<T>(path, asking);
    throw error;
  });
}

async function askHouse<T>(path: string, { body, method }: Asking): Promise<T> {
  const how = method ?? (body === undefined ? 'GET' : 'POST');
  const { status, type, text } = await house.call(how, path, body === undefined ? '' : JSON.stringify(body));
  if (status >= 300) throw new ApiError({ ...OFFLINE, ...(JSON.parse(text) as Partial<Failure>) });
  return (type.startsWith('text/plain') ? text : JSON.parse(text)) as T;
}

const here = <Table extends { id: string }>(tables: readonly Table[]): Table[] => tables.filter(({ id }) => isHere(id));
const there = <Table extends { id: string }>(tables: readonly Table[]): Table[] =>
  tables.filter(({ id }) => !isHere(id));

/** Whether the device can think through all these bots. */
function thinks(game: string, seats: NewTable['seats']): boolean {
  const known = read<Record<string, string[]>>('levels', {})[game] ?? SURE;
  return seats.every(({ kind, level }) => kind !== 'bot' || !level || known.includes(level));
}

/** A table for people at this device and bots. */
const isForOne = ({ seats, public: shown }: NewTable): boolean => !shown && seats.every(({ kind }) => kind !== 'open');

/** Bots that this device can't think through think on the server. */
async function goesHere(wish: NewTable): Promise<boolean> {
  return isForOne(wish) && place() === 'device' && thinks(wish.game, wish.seats) && (await opens());
}

async function goesOnHere({ origin, seats }: PlayOn): Promise<boolean> {
  if ('table' in origin) return false;
  return place() === 'device' && thinks('game' in origin ? origin.game : '', seats) && (await opens());
}

/** A device on which it can't be opened plays on the server. */
const opens = (): Promise<boolean> =>
  house.open().then(
    () => true,
    () => false,
  );

/** How it is at one's tables. Only to show them, the house isn't opened: then it is as it was last. */
async function mine(tables: MyTable[]): Promise<MyTableNow[]> {
  const asked = there(tables);
  const elsewhere = asked.length
    ? await askServer<MyTableNow[]>('/mine', { body: { tables: asked } }).catch(unlessAway([]))
    : [];
  const own = here(tables);
  const now =
    house.state === 'open' ? await askHouse<MyTableNow[]>('/mine', { body: { tables: own } }) : remembered(own);
  return [...elsewhere, ...now];
}

async function nameless(tables: MyTable[]): Promise<Nameless> {
  const asked = there(tables);
  const own = await askHouse<Nameless>('/mine/nameless', { body: { tables: here(tables) } });
  if (asked.length === 0) return own;
  const { seats } = await askServer<Nameless>('/mine/nameless', { body: { tables: asked } });
  return { seats: seats + own.seats };
}

/** The games of the server and of this device, the newest first. The next page begins with the server's own mark, and the
 *  time up to which those of this device were shown. */
async function library(wish: Partial<Search>): Promise<Shelf> {
  const [mark = '', until = ''] = (wish.after ?? '').split('\n');
  const own = (wish.own ?? []).filter(isHere);
  const asked = { ...wish, own: (wish.own ?? []).filter((id) => !isHere(id)), after: mark };
  const shelf = await askServer<Shelf>('/library', { body: asked }).catch(unlessAway<Shelf>({ games: [], next: '' }));
  const since = shelf.next ? (shelf.games.at(-1)?.ended ?? '') : '';
  const between = ({ ended }: LibraryGame) => ended > since && (until === '' || ended <= until);
  const games = (await all({ ...wish, own, mine: true })).filter(between);
  const together = [...shelf.games, ...games].sort((a, b) => b.ended.localeCompare(a.ended));
  return { games: together, next: shelf.next ? `${shelf.next}\n${since}` : '' };
}

/** All games of this device that somebody asks for: there are never many. */
async function all(wish: Partial<Search>): Promise<LibraryGame[]> {
  const games: LibraryGame[] = [];
  for (let after = ''; ;) {
    const shelf = await askHouse<Shelf>('/library', { body: { ...wish, after, limit: 50 } });
    games.push(...shelf.games);
    if (!shelf.next) return games;
    after = shelf.next;
  }
}

/** Where the server is away, what it would add is left out. */
const unlessAway =
  <T>(otherwise: T) =>
  (error: unknown): T => {
    if (isAway(error)) return otherwise;
    throw error;
  };
