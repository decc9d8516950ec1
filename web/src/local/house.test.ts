// The house as the page sees it: when it is given up, and when it is not. Its worker is one of the test's own.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { house as usual } from './house.svelte';
import { houseTexts } from './texts';
import type { FromHouse, ToHouse } from './messages';

vi.mock('./texts', () => ({ houseTexts: vi.fn(() => Promise.resolve()) }));

/** Each test has one of its own. */
const House = usual.constructor as new () => typeof usual;

class FakeWorker {
  onmessage: ((event: { data: FromHouse }) => void) | null = null;
  onerror: (() => void) | null = null;
  said: ToHouse[] = [];
  ended = false;
  constructor() {
    workers.push(this);
  }
  postMessage(message: ToHouse): void {
    this.said.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  say(data: FromHouse): void {
    this.onmessage?.({ data });
  }
}

let workers: FakeWorker[] = [];
let refuse: (error: unknown) => void;
const worker = () => workers.at(-1) as FakeWorker;
const wire = () => ({ send: vi.fn(), close: vi.fn(), onopen: null, onmessage: null, onclose: vi.fn() });
const QUIET = 31_000;

/** A house that is open, with somebody at a table. */
async function opened() {
  const house = new House();
  const open = house.open();
  await vi.waitFor(() => expect(workers).toHaveLength(1));
  worker().say({ kind: 'open' });
  await open;
  const line = wire();
  house.dial('~t', line);
  return { house, line };
}

beforeEach(() => {
  workers = [];
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('__PYTHON__', { folder: 'assets/python-test', sizes: {} });
  vi.stubGlobal('__STATIC__', false);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const request = () => new Promise((_, reject) => (refuse = reject));
  vi.stubGlobal('navigator', { locks: { request } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

test('a house that gives no sign of life is ended, and whoever is at a table dials again', async () => {
  const { house, line } = await opened();
  vi.advanceTimersByTime(QUIET);
  expect(worker().said.filter(({ kind }) => kind === 'alive')).toHaveLength(6);
  vi.advanceTimersByTime(5000);
  expect(worker().ended).toBe(true);
  expect(line.onclose).toHaveBeenCalledOnce();
  expect(house.state).toBe('closed');
});

test('a device that slept, or whose clock was set, keeps its house', async () => {
  await opened();
  for (const step of [3_600_000, -7_200_000, 0, 0, 0, 0, 0, 0]) {
    vi.setSystemTime(Date.now() + step);
    vi.advanceTimersByTime(5000);
    worker().say({ kind: 'alive' });
  }
  expect(worker().ended).toBe(false);
});

test('Python that has broken down is given up, though its worker still answers', async () => {
  const { line } = await opened();
  worker().say({ kind: 'failed', why: 'Pyodide already fatally failed' });
  expect(worker().ended).toBe(true);
  expect(line.onclose).toHaveBeenCalledOnce();
});

test('only another tab takes the games away, not a browser without locks', async () => {
  const { house } = await opened();
  refuse(new DOMException('no storage', 'SecurityError'));
  await Promise.resolve();
  expect(house.state).toBe('open');
  refuse = () => undefined;
});

test('another tab takes the games', async () => {
  const { house } = await opened();
  refuse(new DOMException('stolen', 'AbortError'));
  await vi.waitFor(() => expect(house.state).toBe('moved'));
});

test('a page whose files a newer one has replaced says so', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve({ status: 404 }));
  const house = new House();
  const open = house.open();
  open.catch(() => undefined);
  await vi.waitFor(() => expect(workers).toHaveLength(1));
  worker().onerror?.();
  await expect(open).rejects.toThrow();
  await vi.waitFor(() => expect(house.renewed).toBe(true));
});

test('what did not come the first time comes with the next try', async () => {
  vi.mocked(houseTexts).mockRejectedValueOnce(new Error('no network'));
  const house = new House();
  await expect(house.open()).rejects.toThrow('no network');
  const open = house.open();
  await vi.waitFor(() => expect(workers).toHaveLength(1));
  worker().say({ kind: 'open' });
  await open;
  expect(house.state).toBe('open');
});
