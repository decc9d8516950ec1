// The order of the folders: what a room may use, and what the kit may. So a room can be read, moved or left out alone.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const SHARED = ['kit', 'ui', 'texts', 'net'];

const sources = globSync('src/**/*.{ts,svelte}')
  .map((path) => relative('src', path))
  .filter((path) => !path.endsWith('.test.ts'));

/** What a file imports of ours, as paths from src. */
function imports(path: string): string[] {
  const text = readFileSync(join('src', path), 'utf8');
  return [...text.matchAll(/(?:from|import)\s*\(?'(\.[^']+)'/g)].map(([, to = '']) => join(dirname(path), to));
}

const isIn = (folders: string[], path: string) => folders.some((folder) => path.startsWith(`${folder}/`));

test('a room uses the kit and what all share, and no other room', () => {
  const rooms = globSync('src/rooms/*/').map((path) => relative('src', path));
  expect(rooms.length).toBeGreaterThan(1);
  for (const room of rooms)
    for (const path of sources.filter((one) => isIn([room], one)))
      expect(
        imports(path).filter((to) => !isIn([room, ...SHARED], to)),
        path,
      ).toEqual([]);
});

test('the kit knows no room, no table and no page', () => {
  for (const path of sources.filter((one) => isIn(['kit'], one)))
    expect(
      imports(path).filter((to) => !isIn(SHARED, to)),
      path,
    ).toEqual([]);
});
