// Python in a worker: fetches what it consists of, with progress, and starts it.
import type * as Pyodide from 'pyodide';

/** The files by their names, and where they come from. */
export interface Parts {
  base: string;
  files: Map<string, ArrayBuffer>;
}

/** What is read as it comes; the browser fetches the scripts by itself. */
const READ = ['pyodide.asm.wasm', 'stdlib.zip', 'tilery.zip'];
const TYPES: Record<string, string> = { wasm: 'application/wasm', zip: 'application/zip' };
const SITE = '/lib/python3.14/site-packages';
/** Nothing is ever fetched from elsewhere: there are no packages but those in the archive. */
const LOCK = JSON.stringify({
  info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2', version: '314.0.7' },
  packages: {},
});

/** Fetch all files; `tell` hears how many bytes have come. */
export async function fetchParts(base: string, tell: (bytes: number) => void): Promise<Parts> {
  let come = 0;
  const files = new Map<string, ArrayBuffer>();
  await Promise.all(
    READ.map(async (name) => {
      const response = await fetch(base + name);
      if (!response.ok || !response.body) throw new Error(`${name}: ${response.status}`);
      const pieces: Uint8Array<ArrayBuffer>[] = [];
      for (const reader = response.body.getReader(); ;) {
        const { done, value } = await reader.read();
        if (done) break;
        pieces.push(value);
        tell((come += value.length));
      }
      files.set(name, await new Blob(pieces).arrayBuffer());
    }),
  );
  return { base, files };
}

/** Start Python with these files. */
export async function startPython({ base, files }: Parts): Promise<Pyodide.PyodideAPI> {
  // Pyodide asks for its files itself: it gets those that are here.
  const usual = globalThis.fetch;
  globalThis.fetch = (asked, how) => {
    const address = asked instanceof Request ? asked.url : String(asked);
    const name = address.slice(address.lastIndexOf('/') + 1);
    const file = address.startsWith(base) ? files.get(name) : undefined;
    if (!file) return usual(asked, how);
    const type = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? '';
    return Promise.resolve(new Response(file, { headers: { 'Content-Type': type } }));
  };
  try {
    const { loadPyodide } = (await import(/* @vite-ignore */ `${base}pyodide.mjs`)) as typeof Pyodide;
    const python = await loadPyodide({ indexURL: base, lockFileContents: LOCK, stdLibURL: `${base}stdlib.zip` });
    const archive = files.get('tilery.zip');
    if (!archive) throw new Error('there is no archive');
    python.unpackArchive(archive, 'zip', { extractDir: SITE });
    return python;
  } finally {
    globalThis.fetch = usual;
  }
}
