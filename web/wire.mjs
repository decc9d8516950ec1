// Makes src/net/wire.ts of openapi.json: the types of all that goes between client and server. With --check it only
// says whether that is up to date.
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';

const source = new URL('openapi.json', import.meta.url);
const target = new URL('src/net/wire.ts', import.meta.url);

const document = JSON.parse(await readFile(source, 'utf8'));
const types = astToString(await openapiTS(document, { defaultNonNullable: false }));
const names = Object.keys(document.components.schemas);
const wanted = [
  '// Generated from the types of the server by `npm run wire`; do not edit.\n',
  `export const VERSION = ${document.info.version};\n`,
  types,
  ...names.map((name) => `export type ${name} = components['schemas']['${name}'];`),
].join('\n');

if (!process.argv.includes('--check')) {
  await writeFile(target, `${wanted}\n`);
} else if ((await readFile(target, 'utf8').catch(() => '')) !== `${wanted}\n`) {
  console.error("src/net/wire.ts is out of date; run 'npm run wire'.");
  process.exitCode = 1;
}
