/**
 * Checks that this Node is one of `engines` in package.json: `node scripts/check-node.mjs [version]`. Prints one line and
 * exits with 1 if not, because an unsupported Node fails later with an error that does not name it.
 */
import { readFileSync } from 'node:fs';

const version = process.argv[2] || process.versions.node;
const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

try {
  const { default: semver } = await import('semver');
  if (!semver.satisfies(version, engines.node))
    fail(
      `Echo Base needs Node 20 (from 20.19), 22 (from 22.13) or 24 and later, but this is Node ${version}: see https://nodejs.org/en/download`,
    );
} catch {
  fail('The packages of Echo Base are not installed: run "npm ci" first');
}

function fail(line) {
  console.error(line);
  process.exitCode = 1;
}
