import { type AlertMatch, type HowOften, NUDGE_SECONDS, type Nudged } from '@echo-base/protocol';
import type { Lobby } from '../lobby/lobby.ts';
import type { Now } from '../model/now.ts';
import { seatsOf } from '../model/seats.ts';
import type { Host } from '../play/host.ts';
import { Refused } from '../refused.ts';
import type { Player, Store } from '../storage/store.ts';
import { isAsked } from './match-news.ts';

const NUDGE_MS = NUDGE_SECONDS * 1_000;

export interface MatchAlertsNeeds {
  readonly store: Store;
  readonly lobby: Lobby;
  readonly now: Now;
  /** Stores the news of a match. */
  readonly follow: (host: Host) => void;
}

/** What players choose for a match: how often they are told of it, and to nudge another one. */
export class MatchAlerts {
  readonly #needs: MatchAlertsNeeds;

  constructor(needs: MatchAlertsNeeds) {
    this.#needs = needs;
  }

  async #seated(id: string, player: Player): Promise<Host> {
    const host = await this.#needs.lobby.show(id, player);
    if (seatsOf(host.stored, player.id).length === 0) throw new Refused('not_your_seat');
    return host;
  }

  /** Throws as `Lobby.show`, and `not_your_seat`. */
  async choose(player: Player, matchId: string, often: HowOften): Promise<AlertMatch> {
    const { store, now } = this.#needs;
    await this.#seated(matchId, player);
    await store.chooseAlerts({ playerId: player.id, matchId, often }, now());
    return { matchId, often };
  }

  /** Reminds the player of a seat. Throws as `choose`, `not_waiting` and `nudge_too_soon`. */
  async nudge(player: Player, matchId: string, seat: string): Promise<Nudged> {
    const { store, now } = this.#needs;
    const host = await this.#seated(matchId, player);
    const { playerId } = host.stored.seats.find((one) => one.seat === seat) ?? {};
    const since = host.live?.clock?.waitingSince(seat) ?? null;
    const isOther = playerId && playerId !== player.id;
    if (!isOther || since === null || !isAsked(host, { seat, playerId })) throw new Refused('not_waiting');
    const at = now();
    const tooSoon = (from: number) =>
      new Refused('nudge_too_soon', { seconds: Math.ceil((from + NUDGE_MS - at) / 1_000) });
    if (at < since + NUDGE_MS) throw tooSoon(since);
    const before = await store.nudge(matchId, seat, at, at - NUDGE_MS);
    if (before !== null) throw tooSoon(before);
    this.#needs.follow(host);
    return { at: new Date(at).toISOString(), next: new Date(at + NUDGE_MS).toISOString() };
  }
}
