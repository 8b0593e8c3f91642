/**
 * A short run in Firefox and in WebKit, the engine of Safari, against the built server: `npm run tool -- test:engines [firefox]
 * [webkit]`. Most of it is done by a person who has been here before: what is stored changes how the client starts.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../server.ts';
import { startFirefox } from './firefox.ts';
import type { Engine } from './tab.ts';
import { Visitor } from './visitor.ts';
import { visit } from './visits.ts';
import { startWebKit } from './webkit.ts';

const ENGINES: Readonly<Record<string, () => Promise<Engine>>> = { firefox: startFirefox, webkit: startWebKit };
const PICTURES = new URL('../../screenshots/', import.meta.url).pathname;

/** Runs the visits in an engine; false if something is wrong. */
async function passes(name: string, start: () => Promise<Engine>, url: string, folder: string): Promise<boolean> {
  const engine = await start();
  const began = Date.now();
  const seconds = () => ((Date.now() - began) / 1_000).toFixed(1);
  console.log(`${name}: ${engine.version}`);
  try {
    await visit(new Visitor(engine.tab), url, folder, (done) => console.log(`  ${seconds()} s  ${done}`));
    return true;
  } catch (error) {
    console.error(`  ${seconds()} s  FAILED: ${error instanceof Error ? error.message : error}`);
    await mkdir(PICTURES, { recursive: true });
    await writeFile(`${PICTURES}engine-${name}.png`, await engine.tab.picture());
    return false;
  } finally {
    await engine.close();
  }
}

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !Object.hasOwn(ENGINES, name));
if (unknown) throw new Error(`no engine ${unknown}; there are: ${Object.keys(ENGINES).join(', ')}`);

const server = await startServer();
const folder = await mkdtemp(join(tmpdir(), 'echo-base-engines-'));
try {
  for (const [name, start] of Object.entries(ENGINES)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    if (!(await passes(name, start, server.url, folder))) process.exitCode = 1;
  }
} catch (error) {
  // A browser that is missing: one line says how to get it.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await server.remove();
  await rm(folder, { recursive: true, force: true });
}
