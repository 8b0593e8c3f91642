/**
 * Soak test: `npm run tool -- test:soak [minutes] [matches] [megabytes] [seed]`, by default an hour of 50 matches at a time
 * on the built server with a heap of 200 MB. People play all titles at random, reconnect, watch, and end or leave their
 * matches, and new ones begin. Fails if the heap has grown since the first half, the server exits, or a record does not
 * replay.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type AnyTestedTitle, testRng } from '@echo-base/games/engine/testing';
import { testedTitles } from '@echo-base/games/testing';
import { type SeededRandom, seededRandom } from './chaos/seeded-random.ts';
import { ProtocolClient } from './kit/client.ts';
import { openMatch, playAtRandom } from './kit/play.ts';
import { startBuilt } from './support/server.ts';

const [minutes = 60, matches = 50, megabytes = 200, seed = 1] = process.argv.slice(2).map(Number);
/** Most acts of a match before its players leave it. */
const ACTS = 150;
/** Growth of the heap that is none: what its lowest values differ by from one half to the other. */
const FLAT = 1.1;
const TOKEN = 'soak'.repeat(8);

const end = performance.now() + minutes * 60_000;
const isOver = () => performance.now() >= end;
const played = { matches: 0, acts: 0, ended: 0, reconnected: 0, putOff: 0 };

/** The seats of a match, the first two for people, the others for the strongest bots. */
function seatsOf(title: AnyTestedTitle, random: SeededRandom) {
  const level = Object.keys(title.bots).at(-1);
  const people = (id: string, index: number) => (index < 2 ? { id, kind: 'human' } : { id, kind: 'bot', level });
  return random.pick(title.seatings()).map(people);
}

/** Two people and a spectator play one match until it ends, they have played enough, or the soak is over. */
async function play(url: string, random: SeededRandom): Promise<void> {
  const title = random.pick(testedTitles);
  const clients = await ProtocolClient.joinAll(url, 'Ann', 'Bob', 'Eve').catch(putOff);
  if (!clients) return;
  const [ann, bob, eve] = clients;
  const players = [ann, bob];
  try {
    const options = title.short ?? {};
    const matchId = await openMatch(players, { title: title.id, options, seats: seatsOf(title, random) });
    await eve.watch(matchId);
    const after = async () => {
      if (random.chance(0.03)) await reconnect(random.pick([...players, eve]), matchId);
    };
    const rng = testRng(Math.floor(random.upTo(2 ** 31)));
    // In parts, so that the end of the soak does not wait for that of a match.
    for (let left = ACTS; left > 0 && !isOver(); left -= 25) {
      const acts = await playAtRandom(players, matchId, { most: 25, rng, after });
      played.acts += acts;
      if (acts < 25) break;
    }
    if (ann.framesOf(matchId).some(({ outcome }) => outcome)) played.ended += 1;
  } finally {
    for (const client of [ann, bob, eve]) client.close();
  }
  played.matches += 1;
}

/** Newcomers to a busy machine come later, as the server asks them to. Rejects for any other reason. */
async function putOff(error: unknown): Promise<null> {
  if (!String(error).includes('"busy"')) throw error;
  played.putOff += 1;
  await setTimeout(5_000);
  return null;
}

async function reconnect(client: ProtocolClient, matchId: string): Promise<void> {
  client.close();
  await client.connect();
  await client.watch(matchId);
  played.reconnected += 1;
}

/** Used heap of the server in megabytes. Throws where it does not tell. */
async function heapOf(url: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const bytes = /^nodejs_heap_size_used_bytes (\S+)/m.exec(await answer.text())?.[1];
  if (bytes === undefined) throw new Error(`the server tells no heap: ${answer.status}`);
  return Number(bytes) / 2 ** 20;
}

/** Samples the heap every second, and prints a line a minute. Resolves with the lowest value of each half. */
async function watchHeap(url: string): Promise<[number, number]> {
  const lowest: [number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let told = -1; !isOver(); ) {
    const heap = await heapOf(url);
    const share = 1 - (end - performance.now()) / (minutes * 60_000);
    const half = share < 0.5 ? 0 : 1;
    // The first tenth loads the rules and compiles them.
    if (share >= 0.1) lowest[half] = Math.min(lowest[half], heap);
    const minute = Math.floor(share * minutes);
    if (minute > told) console.log(`minute ${minute}: ${heap.toFixed(0)} MB, ${JSON.stringify(played)}`);
    told = minute;
    await setTimeout(1_000);
  }
  return lowest;
}

const dataDir = mkdtempSync(join(tmpdir(), 'echo-base-soak-'));
const settings = { DATA_DIR: dataDir, METRICS_TOKEN: TOKEN, MATCHES_IN_MEMORY: String(2 * matches) };
const server = await startBuilt({ ...settings, NODE_OPTIONS: `--max-old-space-size=${megabytes}` });
try {
  const table = async (_one: unknown, index: number) => {
    const random = seededRandom(seed + index);
    while (!isOver()) await play(server.url, random);
  };
  const [lowest] = await Promise.all([watchHeap(server.url), ...Array.from({ length: matches }, table)]);
  const { code } = await server.stop();
  const operator = fileURLToPath(new URL('../dist/operator.js', import.meta.url));
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  // Throws if a record does not replay.
  const verified = execFileSync(process.execPath, [operator, 'verify'], { env, encoding: 'utf8' }).trim();
  const [before, since] = lowest.map((heap) => `${heap.toFixed(0)} MB`);
  console.log(`heap at least ${before} in the first half, ${since} in the second; exit code ${code}; ${verified}`);
  if (code !== 0 || lowest[1] > lowest[0] * FLAT) throw new Error('the soak has failed');
} finally {
  await server.remove();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(0);
