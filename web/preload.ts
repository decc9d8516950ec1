// Tells public/theme.js where the words of each language are, so that they come with the page's own code, not after it.
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const TEXTS = join(import.meta.dirname, 'src/texts');

export function preload(): Plugin {
  return {
    name: 'tilery-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const words = Object.values(bundle).flatMap((one) => {
          const from = one.type === 'chunk' ? one.facadeModuleId : null;
          return from && dirname(from) === TEXTS ? [`${basename(from, '.ts')}=/${one.fileName}`] : [];
        });
        if (words.length === 0) throw new Error('no language has a file of its own');
        return [{ tag: 'meta', attrs: { name: 'texts', content: words.join(' ') }, injectTo: 'head-prepend' }];
      },
    },
  };
}
