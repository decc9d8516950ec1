import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  // tree: elements are made one by one. To have the browser read each piece of HTML first takes a slow phone twice as long.
  compilerOptions: { runes: true, fragments: 'tree' },
};
