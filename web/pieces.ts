// Which modules are built into one file. Left alone, the bundler makes a file of each small module that two pages share:
// a table then came in 77 requests, and each costs more than its bytes.
import { join } from 'node:path';

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const source = (path: string) => join(import.meta.dirname, 'src', path);
const MAIN = source('main.ts');
/** What each file begins with; what it needs at once is in it too, unless an earlier file has it. */
const ROOTS = {
  house: [MAIN, source('kit/TablePicture.svelte')],
  // Before the table, which shares some of it: or whoever opens the settings at home waits for a whole table.
  settings: [source('app/settings/SettingsSheet.svelte')],
  table: [source('table/TablePage.svelte')],
};

/** The name of the file that a module belongs to; null leaves it to the bundler. */
export function pieceOf(id: string, graph: Graph): string | null {
  if (id === MAIN) return null; // it waits for the words, and nobody may have to wait for it
  for (const [name, roots] of Object.entries(ROOTS)) if (neededBy(roots, graph).has(id)) return name;
  // Only the forms for tables at home need it: no table has to bring it along.
  if (/\/src\/kit\/sketch\//.test(id)) return 'sketch';
  return /\/src\/kit\//.test(id) ? 'kit' : null;
}

const known = new Map<readonly string[], Set<string>>();

/** Everything that is imported from there on, but for what is loaded later. */
function neededBy(roots: readonly string[], graph: Graph): Set<string> {
  const before = known.get(roots);
  if (before) return before;
  const found = new Set(roots);
  for (const id of found) for (const one of graph.getModuleInfo(id)?.importedIds ?? []) found.add(one); // grows as it goes
  known.set(roots, found);
  return found;
}
