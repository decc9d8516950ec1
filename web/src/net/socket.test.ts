// A line that dies silently: when it is noticed, and what it costs to find out.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeWire, tableInfo } from './fixtures';
import { TableSocket, type Connection } from './socket';
import type { ServerMessage, Welcome } from './wire';

const PING = { type: 'ping', id: 'ping' };
const PONG: ServerMessage = { type: 'pong', id: 'ping' };
const WELCOME: Welcome = {
  type: 'welcome',
  table: tableInfo(),
  seq: 0,
  views: [],
  result: null,
  hints: [],
  invite: '',
  clocks: [],
  commitment: '',
};

let wires: FakeWire[];
let states: Connection[];
let heard: ServerMessage[];
let socket: TableSocket;
const wire = () => wires.at(-1) as FakeWire;
const pings = () => wire().sent.filter(({ type }) => type === 'ping').length;
const refuse = (code: string) =>
  wire().say({ type: 'refused', id: 'ping', code, text: '', problems: [] } as ServerMessage);
const show = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
/** The line comes up, and the table is there. */
const greet = () => {
  wire().onopen?.();
  wire().say(WELCOME);
};

beforeEach(() => {
  vi.useFakeTimers();
  [wires, states, heard] = [[], [], []];
  socket = new TableSocket(
    () => [],
    { message: (message) => heard.push(message), connection: (state) => states.push(state) },
    () => {
      wires.push(new FakeWire());
      return wire();
    },
  );
  greet();
});
afterEach(() => {
  socket.stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('after a quarter of a minute without a word we ask whether the line is there', () => {
  vi.advanceTimersByTime(14_999);
  expect(pings()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(wire().last()).toEqual(PING);
  wire().say(PONG);
  expect(heard, 'that is nothing for the table').toEqual([WELCOME]);
  vi.advanceTimersByTime(14_999);
  expect(pings()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(pings()).toBe(2);
  expect(states).toEqual(['connecting', 'open']);
});

test('a line without an answer is lost, and called again', () => {
  const first = wire();
  vi.advanceTimersByTime(15_000 + 9999);
  expect(states.at(-1)).toBe('open');
  vi.advanceTimersByTime(1);
  expect(states.at(-1)).toBe('lost');
  expect(first.closed).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(wires).toHaveLength(2);
  greet();
  expect(states.at(-1)).toBe('open');
});

test('whatever is heard shows that the line is there', () => {
  for (let minute = 0; minute < 6; minute += 1) {
    vi.advanceTimersByTime(14_000);
    wire().say({ type: 'seats', table: tableInfo() });
  }
  expect(pings()).toBe(0);
  vi.advanceTimersByTime(20_000);
  expect(pings()).toBe(1);
  wire().say({ type: 'seats', table: tableInfo() });
  vi.advanceTimersByTime(14_000);
  expect(states.at(-1), 'a word that came instead of the answer').toBe('open');
});

test('nobody is asked before the table is there, or after we have left', () => {
  vi.advanceTimersByTime(10_000);
  wire().onclose?.();
  vi.advanceTimersByTime(1000);
  wire().onopen?.();
  vi.advanceTimersByTime(9000);
  expect(wire().sent.map(({ type }) => type)).toEqual(['hello']);
  wire().say(WELCOME);
  socket.stop();
  vi.advanceTimersByTime(60_000);
  expect(pings()).toBe(0);
});

test('an answer to a ping is none to a request', () => {
  socket.request({ type: 'hint', id: 'h', seat: 0, seq: 0, whole: false });
  vi.advanceTimersByTime(15_000);
  wire().say(PONG);
  vi.advanceTimersByTime(14_999);
  expect(states.at(-1), 'a hint may take half a minute').toBe('open');
  vi.advanceTimersByTime(1);
  expect(states.at(-1)).toBe('lost');
});

test('while a request is on its way a dead line is noticed no later than before', () => {
  vi.advanceTimersByTime(14_000);
  socket.request({ type: 'check', id: 'c', seat: 0, move: 'end' });
  vi.advanceTimersByTime(9999);
  expect(states.at(-1)).toBe('open');
  vi.advanceTimersByTime(1);
  expect(states.at(-1)).toBe('lost');
});

test('a server that doesn’t know pings is asked once, and the line stays', () => {
  vi.advanceTimersByTime(15_000);
  refuse('malformed');
  vi.advanceTimersByTime(300_000);
  wire().say({ type: 'seats', table: tableInfo() });
  vi.advanceTimersByTime(300_000);
  show('hidden');
  show('visible');
  dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(60_000);
  expect(pings()).toBe(1);
  expect(states).toEqual(['connecting', 'open']);
  expect(
    heard.map(({ type }) => type),
    'nobody is told of it',
  ).toEqual(['welcome', 'seats']);
});

test('the next line may lead to a newer server, so it is asked again', () => {
  vi.advanceTimersByTime(15_000);
  refuse('malformed');
  wire().onclose?.();
  vi.advanceTimersByTime(1000);
  greet();
  vi.advanceTimersByTime(15_000);
  expect(pings()).toBe(1);
});

test('a ping that is refused because there were too many is answered all the same', () => {
  vi.advanceTimersByTime(15_000);
  refuse('too-fast');
  vi.advanceTimersByTime(14_999);
  expect(states).toEqual(['connecting', 'open']);
  expect(heard).toEqual([WELCOME]);
  vi.advanceTimersByTime(1);
  expect(pings()).toBe(2);
});

test('while the page is hidden nothing runs and nothing is asked', () => {
  show('hidden');
  expect(vi.getTimerCount()).toBe(0);
  wire().say({ type: 'seats', table: tableInfo() });
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(600_000);
  expect(pings()).toBe(0);
  expect(states.at(-1)).toBe('open');
});

test('a question that is open when the page is hidden is dropped', () => {
  vi.advanceTimersByTime(15_000);
  show('hidden');
  vi.advanceTimersByTime(600_000);
  expect(states.at(-1)).toBe('open');
});

test('whoever comes back after a while knows within three seconds whether the line is there', () => {
  show('hidden');
  vi.advanceTimersByTime(60_000);
  show('visible');
  expect(wire().last()).toEqual(PING);
  vi.advanceTimersByTime(2999);
  expect(states.at(-1)).toBe('open');
  vi.advanceTimersByTime(1);
  expect(states.at(-1)).toBe('lost');
});

test('with an answer all goes on as before', () => {
  show('hidden');
  vi.advanceTimersByTime(60_000);
  show('visible');
  wire().say(PONG);
  vi.advanceTimersByTime(15_000);
  expect(pings()).toBe(2);
  vi.advanceTimersByTime(9999);
  expect(states.at(-1), 'the usual patience').toBe('open');
});

test('after a short look elsewhere nothing is asked out of turn', () => {
  show('hidden');
  vi.advanceTimersByTime(4999);
  show('visible');
  expect(pings()).toBe(0);
  vi.advanceTimersByTime(15_000);
  expect(pings()).toBe(1);
});

test('another network may have taken the line away: we ask at once', () => {
  dispatchEvent(new Event('online'));
  expect(wire().last()).toEqual(PING);
  vi.advanceTimersByTime(3000);
  expect(states.at(-1)).toBe('lost');
});
