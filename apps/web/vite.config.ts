import { fileURLToPath } from 'node:url';
import globalData from '@csstools/postcss-global-data';
import react from '@vitejs/plugin-react';
import customMedia from 'postcss-custom-media';
import { defineConfig } from 'vite';
import { artVersion } from './art/version.ts';
import { catalogues } from './catalogues.ts';
import { CHUNKS } from './chunks.ts';
import { hoverWithPointer } from './hover-with-pointer.ts';
import { keptSheets } from './kept-sheets.ts';
import { withoutTopLevelAwait } from './no-top-level-await.ts';
import { openingScript } from './opening-script.ts';
import { preloadFiles } from './preload-files.ts';
import { seatLinks } from './seat-links.ts';
import { serviceWorker } from './service-worker.ts';

/** The server of development. It sees the host of the page: it takes acts from pages of the called host only. */
const SERVER = { target: `http://localhost:${process.env.PORT ?? 8000}`, changeOrigin: false };
const PROXY = { '/api': SERVER, '/readyz': SERVER, '/socket.io': { ...SERVER, ws: true } };

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** The oldest supported browsers, as the README states. */
const OLDEST = ['safari16.4', 'firefox128', 'chrome117'];

export default defineConfig({
  // Addresses in the build are relative: the server knows below which path it is served.
  base: './',
  define: { 'import.meta.env.VITE_ART': JSON.stringify(artVersion(path('public'))) },
  plugins: [
    react(),
    seatLinks(),
    catalogues(),
    keptSheets(),
    openingScript(),
    preloadFiles(),
    withoutTopLevelAwait(),
    serviceWorker(),
  ],
  resolve: {
    alias: { 'd3-transition': path('stubs/d3-transition.ts'), 'd3-interpolate': path('stubs/d3-interpolate.ts') },
  },
  css: {
    postcss: {
      plugins: [globalData({ files: [path('src/kit/ui/breakpoints.css')] }), customMedia(), hoverWithPointer()],
    },
  },
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
        // A class that its sheet does not have.
        if (log.code === 'IMPORT_IS_UNDEFINED') throw new Error(log.message);
        handler(level, log);
      },
      // Class names, which several components use.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        codeSplitting: { groups: [...CHUNKS] },
      },
    },
  },
});
