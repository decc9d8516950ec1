import { expect, test, vi } from 'vitest';
import { isForOthers, press, stepIn } from './keys';

test('a key does what it stands for, in small letters or large', () => {
  const end = vi.fn();
  expect([press({ e: end }, 'E'), press({ e: end }, 'e'), press({ e: end }, 'x')]).toEqual([true, true, false]);
  expect(end).toHaveBeenCalledTimes(2);
});

test('a key that found nothing to do is left to others', () => {
  expect(press({ escape: () => false }, 'Escape')).toBe(false);
  expect(press({ escape: () => true }, 'Escape')).toBe(true);
});

test('a list goes round at both ends', () => {
  expect([stepIn('ArrowUp', 0, 3), stepIn('ArrowDown', 2, 3), stepIn('End', 0, 3)]).toEqual([2, 0, 2]);
  expect(stepIn('Enter', 0, 3)).toBeUndefined();
});

test('what somebody writes, and what the browser itself knows, is no key of the table', () => {
  const press = (how: KeyboardEventInit, target?: Element) => {
    const event = new KeyboardEvent('keydown', { key: 'e', ...how });
    if (target) Object.defineProperty(event, 'target', { value: target });
    return isForOthers(event);
  };
  expect([press({}), press({ ctrlKey: true }), press({}, document.createElement('input'))]).toEqual([
    false,
    true,
    true,
  ]);
});
