import { randomChoice } from '@echo-base/games/engine/testing';
import type { CreatedMatch } from '@echo-base/protocol';
import type { SeededRandom } from '../chaos/seeded-random.ts';
import { advancing } from './advancing.ts';
import { SoakClient } from './client.ts';
import type { Guest, Http } from './http.ts';
import { randomSetup } from './match-setup.ts';
import type { SimulatedTime } from './simulated-time.ts';
import type { Tally } from './tally.ts';

/** What all parts of the soak share. */
export interface World {
  readonly http: Http;
  readonly tally: Tally;
  readonly time: SimulatedTime;
  readonly random: SeededRandom;
}

interface Person extends Guest {
  readonly client: SoakClient;
}

/** Simulated seconds between two acts of a match. */
const LEAST_PACE_S = 120;
const MOST_PACE_S = 240;
/** Probability of each event, at every act. */
const CHANCES = {
  undo: 0.03,
  talk: 0.04,
  reconnect: 0.02,
  spectator: 0.04,
  substitute: 0.005,
  claim: 0.005,
  abandon: 0.004,
} as const;
/** Share of abandoned matches to which no player comes back. */
const FORSAKEN = 0.3;
const MOST_SPECTATORS = 4;

/** A match: people act at their pace by random choice, and come and go. */
export class SoakMatch {
  readonly id: string;
  readonly people: readonly Person[];
  /** Ids of acts and undos that were acknowledged, and of those whose answer was lost. */
  readonly acknowledged: string[] = [];
  readonly uncertain: string[] = [];
  /** Simulated hour at which it ended; null in play. */
  endedAt: number | null = null;
  /** Its players have left it for good: computer players may end it. */
  isForsaken = false;
  readonly #world: World;
  readonly #inviteCode: string;
  readonly #isWatchable: boolean;
  #spectators: SoakClient[] = [];
  #sent = 0;

  private constructor(world: World, { matchId, inviteCode, match }: CreatedMatch, guests: readonly Guest[]) {
    this.#world = world;
    this.id = matchId;
    this.#inviteCode = inviteCode;
    this.#isWatchable = match.spectators !== 'closed';
    this.people = guests.map((guest) => ({ ...guest, client: this.#client(guest.token) }));
  }

  #client(token: string): SoakClient {
    const { http, tally } = this.#world;
    return new SoakClient({ url: http.url, tally, matchId: this.id, token, inviteCode: this.#inviteCode });
  }

  /** Opens a match of new guests, who take their seats; null if that fails. */
  static async open(world: World): Promise<SoakMatch | null> {
    const { http, random } = world;
    const body = randomSetup(random);
    const count = body.seats?.filter(({ kind }) => kind === 'human').length ?? 0;
    const guests: Guest[] = [];
    for (let index = 0; index < count; index++) {
      const guest = await http.guest(`Guest ${Math.floor(random.upTo(1e6))}`);
      if (!guest) return null;
      guests.push(guest);
    }
    const made = await http.call<CreatedMatch>('POST /api/matches', { token: guests[0]?.token ?? '', body });
    return made?.status === 201 ? SoakMatch.#seat(world, made.body, guests) : null;
  }

  static async #seat(world: World, made: CreatedMatch, guests: readonly Guest[]): Promise<SoakMatch | null> {
    const { http, tally } = world;
    for (const { token } of guests) {
      const body = { inviteCode: made.inviteCode };
      const joined = await http.call('POST /api/matches/:id/join', { id: made.matchId, token, body });
      if (joined?.status !== 200) return null;
    }
    const match = new SoakMatch(world, made, guests);
    for (const { client } of match.people) await client.connect();
    tally.count('opened');
    return match;
  }

  get isOver(): boolean {
    return this.people.some(({ client }) => client.isOver);
  }

  /** Plays for this many acts, or until the end, or until `isDone`. False if its players have left it for good. */
  async play(acts: number, isDone: () => boolean): Promise<boolean> {
    const { time, random } = this.#world;
    for (let act = 0; act < acts && !this.isOver && !isDone(); act++) {
      await time.sleep(LEAST_PACE_S + random.upTo(MOST_PACE_S - LEAST_PACE_S));
      if (random.chance(CHANCES.abandon)) {
        if (!(await this.#abandon())) return false;
      } else await this.#step();
    }
    return true;
  }

  async #step(): Promise<void> {
    const { random } = this.#world;
    await this.#answerUndo();
    if (random.chance(CHANCES.talk)) await this.#talk();
    if (random.chance(CHANCES.spectator)) await this.#changeSpectators();
    if (random.chance(CHANCES.reconnect)) await this.#reconnect(random.pick(this.people));
    if (random.chance(CHANCES.substitute)) await this.#substitute();
    if (random.chance(CHANCES.claim)) await this.#claim();
    for (const { client } of this.people) if (!client.isConnected) await client.connect();
    if (random.chance(CHANCES.undo)) await this.#undo();
    else await this.#act();
  }

  async #act(): Promise<void> {
    const { random } = this.#world;
    const asked = this.people.filter(({ client }) => client.decision);
    if (asked.length === 0) return;
    const { client } = random.pick(asked);
    const { decision } = client;
    if (!decision) return;
    const choice = randomChoice(advancing(decision), () => random.upTo(1));
    const id = this.#nextId();
    const answer = await client.act(decision, choice, id);
    this.#note(id, answer);
    if (answer.error?.code === 'stand_in_plays') await this.#reclaim();
  }

  #nextId(): string {
    this.#sent += 1;
    return `${this.#sent}`;
  }

  #note(id: string, { ok, error, requested }: { ok: boolean; error?: { code: string }; requested?: true }): void {
    if (ok && !requested) this.acknowledged.push(id);
    else if (requested || error?.code === 'connection lost' || error?.code === 'no answer') this.uncertain.push(id);
  }

  async #undo(): Promise<void> {
    const able = this.people.find(({ client }) => client.known?.canUndo);
    if (!able?.client.known) return this.#act();
    const id = this.#nextId();
    const seat = able.client.known.viewer;
    const answer = await able.client.ask('undo', { matchId: this.id, seat, id });
    this.#note(id, answer);
    if (answer.ok) this.#world.tally.count('undos');
  }

  async #answerUndo(): Promise<void> {
    const { random } = this.#world;
    for (const { client } of this.people) {
      if (!client.undoAskedBy || !client.known || !client.isConnected) continue;
      client.undoAskedBy = null;
      const id = this.#nextId();
      const allow = random.chance(0.8);
      await client.ask('answerUndo', { matchId: this.id, seat: client.known.viewer, allow, id });
      this.uncertain.push(id);
    }
  }

  async #talk(): Promise<void> {
    const { random, tally } = this.#world;
    const { client } = random.pick(this.people);
    if (!client.isConnected) return;
    const text = 'A word on the game. '.repeat(1 + Math.floor(random.upTo(5))).trim();
    const { ok } = await client.ask('say', { matchId: this.id, text });
    if (ok) tally.count('messages');
  }

  async #changeSpectators(): Promise<void> {
    const { random, http, tally } = this.#world;
    if (!this.#isWatchable) return;
    const leaving = this.#spectators.length >= MOST_SPECTATORS || random.chance(0.4);
    if (leaving) return void this.#spectators.shift()?.close();
    // Some have no session.
    const guest = random.chance(0.5) ? await http.guest('Spectator') : null;
    const client = this.#client(guest?.token ?? '');
    if (!(await client.connect())) return;
    this.#spectators.push(client);
    tally.count('spectators');
  }

  async #reconnect({ client }: Person): Promise<void> {
    const { time, random, tally } = this.#world;
    client.close();
    await time.sleep(random.upTo(90));
    if (await client.connect()) tally.count('reconnects');
  }

  /** A computer player plays a seat for a while, until its owner takes it back. */
  async #substitute(): Promise<void> {
    const { http, time, random, tally } = this.#world;
    const { token, client } = random.pick(this.people);
    if (client.viewer === '') return;
    const body = { seat: client.viewer };
    const expected = ['match_over'];
    const answer = await http.call('POST /api/matches/:id/standin', { id: this.id, token, body, expected });
    if (answer?.status === 200) tally.count('stand-ins');
    await time.sleep(random.upTo(60));
    await this.#reclaim();
  }

  async #reclaim(): Promise<void> {
    for (const { token, client } of this.people) {
      if (client.viewer === '') continue;
      const body = { seat: client.viewer };
      await this.#world.http.call('POST /api/matches/:id/reclaim', {
        id: this.id,
        token,
        body,
        expected: ['match_over'],
      });
    }
  }

  async #claim(): Promise<void> {
    const { http, random } = this.#world;
    const [one, other] = [random.pick(this.people), random.pick(this.people)];
    if (one === other || other.client.viewer === '') return;
    const expected = ['no_clock', 'time_left', 'not_opponent', 'match_over'];
    const body = { seat: other.client.viewer };
    await http.call('POST /api/matches/:id/claim', { id: this.id, token: one.token, body, expected });
  }

  /** All leave for longer than a match stays in memory; false if they do not come back. */
  async #abandon(): Promise<boolean> {
    const { time, random, tally } = this.#world;
    this.#leave();
    tally.count('abandoned');
    this.isForsaken = random.chance(FORSAKEN);
    if (this.isForsaken) return false;
    await time.sleep(900 + random.upTo(2_700));
    for (const { client } of this.people) await client.connect();
    tally.count('resumed');
    return true;
  }

  #leave(): void {
    for (const client of [...this.people.map((one) => one.client), ...this.#spectators]) client.close();
    this.#spectators = [];
  }

  /** Players concede until the match is over; its record and replay are read. */
  async end(): Promise<void> {
    const { http, random, time, tally } = this.#world;
    for (const { token } of this.people) {
      if (this.isOver) break;
      // Of three or more players one may have lost to a claim before: that seat has conceded.
      const call = { id: this.id, token, body: {}, expected: ['match_over', 'not_seated'] };
      await http.call('POST /api/matches/:id/concede', call);
      await time.sleep(10);
    }
    await time.sleep(30);
    this.endedAt = time.hours;
    tally.count('ended');
    const token = this.people[0]?.token ?? '';
    if (random.chance(0.5)) await http.call('GET /api/matches/:id/record', { id: this.id, token });
    if (random.chance(0.3)) {
      await http.call('GET /api/matches/:id/replay?viewer=spectator', { id: this.id, token });
      await http.call('GET /api/matches/:id/replay/views?viewer=spectator&from=0&limit=20', { id: this.id, token });
    }
  }

  /** The same people play again; null if that fails. */
  async rematch(): Promise<SoakMatch | null> {
    const { http, tally } = this.#world;
    this.close();
    const token = this.people[0]?.token ?? '';
    const made = await http.call<{ matchId: string }>('POST /api/matches/:id/rematch', {
      id: this.id,
      token,
      body: {},
    });
    if (made?.status !== 200) return null;
    const id = made.body.matchId;
    const match = (await http.call<CreatedMatch['match']>('GET /api/matches/:id', { id, token }))?.body;
    if (!match) return null;
    tally.count('rematches');
    const created = { matchId: id, inviteCode: match.inviteCode ?? '', seedHash: match.seedHash, match };
    return SoakMatch.#seat(this.#world, created, this.people);
  }

  /** Disconnects all clients. */
  close(): void {
    this.#leave();
  }
}
