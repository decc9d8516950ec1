import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { brotli } from './brotli.ts';
import { pieceOf } from './pieces.ts';
import { preload } from './preload.ts';
import { python } from './python/plugin.ts';
import { worker } from './worker/plugin.ts';

const server = '127.0.0.1:8080'; // where `tilery serve` listens

/** A copy of the page for any web space, without a server. */
const copy = Boolean(process.env.TILERY_STATIC);

/** The rooms that have such a folder: a page can offer the way there without the code that knows it. */
function roomsWith(folder: string): string {
  const rooms = join(import.meta.dirname, 'src/rooms');
  return JSON.stringify(readdirSync(rooms).filter((room) => existsSync(join(rooms, room, folder))));
}

export default defineConfig({
  define: { __EDITORS__: roomsWith('editor'), __SCORES__: roomsWith('scores') },
  base: copy ? './' : '/',
  plugins: [svelte(), svelteTesting(), preload(), python(), worker(), brotli()],
  // Into the Python package: an installed Tilery serves these files and needs no Node.
  build: {
    outDir: copy ? '../dist/static' : '../src/tilery/static',
    emptyOutDir: true,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: pieceOf, debugName: 'pieces' }] },
        // The first file names all others, and no hash can be packed: seven letters tell builds of one file apart.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        entryFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
  server: { proxy: { '/api': `http://${server}`, '/ws': { target: `ws://${server}`, ws: true } } },
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'happy-dom',
    setupFiles: ['src/texts/everywhere.ts'],
    // One document and one set of texts for all files of a worker: making them anew for each took most of the time.
    isolate: false,
    pool: 'threads',
  },
});
