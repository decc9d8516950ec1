// Where finished games are kept: a database of this browser, or the memory of the page where there is none.
import { keyOf, type PlayedGame } from './played';

export interface Shelf {
  all: () => Promise<PlayedGame[]>;
  /** All of it or nothing. */
  change: (put: readonly PlayedGame[], drop: readonly PlayedGame[]) => Promise<void>;
  clear: () => Promise<void>;
}

const NAME = 'tilery.games';
/** Of the database, and of what is in it. */
const VERSION = 1;
const GAMES = 'games';

/** Gone with the page. */
export class PageShelf implements Shelf {
  private readonly games = new Map<string, PlayedGame>();

  constructor(games: readonly PlayedGame[] = []) {
    for (const game of games) this.games.set(String(keyOf(game)), game);
  }

  all = (): Promise<PlayedGame[]> => Promise.resolve([...this.games.values()]);

  change = (put: readonly PlayedGame[], drop: readonly PlayedGame[]): Promise<void> => {
    for (const game of put) this.games.set(String(keyOf(game)), game);
    for (const game of drop) this.games.delete(String(keyOf(game)));
    return Promise.resolve();
  };

  clear = (): Promise<void> => Promise.resolve(this.games.clear());
}

/** Fails where the browser doesn't let a page keep anything. */
export function openShelf(): Promise<Shelf> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME, VERSION); // throws where there is no such thing
    opening.onupgradeneeded = () => opening.result.createObjectStore(GAMES, { keyPath: ['table', 'round', 'seat'] });
    opening.onerror = () => reject(opening.error ?? new Error('no database'));
    opening.onblocked = () => reject(new Error('another tab has an older one open'));
    opening.onsuccess = () => {
      const database = opening.result;
      database.onversionchange = () => database.close(); // a newer page needs it
      resolve(new BrowserShelf(database));
    };
  });
}

class BrowserShelf implements Shelf {
  constructor(private readonly database: IDBDatabase) {}

  all = (): Promise<PlayedGame[]> =>
    new Promise((resolve, reject) => {
      const asked = this.database.transaction(GAMES).objectStore(GAMES).getAll();
      asked.onsuccess = () => resolve(asked.result as PlayedGame[]);
      asked.onerror = () => reject(asked.error ?? new Error('no answer'));
    });

  change = (put: readonly PlayedGame[], drop: readonly PlayedGame[]): Promise<void> =>
    this.write((games) => {
      for (const game of put) games.put(game);
      for (const game of drop) games.delete(keyOf(game));
    });

  clear = (): Promise<void> => this.write((games) => games.clear());

  private write(work: (games: IDBObjectStore) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const writing = this.database.transaction(GAMES, 'readwrite');
      writing.oncomplete = () => resolve();
      writing.onabort = () => reject(writing.error ?? new Error('not written'));
      work(writing.objectStore(GAMES));
    });
  }
}
