import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FILE = 'service-worker.js';

/**
 * Adds the service worker to the build: at the root, as it controls the pages below its address, and without a hash, by which
 * browsers find a newer one. Fails if it has become a module, which not all supported browsers run.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'echo-base:service-worker',
    apply: 'build',
    buildStart() {
      const id = fileURLToPath(new URL('worker/service-worker.ts', import.meta.url));
      this.emitFile({ type: 'chunk', id, fileName: FILE });
    },
    generateBundle(_options, bundle) {
      const worker = bundle[FILE];
      if (worker?.type !== 'chunk') return this.error(`${FILE} is missing`);
      if (worker.imports.length > 0 || worker.exports.length > 0 || worker.dynamicImports.length > 0)
        this.error(`${FILE} imports or exports something`);
    },
  };
}
