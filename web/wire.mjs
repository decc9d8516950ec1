// Makes a wire.ts of each description of the wire: the types of all that goes between client and server, those of a game
// in its room. With --check it only says whether they are up to date.
import { glob, readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';

const web = new URL('./', import.meta.url);
const HEAD = '// Generated from the types of the server by `npm run wire`; do not edit.\n';

/** All types that a description names, each under its own name. */
async function typesOf(document) {
  const types = astToString(await openapiTS(document, { defaultNonNullable: false, emptyObjectsUnknown: true }));
  const names = Object.keys(document.components.schemas);
  return [types, ...names.map((name) => `export type ${name} = components['schemas']['${name}'];`)];
}

async function house(document) {
  return [HEAD, `export const VERSION = ${document.info.version};\n`, ...(await typesOf(document))];
}

/** A room has no addresses of its own. */
async function room(document) {
  const [types, ...names] = await typesOf(document);
  return [
    HEAD,
    types.slice(types.indexOf('export interface components')).replace(/\nexport type [$\w]+ = .*/g, ''),
    ...names,
  ];
}

const files = [['openapi.json', 'src/net/wire.ts', house]];
for await (const source of glob('src/rooms/*/wire.json', { cwd: web })) {
  files.push([source, source.replace(/json$/, 'ts'), room]);
}
for (const [source, target, made] of files) {
  const wanted = `${(await made(JSON.parse(await readFile(new URL(source, web), 'utf8')))).join('\n')}\n`;
  if (!process.argv.includes('--check')) {
    await writeFile(new URL(target, web), wanted);
  } else if ((await readFile(new URL(target, web), 'utf8').catch(() => '')) !== wanted) {
    console.error(`${target} is out of date; run 'npm run wire'.`);
    process.exitCode = 1;
  }
}
