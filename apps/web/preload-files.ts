import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'regexparam';
import type { Plugin, Rolldown } from 'vite';
import { BOARDS } from './chunks.ts';
import { LANGUAGES } from './src/kit/i18n/languages.ts';
import { ROUTES, type Route } from './src/pages/routes.ts';

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const GAMES = '../../packages/games/src';

type Bundle = Rolldown.OutputBundle;

/** Chunks that a chunk imports statically, and itself, each after those that it imports: the order of their sheets. */
function chunksOf(bundle: Bundle, file: string, found = new Set<string>()): readonly Rolldown.OutputChunk[] {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || found.has(file)) return [];
  found.add(file);
  return [...chunk.imports.flatMap((imported) => chunksOf(bundle, imported, found)), chunk];
}

/**
 * Lists the files of modules that `index.html` does not load itself: scripts, the longest first, then sheets in their order,
 * as of two rules for an element that of the later sheet decides.
 */
function lister(bundle: Bundle): (modules: readonly string[]) => readonly string[] {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const all = (module: string) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(path(module)));
    if (!chunk) throw new Error(`no file has ${module}`);
    return chunksOf(bundle, chunk.fileName);
  };
  const first = new Set(all('src/boot.ts'));
  return (modules) => {
    const own = [...new Set(modules.flatMap(all))].filter((chunk) => !first.has(chunk));
    const scripts = own.toSorted((a, b) => b.code.length - a.code.length).map(({ fileName }) => fileName);
    const sheets = own.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
    return [...scripts, ...new Set(sheets)].map((file) => `/${file}`);
  };
}

const byLanguage = (listOf: (text: (folder: string) => string) => readonly string[]) =>
  Object.fromEntries(
    LANGUAGES.map((language) => {
      // As the client: in English where a language has no file.
      const text = (folder: string) => {
        const own = `${folder}/${language}.json`;
        return existsSync(path(own)) ? own : `${folder}/en.json`;
      };
      return [language, listOf(text)];
    }),
  );

/** Pages and titles with their files in each language, as the server reads them (`apps/server/src/http/page-table.ts`). */
function tableOf(bundle: Bundle) {
  const list = lister(bundle);
  const pages = Object.entries<Route>(ROUTES).map(([name, { path, page, words, data = [], isOpen = false }]) => {
    const address = path === undefined ? null : parse(path);
    const areas = ['common', ...words].map((area) => `src/kit/i18n/catalogues/${area}`);
    const files = byLanguage((text) => [...list(['src/main.tsx', `src/pages/${page}.tsx`]), ...list(areas.map(text))]);
    return { name, pattern: address?.pattern.source, keys: address?.keys ?? [], data, isOpen, files };
  });
  const titles = BOARDS.filter((title) => title !== 'fallback').map((title) => {
    const texts = [`${GAMES}/${title}/text/rules`, `src/boards/${title}/text`];
    const files = byLanguage((text) => [...list([`src/boards/${title}/index.tsx`]), ...list(texts.map(text))]);
    return [title, files] as const;
  });
  return { pages, titles: Object.fromEntries(titles), connection: list(['src/kit/net/create-socket.ts']) };
}

/** `preload.json`, the table of pages as the server needs it. */
export function preloadFiles(): Plugin {
  return {
    name: 'echo-base:preload-files',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      this.emitFile({ type: 'asset', fileName: 'preload.json', source: JSON.stringify(tableOf(bundle)) });
    },
  };
}
