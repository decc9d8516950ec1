import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AddressLine, momentIn, ofRecord, ofTable } from './moments';
import { packed, unpacked } from './packed';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

test('an address names a step and a seat, or neither', () => {
  expect(momentIn('?at=37&seat=1', 2)).toEqual({ at: 37, seat: 1 });
  expect(momentIn('?at=37&seat=spectator', 2)).toEqual({ at: 37, seat: null });
  expect(momentIn('', 2)).toEqual({ at: 0, seat: undefined });
  expect(momentIn('?at=0&seat=2', 2)).toEqual({ at: 0, seat: undefined });
  expect(momentIn('?at=-4&seat=x', 2)).toEqual({ at: 0, seat: undefined });
  expect(momentIn('?at=99999999999', 2).at).toBe(0);
});

test('the link to a moment leads back to it', async () => {
  const link = new URL((await ofTable('t 1', 3).link(12, null)) ?? '');
  expect(link.pathname).toBe('/table/t%201/replay/3');
  expect(momentIn(link.search, 2)).toEqual({ at: 12, seat: null });
  expect(ofTable('t1', 3).origin(12)).toEqual({ table: 't1', round: 3, at: 12 });
});

test('the link to a moment of a record holds the record', async () => {
  vi.useRealTimers();
  const record = 'tilery-record 1\ngame: Ő és Ю\n'.repeat(30);
  const link = new URL((await ofRecord(record).link(5, 0)) ?? '');
  expect(link.pathname).toBe('/study');
  expect(momentIn(link.search, 2)).toEqual({ at: 5, seat: 0 });
  expect(link.hash).toMatch(/^#[\w-]+$/);
  expect(await unpacked(link.hash.slice(1))).toBe(record);
});

test('a record that is too long for a link has none', async () => {
  vi.useRealTimers();
  const long = Array.from({ length: 20_000 }, () => String(Math.random())).join('\n');
  expect(await ofRecord(long).link(1, null)).toBeNull();
});

test('a link that is cut or made up is no record', async () => {
  vi.useRealTimers();
  const whole = await packed('tilery-record 1\n'.repeat(100));
  for (const letters of [whole.slice(0, -3), 'hello', '%%%', '!'])
    await expect(unpacked(letters)).rejects.toBeDefined();
  await expect(unpacked(await packed('x'.repeat(2_000_000)))).rejects.toBeInstanceOf(RangeError);
});

test('the address line follows, without a new entry for each step', () => {
  const entries = history.length;
  history.replaceState(null, '', '/study#abc');
  const line = new AddressLine();
  for (let at = 1; at <= 9; at++) line.follow(at, 1);
  expect(location.search).toBe('');
  vi.advanceTimersByTime(300);
  expect(`${location.pathname}${location.search}${location.hash}`).toBe('/study?at=9&seat=1#abc');
  expect(history.length).toBe(entries);
  line.follow(10, null);
  line.stop();
  vi.advanceTimersByTime(1000);
  expect(location.search).toBe('?at=9&seat=1');
});

test('the link to a moment of a game on this device takes the game along', async () => {
  vi.useRealTimers();
  const read = vi.fn(() => Promise.resolve('a record'));
  const link = new URL((await ofTable('~t', 1, read).link(5, 0)) ?? '');
  expect(read).toHaveBeenCalledWith('/tables/~t/rounds/1/record');
  expect(link.pathname).toBe('/study');
  expect(await unpacked(link.hash.slice(1))).toBe('a record');
});
