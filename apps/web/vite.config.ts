import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';
import { artVersion } from './art/version.ts';
import { shortClassNames } from './class-names.ts';
import { compileMessages } from './compile-messages.ts';
import { onlyWebSocket, withoutClassicZod, withoutTransitions } from './left-out.ts';
import { preloadFiles } from './preload-files.ts';

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
/** The smallest board, its picture in the lobby, and the others: what it shares with them is part of a page's chunk. */
const SMALLEST = 'boards/galaxy-dice/index.tsx';
const SMALLEST_ART = 'boards/galaxy-dice/art.tsx';
const OTHERS = ['rebellion', 'battle-of-hoth', 'imperial-assault'].map((title) => `boards/${title}/index.tsx`);
let chunks: ReadonlyMap<string, string> | null = null;

/** The chunk of each module of these pages: of the only page that needs it, of the first two pages, or of the others. */
function chunksOf(graph: Graph): ReadonlyMap<string, string> {
  const of = (page: keyof typeof PAGES) => [...importedAtOnce(graph, source(PAGES[page]))];
  const others = new Set(OTHERS.flatMap((board) => [...importedAtOnce(graph, source(board))]));
  const art = importedAtOnce(graph, source(SMALLEST_ART));
  const pieces = [...importedAtOnce(graph, source(SMALLEST))].filter((id) => others.has(id));
  const lobby = new Set(of('lobby'));
  const match = of('match').map((id) => [id, lobby.has(id) ? 'shared' : 'match'] as const);
  return new Map([
    ...pieces.map((id) => [id, art.has(id) ? 'shared' : 'match'] as const),
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

/** Sentences of a title and its board. */
const TITLE_WORDS =
  /\/(?:games\/src|boards)\/(?<title>[\w-]+)\/text\/(?:(?<folder>en|it|fr|es|pt)\/[\w-]+|(?:[\w/-]*[/-])?(?<file>en|it|fr|es|pt))\.ts$/;

/** One chunk a language for the first pages, and one for each title: a reader loads one of each. */
function languageChunk(moduleId: string): string | null {
  const language = FIRST_WORDS.exec(moduleId)?.slice(1).find(Boolean);
  if (language !== undefined) return `words-${language}`;
  const { title, folder, file } = TITLE_WORDS.exec(moduleId)?.groups ?? {};
  return title === undefined ? null : `${title}-${folder ?? file}`;
}

/** What dialogs, menus and tooltips are made of. */
const OVERLAYS =
  /node_modules\/(@radix-ui|radix-ui|@floating-ui|react-remove-scroll|react-style-singleton|use-callback-ref|use-sidecar|aria-hidden|get-nonce|tslib)[\w-]*\//;

/** What tabs are made of, which a match shows at once. */
const TABS =
  /node_modules\/@radix-ui\/(primitive|react-(tabs|roving-focus|collection|direction|presence|primitive|slot|context|id|compose-refs|use-[\w-]+))\//;

/** What stores and routes are made of, without what draws. */
const REACT = /node_modules\/(react|wouter|regexparam|use-sync-external-store|zustand)\//;

/** The connection of a match, which is opened while its page is still being loaded: without what other pages load. */
const NET =
  /node_modules\/(socket\.io|engine\.io|@socket\.io)|\/protocol\/src\/apply\.ts$|\/web\/src\/net\/(chat-lines|chat-store|clock-time|inbox|log|match-store|retry|send-until-acknowledged|server-time|socket|standing-store|undo-store|watch)\.ts$/;

/** The chunks of the client, which the entry loads by itself a round trip later. */
const FIRST_CHUNKS = /assets\/(main|first|react|dom|rolldown-runtime)-[^/]*\.js$/;
const FIRST_STYLES = /assets\/first-[^/]*\.css$/;

const chunkTag = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'modulepreload', href: `/${file}`, crossorigin: '' },
  injectTo: 'head',
});

const styleTag = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', as: 'style', href: `/${file}`, crossorigin: '' },
  injectTo: 'head',
});

const fontTag = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', fetchpriority: 'low', crossorigin: '' },
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
        const styles = files.filter((file) => FIRST_STYLES.test(file)).map(styleTag);
        return [...styles, ...chunks, ...files.filter((file) => FIRST_FONTS.test(file)).map(fontTag)];
      },
    },
  };
}

export default defineConfig(({ command }) => ({
  define: { 'import.meta.env.VITE_ART': JSON.stringify(artVersion(fileURLToPath(new URL('public', import.meta.url)))) },
  plugins: [
    react(),
    compileMessages(),
    preloadFirst(),
    preloadFiles(),
    withoutTransitions(),
    onlyWebSocket(),
    withoutClassicZod(),
  ],
  css: { modules: command === 'build' ? { generateScopedName: shortClassNames(source('')) } : {} },
  server: {
    proxy: {
      '/api': SERVER,
      '/socket.io': { target: SERVER, ws: true },
    },
  },
  build: {
    outDir: 'dist',
    target: 'es2022',
    // A font in a style sheet would be loaded with it, used or not.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What several pages need is in a chunk of its own, not in that of the first of them.
          includeDependenciesRecursively: false,
          groups: [
            { name: 'react', test: REACT, priority: 3 },
            { name: 'dom', test: /node_modules\/(react-dom|scheduler)\//, priority: 3 },
            { name: 'tabs', test: TABS, priority: 3 },
            { name: 'overlays', test: OVERLAYS, priority: 2 },
            { name: 'net', test: NET, priority: 3 },
            { name: languageChunk, debugName: 'language', priority: 4 },
            { name: pageChunk, debugName: 'pages', priority: 1 },
          ],
        },
      },
    },
  },
}));
