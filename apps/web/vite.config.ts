import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';

const SERVER = 'http://localhost:8000';

/** The face of the first words; the others wait for the client, which is what a slow line is needed for. */
const FIRST_FONTS = /echo-display-600-[^/]*\.woff2$/;

const source = (file: string) => fileURLToPath(new URL(`src/${file}`, import.meta.url));

/** Sentences that the first screen and the lobby need, of the client, the engine and every title. */
const FIRST_WORDS =
  /\/i18n\/catalogues\/(?:\w+-)?(en|it|fr|es|pt)\.ts$|\/games\/src\/(?:engine\/)?text\/(en|it|fr|es|pt)\.ts$|\/text\/(en|it|fr|es|pt)\/lobby\.ts$/;

/** The part of the bundler's graph that chunks are made of. */
interface Graph {
  getModuleInfo(moduleId: string): { readonly importedIds: readonly string[] } | null;
}

/** All modules that a module imports at once, directly or not. */
function importedAtOnce(graph: Graph, by: string): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [by];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** Pages with a chunk of their own, and the module that imports all of it. */
const PAGES = { entry: 'boot.ts', first: 'main.tsx', lobby: 'lobby/lobby-page.tsx', match: 'match/match-page.tsx' };
let chunks: ReadonlyMap<string, string> | null = null;

/** The chunk of each module of these pages: of the only page that needs it, of the first two pages, or of the others. */
function chunksOf(graph: Graph): ReadonlyMap<string, string> {
  const of = (page: keyof typeof PAGES) => [...importedAtOnce(graph, source(PAGES[page]))];
  const lobby = new Set(of('lobby'));
  const match = of('match').map((id) => [id, lobby.has(id) ? 'shared' : 'match'] as const);
  return new Map([
    ...[...lobby].map((id) => [id, 'lobby'] as const),
    ...match,
    ...of('first').map((id) => [id, 'first'] as const),
    ...of('entry').map((id) => [id, 'entry'] as const),
  ]);
}

/** One chunk a page: on a slow line each file more costs a round trip. */
function pageChunk(moduleId: string, graph: Graph): string | null {
  chunks ??= chunksOf(graph);
  return chunks.get(moduleId) ?? null;
}

/** One chunk a language: a reader loads one of them. */
function languageChunk(moduleId: string): string | null {
  const language = FIRST_WORDS.exec(moduleId)?.slice(1).find(Boolean);
  return language === undefined ? null : `words-${language}`;
}

/** What dialogs, menus and tooltips are made of. */
const OVERLAYS =
  /node_modules\/(@radix-ui|radix-ui|@floating-ui|react-remove-scroll|react-style-singleton|use-callback-ref|use-sidecar|aria-hidden|get-nonce|tslib)[\w-]*\//;

/** What tabs are made of, which a match shows at once. */
const TABS =
  /node_modules\/@radix-ui\/(primitive|react-(tabs|roving-focus|collection|direction|presence|primitive|slot|context|id|compose-refs|use-[\w-]+))\//;

/** The chunks of the client, which the entry loads by itself a round trip later. */
const FIRST_CHUNKS = /assets\/(entry|main|first|react)-[^/]*\.js$/;

const chunkTag = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'modulepreload', href: `/${file}`, crossorigin: '' },
  injectTo: 'head',
});

const fontTag = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
  injectTo: 'head',
});

/** Loads the first fonts and chunks beside the entry. */
function preloadFirst(): Plugin {
  return {
    name: 'echo-base:preload-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }): HtmlTagDescriptor[] {
        const files = Object.keys(bundle ?? {});
        const chunks = files.filter((file) => FIRST_CHUNKS.test(file)).map(chunkTag);
        return [...chunks, ...files.filter((file) => FIRST_FONTS.test(file)).map(fontTag)];
      },
    },
  };
}

/** What d3-zoom loads for animated transitions, in the place of the packages: the camera animates with CSS. */
const WITHOUT_TRANSITIONS: Readonly<Record<string, string>> = {
  'd3-transition': `import { selection } from 'd3-selection';
    selection.prototype.interrupt = function () { return this; };
    export const interrupt = () => {};`,
  'd3-interpolate': 'export const interpolateZoom = undefined;',
};

/** Leaves out the packages that d3-zoom uses for transitions only, colours among them. */
function withoutTransitions(): Plugin {
  const prefix = '\0without-transitions:';
  return {
    name: 'echo-base:without-transitions',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (Object.hasOwn(WITHOUT_TRANSITIONS, id) ? `${prefix}${id}` : null),
    load: (id) => (id.startsWith(prefix) ? (WITHOUT_TRANSITIONS[id.slice(prefix.length)] ?? null) : null),
  };
}

export default defineConfig({
  plugins: [react(), preloadFirst(), withoutTransitions()],
  server: {
    proxy: {
      '/api': SERVER,
      '/socket.io': { target: SERVER, ws: true },
    },
  },
  build: {
    outDir: 'dist',
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What several pages need is in a chunk of its own, not in that of the first of them.
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|zustand)\//,
              priority: 3,
            },
            { name: 'tabs', test: TABS, priority: 3 },
            { name: 'overlays', test: OVERLAYS, priority: 2 },
            // Titles check data with its methods; answers are checked with zod/mini.
            { name: 'schemas', test: /node_modules\/zod\/v4\/(classic|locales)\//, priority: 2 },
            { name: 'net', test: /node_modules\/(socket\.io|engine\.io|@socket\.io)/, priority: 2 },
            { name: languageChunk, debugName: 'language', test: FIRST_WORDS, priority: 4 },
            { name: pageChunk, debugName: 'pages', priority: 1 },
          ],
        },
      },
    },
  },
});
