import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import App from './App.svelte';
import { listen, parse } from './router.svelte';
import { startLocale } from '../texts/index.svelte';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test('the page says where you are, and what to do when the server is away', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
  await startLocale();
  render(App);
  expect(screen.getByRole('heading', { level: 1 }).textContent.trim()).toBe('Tilery');
  expect((await screen.findByRole('alert')).textContent).toContain('Can’t reach the server');
});

test('puzzles are all of them, those of a game, or one by its number', () => {
  expect(parse('/puzzles')).toEqual({ page: 'puzzles', game: '', number: NaN });
  expect(parse('/puzzles/draughts')).toEqual({ page: 'puzzles', game: 'draughts', number: NaN });
  expect(parse('/puzzles/draughts/')).toEqual(parse('/puzzles/draughts'));
  expect(parse('/puzzles/draughts/12')).toEqual({ page: 'puzzles', game: 'draughts', number: 12 });
  for (const path of ['/puzzles/draughts/first', '/puzzles/draughts/1234567', '/puzzles/draughts/1/2'])
    expect(parse(path)).toEqual({ page: 'unknown' });
});

function put<Name extends 'a' | 'main'>(name: Name, what: Record<string, string>): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(what)) element.setAttribute(key, value);
  document.body.append(element);
  return element;
}

const point = (at: Element) => at.dispatchEvent(new Event('pointerover', { bubbles: true }));

test('in a copy, a link that is opened elsewhere leads to the one file that is there', () => {
  vi.stubGlobal('__STATIC__', true);
  const stop = listen();
  const rules = put('a', { href: '/rules/draughts#DR-1', target: '_blank' });
  const elsewhere = put('a', { href: '/docs/' });
  const record = put('a', { href: '/api/tables/~t/rounds/0/record', download: '' });
  for (const link of [rules, elsewhere, record]) point(link);
  point(rules); // a second time changes nothing
  expect(rules.getAttribute('href')).toBe('#/rules/draughts#DR-1');
  expect(elsewhere.getAttribute('href')).toBe('/docs/');
  expect(record.getAttribute('href')).toBe('/api/tables/~t/rounds/0/record');
  stop();
});

test('in a copy, a link to a place on the page goes there, and the address stays', () => {
  vi.stubGlobal('__STATIC__', true);
  const stop = listen();
  const place = put('main', { id: 'content', tabindex: '-1' });
  const before = location.href;
  put('a', { href: '#content' }).click();
  expect(document.activeElement).toBe(place);
  expect(location.href).toBe(before);
  stop();
});
