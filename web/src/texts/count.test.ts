import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test, vi } from 'vitest';
import { counted } from './count';
import { LOCALES } from './index.svelte';

const TEXT = `
tiles = { $count ->
    [0] none
    [one] { $count } tile
   *[other] { $count } tiles
}
`;

function said(language: string, count: number, make = counted) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(TEXT));
  const pattern = bundle.getMessage('tiles')?.value;
  return pattern ? bundle.formatPattern(pattern, make({ count }), []) : '';
}

test.each(LOCALES)('numbers read as the browser itself writes them, in %s', (language) => {
  for (const count of [0, 1, 2, 5, 21, 62, 999, 1000, 12345, -3, 2.5])
    expect(said(language, count)).toBe(said(language, count, (args) => args as ReturnType<typeof counted>));
});

test('for a small one nobody asks the browser', () => {
  const asked = vi.spyOn(Intl, 'NumberFormat');
  expect(said('en', 62)).toBe('62 tiles');
  expect(asked).not.toHaveBeenCalled();
  expect(said('en', 1200)).toBe('1,200 tiles');
  expect(asked).toHaveBeenCalled();
});
