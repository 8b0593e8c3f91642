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

export default defineConfig({
  plugins: [react(), preloadFonts()],
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
