import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

/**
 * Bundles a TypeScript program and runs it: `node scripts/run-built.mjs <file> [arguments]`. For measurements and
 * simulations: tsx adds a call to every function expression to keep its name, which the server's build does not.
 */
const [input, ...args] = process.argv.slice(2);
// Beside the dependencies, where the program finds those that are native.
const dir = mkdtempSync(fileURLToPath(new URL('../node_modules/.built-', import.meta.url)));
try {
  await build({ input, platform: 'node', output: { dir, format: 'esm', entryFileNames: 'main.mjs' } });
  const { status } = spawnSync(process.execPath, [join(dir, 'main.mjs'), ...args], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} finally {
  rmSync(dir, { recursive: true, force: true });
}
