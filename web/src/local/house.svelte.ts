// The house of this device, as the page sees it: a worker that is started when somebody needs it, ended when it hangs, and
// opened again with what it has kept.
import { mount } from 'svelte';
import { ApiError, OFFLINE } from '../net/api';
import type { Wire } from '../net/socket';
import type { GameInfo } from '../net/wire';
import { read, write } from '../app/memory';
import type { FromHouse, ToHouse, Unkept } from './messages';
import { downloadHere } from './download';
import HouseNotice from './HouseNotice.svelte';
import { houseTexts } from './texts';

/** What the house answers, as a server would. */
export interface Reply {
  status: number;
  type: string;
  text: string;
}

/** While it loads: without a single byte, or without a sign of life, for so long, it has failed. */
const PATIENCE = 45_000;
/** How often we ask whether it is still there, while anybody waits for it. */
const PULSE = 5000;
/** The house never thinks, so it always answers at once; after so many questions without an answer it hangs. They are
 *  counted, and not the time: a page in the background asks seldom, and a device that sleeps not at all. */
const HANGS = 6;
/** The first bots shall not have to wait until the device has measured itself. */
const BEFORE_MEASURING = 8000;
const LOCK = 'tilery-house';

type State = 'closed' | 'loading' | 'open' | 'failed' | 'moved';

interface Waiting {
  resolve: (reply: Reply) => void;
  reject: (why: Error) => void;
}

class House {
  state = $state<State>('closed');
  /** How much of it has come, from 0 to 1. */
  come = $state(0);
  /** Why nothing is kept. */
  unkept = $state<Unkept | null>(null);
  /** It is not there any more for this page: a newer one is in its place. */
  renewed = $state(false);

  /** The level that gives the hints: said with the first of them. */
  level = $state('');

  private worker: Worker | undefined;
  private opening: Promise<void> | undefined;
  private settle: { open: () => void; fail: () => void } | undefined;
  private readonly calls = new Map<number, Waiting>();
  private readonly lines = new Map<number, Wire>();
  private count = 0;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private unanswered = 0;
  private release: () => void = () => undefined;
  private shown = false;

  /** Open the house, unless it is open. Where another tab has taken it, only a person brings it back. */
  open(): Promise<void> {
    if (this.state === 'moved') return Promise.reject(new ApiError(OFFLINE));
    if (this.opening) return this.opening;
    const opening = (this.opening = this.start());
    opening.catch(() => {
      if (this.opening === opening) this.opening = undefined; // what didn't come may come with the next try
    });
    return opening;
  }

  /** Somebody wants it here (again). */
  again(): void {
    this.end('closed');
    void this.open().catch(() => undefined);
  }

  async call(method: string, path: string, body: string): Promise<Reply> {
    await this.open();
    const id = ++this.count;
    return new Promise((resolve, reject) => {
      this.calls.set(id, { resolve, reject });
      this.say({ kind: 'call', id, method, path, body });
    });
  }

  /** Put a line through to a table. The house must be open. */
  dial(table: string, wire: Wire): number {
    const id = ++this.count;
    this.lines.set(id, wire);
    this.say({ kind: 'dial', id, table });
    return id;
  }

  send(id: number, text: string): void {
    this.say({ kind: 'send', id, text });
  }

  hangUp(id: number): void {
    if (this.lines.delete(id)) this.say({ kind: 'hang-up', id });
  }

  /** Somebody has got a hint at a table of this game: once they are told how strong it is. */
  hinted(game: string): void {
    if (read('hints-told', false)) return;
    this.level = read<Record<string, string[]>>('levels', {})[game]?.at(-1) ?? 'normal';
    write('hints-told', true);
  }

  private async start(): Promise<void> {
    if (!this.shown) {
      this.shown = true;
      mount(HouseNotice, { target: document.body });
      downloadHere(async (path) => (await this.call('GET', path, '')).text);
    }
    await houseTexts();
    this.state = 'loading';
    this.come = 0;
    this.unkept = null;
    this.take();
    const worker = new Worker(new URL('./house.worker.ts', import.meta.url), { type: 'module' });
    this.worker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromHouse>) => this.hear(data);
    worker.onerror = () => this.breakDown();
    this.wait();
    return new Promise((open, reject) => {
      this.settle = { open, fail: () => reject(new ApiError(OFFLINE)) };
      this.say({ kind: 'start', base: base() });
    });
  }

  /** Whoever is at a table dials again, and so opens it with what was kept. */
  private breakDown(): void {
    this.end(this.state === 'loading' ? 'failed' : 'closed');
    if (this.state === 'failed') void isGone().then((gone) => (this.renewed = gone));
  }

  private hear(message: FromHouse): void {
    this.unanswered = 0;
    if (this.state === 'loading') this.wait();
    switch (message.kind) {
      case 'bytes':
        this.come = Math.min(1, message.come / TOTAL);
        return;
      case 'open':
        return this.opened();
      case 'failed':
        // Python never fails by itself: what comes through has ended it, and it would answer nobody any more.
        console.warn(message.why);
        return this.breakDown();
      case 'answer':
        this.calls.get(message.id)?.resolve(message);
        this.calls.delete(message.id);
        return;
      case 'dialled':
        this.lines.get(message.id)?.onopen?.();
        return;
      case 'heard':
        this.lines.get(message.id)?.onmessage?.({ data: message.text });
        return;
      case 'hung-up':
        this.lines.get(message.id)?.onclose?.();
        this.lines.delete(message.id);
        return;
      case 'measured':
        void this.noteLevels();
        return;
      case 'unkept':
        if (message.why === 'moved') this.end('moved');
        else this.unkept = message.why;
    }
  }

  private opened(): void {
    clearTimeout(this.patience);
    this.state = 'open';
    this.settle?.open();
    this.pulse = setInterval(() => this.feel(), PULSE);
    setTimeout(() => this.say({ kind: 'measure' }), BEFORE_MEASURING);
    keepFiles();
  }

  /** The levels that this device can think through, for the next table. */
  private async noteLevels(): Promise<void> {
    const { text } = await this.call('GET', '/games', '');
    write('levels', Object.fromEntries((JSON.parse(text) as GameInfo[]).map(({ id, levels }) => [id, levels])));
  }

  /** A house that hangs is ended; whoever was at a table dials again. */
  private feel(): void {
    if (this.calls.size + this.lines.size === 0) this.unanswered = 0;
    else if (this.unanswered++ < HANGS) this.say({ kind: 'alive' });
    else this.end('closed');
  }

  private wait(): void {
    clearTimeout(this.patience);
    this.patience = setTimeout(() => this.breakDown(), PATIENCE);
  }

  /** The house of another tab ends when this one takes the lock; without locks it learns that from what is kept. */
  private take(): void {
    const { locks } = navigator as { locks?: LockManager };
    const released = new Promise<void>((done) => (this.release = done));
    const { release } = this;
    locks
      ?.request(LOCK, { steal: true }, () => released)
      .catch((error: unknown) => {
        // A browser that keeps nothing may have no locks either. And what this page has given up is nobody's.
        const stolen = error instanceof DOMException && error.name === 'AbortError';
        if (stolen && this.release === release) this.end('moved');
      });
  }

  private end(state: State): void {
    if (this.state === 'closed' && !this.worker) return;
    clearTimeout(this.patience);
    clearInterval(this.pulse);
    this.worker?.terminate();
    this.worker = this.opening = undefined;
    this.state = state;
    this.settle?.fail();
    if (state !== 'moved') this.release();
    for (const { reject } of this.calls.values()) reject(new ApiError(OFFLINE));
    const lines = [...this.lines.values()];
    this.calls.clear();
    this.lines.clear();
    for (const line of lines) line.onclose?.();
  }

  private say(message: ToHouse): void {
    this.worker?.postMessage(message);
  }
}

const base = (): string => new URL(`${import.meta.env.BASE_URL}${__PYTHON__.folder}/`, document.baseURI).href;

/** Whether the files of this page's house were there once, and are no more. Without a network nobody knows. */
const isGone = (): Promise<boolean> =>
  fetch(`${base()}pyodide.mjs`, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false,
  );

/** The scripts among the files come by themselves, and are not counted. */
const TOTAL = Object.entries(__PYTHON__.sizes).reduce(
  (sum, [name, bytes]) => sum + (name.endsWith('.mjs') ? 0 : bytes),
  0,
);

/** From now on the house opens without a network: the service worker keeps all its files, as one version. */
export function keepFiles(): void {
  void navigator.storage?.persist?.().catch(() => undefined);
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage('keep-house'));
  if (read('house', '') !== __PYTHON__.folder) write('house', __PYTHON__.folder);
}

export const house = new House();
