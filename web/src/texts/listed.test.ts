import { expect, test, vi } from 'vitest';
import { LOCALES, setLocale } from './index.svelte';
import { listed } from './listed';

const WORDS = ['Ada', 'Ben', 'Cleo', 'Dan'];

test.each(LOCALES)('words are joined as the browser itself joins them, in %s', async (language) => {
  await setLocale(language);
  const browser = new Intl.ListFormat(language === 'en' ? 'en-GB' : language);
  for (let count = 0; count <= WORDS.length; count++) {
    const words = WORDS.slice(0, count);
    expect(listed(words).replaceAll('\u00A0', ' ')).toBe(browser.format(words));
  }
  await setLocale('en');
});

test('nobody asks the browser', () => {
  const asked = vi.spyOn(Intl, 'ListFormat');
  expect(listed(WORDS)).toBe('Ada, Ben, Cleo and Dan');
  expect(asked).not.toHaveBeenCalled();
});
