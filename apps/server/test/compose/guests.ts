import assert from 'node:assert/strict';
import { ProtocolClient } from '../kit/client.ts';
import { openMatch, playAtRandom } from '../kit/play.ts';
import { until } from './engine.ts';

const SEATS = { title: 'galaxy-dice', seats: ['p1', 'p2'].map((id) => ({ id, kind: 'human' })) };

/** Acts of `play`. */
const ACTS = 12;

/** Two guests of one match. */
export class Guests {
  readonly #url: string;
  #players: ProtocolClient[];
  readonly #matchId: string;

  private constructor(url: string, players: ProtocolClient[], matchId: string) {
    [this.#url, this.#players, this.#matchId] = [url, players, matchId];
  }

  /** Enters two names, opens a match and plays its first acts. */
  static async join(url: string): Promise<Guests> {
    const players = [await ProtocolClient.join(url, 'Ann'), await ProtocolClient.join(url, 'Bob')];
    const guests = new Guests(url, players, await openMatch(players, SEATS));
    await guests.play();
    return guests;
  }

  /** Plays some acts; then each has seen the last. */
  async play(): Promise<void> {
    assert.equal(await playAtRandom(this.#players, this.#matchId, { most: ACTS }), ACTS);
    for (const player of this.#players) await player.watch(this.#matchId);
  }

  /** Connects again, with the sessions of before. Each sees what he saw, and the match continues. */
  async return(): Promise<void> {
    const before = this.#frames();
    this.leave();
    this.#players = this.#players.map((player) => player.at(this.#url));
    // As clients do: the proxy may not know yet that a server is gone.
    for (const player of this.#players) await until(() => isConnected(player), 'a connection');
    for (const player of this.#players) assert.equal((await player.watch(this.#matchId)).ok, true);
    assert.deepEqual(this.#frames(), before);
    await this.play();
  }

  #frames() {
    return this.#players.map((player) => player.framesOf(this.#matchId));
  }

  leave(): void {
    for (const player of this.#players) player.close();
  }
}

async function isConnected(player: ProtocolClient): Promise<boolean> {
  return player.connect().then(
    () => true,
    () => {
      player.close();
      return false;
    },
  );
}
