// The order of the folders: what a room may use, and what the kit may. So a room can be read, moved or left out alone.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const MOST_FILES = 20;
const MOST_LINES = 400;
const SHARED = ['kit', 'ui', 'texts', 'net'];

const files = globSync('src/**/*.{ts,svelte,css,ftl}').map((path) => relative('src', path));
const sources = files.filter((path) => !path.endsWith('.test.ts') && /\.(ts|svelte)$/.test(path));

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

test('folders and files are small enough to be looked over', () => {
  const count = new Map<string, number>();
  for (const path of files) count.set(dirname(path), (count.get(dirname(path)) ?? 0) + 1);
  expect([...count].filter(([, many]) => many > MOST_FILES)).toEqual([]);
  const written = files.filter((path) => !path.endsWith('wire.ts')); // those are generated
  const lines = (path: string) => readFileSync(join('src', path), 'utf8').trimEnd().split('\n').length;
  expect(written.filter((path) => lines(path) > MOST_LINES)).toEqual([]);
});
