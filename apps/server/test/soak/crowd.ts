import type { MatchList } from '@echo-base/protocol';
import { SoakMatch, type World } from './match.ts';
import { randomSetup } from './match-setup.ts';

/** Acts after which the players of a match concede, if it has not ended: a match takes at most six simulated hours. */
const MOST_ACTS = 120;
/** Share of matches that are played again by the same people. */
const REMATCHES = 0.35;
/** Share of players who sign out after their last match. */
const LEAVING = 0.3;

/** Matches that are replaced by new ones as they end, and visitors of the lobby. */
export class Crowd {
  readonly #world: World;
  readonly #running: Promise<void>[] = [];
  #isDone = false;
  /** Every match that was opened. */
  readonly matches: SoakMatch[] = [];
  readonly #live = new Set<SoakMatch>();

  constructor(world: World) {
    this.#world = world;
  }

  get live(): number {
    return this.#live.size;
  }

  /** Starts this many matches, within a quarter of a simulated hour, and the visitors. */
  start(count: number): void {
    for (let index = 0; index < count; index++) this.#running.push(this.#keepPlaying((900 * index) / count));
    this.#running.push(this.#visit(), this.#useDevices());
  }

  async #keepPlaying(delayS: number): Promise<void> {
    const { time, random } = this.#world;
    await time.sleep(delayS);
    // The first matches end at all times, as matches do later.
    let acts = 1 + random.upTo(MOST_ACTS);
    let next: SoakMatch | null = null;
    while (!this.#isDone) {
      const match = next ?? (await SoakMatch.open(this.#world));
      next = null;
      if (match) next = await this.#playOne(match, acts);
      else await time.sleep(60);
      acts = 20 + random.upTo(MOST_ACTS - 20);
    }
    next?.close();
  }

  /** Plays a match; resolves with its rematch, if there is one. */
  async #playOne(match: SoakMatch, acts: number): Promise<SoakMatch | null> {
    const { http, random } = this.#world;
    this.matches.push(match);
    this.#live.add(match);
    const hasPlayers = await match.play(acts, () => this.#isDone);
    if (hasPlayers && !this.#isDone) await match.end();
    this.#live.delete(match);
    if (hasPlayers && !this.#isDone && random.chance(REMATCHES)) return match.rematch();
    match.close();
    if (!this.#isDone)
      for (const { token } of match.people)
        if (random.chance(LEAVING)) await http.call('DELETE /api/session', { token });
    return null;
  }

  /** Visitors look through the lobby; some create a match that never starts. */
  async #visit(): Promise<void> {
    const { http, time, random, tally } = this.#world;
    while (!this.#isDone) {
      await time.sleep(20);
      const guest = random.chance(0.2) ? await http.guest('Visitor') : null;
      const token = guest?.token ?? '';
      const status = random.pick(['waiting', 'playing', 'finished']);
      const page = await http.call<MatchList>(`GET /api/matches?status=${status}`, { token });
      if (page?.body.next) await http.call(`GET /api/matches?status=${status}&cursor=${page.body.next}`, { token });
      await http.call('GET /api/titles', { token });
      tally.count('lobby visits');
      if (!guest || !random.chance(0.3)) continue;
      await http.call('POST /api/matches', { token, body: randomSetup(random) });
      await http.call('GET /api/matches?mine=true', { token });
    }
  }

  /** Players sign in on a second device by a recovery link, and end the first session. */
  async #useDevices(): Promise<void> {
    const { http, time, tally } = this.#world;
    while (!this.#isDone) {
      await time.sleep(300);
      const guest = await http.guest('Traveller');
      if (!guest) continue;
      const link = await http.call<{ code: string }>('POST /api/session/recovery', { token: guest.token, body: {} });
      if (!link?.body.code) continue;
      const moved = await http.call<{ token: string }>('POST /api/session/recover', { body: { code: link.body.code } });
      if (!moved?.body.token) continue;
      await http.call('DELETE /api/sessions', { token: moved.body.token });
      tally.count('devices');
    }
  }

  /** Ends play where it stands; resolves when no client waits for an answer. */
  async stop(): Promise<void> {
    this.#isDone = true;
    this.#world.time.end();
    await Promise.all(this.#running);
    for (const match of this.matches) match.close();
  }
}
