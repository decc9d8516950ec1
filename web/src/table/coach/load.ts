// The coach, once its words are there.
import Coach from './Coach.svelte';
import { coachTexts } from './texts';

export const load = (): Promise<typeof Coach> => coachTexts().then(() => Coach);
