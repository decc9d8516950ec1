import { expect, test, vi } from 'vitest';
import { initialOf } from './initial';

test.each([
  ['Ada', 'A'],
  ['  öcsi', 'Ö'],
  ['ирина', 'И'],
  ['4ever', '4'],
  ['e\u0301va', 'E\u0301'],
  ['👩‍🚀 Sally', '👩‍🚀'],
  ['', ''],
])('%s is marked %s', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});

test('for a plain letter nobody asks the browser', () => {
  const asked = vi.spyOn(Intl, 'Segmenter');
  initialOf('Ben');
  expect(asked).not.toHaveBeenCalled();
  initialOf('👩‍🚀');
  expect(asked).toHaveBeenCalled();
});
