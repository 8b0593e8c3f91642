import type { Plugin } from 'vite';

/** Keeps the sheets whose class names have all been written where they are used: Vite says that they have no effects. */
export function keptSheets(): Plugin {
  return {
    name: 'echo-base:kept-sheets',
    apply: 'build',
    enforce: 'post',
    transform: (code, id) =>
      id.endsWith('.module.css') ? { code, map: null, moduleSideEffects: 'no-treeshake' } : null,
  };
}
