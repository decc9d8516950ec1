import { afterEach, expect, test, vi } from 'vitest';
import { listen } from './router.svelte';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
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
