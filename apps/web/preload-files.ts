import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { LANGUAGES } from './src/i18n/languages.ts';

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const TITLES_TEXT = '../../packages/games/src';

/** Modules that a page loads besides the entry, by the name that the server knows them by. */
function wanted(): Readonly<Record<string, readonly string[]>> {
  const titles = readdirSync(path('src/boards'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const perTitle = titles.flatMap(({ name }) => [
    [`board/${name}`, [`src/boards/${name}/index.tsx`]],
    ...LANGUAGES.map((language) => [
      `texts/${name}/${language}`,
      [`${TITLES_TEXT}/${name}/text/${language}/index.ts`, `src/boards/${name}/text/${language}.ts`],
    ]),
  ]);
  const perLanguage = LANGUAGES.map((language) => [
    `words/${language}`,
    [`src/i18n/catalogues/${language}.ts`, `${TITLES_TEXT}/text/${language}.ts`],
  ]);
  const later = LANGUAGES.map((language) => [`later-words/${language}`, [`src/i18n/catalogues/later/${language}.ts`]]);
  return {
    'page/any': ['src/main.tsx'],
    'page/name': ['src/lobby/name-gate.tsx'],
    'page/lobby': ['src/lobby/lobby-page.tsx'],
    'page/match': ['src/match/match-page.tsx', 'src/match/prepare.ts'],
    connection: ['src/net/create-socket.ts'],
    state: ['src/net/match-store.ts'],
    'page/waiting': ['src/lobby/table-setup.tsx'],
    ...Object.fromEntries([...perLanguage, ...later, ...perTitle]),
  };
}

/** The chunk that an import of a module loads: the one made for it, or the one it is a part of. */
function chunkOf(chunks: readonly Rolldown.OutputChunk[], module: string): string {
  const id = path(module);
  const found =
    chunks.find(({ facadeModuleId }) => facadeModuleId === id) ?? chunks.find((one) => one.moduleIds.includes(id));
  return found?.fileName ?? '';
}

/** Files of a chunk with those that it imports statically, itself first. */
export function filesOf(bundle: Rolldown.OutputBundle, file: string, found = new Set<string>()): ReadonlySet<string> {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || found.has(file)) return found;
  found.add(file);
  for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css);
  for (const imported of chunk.imports) filesOf(bundle, imported, found);
  return found;
}

function lengthOf(bundle: Rolldown.OutputBundle, file: string): number {
  const found = bundle[file];
  return (found?.type === 'chunk' ? found.code : found?.source)?.length ?? 0;
}

/** `preload.json`: by what a page needs, the files that are not loaded by `index.html` itself. The server reads it. */
export function preloadFiles(): Plugin {
  return {
    name: 'echo-base:preload-files',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // After facades have been left out.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
        const listOf = (modules: readonly string[]) =>
          modules.flatMap((one) => [...filesOf(bundle, chunkOf(chunks, one))]);
        const first = filesOf(bundle, chunkOf(chunks, 'src/boot.ts'));
        const lists = Object.entries(wanted()).map(([name, modules]) => {
          const files = new Set(listOf(modules).filter((file) => !first.has(file)));
          const longestFirst = [...files].sort((a, b) => lengthOf(bundle, b) - lengthOf(bundle, a));
          return [name, longestFirst.map((file) => `/${file}`)] as const;
        });
        this.emitFile({ type: 'asset', fileName: 'preload.json', source: JSON.stringify(Object.fromEntries(lists)) });
      },
    },
  };
}
