// What tests do inside the page and inside the worker of its house. These functions go there as text: each stands alone.

/** What a seat sees, and all that it was told. */
export interface Sight {
  seat: number | null;
  view: unknown;
  log: unknown[];
  to_move: boolean;
}

/** A welcome: how it is at a table. */
export interface Seen {
  type: 'welcome';
  table: { id: string; game: string };
  seq: number;
  views: Sight[];
  result: unknown;
}

type Message =
  | Seen
  | { type: 'update'; news: { to_move: boolean }[]; result: unknown }
  | { type: 'refused'; code: string }
  | { type: 'done' };

/** What a bot was asked and what it answered, in base64; and after how many milliseconds. */
export interface Thought {
  question: string;
  answer: string;
  lasted: number;
}

/** A page that holds its house back until a test lets it go. */
export type Held = typeof globalThis & {
  house: Worker;
  /** How the page dials its table, and says hello there. */
  table: string;
  hello: string;
  letGo: () => void;
  chosen: (game: string, view: unknown) => Promise<string>;
};

/** Its worker. */
export type Noting = typeof globalThis & { thoughts: Thought[] };

/** In every page before its own scripts: the house waits, and is known. */
export function hold(): void {
  const page = globalThis as Held;
  const free = new Promise<void>((letGo) => (page.letGo = letGo));
  page.Worker = class extends Worker {
    constructor(url: string | URL, how?: WorkerOptions) {
      super(url, how);
      page.house = this;
    }

    override postMessage(message: { kind: string; table?: string; text?: string }): void {
      if (message.kind === 'measure') return; // the bots that play are known, and would have to wait for it
      if (message.table) page.table = message.table;
      if (message.text?.includes('"type":"hello"')) page.hello = message.text;
      void free.then(() => super.postMessage(message));
    }
  };
}

/** In the worker: bots' moves are released as soon as they are found, and what bots think is noted. */
export function prepare(): void {
  const house = globalThis as Noting;
  const { setTimeout: later } = house;
  const soon = (act: () => void, wait = 0) => later(act, wait < 5000 ? 0 : wait);
  house.setTimeout = soon as typeof setTimeout;
  const text = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const thoughts: Thought[] = (house.thoughts = []);
  const { prototype } = Worker;
  const { postMessage } = prototype;
  prototype.postMessage = function (this: Worker, message: { about?: string; id?: number; question?: Uint8Array }) {
    const { about, id, question } = message;
    if (about === 'bot' && question) {
      const asked = performance.now();
      const noted = text(question);
      this.addEventListener('message', ({ data }: MessageEvent<{ id: number; answer: Uint8Array | null }>) => {
        if (data.id !== id || !data.answer) return;
        thoughts.push({ question: noted, answer: text(data.answer), lasted: performance.now() - asked });
      });
    }
    postMessage.call(this, message);
  };
}

/** In the page: plays at its table through a line of its own, until it is one's turn after so many moves, or to the end. */
export function playOn(most: number): Promise<Seen> {
  const { house, table, hello, chosen } = globalThis as Held;
  const id = Date.now(); // the page counts its lines from 1
  let left = most;
  let seq = -1;
  return new Promise((done, fail) => {
    const say = (text: string) => house.postMessage({ kind: 'send', id, text });
    const take = async (message: Message) => {
      if (message.type === 'refused' && message.code !== 'stale') throw new Error(JSON.stringify(message));
      if (message.type === 'update' && (message.result || message.news.some(({ to_move }) => to_move))) say(hello);
      if (message.type !== 'welcome' || message.seq <= seq) return;
      const turn = message.views.find(({ seat, to_move }) => seat !== null && to_move);
      if (message.result || (turn && left-- === 0)) {
        house.removeEventListener('message', hear);
        house.postMessage({ kind: 'hang-up', id });
        return done(message);
      }
      if (!turn) return;
      ({ seq } = message);
      const move = await chosen(message.table.game, turn.view);
      say(JSON.stringify({ type: 'move', id: `quick-${seq}`, seat: turn.seat, seq, move }));
    };
    const hear = ({ data }: MessageEvent<{ kind: string; id?: number; text?: string }>) => {
      if (data.id !== id) return;
      if (data.kind === 'dialled') say(hello);
      if (data.kind === 'heard') take(JSON.parse(data.text ?? '') as Message).catch(fail);
    };
    house.addEventListener('message', hear);
    house.postMessage({ kind: 'dial', id, table });
  });
}

/** In the page: the record of the first game at its table, as the house gives it. */
export function record(): Promise<string> {
  const { house, table } = globalThis as Held;
  const id = Date.now();
  return new Promise((done) => {
    const hear = ({ data }: MessageEvent<{ kind: string; id?: number; text?: string }>) => {
      if (data.kind !== 'answer' || data.id !== id) return;
      house.removeEventListener('message', hear);
      done(data.text ?? '');
    };
    house.addEventListener('message', hear);
    house.postMessage({ kind: 'call', id, method: 'GET', path: `/tables/${table}/rounds/0/record`, body: '' });
  });
}

/** In the page: all that the browser has kept for the house, in base64. */
export async function keptPieces(): Promise<Record<string, string>> {
  const found = <T>(request: IDBRequest<T>) =>
    new Promise<T>((done, fail) => {
      request.onsuccess = () => done(request.result);
      request.onerror = () => fail(request.error ?? new Error('nothing is kept'));
    });
  const text = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const database = await found(indexedDB.open('tilery', 1));
  const store = database.transaction('kept').objectStore('kept');
  const [keys, values] = await Promise.all([found(store.getAllKeys()), found(store.getAll() as IDBRequest<unknown[]>)]);
  database.close();
  // Beside the pieces stands who writes them, which is no bytes.
  const pieces = keys.map((key, place) => [String(key), values[place]] as const);
  return Object.fromEntries(
    pieces.flatMap(([key, value]) => (value instanceof Uint8Array ? [[key, text(value)]] : [])),
  );
}
