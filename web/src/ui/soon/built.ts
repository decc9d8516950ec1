// Whether a page is still being built: only then does what can wait come in tasks of its own.
import { getContext, setContext } from 'svelte';

export const BUILT = Symbol('built');

/** For all that is below: from when on everything comes at once. */
export const setBuilt = (built: () => boolean): unknown => setContext(BUILT, built);

/** Where nobody says so, the page is being built. */
export const isBuilt = (): boolean => getContext<(() => boolean) | undefined>(BUILT)?.() ?? false;
