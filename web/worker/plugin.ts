// Writes sw.js: the worker, with the list of everything that was built.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = join(import.meta.dirname, 'worker.js');
/** What a house in the browser consists of: kept only where there is one. */
const HOUSE = /^assets[/\\]python-/;
const PUBLIC = join(import.meta.dirname, '../public');

/** The files that are served as they are; the icons are for the system, which keeps them itself. */
function asTheyAre(): string[] {
  return readdirSync(PUBLIC, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name).slice(PUBLIC.length + 1))
    .filter((name) => !name.startsWith('icons'));
}

export function worker(): Plugin {
  return {
    name: 'tilery-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const source = readFileSync(WORKER, 'utf8');
      const built = Object.keys(bundle).filter((name) => name !== 'index.html' && !name.endsWith('.br'));
      const served = asTheyAre();
      const named = (names: string[]) => names.map((name) => name.replaceAll('\\', '/')).sort();
      const house = named(built.filter((name) => HOUSE.test(name)));
      const files = ['', ...named([...built.filter((name) => !HOUSE.test(name)), ...served])];
      // The names of what was built say what is in it; of the rest, the content itself.
      const hash = createHash('sha256')
        .update(source)
        .update([...files, ...house].join());
      for (const name of served) hash.update(readFileSync(join(PUBLIC, name)));
      const page = bundle['index.html'];
      if (page?.type !== 'asset') this.error('there is no page to keep');
      hash.update(page.source);
      const build = hash.digest('hex').slice(0, 16);
      const given = `self.BUILD = '${build}';\nself.FILES = ${JSON.stringify(files)};\nself.HOUSE = ${JSON.stringify(house)};\n`;
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: given + source });
    },
  };
}
