// Puts what a house in the browser consists of among the built files, and tells the pages where it is. It is made by
// build.mjs; the files keep their names, and the folder's name says what is in them.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const BUILT = join(import.meta.dirname, '../.python');

export interface Built {
  version: string;
  files: Record<string, { bytes: number; packed: number }>;
}

/** What was built; nothing for tests of single parts. */
export function built(): Built {
  const list = join(BUILT, 'files.json');
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Built) : { version: 'none', files: {} };
}

export const folderOf = ({ version }: Built): string => `assets/python-${version}`;

export function python(): Plugin {
  return {
    name: 'tilery-python',
    config: () => {
      const { files } = built();
      const sizes = Object.fromEntries(Object.entries(files).map(([name, { bytes }]) => [name, bytes]));
      return {
        define: {
          __PYTHON__: JSON.stringify({ folder: folderOf(built()), sizes }),
          __STATIC__: JSON.stringify(Boolean(process.env.TILERY_STATIC)),
        },
      };
    },
    generateBundle() {
      const found = built();
      const names = Object.keys(found.files);
      if (names.length === 0) this.error('nothing was built for a house in the browser: run node python/build.mjs');
      for (const name of [...names, ...names.map((one) => `${one}.br`)])
        this.emitFile({
          type: 'asset',
          fileName: `${folderOf(found)}/${name}`,
          source: readFileSync(join(BUILT, name)),
        });
    },
  };
}
