// The REST side of the server: before the socket is open, and after the game is over.
import type {
  Failure,
  GameInfo,
  HintTaken,
  MadeTable,
  NewTable,
  PlayOn,
  ReplayPage,
  Search,
  SeatSecret,
  Shelf,
  Study,
  TableInfo,
  TakeSeat,
  Tally,
} from './wire';
import { isKept, mayBeHere } from './here';

/** Something was refused, or the server could not be reached (code 'offline'). Nothing was changed. */
export class ApiError extends Error {
  constructor(readonly failure: Failure) {
    super(failure.text);
  }
}

/** Whether the server was not there, rather than refused. */
export const isAway = (error: unknown): boolean => error instanceof ApiError && error.failure.code === OFFLINE.code;

export const OFFLINE: Failure = { code: 'offline', text: 'The server can’t be reached.', problems: [], known: [] };

/** What a request has besides its address. */
export interface Asking {
  body?: unknown;
  method?: string;
  headers?: Record<string, string>;
}

export const call = <T>(path: string, body?: unknown): Promise<T> => ask(path, { body });

/** From the server, or from the house of this device where the request is for that, or where the server is away. */
export async function ask<T>(path: string, asking: Asking): Promise<T> {
  const here = () => import('../local').then(({ answer }) => answer<T>(path, asking));
  if (mayBeHere(path, asking.body)) return here();
  return askServer<T>(path, asking).catch((error: unknown) => {
    if (isAway(error) && isKept()) return here();
    throw error;
  });
}

export async function askServer<T>(path: string, { body, method, headers }: Asking): Promise<T> {
  const how: RequestInit =
    body === undefined
      ? { method: method ?? 'GET', headers: headers ?? {} }
      : {
          method: method ?? 'POST',
          headers: { 'Content-Type': 'application/json', ...headers },
          body: JSON.stringify(body),
        };
  const response = await fetch(`/api${path}`, how).catch(() => {
    throw new ApiError(OFFLINE);
  });
  const isText = response.headers.get('Content-Type')?.startsWith('text/plain');
  if (response.ok) return (await (isText ? response.text() : response.json())) as T;
  const failure = (await response.json().catch(() => OFFLINE)) as Partial<Failure>;
  throw new ApiError({ ...OFFLINE, ...failure });
}

/** Does the server answer? */
export const isThere = (): Promise<boolean> =>
  call('/health').then(
    () => true,
    () => false,
  );

const part = encodeURIComponent;
let known: Promise<GameInfo[]> | undefined;

/** The games of the house, asked for once. */
export function games(): Promise<GameInfo[]> {
  known ??= call<GameInfo[]>('/games');
  known.catch(() => (known = undefined));
  return known;
}

export const makeTable = (wish: NewTable): Promise<MadeTable> => call('/tables', wish);

export const tableInfo = (table: string): Promise<TableInfo> => call(`/tables/${part(table)}`);

export const takeSeat = (table: string, wish: TakeSeat): Promise<SeatSecret> =>
  call(`/tables/${part(table)}/seats`, wish);

export const recordAddress = (table: string, round: number): string =>
  `/api/tables/${part(table)}/rounds/${round}/record`;

/** A page of a game that is over, from step `start` on. `plain`: for want of a board, see PlainView. */
export const replay = (
  table: string,
  round: number,
  seat: number | null,
  start: number,
  plain = false,
): Promise<ReplayPage> =>
  call(
    `/tables/${part(table)}/rounds/${round}/replay?seat=${seat ?? 'spectator'}&start=${start}${plain ? '&plain=true' : ''}`,
  );

/** The rules of a game as its maker wrote them, in Markdown. */
export const rulesText = (game: string): Promise<string> => call(`/games/${part(game)}/rules`);

/** Who won how many of the games that are over. */
export const tally = (table: string): Promise<Tally> => call(`/tables/${part(table)}/tally`);

/** Who took a hint in a game that is over, and when. */
export const hintsTaken = (table: string, round: number): Promise<HintTaken[]> =>
  call(`/tables/${part(table)}/rounds/${round}/hints`);

/** Games that are over, the newest first. */
export const searchLibrary = (wish: Partial<Search>): Promise<Shelf> => call('/library', wish);

/** A record, step by step, from step `start` on. The server keeps nothing of it. */
export const study = (record: string, seat: number | null, start = 0, plain = false): Promise<Study> =>
  call('/study', { record, seat, start, ...(plain ? { plain } : {}) });

/** A table that goes on from a position. */
export const playOn = (wish: PlayOn): Promise<MadeTable> => call('/play-on', wish);
