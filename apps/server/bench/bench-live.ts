/**
 * Benchmark of live matches, early and late: cost of an act, and memory per match: `npm run tool -- bench:live [title]`.
 * Matches are hosted as in the server, with SQLite and without sockets, and are played in turn. Drafts that the loader
 * caches, and their states, are not counted. `MATCHES=n`: number of matches (default 24).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString, writeHeapSnapshot } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { AnyTitle } from '@echo-base/games/engine';
import { titles } from '@echo-base/games/titles';
import type { Delta } from '@echo-base/protocol';
import type { Registry } from '../src/play/registry.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import type { Store } from '../src/storage/store.ts';
import { percentile, right } from './figures.ts';
import { addPlayers, LivePlay, liveRegistry } from './live-matches.ts';

process.env.NODE_ENV = 'production';
const MATCHES = Number(process.env.MATCHES ?? 24);
/**
 * Numbers of acts at which everything is measured; costs are medians over `AROUND` acts on both sides, of every match.
 */
const STAGES: Readonly<Record<string, readonly number[]>> = {
  'galaxy-dice': [50, 200, 400],
  rebellion: [50, 500, 1_000],
};
const AROUND = 20;
/** Acts played beforehand, for the compiler. */
const WARM = 600;

const size = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
const median = (values: readonly number[]) => percentile(values, 0.5);

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Heap and typed arrays after a garbage collection, in bytes. */
function memory(): number {
  for (let times = 0; times < 4; times++) collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Resolves when pending work of the event loop is done. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 200));

/** Plays one act of each match in turn, `rounds` times. Returns processor milliseconds per act of each round. */
async function play(plays: readonly LivePlay[], rounds: number): Promise<number[]> {
  const costs: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const left = plays.filter((one) => !one.isOver);
    const began = process.cpuUsage();
    for (const one of left) await one.act();
    const { user, system } = process.cpuUsage(began);
    if (left.length > 0) costs.push((user + system) / 1_000 / left.length);
  }
  return costs;
}

/** Where matches are played; the registry is dropped with its matches, because the loader's drafts outlive them. */
interface Server {
  registry: Registry | null;
}

/** Median bytes of JSON of one act's changes, per viewer. */
function changes(deltas: readonly Delta[]): string {
  const viewers = [...new Set(deltas.map(({ viewer }) => viewer))];
  const of = (viewer: string) => median(deltas.filter((delta) => delta.viewer === viewer).map(size));
  return viewers.map((viewer) => `${viewer} ${of(viewer)}`).join(', ');
}

/** Median bytes of JSON of the matches' states, and of their rows in a snapshot. */
function states(plays: readonly LivePlay[]): string {
  const found = plays.flatMap(({ host }) => host.live?.g ?? []);
  return `state ${median(found.map((g) => size({ ...g, undo: null })))} B, snapshot ${median(found.map(size))} B`;
}

/** Memory freed with these matches, in kB per match; excludes what they share, and compiled code. */
async function memoryOf(server: Server, plays: LivePlay[]): Promise<number> {
  await settled();
  const before = memory();
  if (process.env.SNAPSHOT) writeHeapSnapshot(process.env.SNAPSHOT);
  const count = plays.length;
  for (const { host } of plays.splice(0)) server.registry?.evict(host.id);
  server.registry = null;
  await settled();
  return (before - memory()) / count / 1_024;
}

/** Plays new matches up to an act. Returns the costs of the acts around it as a line of text. */
async function playTo(server: Server, store: Store, title: AnyTitle, stage: number, deltas: Delta[]) {
  const plays: LivePlay[] = [];
  server.registry = liveRegistry(store, (sent) => void deltas.push(...sent));
  for (let number = 1; number <= MATCHES; number++)
    plays.push(await LivePlay.open(server.registry, store, title, number));
  await play(plays, stage - AROUND);
  deltas.length = 0;
  const costs = await play(plays, 2 * AROUND);
  const change = changes(deltas);
  deltas.length = 0;
  for (const { host } of plays.filter((one) => one.isOver)) server.registry?.evict(host.id);
  const left = plays.splice(0).filter((one) => !one.isOver);
  const line = `${right(median(costs), 5, 2)} ms of processor per act, ${states(left)}, change ${change} B`;
  return { left, line };
}

async function measure(store: Store, title: AnyTitle, stage: number): Promise<void> {
  const deltas: Delta[] = [];
  const server: Server = { registry: null };
  const { left, line } = await playTo(server, store, title, stage, deltas);
  const count = left.length;
  const kilobytes = right(await memoryOf(server, left), 4);
  console.log(`${title.id.padEnd(12)} act ${right(stage, 5)}: ${line}, ${count} matches: ${kilobytes} kB each`);
}

async function measureAll(title: AnyTitle): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'echo-base-bench-'));
  const store = await openSqlite(dataDir);
  await addPlayers(store);
  const warm = await LivePlay.open(
    liveRegistry(store, () => undefined),
    store,
    title,
    0,
  );
  await play([warm], WARM);
  for (const stage of STAGES[title.id] ?? [50]) await measure(store, title, stage);
  await store.close();
  rmSync(dataDir, { recursive: true });
}

console.log(
  `load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}, node ${process.version}, ${MATCHES} matches`,
);
for (const title of titles) {
  const wanted = process.argv[2];
  if (!wanted || wanted === title.id) await measureAll(title);
}
