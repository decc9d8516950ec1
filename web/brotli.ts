// Packs what was built as tightly as it can be, once, beside the files themselves: the server packs only as it goes.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { minifySync, type Plugin } from 'vite';

export function brotli(): Plugin {
  return {
    name: 'tilery-brotli',
    apply: 'build',
    writeBundle({ dir = '' }) {
      // The page waits for it before anything else: no comments on the way.
      const first = join(dir, 'theme.js');
      writeFileSync(first, minifySync(first, readFileSync(first, 'utf8')).code);
      // Only what has its content in its name: a packed file can't be older than the one beside it then.
      for (const name of globSync('assets/*.{js,css}', { cwd: dir })) {
        const file = join(dir, name);
        writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
      }
    },
  };
}
