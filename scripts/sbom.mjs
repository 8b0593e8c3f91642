import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Software bill of materials (CycloneDX) of what ships, from `package-lock.json`: `node scripts/sbom.mjs > sbom.cdx.json`.
 * `npm sbom --omit dev` leaves out packages that one workspace ships and another only tests with, such as socket.io;
 * this filters by the mark that npm puts on packages nothing but development needs.
 */
const whole = ['--include=dev', '--include=optional', '--include=peer']; // NODE_ENV=production omits some
const npm = spawnSync('npm', ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', ...whole], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
  maxBuffer: 64 * 1_024 * 1_024,
});
if (npm.status !== 0) throw new Error(`npm sbom exited with ${npm.status}`);
const bom = JSON.parse(npm.stdout);
const { name } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
// npm names the root after its directory.
Object.assign(bom.metadata.component, { name, type: 'application' });

const isForDevelopment = ({ properties }) => properties.some((one) => one.name === 'cdx:npm:package:development');
bom.components = bom.components.filter((component) => !isForDevelopment(component));
const refs = new Set([bom.metadata.component, ...bom.components].map((component) => component['bom-ref']));
bom.dependencies = bom.dependencies
  .filter(({ ref }) => refs.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) }));
process.stdout.write(`${JSON.stringify(bom, null, 2)}\n`);
