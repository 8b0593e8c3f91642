/**
 * Plays seeded matches with bots to the moments of a job and leaves them in a data directory, ready for a server: for
 * screenshots and page measurements. Reads the job as JSON from standard input and prints the ids of the matches.
 */
import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { type AnyTitle, type Decision, type Seen, seedHash } from '@echo-base/games/engine';
import { testRng, testSeed } from '@echo-base/games/engine/testing';
import { titleById } from '@echo-base/games/titles';
import { hashToken } from '../src/auth/sessions.ts';
import { ENGINE } from '../src/engine-version.ts';
import { newMatch } from '../src/lobby/new-match.ts';
import type { Host } from '../src/play/host.ts';
import type { Registry } from '../src/play/registry.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import type { Store } from '../src/storage/store.ts';
import { liveRegistry } from './live-registry.ts';
import { MOMENTS } from './staged-moments.ts';

/** A match and the moment at which it stops. People take the seats in order. */
interface Stage {
  readonly name: string;
  readonly title: string;
  readonly options: object;
  readonly seats: readonly string[];
  readonly moment: string;
  /** First seed to try. */
  readonly from: number;
  /** Acts to play after the moment. */
  readonly further?: number;
  /** Number of people who take the seats in turn; by default the number of names. */
  readonly people?: number;
  /** Seats that the server's bots take over afterwards. */
  readonly bots?: readonly string[];
}

interface Job {
  readonly dataDir: string;
  readonly people: readonly { readonly name: string; readonly token: string }[];
  readonly stages: readonly Stage[];
}

/** Seeds tried before the job fails. */
const SEEDS = 12;

process.env.NODE_ENV = 'production';

async function open(store: Store, registry: Registry, title: AnyTitle, stage: Stage, people: Job['people'], n: number) {
  const players = people.map(({ name }) => ({ id: `player-${name}`, name }));
  const [creator] = players;
  if (!creator) throw new Error('a match needs people');
  const level = Object.keys(title.bots).at(-1) ?? '';
  const isBot = (id: string) => stage.bots?.includes(id) ?? false;
  const seats = stage.seats.map((id) =>
    isBot(id) ? { id, kind: 'bot' as const, level } : { id, kind: 'human' as const },
  );
  const body = {
    title: title.id,
    options: { ...stage.options },
    visibility: 'public',
    spectators: 'open',
    seats,
  } as const;
  const { match, seats: rows } = newMatch(title, { ...body, name: 'Thursday evening' }, creator, ENGINE);
  const taken = rows.map((row, index) => {
    const player = isBot(row.seat) ? undefined : players[index % (stage.people ?? players.length)];
    return { ...row, playerId: player?.id ?? null, playerName: player?.name ?? null };
  });
  const seed = testSeed(n);
  const begun = { ...match, seed, seedHash: seedHash(seed), status: 'playing' as const, startedAt: Date.now() };
  await store.createMatch(begun, taken);
  return registry.host(match.id);
}

const framesOf = (host: Host) => [...(host.live?.feeds.values() ?? [])].map(({ head }) => head);

/** Plays one act of the strongest bot of the title. */
async function actOnce(host: Host, title: AnyTitle, rng: () => number): Promise<void> {
  const frame = framesOf(host).find(({ decisions }) => decisions.length > 0);
  const decision = frame?.decisions[0];
  const bot = Object.values(title.bots).at(-1);
  if (!frame || !decision || !bot) throw new Error('no seat has a decision');
  const choice = bot(frame as unknown as Seen, decision as unknown as Decision, rng);
  await host.act({ kind: 'act', seat: decision.seat, decision: decision.id, choice }, randomUUID(), () => undefined);
}

/** Plays until the moment is reached. Returns the seat that looks at it, or null if the match ends before. */
async function playTo(host: Host, title: AnyTitle, { moment, further = 0 }: Stage, rng: () => number) {
  const look = MOMENTS[moment];
  if (!look) throw new Error(`no moment ${moment}`);
  for (let after = -1; ; ) {
    const frames = framesOf(host);
    const viewer = look(frames);
    if (after >= 0 || viewer !== null) after += 1;
    if (viewer !== null && after >= further) return viewer;
    if (host.live?.outcome) return null;
    await actOnce(host, title, rng);
  }
}

async function stageOf(store: Store, registry: Registry, stage: Stage, people: Job['people']) {
  const title = titleById(stage.title);
  if (!title) throw new Error(`no title ${stage.title}`);
  for (let n = stage.from; n < stage.from + SEEDS; n++) {
    const host = await open(store, registry, title, stage, people, n);
    const seat = await playTo(host, title, stage, testRng(n));
    const place = { name: stage.name, matchId: host.id, seat, seed: n, seats: stage.seats };
    if (seat !== null) return place;
  }
  throw new Error(`${stage.moment} was not reached in ${SEEDS} matches`);
}

const { dataDir, people, stages } = JSON.parse(await text(process.stdin)) as Job;
const store = await openSqlite(dataDir);
for (const { name, token } of people)
  await store.addSession({ id: `player-${name}`, name }, hashToken(token), Date.now());
const registry = liveRegistry(store, () => undefined);
const places: object[] = [];
for (const stage of stages) places.push(await stageOf(store, registry, stage, people));
console.log(JSON.stringify(places));
await store.close();
process.exit(0);
