// What the passages on a rules paper know: which of them somebody asked about.
import { getContext, setContext } from 'svelte';

const KEY = Symbol('passage');
type Asked = () => string | undefined;

export const setPassage = (asked: Asked): Asked => setContext(KEY, asked);
export const getPassage = (): Asked => getContext<Asked | undefined>(KEY) ?? (() => undefined);
