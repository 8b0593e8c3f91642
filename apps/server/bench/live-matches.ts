import { randomUUID } from 'node:crypto';
import { type AnyTitle, type SeatId, seedHash } from '@echo-base/games/engine';
import { testRng, testSeed } from '@echo-base/games/engine/testing';
import { titles } from '@echo-base/games/titles';
import type { Choice, Delta } from '@echo-base/protocol';
import { Uptime } from '../src/clocks/uptime.ts';
import { localOnly } from '../src/cluster/peers.ts';
import { Presence } from '../src/cluster/presence.ts';
import { ENGINE } from '../src/engine-version.ts';
import { newMatch } from '../src/lobby/new-match.ts';
import { clockBy } from '../src/model/now.ts';
import { createLog } from '../src/observability/log.ts';
import { MatchEmitter } from '../src/play/events.ts';
import type { Host } from '../src/play/host.ts';
import { Loader } from '../src/play/loader.ts';
import { Registry } from '../src/play/registry.ts';
import { createRecorder } from '../src/record/recorder.ts';
import { ReplayVerifier } from '../src/record/replay-verifier.ts';
import { Snapshots } from '../src/record/snapshots.ts';
import type { Store } from '../src/storage/store.ts';
import { randomChoice } from '../test/kit/play.ts';

/** Probability that a player who can undo does. */
const UNDO_CHANCE = 0.25;
const PLAYERS = ['Ann', 'Bob', 'Cat', 'Dan'].map((name) => ({ id: `player-${name}`, name }));

/** Registry over a store, without sockets. */
export function liveRegistry(store: Store, sent: (deltas: readonly Delta[]) => void): Registry {
  const log = createLog('error', { write: (line: string) => process.stderr.write(line) });
  const uptime = new Uptime({
    store,
    id: 'alone',
    isShared: false,
    now: Date.now,
    failed: (error) => log.error(error),
  });
  const verifier = new ReplayVerifier({ titles, store, log, replaysAll: false });
  const snapshots = new Snapshots({ store, log });
  const common = { store, snapshots, spectatorDelayMs: 0, ...clockBy(Date.now) };
  const loader = new Loader({ ...common, titles, verifier, uptime });
  const events = new MatchEmitter<Host>((_event, error) => log.error(error));
  events.on('deltas', sent);
  const needs = { ...common, loader, recorder: createRecorder(store), presence: new Presence(), peers: localOnly };
  return new Registry({ ...needs, events, matchesInMemory: Number.POSITIVE_INFINITY, log });
}

/** Stores the players. */
export async function addPlayers(store: Store): Promise<void> {
  for (const player of PLAYERS) await store.addSession(player, player.id, Date.now());
}

/** A match of random players, the same in every run. */
export class LivePlay {
  readonly host: Host;
  readonly #rng: () => number;

  private constructor(host: Host, rng: () => number) {
    this.host = host;
    this.#rng = rng;
  }

  /** Stores and starts the match of this number. */
  static async open(registry: Registry, store: Store, title: AnyTitle, number: number): Promise<LivePlay> {
    const [creator] = PLAYERS;
    if (!creator) throw new Error('a match needs players');
    const ids: readonly SeatId[] = title.seatings()[0] ?? [];
    const seats = ids.map((id) => ({ id, kind: 'human' as const }));
    const body = { title: title.id, visibility: 'public', spectators: 'open', seats } as const;
    const made = newMatch(title, body, creator, ENGINE);
    const seated = made.seats.map((seat, index) => ({
      ...seat,
      playerId: PLAYERS[index]?.id ?? null,
      playerName: PLAYERS[index]?.name ?? null,
    }));
    const seed = testSeed(number);
    const match = {
      ...made.match,
      seed,
      seedHash: seedHash(seed),
      status: 'playing',
      startedAt: Date.now(),
    } as const;
    await store.createMatch(match, seated);
    return new LivePlay(await registry.host(match.id), testRng(number));
  }

  get isOver(): boolean {
    return this.host.live?.outcome != null;
  }

  /** Plays one act or undo; its id is made like a client's, so no string of it is shared with the server. */
  async act(): Promise<void> {
    const asked = [...(this.host.live?.feeds.values() ?? [])].flatMap(({ head }) => head.decisions);
    const decision = asked[Math.floor(this.#rng() * asked.length)];
    if (!decision) throw new Error('no seat has a decision');
    const clientId = randomUUID();
    const { seat, id, canUndo } = decision;
    if (canUndo && this.#rng() < UNDO_CHANCE) return this.host.undo(seat, clientId, () => undefined);
    const choice = randomChoice({ ...decision, options: [...decision.options] }, this.#rng);
    const act = JSON.parse(JSON.stringify({ seat, decision: id, choice })) as {
      seat: string;
      decision: string;
      choice: Choice;
    };
    return this.host.act(act, clientId, () => undefined);
  }
}
