import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';

const SERVER = 'http://localhost:8000';

/** The face of the first words; the others wait for the client, which is what a slow line is needed for. */
const FIRST_FONTS = /echo-display-600-[^/]*\.woff2$/;

const source = (file: string) => fileURLToPath(new URL(`src/${file}`, import.meta.url));

/** Sentences that the first screen and the lobby need, of the client, the engine and every title. */
const FIRST_WORDS =
  /\/i18n\/catalogues\/(?:\w+-)?(en|it|fr|es|pt)\.ts$|\/engine\/text\/(en|it|fr|es|pt)\.ts$|\/text\/(en|it|fr|es|pt)\/lobby\.ts$/;

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

/** Pages with a chunk of their own, first to last, and the module that imports all of it. */
const PAGES = [
  { name: 'entry', module: 'boot.ts' },
  { name: 'first', module: 'main.tsx' },
  { name: 'lobby', module: 'lobby/lobby-page.tsx' },
  { name: 'match', module: 'match/match-page.tsx' },
];
let chunks: ReadonlyMap<string, string> | null = null;

/** The chunk of each module of these pages: that of the first page that needs it. The bundler names the entry's. */
function chunksOf(graph: Graph): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { name, module } of PAGES)
    for (const id of importedAtOnce(graph, source(module))) if (!found.has(id)) found.set(id, name);
  return found;
}

/** One chunk a page: on a slow line each file more costs a round trip. */
function pageChunk(moduleId: string, graph: Graph): string | null {
  chunks ??= chunksOf(graph);
  const name = chunks.get(moduleId) ?? 'entry';
  return name === 'entry' ? null : name;
}

/** One chunk a language: a reader loads one of them. */
function languageChunk(moduleId: string): string | null {
  const language = FIRST_WORDS.exec(moduleId)?.slice(1).find(Boolean);
  return language === undefined ? null : `words-${language}`;
}

/** Parts of `radix-ui` that tabs need, which a match shows at once; the others are loaded on demand. */
const TABS =
  /@radix-ui\/(primitive|react-(tabs|roving-focus|collection|compose-refs|context|direction|id|presence|primitive|slot|use-[\w-]+))\//;
const OVERLAYS = /node_modules\/(@radix-ui|radix-ui|@floating-ui|react-remove-scroll|aria-hidden|use-sidecar)[\w-]*\//;

/** The chunks of the client, which the entry loads by itself a round trip later. */
const FIRST_CHUNKS = /assets\/(main|first|react|messages)-[^/]*\.js$/;

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
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|wouter|regexparam|zustand)\//,
              priority: 3,
            },
            { name: 'tabs', test: TABS, priority: 3 },
            { name: 'overlays', test: OVERLAYS, priority: 2 },
            // Data of titles is checked with it; the client itself checks answers without it.
            { name: 'schemas', test: /node_modules\/zod\//, priority: 2 },
            { name: 'net', test: /node_modules\/(socket\.io|engine\.io|@socket\.io)/, priority: 2 },
            { name: languageChunk, debugName: 'language', test: FIRST_WORDS, priority: 4 },
            { name: pageChunk, debugName: 'pages', priority: 1 },
            { name: 'messages', test: /node_modules\/(intl-messageformat|@formatjs)/, priority: 2 },
          ],
        },
      },
    },
  },
});
