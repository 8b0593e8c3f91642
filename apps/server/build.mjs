import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

// CommonJS inside the bundle (pino, koa, boardgame.io) still asks for Node's own modules with `require`.
const banner = `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`;

/** Changes whenever the rules do, whatever the version says: states kept by other rules are not gone on with. */
async function rulesFingerprint() {
  const { outputFiles } = await build({
    absWorkingDir: import.meta.dirname,
    entryPoints: ['@echo-base/games/titles', '@echo-base/games/engine/boardgame'],
    outdir: 'rules',
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    minify: true,
    logLevel: 'warning',
  });
  const hash = createHash('sha256');
  for (const { contents } of outputFiles) hash.update(contents);
  return hash.digest('hex').slice(0, 12);
}

// Names of shared chunks follow from their content: those of earlier builds would stay.
rmSync(join(import.meta.dirname, 'dist'), { recursive: true, force: true });

await build({
  absWorkingDir: import.meta.dirname,
  entryPoints: { main: 'src/main.ts', operator: 'src/tools/main.ts', 'bot-worker': 'src/bots/bot-worker.ts' },
  outdir: 'dist',
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  sourcemap: true,
  define: { 'process.env.NODE_ENV': '"production"', RULES_FINGERPRINT: JSON.stringify(await rulesFingerprint()) },
  // libsql and resvg are shipped beside the bundle; the others are natives its libraries do without.
  external: JSON.parse(readFileSync(join(import.meta.dirname, 'unbundled.json'), 'utf8')),
  banner: { js: banner },
  logLevel: 'warning',
});
