import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const SOURCE = 'src/opening.js';

/**
 * The script of the opening beside the bundle, as it is: a classic script, which runs before the modules of the page. Its
 * address has a hash of its content, so that browsers cache it permanently.
 */
export function openingScript(): Plugin {
  const source = readFileSync(new URL(SOURCE, import.meta.url), 'utf8');
  const fileName = `assets/opening-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`;
  return {
    name: 'echo-base:opening-script',
    transformIndexHtml: (_html, { server }) => [
      { tag: 'script', attrs: { defer: true, src: server ? `/${SOURCE}` : `./${fileName}` }, injectTo: 'head-prepend' },
    ],
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
