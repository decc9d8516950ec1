// Builds what a house in the browser consists of: Pyodide, and slim archives of Python, msgspec and Tilery. Everything is
// compiled by Pyodide itself, and packed with brotli; the same inputs give the same bytes. The files go to web/.python,
// with a list of their sizes; the build of the pages takes them from there.
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { loadPyodide } from 'pyodide';

const HERE = import.meta.dirname;
const SOURCES = join(HERE, '../../src');
const PYODIDE = join(HERE, '../node_modules/pyodide');
const TO = join(HERE, '../.python');
const WHEELS = join(HERE, '../../.cache/wheels');
/** What is served as it comes. */
const AS_IT_IS = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm'];
/** Files of the rooms that are no modules. */
const BESIDE = ['README.md', 'puzzles.jsonl', 'standard.txt'];
/** Packages that no house in the browser needs. */
const LEFT_OUT = /^tilery\/(server|cli|arena|envs|static|docs)\/|(^|\/)__pycache__\//;
/** The best quality takes a minute and saves another tenth: for those who give their copy to many. */
const QUALITY = process.env.TILERY_PACK_TIGHTLY ? 11 : 9;

const wheel = readdirSync(WHEELS).find((name) => /^msgspec-.*wasm32\.whl$/.test(name));
if (!wheel) throw new Error(`there is no msgspec for Pyodide in ${WHEELS}`);
const python = await loadPyodide({ env: { PYTHONHASHSEED: '0', HOME: '/home' } });
const site = '/lib/python3.14/site-packages';
python.unpackArchive(new Uint8Array(readFileSync(join(WHEELS, wheel))), 'zip', { extractDir: site });

for (const entry of readdirSync(join(SOURCES, 'tilery'), { recursive: true, withFileTypes: true })) {
  const name = join(entry.parentPath, entry.name)
    .slice(SOURCES.length + 1)
    .replaceAll('\\', '/');
  if (!entry.isFile() || LEFT_OUT.test(name) || name.endsWith('.pyc')) continue;
  python.FS.mkdirTree(dirname(`${site}/${name}`));
  python.FS.writeFile(`${site}/${name}`, new Uint8Array(readFileSync(join(SOURCES, name))));
}
for (const name of ['rehearsal', 'packing'])
  python.FS.writeFile(`${site}/${name}.py`, readFileSync(join(HERE, `${name}.py`)));

python.setStderr({ batched: () => undefined }); // the rehearsal fails on purpose, too
const archives = await python
  .runPythonAsync(
    `
import rehearsal
await rehearsal.rehearse()
files = [file for file in rehearsal.needed() if not file.endswith("/rehearsal.py")]
import packing
packing.stdlib(files), packing.packages(files, ${JSON.stringify(BESIDE)})
`,
  )
  .catch((error) => {
    console.error(String(error).slice(0, 5000)); // Node would print all of Pyodide's source beside it
    process.exit(1);
  });
const before = new Map((existsSync(TO) ? readdirSync(TO) : []).map((name) => [name, readFileSync(join(TO, name))]));
rmSync(TO, { recursive: true, force: true });
mkdirSync(TO, { recursive: true });
for (const [place, name] of ['stdlib.zip', 'tilery.zip'].entries()) {
  const bytes = archives.get(place);
  writeFileSync(join(TO, name), bytes.toJs());
  bytes.destroy();
}
for (const name of AS_IT_IS) copyFileSync(join(PYODIDE, name), join(TO, name));

const names = readdirSync(TO).sort();
const hash = createHash('sha256');
const pack = promisify(brotliCompress);
const sizes = await Promise.all(
  names.map(async (name) => {
    const content = readFileSync(join(TO, name));
    const same = before.get(name)?.equals(content) && before.get(`${name}.br`);
    const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    const packed = same || (await pack(content, { params }));
    writeFileSync(join(TO, `${name}.br`), packed);
    return [name, { bytes: content.length, packed: packed.length }];
  }),
);
for (const name of names) hash.update(name).update(readFileSync(join(TO, name)));
/** @type {import('./plugin.ts').Built} */
const list = { version: hash.digest('hex').slice(0, 16), files: Object.fromEntries(sizes) };
writeFileSync(join(TO, 'files.json'), `${JSON.stringify(list, null, 2)}\n`);
process.exit(0); // Pyodide would keep Node waiting
