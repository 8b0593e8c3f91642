/** Finds or fetches what the tests need besides npm's packages: Chromium, PostgreSQL and Redis. Exits with 1 without them. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hasPostgres } from '../../apps/server/test/support/own-postgres.ts';
import { hasRedis } from '../../apps/server/test/support/redis.ts';
import { findChromium } from '../../apps/web/e2e/browser.ts';
import { lineFor, type Need, type Plan, planFor } from './needs.ts';

const PLAYWRIGHT = fileURLToPath(new URL('../../node_modules/playwright-core/cli.js', import.meta.url));

async function findMissing(): Promise<Need[]> {
  const missing: Need[] = [];
  if (!hasChromium()) missing.push('chromium');
  if (!process.env.TEST_DATABASE_URL && !(await hasPostgres())) missing.push('postgresql');
  if (!hasRedis()) missing.push('redis');
  return missing;
}

function hasChromium(): boolean {
  try {
    findChromium();
    return true;
  } catch {
    return false;
  }
}

/** Runs a program, and prints what it said only if it fails. */
function isDone(program: string, ...parameters: string[]): boolean {
  try {
    execFileSync(program, parameters, { stdio: 'pipe', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
    return true;
  } catch (error) {
    const { stderr } = error as { stderr?: Buffer };
    process.stderr.write(stderr?.length ? stderr : `${error}\n`);
    return false;
  }
}

/** Lookup in Debian's packages, after an update of their list; null where this user cannot install any. */
function debianPackages(): ((name: string) => boolean) | null {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  isDone('apt-get', 'update', '-qq');
  return (name) => execFileSync('apt-cache', ['search', '--names-only', `^${name}$`]).length > 0;
}

function carryOut({ packages, download }: Plan): void {
  if (packages.length > 0) {
    console.log(`Installing what the tests need: ${packages.join(', ')}`);
    isDone('apt-get', 'install', '--yes', '-qq', '--no-install-recommends', ...packages);
  }
  if (download !== 'no') {
    console.log("Downloading Playwright's Chromium for the browser tests");
    const libraries = download === 'browser and libraries' ? ['--with-deps'] : [];
    isDone(process.execPath, PLAYWRIGHT, 'install', ...libraries, 'chromium');
  }
}

const missing = await findMissing();
if (missing.length > 0) {
  carryOut(planFor(missing, debianPackages()));
  const left = await findMissing();
  for (const need of left) console.error(lineFor(need));
  process.exitCode = left.length > 0 ? 1 : 0;
}
