// Tells public/theme.js where the words of each language are, and what a table and each room are made of, so that all this
// comes with the page's own code, not after it.
import { basename, dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const TEXTS = join(import.meta.dirname, 'src/texts');
const TABLE = join(import.meta.dirname, 'src/table/TablePage.svelte');

/** The door of a room, and what is said as soon as one has come in. */
const IN_ROOM = /\/src\/rooms\/(\w+)\/(index\.ts$|texts\/(?:hints\/|table\/)?(\w+)\.ftl)/;

type Bundle = Rolldown.OutputBundle;

/** What all addresses of files begin with. */
let base = '/';

/** Which language is where: `de=/assets/de.js en=/assets/en.js`. */
function words(bundle: Bundle): string[] {
  const found = Object.values(bundle).flatMap((one) => {
    const from = one.type === 'chunk' ? one.facadeModuleId : null;
    return from && dirname(from) === TEXTS ? [`${basename(from, '.ts')}=${base}${one.fileName}`] : [];
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

const chunks = (bundle: Bundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((one): one is Rolldown.OutputChunk => one.type === 'chunk');

/** What a table needs and no other page has. */
function table(bundle: Bundle): string[] {
  const named = (test: (one: Rolldown.OutputChunk) => boolean) => chunks(bundle).find(test)?.fileName ?? '';
  const everywhere = needed(
    bundle,
    named((one) => one.isEntry),
  );
  const here = needed(
    bundle,
    named((one) => one.facadeModuleId === TABLE),
  );
  return [...here].filter((name) => !everywhere.has(name)).map((name) => base + name);
}

/** What each room needs besides, and its words: `ROOM=/assets/a.js,/assets/a.css ROOM/de=/assets/de.js`. */
function rooms(bundle: Bundle): string[] {
  const elsewhere = new Set(table(bundle));
  const main = chunks(bundle).find((one) => one.isEntry)?.fileName ?? '';
  for (const name of needed(bundle, main)) elsewhere.add(base + name);
  const found = new Map<string, string[]>();
  for (const { facadeModuleId, fileName } of chunks(bundle)) {
    const [, room, , language] = IN_ROOM.exec(facadeModuleId ?? '') ?? [];
    if (!room) continue;
    const key = language ? `${room}/${language}` : room;
    const files = [...needed(bundle, fileName)].map((name) => base + name).filter((name) => !elsewhere.has(name));
    found.set(key, [...(found.get(key) ?? []), ...files]);
  }
  return [...found].map(([key, files]) => `${key}=${files.join(',')}`);
}

const CHARSET = '<meta charset="utf-8" />';

export function preload(): Plugin {
  return {
    name: 'tilery-preload',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const said = Object.entries({ texts: words(bundle), table: table(bundle), rooms: rooms(bundle) });
        const tags = said.map(([name, files]) => `<meta name="${name}" content="${files.join(' ')}" />`);
        // Before theme.js, which reads them, but after the charset: browsers look for that at the very beginning.
        return html.replace(CHARSET, [CHARSET, ...tags].join('\n    '));
      },
    },
  };
}
