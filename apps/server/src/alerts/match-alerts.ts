import {
  type AlertLater,
  type AlertMatch,
  CALL_SECONDS,
  type Called,
  type HowOften,
  NUDGE_SECONDS,
  type Nudged,
} from '@echo-base/protocol';
import type { Lobby } from '../lobby/lobby.ts';
import { personOf } from '../model/ids.ts';
import type { Now } from '../model/now.ts';
import { keptPlayers, seatsOf } from '../model/seats.ts';
import type { Host } from '../play/host.ts';
import type { Registry } from '../play/registry.ts';
import { Refused } from '../refused.ts';
import type { Player, Store } from '../storage/store.ts';
import type { LaterLinks } from './later-links.ts';
import { isAsked, LATER_MS } from './match-news.ts';

const NUDGE_MS = NUDGE_SECONDS * 1_000;
const CALL_MS = CALL_SECONDS * 1_000;

/** A time in whole seconds, and for sentences in whole minutes, rounded up. */
const timeLeft = (ms: number) => ({ seconds: Math.ceil(ms / 1_000), minutes: Math.ceil(ms / 60_000) });

export interface MatchAlertsNeeds {
  readonly store: Store;
  readonly lobby: Lobby;
  readonly registry: Registry;
  readonly laterLinks: LaterLinks;
  readonly now: Now;
  /** Stores the news of a match. */
  readonly follow: (host: Host) => void;
}

/** What players choose for a match: how often they are told of it, and to nudge or call another one. */
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

  /**
   * Tells a person again that a seat is kept for them; for the host. Throws as `Lobby.show`, `not_creator`, `already_started`,
   * `no_kept_seat` and `call_too_soon`.
   */
  async call(player: Player, matchId: string, person: string): Promise<Called> {
    const { store, lobby, now } = this.#needs;
    const host = await lobby.show(matchId, player);
    const { match, seats } = host.stored;
    if (match.creator !== player.id) throw new Refused('not_creator');
    if (match.status !== 'waiting') throw new Refused('already_started');
    const playerId = keptPlayers(host.stored).find((id) => personOf(matchId, id) === person);
    if (playerId === undefined) throw new Refused('no_kept_seat');
    const name = seats.find(({ keptFor }) => keptFor?.id === playerId)?.keptFor?.name ?? '';
    const at = now();
    const before = await store.call(matchId, playerId, at, at - CALL_MS);
    if (before !== null) throw new Refused('call_too_soon', { name, ...timeLeft(before + CALL_MS - at) });
    this.#needs.follow(host);
    return { at: new Date(at).toISOString(), next: new Date(at + CALL_MS).toISOString() };
  }

  /**
   * Puts the turn of a notification off, whose token says who may; pressed again it stays as it is. Throws `no_such_way` and
   * `not_waiting`.
   */
  async later(token: string): Promise<AlertLater> {
    const { store, registry, laterLinks, now, follow } = this.#needs;
    const turn = laterLinks.read(token);
    const way = turn && (await store.alertWay(turn.wayId));
    if (!way) throw new Refused('no_such_way');
    const { seat, matchId, alertId, wayId } = turn;
    const host = await registry.fresh(matchId);
    const since = host.live?.clock?.waitingSince(seat) ?? null;
    const isOpen = since !== null && since <= turn.since && isAsked(host, { seat, playerId: way.playerId });
    if (!isOpen) throw new Refused('not_waiting');
    const at = await store.snooze({ wayId, matchId, seat, alertId, at: now() });
    follow(host);
    return { at: new Date(at + LATER_MS).toISOString() };
  }
}
