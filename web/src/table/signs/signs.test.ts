import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { knownTable, remember } from '../../app/memory';
import { FakeWire, tableInfo } from '../../net/fixtures';
import type { Signed } from '../../net/wire';
import { Table } from '../table.svelte';
import { SIGNS } from './drawings';
import { signsOfOthers } from './others.svelte';
import SignButton from './SignButton.svelte';
import { SEEN } from './signs.svelte';
import SignWords from './SignWords.svelte';

const SEAT = 0;
let wire: FakeWire;
let table: Table;
let page: Record<string, unknown> | undefined;

const hear = (seat: number, sign: Signed['sign']) => wire.say({ type: 'signed', seat, sign });
const seen = () => table.signs.shown.map(({ seat, sign }) => [seat, sign]);
const sent = () => wire.sent.filter(({ type }) => type === 'sign');

function sitDown(id = 't1') {
  table = new Table(
    () => ['secret'],
    () => (wire = new FakeWire()),
  );
  welcome(id);
}

function welcome(id = 't1') {
  wire.onopen?.();
  const view = { seat: SEAT, view: {}, log: [], can_undo: false, to_move: true };
  const rest = { result: null, hints: [], invite: '', clocks: [], commitment: '' };
  wire.say({ type: 'welcome', table: tableInfo({ id }), seq: 0, views: [view], ...rest });
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  signsOfOthers.on = true;
  sitDown();
});
afterEach(async () => {
  if (page) await unmount(page);
  page = undefined;
  table.leave();
  vi.useRealTimers();
});

test('a sign is seen for a while, and a newer one of the same seat takes its place', () => {
  hear(1, 'hello');
  hear(SEAT, 'thanks');
  expect(seen()).toEqual([
    [1, 'hello'],
    [SEAT, 'thanks'],
  ]);
  vi.advanceTimersByTime(SEEN - 1);
  hear(1, 'wow');
  expect(seen()).toEqual([
    [SEAT, 'thanks'],
    [1, 'wow'],
  ]);
  vi.advanceTimersByTime(1);
  expect(seen()).toEqual([[1, 'wow']]);
  vi.advanceTimersByTime(SEEN);
  expect(seen()).toEqual([]);
});

test('the same sign made again is seen as long as the first', () => {
  hear(1, 'hello');
  vi.advanceTimersByTime(SEEN - 1);
  hear(1, 'hello');
  vi.advanceTimersByTime(SEEN - 1);
  expect(seen()).toEqual([[1, 'hello']]);
});

test('a sign of a newer server that this page does not know is left out', () => {
  hear(1, 'high-five' as Signed['sign']);
  expect(seen()).toEqual([]);
});

test('one makes a sign, and the next after a rest', () => {
  table.sign(SEAT, 'hello');
  table.sign(SEAT, 'wow');
  expect(sent()).toMatchObject([{ type: 'sign', seat: SEAT, sign: 'hello' }]);
  vi.advanceTimersByTime(SEEN);
  table.sign(SEAT, 'wow');
  expect(sent()).toHaveLength(2);
});

test('a sign is for now: it is neither kept while there is no line, nor sent again', () => {
  table.sign(SEAT, 'hello');
  expect(sent()).toHaveLength(1);
  wire.onclose?.();
  vi.advanceTimersByTime(SEEN); // the rest is over, and it has called again
  table.sign(SEAT, 'wow');
  expect(table.signs.resting).toBe(false);
  welcome();
  expect(table.connection).toBe('open');
  expect(sent()).toEqual([]);
});

test('whoever makes too many from several devices is told so', () => {
  table.sign(SEAT, 'hello');
  wire.say({ type: 'refused', id: String(wire.last()['id']), code: 'too-fast', text: '', problems: [] });
  expect(table.error).toBe('too-fast');
});

test('the signs of the others can be left out at one table, which is remembered, and at all', () => {
  remember('t1', { game: 'dominoes', seats: { 0: 'secret' } });
  table.signs.on = false;
  hear(1, 'hello');
  hear(SEAT, 'thanks');
  expect(seen(), 'one sees what one makes').toEqual([[SEAT, 'thanks']]);
  expect(knownTable('t1')).toMatchObject({ signs: false, seats: { 0: 'secret' } });
  table.leave();
  sitDown();
  expect(table.signs.on).toBe(false);

  table.leave();
  sitDown('t2');
  expect(table.signs.on).toBe(true);
  signsOfOthers.on = false;
  hear(1, 'hello');
  expect(seen()).toEqual([]);
  table.signs.on = true; // but here they are wanted
  expect(seen()).toEqual([[1, 'hello']]);
});

test('those who hear the table are told who makes which sign', () => {
  hear(1, 'well-played');
  page = mount(SignWords, { target: document.body, props: { signs: table.signs.shown, names: ['Ada', 'Ben'] } });
  flushSync();
  const words = document.querySelector('[aria-live=polite]');
  expect(words?.textContent.trim()).toBe('Ben: Well played');
});

test('the button offers every sign by its name, and a pressed one is sent', () => {
  page = mount(SignButton, { target: document.body, props: { table, seat: SEAT, place: 'card' } });
  flushSync();
  const row = document.querySelector<HTMLElement>('[popover]');
  if (row) row.hidePopover = vi.fn();
  const offered = [...document.querySelectorAll<HTMLElement>('.sign')];
  expect(offered.map((one) => one.textContent.trim())).toHaveLength(SIGNS.length);
  expect(offered.every((one) => one.textContent.trim() !== '')).toBe(true);
  offered[SIGNS.indexOf('oops')]?.click();
  expect(sent()).toMatchObject([{ sign: 'oops', seat: SEAT }]);
  expect(row?.hidePopover).toHaveBeenCalled();
  flushSync();
  expect(offered.map((one) => one.ariaDisabled ?? one.getAttribute('aria-disabled'))).toEqual(SIGNS.map(() => 'true'));

  const mute = document.querySelector<HTMLElement>('[role=switch]');
  expect(mute?.getAttribute('aria-checked')).toBe('true');
  mute?.click();
  flushSync();
  expect(mute?.getAttribute('aria-checked')).toBe('false');
});
