import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface Bom {
  readonly metadata: { readonly component: { readonly name: string; readonly 'bom-ref': string } };
  readonly components: readonly { readonly 'bom-ref': string }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

interface Locked {
  readonly version?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

const root = join(import.meta.dirname, '..');

function readLock(): ReadonlyMap<string, Locked> {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return new Map(Object.entries<Locked>(lock.packages));
}

/** `name@version` of the installed packages of the lock that satisfy a condition. */
function packages(isWanted: (locked: Locked) => boolean): ReadonlySet<string> {
  const found = [...readLock()].filter(([path, one]) => path.includes('node_modules/') && !one.link && isWanted(one));
  return new Set(found.map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`));
}

test('the bill of materials has every package that ships, and none that only development needs', () => {
  const output = execFileSync(process.execPath, ['scripts/sbom.mjs'], { cwd: root, encoding: 'utf8' });
  const bom = JSON.parse(output) as Bom;
  const refs = new Set(bom.components.map((component) => component['bom-ref']));
  const shipped = packages(({ dev }) => !dev);
  const forDevelopment = packages(({ dev }) => dev === true);
  expect([...shipped].filter((name) => !refs.has(name))).toEqual([]);
  expect([...forDevelopment].filter((name) => !shipped.has(name) && refs.has(name))).toEqual([]);
  expect(shipped).toContain('socket.io@4.8.4');
  expect(bom.metadata.component.name).toBe('echo-base');
  const known = new Set([...refs, bom.metadata.component['bom-ref']]);
  expect(bom.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !known.has(ref))).toEqual([]);
});
