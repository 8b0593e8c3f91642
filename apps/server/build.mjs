import { build } from 'esbuild';

// CommonJS inside the bundle (pino, koa, boardgame.io) still asks for Node's own modules with `require`.
const banner = `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`;

await build({
  absWorkingDir: import.meta.dirname,
  entryPoints: { main: 'src/main.ts', 'bot-worker': 'src/matches/bot-worker.ts' },
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  sourcemap: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  // Only libsql is shipped beside the bundle; the others are natives its libraries do without.
  external: ['libsql', 'pg-native', 'bufferutil', 'utf-8-validate'],
  banner: { js: banner },
  logLevel: 'warning',
});
