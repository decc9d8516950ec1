// Before each file of tests: parts enter no room, and have the words of all of them; what the file before it has chosen
// and kept is forgotten.
import { ROOMS } from '../rooms';
import { folderOf } from '../kit/room';
import { editorTexts } from '../home_table/texts';
import { lessonTexts } from '../lessons/texts';
import { habitTexts } from '../me/habits';
import { meTexts } from '../me/texts';
import { youTexts } from '../people/you';
import { goalTexts } from '../puzzles/texts';
import { reviewTexts } from '../review/texts';
import { settingsTexts } from '../app/settings/texts';
import { coachTexts } from '../table/coach/texts';
import { loadTexts, setLocale } from './index.svelte';

for (const game of ROOMS) for (const part of ['table', 'rules'] as const) await loadTexts(folderOf(game), part);
await loadTexts('table', 'endings');
for (const page of ['admin', 'plain', 'replay']) await loadTexts(page, 'table');
await Promise.all([
  reviewTexts(),
  lessonTexts(),
  meTexts(),
  youTexts(),
  settingsTexts(),
  coachTexts(),
  ...ROOMS.flatMap((game) => [goalTexts(game), habitTexts(game), editorTexts(game)]),
]);
// No test asks a server that is not there.
globalThis.fetch = () => Promise.reject(new Error('no server'));
await setLocale('en');
localStorage.clear();
sessionStorage.clear();
