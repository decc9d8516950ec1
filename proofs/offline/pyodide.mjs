// Plays games in Pyodide, with the very archives that browsers get: node pyodide.mjs FOLDER SCRIPT GAME FIRST END
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder = '', script = '', game = '', first = '', end = ''] = process.argv.slice(2);
const SITE = '/lib/python3.14/site-packages';
const { loadPyodide } = await import(pathToFileURL(join(folder, 'pyodide.mjs')).href);
const info = { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2', version: '314.0.7' };
const python = await loadPyodide({
  indexURL: folder,
  stdLibURL: join(folder, 'stdlib.zip'),
  lockFileContents: JSON.stringify({ info, packages: {} }),
});
python.unpackArchive(new Uint8Array(readFileSync(join(folder, 'tilery.zip'))), 'zip', { extractDir: SITE });
python.runPython(readFileSync(script, 'utf8'));
for (let number = Number(first); number < Number(end); number++)
  console.log(python.runPython(`digest(${JSON.stringify(game)}, ${number})`));
process.exit(0);
