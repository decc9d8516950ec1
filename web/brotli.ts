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
      rewrite(join(dir, 'theme.js'), (text, file) => minifySync(file, text).code);
      if (process.env.TILERY_STATIC) withoutServer(dir);
      // Only what has its content in its name: a packed file can't be older than the one beside it then.
      for (const name of globSync('assets/*.{js,css}', { cwd: dir })) {
        const file = join(dir, name);
        writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
      }
    },
  };
}

function rewrite(file: string, change: (text: string, file: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8'), file));
}

/** A copy lies in any folder, and nobody answers there but the files themselves. */
function withoutServer(dir: string): void {
  rewrite(join(dir, 'manifest.webmanifest'), (text) => text.replaceAll('"/', '"./'));
  rewrite(join(dir, 'theme.js'), (text) => text.replace('/api/games', './manifest.webmanifest'));
}
