import { expect, test } from 'vitest';
import { arriving } from './motion';

const FROM = new DOMRect(0, 0, 20, 20);
const TO = new DOMRect(100, 50, 40, 40);
const size = () => ({ width: 30, height: 20, first: 15 });

function fly(to: string) {
  const element = document.createElement('div');
  const frames = arriving({ id: 1, from: FROM, to, duration: 400 }, element, (spot) => (spot ? TO : undefined), size);
  return { element, frames };
}

test('a piece lies in the middle of where it goes, and comes from the middle of where it was, small at first', () => {
  const { element, frames } = fly('cell 1');
  expect([element.style.left, element.style.top, element.style.width]).toEqual(['105px', '60px', '30px']);
  expect(frames[0]?.transform).toBe('translate(-110px, -60px) scale(0.5)');
  expect(frames.at(-1)).toMatchObject({ transform: 'none', opacity: 1 });
});

test('what somebody gets is taken out of sight', () => {
  expect(fly('seat 2').frames.at(-1)?.opacity).toBe(0.3);
});
