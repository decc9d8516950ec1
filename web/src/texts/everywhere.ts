// For the tests of parts: they enter no room, and have the words of all of them.
import { ROOMS } from '../rooms';
import { folderOf } from '../kit/room';
import { loadTexts } from './index.svelte';

for (const game of ROOMS) for (const part of ['table', 'rules'] as const) await loadTexts(folderOf(game), part);
