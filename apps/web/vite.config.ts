import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';

const SERVER = 'http://localhost:8000';

/** The two faces that the first screen is set in; without this they load only after the style sheet. */
const FIRST_FONTS = /(saira-semi-condensed-latin-600|ibm-plex-sans-latin-400)-normal-[^/]*\.woff2$/;

/** Sentences that the first screen and the lobby need, of the client, the engine and every title. */
const FIRST_WORDS =
  /\/i18n\/catalogues\/(?:\w+-)?(en|it|fr|es|pt)\.ts$|\/engine\/text\/(en|it|fr|es|pt)\.ts$|\/text\/(en|it|fr|es|pt)\/lobby\.ts$/;

/** One chunk a language: a reader loads one of them. */
function languageChunk(moduleId: string): string | null {
  const language = FIRST_WORDS.exec(moduleId)?.slice(1).find(Boolean);
  return language === undefined ? null : `words-${language}`;
}

function preloadFonts(): Plugin {
  return {
    name: 'echo-base:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }): HtmlTagDescriptor[] {
        return Object.keys(bundle ?? {})
          .filter((file) => FIRST_FONTS.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head',
          }));
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
  plugins: [react(), preloadFonts(), withoutTransitions()],
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
            { name: 'controls', test: /node_modules\/(@radix-ui|radix-ui|@floating-ui)\//, priority: 2 },
            { name: 'net', test: /node_modules\/(socket\.io|engine\.io|@socket\.io)/, priority: 2 },
            { name: languageChunk, debugName: 'language', test: FIRST_WORDS, priority: 4 },
            { name: 'text', test: /node_modules\/(intl-messageformat|@formatjs)/, priority: 2 },
          ],
        },
      },
    },
  },
});
