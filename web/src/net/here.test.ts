import { afterEach, expect, test, vi } from 'vitest';
import { mayBeHere } from './here';

afterEach(() => vi.unstubAllGlobals());

test('a request is for this device if it names one of its tables', () => {
  vi.stubGlobal('__STATIC__', false);
  expect(mayBeHere('/tables/~t/tally', undefined)).toBe(true);
  expect(mayBeHere('/mine', { tables: [{ id: 't' }, { id: '~t' }] })).toBe(true);
  expect(mayBeHere('/library', { own: ['t', '~t'] })).toBe(true);
  expect(mayBeHere('/library', { own: ['~t', 't'] })).toBe(true);
  expect(mayBeHere('/tries', { origin: { table: '~t', round: 0 }, at: 3 })).toBe(true);
  expect(mayBeHere('/mine', { tables: [{ id: 't' }] })).toBe(false);
});

test('somebody whose name begins like such a table still sits down at the server', () => {
  vi.stubGlobal('__STATIC__', false);
  expect(mayBeHere('/tables/t/seats', { name: '~Bob', invite: 'x' })).toBe(false);
  expect(mayBeHere('/tables/t/seats', { name: 'a/~b', invite: 'x' })).toBe(false);
});
