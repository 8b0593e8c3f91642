import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { withoutTopLevelAwait } from '../no-top-level-await.ts';

/** Builds a page of one module. */
async function built(code: string): Promise<unknown> {
  const module: Plugin = {
    name: 'module',
    resolveId: (id) => (id === 'page' ? '\0page' : null),
    load: (id) => (id === '\0page' ? code : null),
  };
  return build({
    configFile: false,
    logLevel: 'silent',
    plugins: [module, withoutTopLevelAwait()],
    build: { write: false, target: 'es2022', rolldownOptions: { input: 'page' } },
  });
}

test.each([
  'await import("data:text/javascript,");',
  'const one = [await fetch("/one")]; console.log(one);',
  'if (globalThis.stored) await globalThis.load();',
  'for await (const one of globalThis.all) console.log(one);',
])('a module that awaits at its top is not built: %s', async (code) => {
  await expect(built(code)).rejects.toThrow(/without-top-level-await/);
});

test.each([
  'export async function load() { await fetch("/one"); }\nload();',
  'export const load = async () => { for await (const one of globalThis.all) console.log(one); };\nload();',
  'class Loader { async load() { await fetch("/one"); } }\nnew Loader().load();',
])('a function may await: %s', async (code) => {
  await expect(built(code)).resolves.toBeDefined();
});
