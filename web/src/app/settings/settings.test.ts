// What can be set: it holds at once, is kept, and holds before the first paint of the next visit.
import { cleanup, render, screen } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contrast as keptContrast, hintsWanted, textSize as keptSize } from '../memory';
import { sounds } from '../../ui/sound/sound.svelte';
import { calling } from '../../table/calling/calling.svelte';
import SettingsSheet from './SettingsSheet.svelte';

const root = document.documentElement;

/** The next visit, up to its first paint; not of the home page, which would ask a server for its games. */
function visitAgain(): void {
  history.replaceState(null, '', '/library');
  for (const what of ['theme', 'text', 'contrast']) root.removeAttribute(`data-${what}`);
  new Function(readFileSync('public/theme.js', 'utf8'))();
}

const choose = (name: string | RegExp) => screen.getByRole(typeof name === 'string' ? 'radio' : 'checkbox', { name });

beforeEach(() => {
  localStorage.clear();
  Object.defineProperty(navigator, 'vibrate', { value: () => true, configurable: true });
  render(SettingsSheet, { onyou: vi.fn() });
});
afterEach(() => {
  choose('Large').click();
  screen.getAllByRole('radio', { name: 'Normal' })[0]?.click();
  if (choose(/^Stronger contrast/).getAttribute('aria-checked') ?? root.dataset.contrast)
    choose(/^Stronger contrast/).click();
  choose('Medium').click();
  cleanup();
  document.head.replaceChildren();
  history.replaceState(null, '', '/');
  vi.restoreAllMocks();
});

test('letters grow at once, and are as large on the next visit', () => {
  choose('Extra large').click();
  expect(root.dataset.text).toBe('larger');
  expect(keptSize()).toBe('larger');
  visitAgain();
  expect(root.dataset.text).toBe('larger');
});

test('contrast is stronger at once, on the next visit, and where the system asks for it', () => {
  choose(/^Stronger contrast/).click();
  expect(root.dataset.contrast).toBe('more');
  visitAgain();
  expect([root.dataset.contrast, keptContrast()]).toEqual(['more', 'more']);
  choose(/^Stronger contrast/).click();
  expect(root.dataset.contrast).toBeUndefined();
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  visitAgain();
  expect(root.dataset.contrast).toBe('more');
  root.removeAttribute('data-contrast');
});

test('sound has three steps and off, vibration and hints have a switch of their own', () => {
  choose('Loud').click();
  expect([sounds.on, sounds.volume]).toEqual([true, 'loud']);
  choose('Off').click();
  expect([sounds.on, sounds.vibration]).toEqual([false, true]);
  choose(/^Vibration/).click();
  expect(sounds.vibration).toBe(false);
  choose(/^Vibration/).click();
  choose(/^Hints at new tables/).click();
  expect(hintsWanted()).toBe(false);
});

test.each([
  [['hu', 'en'], null, '/hu.js'],
  [['nn-NO'], null, '/nb.js'],
  [['fr'], null, '/en.js'],
  [['en'], 'ru', '/ru.js'],
])('a browser that prefers %s, where %s was chosen, asks for %s before the page does', (languages, chosen, file) => {
  const words = ['en', 'de', 'hu', 'nb', 'ru'].map((one) => `${one}=/${one}.js`).join(' ');
  document.head.innerHTML = `<meta name="texts" content="${words}">`;
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  if (chosen) localStorage.setItem('tilery.locale', chosen);
  visitAgain();
  const asked = [...document.head.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));
  expect(asked).toEqual([file]);
});

test('one is notified if one wants it and the browser lets it; if it says no, the tick goes again', async () => {
  cleanup();
  const answers = ['denied', 'granted'];
  const requestPermission = vi.fn(() => Promise.resolve(answers.shift()));
  vi.stubGlobal('Notification', { permission: 'default', requestPermission });
  vi.stubGlobal('isSecureContext', true);
  render(SettingsSheet, { onyou: vi.fn() });
  const tick = choose(/^Notify me/) as HTMLInputElement;
  tick.click();
  await vi.waitFor(() => expect(tick.checked).toBe(false));
  tick.click();
  await vi.waitFor(() => expect(calling.on).toBe(true));
  expect(tick.checked).toBe(true);
  await calling.switch(false);
  vi.unstubAllGlobals();
});
