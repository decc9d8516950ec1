// Tells public/theme.js where the words of each language are, and what a table is made of, so that all this comes with the
// page's own code, not after it.
import { basename, dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const TEXTS = join(import.meta.dirname, 'src/texts');
const TABLE = join(import.meta.dirname, 'src/table/TablePage.svelte');

type Bundle = Rolldown.OutputBundle;

/** Which language is where: `de=/assets/de.js en=/assets/en.js`. */
function words(bundle: Bundle): string[] {
  const found = Object.values(bundle).flatMap((one) => {
    const from = one.type === 'chunk' ? one.facadeModuleId : null;
    return from && dirname(from) === TEXTS ? [`${basename(from, '.ts')}=/${one.fileName}`] : [];
  });
  if (found.length === 0) throw new Error('no language has a file of its own');
  return found;
}

/** A file of scripts with all that it needs at once, the styles too. */
function needed(bundle: Bundle, first: string): Set<string> {
  const found = new Set([first]);
  for (const name of found) {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk') continue;
    for (const one of [...chunk.imports, ...(chunk.viteMetadata?.importedCss ?? [])]) found.add(one); // grows as it goes
  }
  return found;
}

/** What a table needs and no other page has. */
function table(bundle: Bundle): string[] {
  const named = (test: (one: Rolldown.OutputChunk) => boolean) =>
    Object.values(bundle).find((one) => one.type === 'chunk' && test(one))?.fileName ?? '';
  const everywhere = needed(
    bundle,
    named((one) => one.isEntry),
  );
  const here = needed(
    bundle,
    named((one) => one.facadeModuleId === TABLE),
  );
  return [...here].filter((name) => !everywhere.has(name)).map((name) => `/${name}`);
}

export function preload(): Plugin {
  return {
    name: 'tilery-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        return Object.entries({ texts: words(bundle), table: table(bundle) }).map(([name, files]) => ({
          tag: 'meta',
          attrs: { name, content: files.join(' ') },
          injectTo: 'head-prepend' as const,
        }));
      },
    },
  };
}
