/** Chaos campaign: rounds of play under faults, each followed by a quiet phase in which everything is compared. */
import {
  type AnyTitle,
  type Core,
  canonical,
  type LogEntry,
  numberEntries,
  see,
  stateHash,
  visibleEntries,
} from '@echo-base/games/engine';
import { titleById } from '@echo-base/games/titles';
import { actOf, writtenOf } from '@echo-base/protocol';
import { openGame } from '../../src/record/game.ts';
import { replayAll } from '../../src/record/replay.ts';
import { WholeLog } from '../../src/record/whole-log.ts';
import type { ActRow, PlayableMatch, Store } from '../../src/storage/store.ts';
import { Player } from '../kit/stranger.ts';
import type { BuiltServer } from '../support/server.ts';
import { type FaultyProxy, type NetworkFaults, NO_FAULTS } from './faulty-proxy.ts';
import { type Acknowledged, PersistentClient, pause } from './persistent-client.ts';
import type { SeededRandom } from './seeded-random.ts';

/** Faults of servers and connections in a round. */
export type Fault = 'kill' | 'stop' | 'cut' | 'delay' | 'twice' | 'reorder' | 'storm';

const FAULTS: readonly Fault[] = ['kill', 'kill', 'kill', 'stop', 'cut', 'delay', 'twice', 'reorder', 'storm', 'storm'];
const NETWORK_FAULTS: Partial<Record<Fault, NetworkFaults>> = {
  delay: { ...NO_FAULTS, delayMs: 40 },
  twice: { ...NO_FAULTS, duplicated: 0.3 },
  reorder: { ...NO_FAULTS, reordered: 0.25 },
  storm: { delayMs: 20, duplicated: 0.15, reordered: 0.15, cut: 0.03 },
};
/** Acts after which a round ends. */
const ACTS = 14;
const TIMEOUT_MS = 20_000;

/** One server, or two that share a database, each behind a proxy. */
export interface TestCluster {
  readonly nodes: readonly { readonly server: BuiltServer; readonly proxy: FaultyProxy }[];
  /** The servers' database, read directly. */
  readonly store: Store;
  readonly random: SeededRandom;
}

/** Result of a round. */
export interface Round {
  readonly fault: Fault;
  readonly acts: number;
  /** Milliseconds until each client that had lost its connection was up to date, counted from when a server was up. */
  readonly resumed: readonly number[];
}

interface Game {
  readonly matchId: string;
  readonly title: AnyTitle;
  readonly players: readonly PersistentClient[];
  /** The players and a spectator. */
  readonly clients: readonly PersistentClient[];
}

export class Campaign {
  readonly #cluster: TestCluster;
  #game: Game | null = null;
  /** Matches played to the end and compared with a run without faults. */
  matches = 0;
  /** Acts that had to be resent. */
  repeats = 0;

  constructor(cluster: TestCluster) {
    this.#cluster = cluster;
  }

  /** Plays one round. Throws on any mismatch. */
  async round(): Promise<Round> {
    const { random, nodes } = this.#cluster;
    this.#game ??= await this.#open();
    const game = this.#game;
    const fault = random.pick(FAULTS);
    const before = count(game);
    const until = { isDone: () => isOver(game) || count(game) >= before + ACTS };
    for (const { proxy } of nodes) proxy.faults = NETWORK_FAULTS[fault] ?? NO_FAULTS;
    const playing = Promise.all(game.players.map((player) => playOn(player, until)));
    const injected = this.#injectFault(fault, game, before + random.upTo(ACTS - 2));
    const [resumed] = await within(Promise.all([injected, playing]), `the round with ${fault}`);
    for (const { proxy } of nodes) proxy.faults = NO_FAULTS;
    await this.#compare(game);
    const acts = count(game) - before;
    if (isOver(game)) await this.#finish(game);
    return { fault, acts, resumed };
  }

  async #open(): Promise<Game> {
    const { nodes, random } = this.#cluster;
    const title = titleById('galaxy-dice');
    if (!title) throw new Error('no galaxy-dice');
    const seats = ['p1', 'p2', 'p3'].slice(0, random.pick([2, 3]));
    const people = await Promise.all([...seats, 'spectator'].map((name) => enter(at(nodes, 0).server.url, name)));
    const table = {
      title: title.id,
      visibility: 'public',
      spectators: 'open',
      options: { rebels: 'dealt', short: true },
    };
    const body = { ...table, seats: seats.map((id) => ({ id, kind: 'human' })) };
    const made = await at(people, 0).http<{ matchId: string }>('POST', '/api/matches', body);
    const { matchId } = made.body;
    for (const [index, seat] of seats.entries())
      await at(people, index).http('POST', `/api/matches/${matchId}/join`, { seat });
    // Adjacent clients start on different servers.
    const urls = nodes.map(({ proxy }) => proxy.url);
    const from = (index: number) => [...urls.slice(index % urls.length), ...urls.slice(0, index % urls.length)];
    const clients = people.map((one, index) => new PersistentClient(from(index), one.token ?? '', matchId, random));
    const game = { matchId, title, players: clients.slice(0, -1), clients };
    await within(
      eventually(() => clients.every((one) => one.frame !== null)),
      'the first frames',
    );
    return game;
  }

  /** Injects the fault after `when` acts; then all clients reconnect. */
  async #injectFault(fault: Fault, game: Game, when: number): Promise<number[]> {
    const { random, nodes } = this.#cluster;
    if (fault !== 'kill' && fault !== 'stop' && fault !== 'cut') return [];
    await eventually(() => count(game) >= when || isOver(game));
    await pause(random.upTo(6));
    const from = Date.now();
    if (fault === 'cut') for (const { proxy } of nodes) proxy.cutAll();
    else {
      const { server } = random.pick(nodes);
      await (fault === 'kill' ? server.kill() : server.stop());
      await server.start();
    }
    // While another server is up, no client waits for this one.
    const since = fault !== 'cut' && nodes.length === 1 ? Date.now() : from;
    const hit = game.clients.filter((one) => one.lostAt >= from);
    await eventually(() => hit.every((one) => one.isConnected && one.caughtUpAt >= one.lostAt));
    return hit.map((one) => Math.max(0, one.caughtUpAt - Math.max(since, one.lostAt)));
  }

  /** Asserts that the record holds exactly the acknowledged acts, and that every client has the resulting state. */
  async #compare(game: Game): Promise<void> {
    const rows = await this.#cluster.store.acts(game.matchId);
    const known = acknowledged(game);
    if (rows.length !== known.size) throw new Error(`${known.size} acts acknowledged, ${rows.length} in the record`);
    for (const row of rows) checkRow(row, known.get(row.clientId ?? ''));
    const log = new WholeLog(openGame(game.title, await this.#stored(game)).g.log);
    const g = await replayAll(game.title, await this.#stored(game), rows, (state, { seq }, takenBack) =>
      log.follow({ seq, entries: state.log }, takenBack),
    );
    for (const one of game.clients)
      await within(
        eventually(() => shows(one, game.title, g, log.entries)),
        `${one.frame?.viewer} to see it all`,
      );
  }

  async #stored({ matchId }: Game): Promise<PlayableMatch> {
    const stored = await this.#cluster.store.match(matchId);
    if (!stored) throw new Error('the match is gone');
    return { ...stored, beginning: null };
  }

  /** Asserts that replaying the acknowledged acts without faults leads to the record's end. */
  async #finish(game: Game): Promise<void> {
    const answer = await fetch(`${at(this.#cluster.nodes, 0).server.url}/api/matches/${game.matchId}/record`);
    const record = (await answer.json()) as { hashes: string[]; acts: object[] };
    const known = acknowledged(game);
    const rows = await this.#cluster.store.acts(game.matchId);
    const acts = rows.map(({ seq, clientId }) => ({ ...actOf(mustBe(known.get(clientId ?? ''))), seq }));
    const hash = stateHash(await replayAll(game.title, await this.#stored(game), acts));
    if (hash !== record.hashes.at(-1) || record.acts.length !== known.size)
      throw new Error('the match ended differently from the run without faults');
    this.matches += 1;
    this.close();
  }

  /** Leaves the current match. */
  close(): void {
    for (const one of this.#game?.clients ?? []) {
      this.repeats += one.repeats;
      one.close();
    }
    this.#game = null;
  }
}

async function enter(url: string, name: string): Promise<Player> {
  const player = new Player(url);
  const { body } = await player.http<{ token: string }>('POST', '/api/session', { name });
  player.token = body.token;
  return player;
}

function at<T>(list: readonly T[], index: number): T {
  return mustBe(list[index]);
}

function mustBe<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('something is missing');
  return value;
}

const count = ({ players }: Game) => players.reduce((sum, { acts }) => sum + acts.length, 0);
const isOver = ({ clients }: Game) => clients.some(({ frame }) => frame?.outcome !== undefined);

function acknowledged({ players }: Game): Map<string, Acknowledged> {
  return new Map(players.flatMap((player) => player.acts.map((act) => [act.id, act] as const)));
}

async function playOn(player: PersistentClient, until: { isDone(): boolean }): Promise<void> {
  while (!until.isDone()) {
    if (!(await player.act())) await pause(2);
  }
}

function checkRow(row: ActRow, act: Acknowledged | undefined): void {
  if (!act) throw new Error(`act ${row.seq} is in the record and was not acknowledged`);
  const [stored, sent] = [row, actOf(act)].map((one) => JSON.stringify(writtenOf(one)));
  if (stored !== sent) throw new Error(`act ${row.seq} is ${stored} and was ${sent}`);
}

/** Whether a frame rebuilt from all messages is the viewer's frame of a state. */
function shows({ frame }: PersistentClient, title: AnyTitle, g: Core, whole: readonly LogEntry[]): boolean {
  if (!frame) return false;
  const { view, decisions, waitingFor } = see(title, g, frame.viewer);
  const log = numberEntries(visibleEntries(whole, g.outcome ? null : frame.viewer), 0);
  const { view: shownView, decisions: shownDecisions, log: shownLog, waitingFor: shownWaiting } = frame;
  const parts = [
    [view, shownView],
    [decisions, shownDecisions],
    [log.slice(-100), shownLog],
    [log.length, frame.logLength],
    [waitingFor, shownWaiting],
  ];
  return parts.every(([should, is]) => canonical(should) === canonical(is));
}

async function eventually(isSo: () => boolean): Promise<void> {
  const end = Date.now() + 2 * TIMEOUT_MS;
  while (!isSo() && Date.now() < end) await pause(2);
}

/** Rejects if the job takes too long. */
async function within<T>(job: Promise<T>, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`timed out waiting for ${what}`)), TIMEOUT_MS);
  });
  return Promise.race([job, late]).finally(() => clearTimeout(timer));
}
