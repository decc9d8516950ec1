// What the house must not forget, in the browser's database. Whoever opens it last writes: an earlier house, in another
// tab or one that was given up, finds that out with its next change, and writes nothing any more.

const NAME = 'tilery';
const STORE = 'kept';
/** Who writes. No key of the house is empty. */
const WRITER = '';
const GONE = 0xffffffff;

/** Another house writes by now. */
export class Moved extends Error {}

export interface Kept {
  /** All that was kept, as one piece; see `tilery/local/browser.py`. */
  known: Uint8Array;
  /** Keep these changes, all or none, with all that could not be kept before. Throws `Moved` if another house writes by
   *  now. */
  keep(changes: Uint8Array): Promise<void>;
}

/** What could not be kept yet: a later change says nothing about an earlier one. */
type Missing = Map<string, Uint8Array | null>;

/** Open what was kept, and write from now on. Throws if the browser keeps nothing. */
export async function openKept(): Promise<Kept> {
  let database = await opened();
  const missing: Missing = new Map();
  const writer = crypto.getRandomValues(new Uint32Array(4)).join('-');
  const pieces: Uint8Array[] = [];
  await inTransaction(database, (store) => {
    store.put(writer, WRITER);
    const walk = store.openCursor();
    walk.onsuccess = () => {
      const at = walk.result;
      if (!at) return;
      // Something else, from wherever it came, can't be read, and stays where it is.
      if (at.key !== WRITER && at.value instanceof Uint8Array) pieces.push(...entry(String(at.key), at.value));
      at.continue();
    };
  });
  return {
    known: joined(pieces),
    keep: async (changes) => {
      for (const [key, content] of entries(changes)) missing.set(key, content);
      const these = new Map(missing);
      try {
        await keep(database, writer, these);
      } catch (error) {
        if (error instanceof Moved || !isClosed(error)) throw error;
        database = await opened();
        await keep(database, writer, these);
      }
      for (const [key, content] of these) if (missing.get(key) === content) missing.delete(key);
    },
  };
}

/** Browsers close a database when they need memory, or when a page was in the background; it can be opened again. */
const isClosed = (error: unknown): boolean =>
  error instanceof DOMException && ['InvalidStateError', 'UnknownError'].includes(error.name);

async function keep(database: IDBDatabase, writer: string, changes: Missing): Promise<void> {
  let moved = false;
  try {
    await inTransaction(database, (store, transaction) => {
      const asked = store.get(WRITER);
      asked.onsuccess = () => {
        const found: unknown = asked.result; // nobody, if all that the page kept was deleted meanwhile
        moved = found !== undefined && found !== writer;
        if (found !== writer) transaction.abort();
        else
          for (const [key, content] of changes)
            if (content) store.put(content, key);
            else store.delete(key);
      };
    });
  } catch (error) {
    throw moved ? new Moved() : error;
  }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no database'));
    request.onblocked = () => reject(new Error('the database is blocked'));
  });
}

function inTransaction(
  database: IDBDatabase,
  act: (store: IDBObjectStore, transaction: IDBTransaction) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, 'readwrite');
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('not kept'));
    act(transaction.objectStore(STORE), transaction);
  });
}

const size = (bytes: number): Uint8Array => new Uint8Array(Uint32Array.of(bytes).buffer);

/** An entry in the form that Python reads. */
function entry(key: string, content: Uint8Array): Uint8Array[] {
  const name = new TextEncoder().encode(key);
  return [size(name.length), name, size(content.length), content];
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, one) => sum + one.length, 0));
  let at = 0;
  for (const one of pieces) {
    whole.set(one, at);
    at += one.length;
  }
  return whole;
}

/** The entries of such a piece; null for what is gone. */
export function* entries(whole: Uint8Array): Generator<[string, Uint8Array | null]> {
  const view = new DataView(whole.buffer, whole.byteOffset, whole.byteLength);
  const text = new TextDecoder();
  let at = 0;
  const next = () => {
    const length = view.getUint32(at, true);
    at += 4;
    if (length === GONE) return null;
    at += length;
    return whole.slice(at - length, at);
  };
  while (at < whole.length) yield [text.decode(next() ?? undefined), next()];
}
