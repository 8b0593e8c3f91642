import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { artVersion } from './art/version.ts';
import { chunkName } from './chunks.ts';
import { failOnMissingClass, keptSheets, namedClasses, shortClassNames } from './class-names.ts';
import { compileMessages } from './compile-messages.ts';
import { withoutFacades } from './facades.ts';
import { hoverWithPointer } from './hover-with-pointer.ts';
import { failOnLaterWords } from './later-words.ts';
import { onlyWebSocket, withoutClassicZod, withoutTransitions } from './left-out.ts';
import { withoutTopLevelAwait } from './no-top-level-await.ts';
import { openingScript } from './opening-script.ts';
import { preloadFiles } from './preload-files.ts';

/** The server of development. It sees the host of the page: it takes acts from pages of the called host only. */
const SERVER = { target: `http://localhost:${process.env.PORT ?? 8000}`, changeOrigin: false };
const PROXY = { '/api': SERVER, '/readyz': SERVER, '/socket.io': { ...SERVER, ws: true } };

const source = (file: string) => fileURLToPath(new URL(`src/${file}`, import.meta.url));

const styles = (isBuild: boolean) => ({
  modules: isBuild ? { generateScopedName: shortClassNames(source('')) } : {},
  postcss: { plugins: [hoverWithPointer()] },
});

/** The oldest supported browsers, as the README states. */
const OLDEST = ['safari16.4', 'firefox128', 'chrome117'];

export default defineConfig(({ command }) => ({
  // Addresses in the build are relative: the server knows below which path it is served.
  base: './',
  define: { 'import.meta.env.VITE_ART': JSON.stringify(artVersion(fileURLToPath(new URL('public', import.meta.url)))) },
  plugins: [
    react(),
    compileMessages(),
    namedClasses(),
    keptSheets(),
    failOnLaterWords(),
    openingScript(),
    withoutFacades(),
    preloadFiles(),
    withoutTopLevelAwait(),
    withoutTransitions(),
    onlyWebSocket(),
    withoutClassicZod(),
  ],
  css: styles(command === 'build'),
  server: { proxy: PROXY },
  build: {
    outDir: 'dist',
    target: 'es2022',
    cssTarget: OLDEST,
    // Browsers without preloading of modules load them when they are imported.
    modulePreload: { polyfill: false },
    // A font in a style sheet would be loaded with it, used or not.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: {
      onLog(level, log, handler) {
        failOnMissingClass(level, log);
        handler(level, log);
      },
      // Class names, which several components use.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        codeSplitting: {
          // What several pages need is in a chunk of its own, not in that of the first of them.
          includeDependenciesRecursively: false,
          groups: [{ name: chunkName, debugName: 'pages' }],
        },
      },
    },
  },
}));
