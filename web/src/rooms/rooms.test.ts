import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every room has a place for the lamp that asks for hints', () => {
  const rooms = globSync('src/rooms/*/');
  expect(rooms.length).toBeGreaterThan(1);
  for (const room of rooms) {
    const files = globSync(`${room}/**/*.svelte`).map((path) => readFileSync(path, 'utf8'));
    expect(
      files.some((text) => text.includes('{@render lamp?.()}') || text.includes('{@render props.lamp?.()}')),
      room,
    ).toBe(true);
  }
});
