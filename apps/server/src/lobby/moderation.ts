import { PEOPLE, type PersonAtTable } from '@echo-base/protocol';
import { CLOSED } from '../model/closed.ts';
import { newId, personOf } from '../model/ids.ts';
import { nameIn } from '../model/look-alikes.ts';
import { keptPlayers, seatsOf, UNNAMED, vacated } from '../model/seats.ts';
import type { Host } from '../play/host.ts';
import { playedBy, standInLevel } from '../play/who-plays.ts';
import { Refused } from '../refused.ts';
import type { KnownRow, Player, SanctionKind, SanctionRow, StoredMatch } from '../storage/store.ts';
import type { LobbyRoomNeeds } from './parts.ts';
import { silenceOf } from './silence.ts';

/** Player with sanctions, as owners see them. */
export interface ModeratedPlayer extends KnownRow {
  readonly sanctions: readonly SanctionRow[];
}

/** Moderation: by owners of the server everywhere, by the creator of a match within it. */
export class Moderation {
  readonly #needs: LobbyRoomNeeds;

  constructor(needs: LobbyRoomNeeds) {
    this.#needs = needs;
  }

  /** Throws `owner_only`. */
  static checkOwner(by: Player): void {
    if (!by.isOwner) throw new Refused('owner_only');
  }

  #audit(action: string, by: Player, about: Readonly<Record<string, string | number | null>>): void {
    this.#needs.log.warn({ action, by: by.id, ...about }, 'moderation');
  }

  /** Match for an owner or its creator. Throws `no_such_match` or `not_creator`. */
  async #table(by: Player, matchId: string): Promise<Host> {
    const host = await this.#needs.registry.fresh(matchId);
    if (!by.isOwner && host.stored.match.creator !== by.id) throw new Refused('not_creator');
    return host;
  }

  /** Like `#table`, also for a player with a seat, or one whose seat another person plays. */
  async #asPlayer(by: Player, matchId: string): Promise<Host> {
    const host = await this.#needs.registry.fresh(matchId);
    const { seats } = host.stored;
    const plays = seats.some(({ playerId, owner }) => playerId === by.id || owner?.id === by.id);
    return plays ? host : this.#table(by, matchId);
  }

  /** People in a match, for its players too. Only owners see player ids, and only they and the host who is muted. */
  async people(by: Player, matchId: string): Promise<PersonAtTable[]> {
    const { stored } = await this.#asPlayer(by, matchId);
    const isModerator = by.isOwner || stored.match.creator === by.id;
    const { players, sanctions } = await this.#gathered(stored);
    const badges = await this.#needs.store.badges(players.map(({ id }) => id));
    const calls = stored.match.creator === by.id ? await this.#callsOf(stored) : new Map<string, number>();
    const named = players.map(({ id, name }) => {
      const badge = badges.get(id);
      const calledAt = calls.get(id);
      const muted = sanctions.find((one) => one.playerId === id && one.kind === 'mute');
      return {
        person: personOf(matchId, id),
        name: nameIn(stored, { id, name }),
        seats: seatsOf(stored, id),
        isWatching: this.#needs.presence.isWatching(matchId, id),
        isHost: stored.match.creator === id,
        ...(badge && { badge }),
        ...(calledAt !== undefined && { calledAt: new Date(calledAt).toISOString() }),
        ...(stored.kicked?.includes(id) && { kicked: true as const }),
        ...(isModerator && muted && { muted: sanctionEnd(muted) }),
        ...(by.isOwner && { playerId: id }),
      };
    });
    return [...named, ...(isModerator ? this.#unnamedAt(stored) : [])];
  }

  /** When people for whom a seat is kept were last called. */
  async #callsOf(stored: StoredMatch): Promise<ReadonlyMap<string, number>> {
    const kept = keptPlayers(stored);
    if (kept.length === 0) return new Map();
    const calls = await this.#needs.store.callsOf(stored.match.id);
    return new Map(kept.map((id) => [id, calls.get(id) ?? stored.match.createdAt]));
  }

  /** The watchers without a session, as one entry. */
  #unnamedAt(stored: StoredMatch): PersonAtTable[] {
    const { id } = stored.match;
    const unnamed = this.#needs.presence.unnamed(id);
    const isKicked = stored.kicked?.includes(UNNAMED) === true;
    if (unnamed === 0 && !isKicked) return [];
    const entry = {
      person: personOf(id, UNNAMED),
      name: '',
      seats: [],
      isWatching: unnamed > 0,
      isHost: false,
      unnamed,
    };
    return [{ ...entry, ...(isKicked && { kicked: true as const }) }];
  }

  async #gathered(stored: StoredMatch): Promise<{ players: KnownRow[]; sanctions: SanctionRow[] }> {
    const { store } = this.#needs;
    const { id } = stored.match;
    const players = await store.players([...(await this.#needs.people.idsAt(stored))].slice(0, PEOPLE));
    const playerIds = players.map((player) => player.id);
    const sanctions = await store.sanctions({ matchIds: ['', id], playerIds, now: Date.now() });
    return { players, sanctions };
  }

  #find(host: Host, person: string): Promise<string> {
    return this.#needs.people.idOf(host.stored, person);
  }

  /**
   * Kicks a person from a match: their seats become free before the start. In play a computer player takes them over
   * until the person is readmitted; a removal is no concession. The creator may kick watchers, and before the start
   * every person but themselves. The match gets a new invite code: by the old one the person would come back under
   * another name. Members stay members.
   */
  async kick(by: Player, matchId: string, person: string): Promise<void> {
    const host = await this.#table(by, matchId);
    const playerId = await this.#find(host, person);
    if (playerId === UNNAMED) return this.#closeToUnnamed(by, host);
    const isPlaying = () => host.stored.match.status === 'playing' && seatsOf(host.stored, playerId).length > 0;
    await host.enqueue(async () => {
      if (playerId === by.id || (!by.isOwner && isPlaying())) throw new Refused('owner_only');
      const seats =
        host.stored.match.status === 'waiting'
          ? await this.#unseat(host, playerId)
          : await this.#handOver(host, playerId, standInLevel(host.title));
      const inviteCode = newId();
      await this.#needs.store.setInviteCode(matchId, inviteCode);
      await this.#addSanction({ matchId, playerId, kind: 'kick', until: null, at: Date.now(), by: by.id });
      const match = { ...host.stored.match, inviteCode };
      host.changeTable({ match, seats, kicked: [...new Set([...(host.stored.kicked ?? []), playerId])] });
    });
    this.#audit('kick', by, { matchId, playerId });
  }

  /** Turns out all watchers without a session, who may watch again once they have a name. */
  async #closeToUnnamed(by: Player, host: Host): Promise<void> {
    await host.enqueue(async () => {
      const { kicked = [] } = host.stored;
      if (kicked.includes(UNNAMED)) return;
      await this.#addSanction({
        matchId: host.id,
        playerId: by.id,
        kind: 'unnamed',
        until: null,
        at: Date.now(),
        by: by.id,
      });
      host.changeTable({ kicked: [...kicked, UNNAMED] });
    });
    this.#audit('kick', by, { matchId: host.id, playerId: UNNAMED });
  }

  /** Lifts a kick; that of the watchers without a session may be another host's. */
  async #liftKick(matchId: string, playerId: string): Promise<void> {
    const { store } = this.#needs;
    if (playerId !== UNNAMED) {
      await store.liftSanction(matchId, playerId, 'kick');
      return;
    }
    const found = await store.sanctions({ matchIds: [matchId], now: Date.now() });
    for (const { kind, playerId: host } of found) if (kind === 'unnamed') await store.liftSanction(matchId, host, kind);
  }

  /** Seats after a player has left before the start. Throws `version_conflict` if play has started. */
  async #unseat(host: Host, playerId: string): Promise<StoredMatch['seats']> {
    const { seats } = host.stored;
    for (const seat of seatsOf(host.stored, playerId)) {
      if (!(await this.#needs.store.freeSeat(host.id, seat, playerId))) throw new Refused('version_conflict');
    }
    return seats.map((seat) => (seat.playerId === playerId ? vacated(seat) : seat));
  }

  /** Seats after a computer player of this level has taken over those of a player, or after null has returned them. */
  async #handOver(host: Host, playerId: string, level: string | null): Promise<StoredMatch['seats']> {
    if (host.stored.match.status === 'finished') return host.stored.seats;
    const own = seatsOf(host.stored, playerId);
    for (const seat of own) await this.#needs.store.setStandIn(host.id, seat, level);
    return host.stored.seats.map((seat) => (own.includes(seat.seat) ? playedBy(seat, level) : seat));
  }

  /** Readmits a kicked person, who gets their seats back. */
  async readmit(by: Player, matchId: string, person: string): Promise<void> {
    const host = await this.#table(by, matchId);
    const playerId = await this.#find(host, person);
    await host.enqueue(async () => {
      const { kicked = [] } = host.stored;
      if (!kicked.includes(playerId)) return;
      await this.#liftKick(matchId, playerId);
      const seats = await this.#handOver(host, playerId, null);
      host.changeTable({ seats, kicked: kicked.filter((id) => id !== playerId) });
    });
    this.#audit('readmit', by, { matchId, playerId });
  }

  /**
   * Mutes a person in the chat of a match, or lifts the mute; the creator too, but not that of an owner. Throws
   * `owner_only`.
   */
  async muteAt(by: Player, matchId: string, person: string, how: { until: number | null } | null): Promise<void> {
    const playerId = await this.#find(await this.#table(by, matchId), person);
    // Without a name no one writes.
    if (playerId === UNNAMED) throw new Refused('no_such_person');
    if (!by.isOwner && (await this.#isOwnersMute(matchId, playerId))) throw new Refused('owner_only');
    await this.#restrict(by, { matchId, playerId, kind: 'mute' }, how);
  }

  async #isOwnersMute(matchId: string, playerId: string): Promise<boolean> {
    const { store } = this.#needs;
    const found = await store.sanctions({ matchIds: [matchId], playerIds: [playerId], now: Date.now() });
    const mute = found.find(({ kind }) => kind === 'mute');
    return mute !== undefined && (await store.players([mute.by])).some(({ isOwner }) => isOwner);
  }

  /**
   * Mutes a player in every chat (`mute`), bans them from the server (`ban`), or lifts that. Throws `no_such_person`.
   */
  async restrict(
    by: Player,
    playerId: string,
    kind: 'mute' | 'ban',
    how: { until: number | null } | null,
  ): Promise<void> {
    Moderation.checkOwner(by);
    const [known] = await this.#needs.store.players([playerId]);
    if (!known) throw new Refused('no_such_person');
    // Owners cannot sanction each other: one could lock out all others.
    if (known.isOwner && how) throw new Refused('owner_only');
    await this.#restrict(by, { matchId: '', playerId, kind }, how);
    if (kind === 'ban' && how) this.#needs.peers.tell({ kind: 'expelled', playerId });
  }

  async #restrict(
    by: Player,
    what: { matchId: string; playerId: string; kind: SanctionKind },
    how: { until: number | null } | null,
  ): Promise<void> {
    const { matchId, playerId, kind } = what;
    if (how) await this.#addSanction({ ...what, until: how.until, at: Date.now(), by: by.id });
    else await this.#needs.store.liftSanction(matchId, playerId, kind);
    if (kind === 'mute') this.#needs.peers.tell({ kind: 'voice', playerId });
    this.#audit(how ? kind : `un${kind}`, by, { matchId, playerId, until: how?.until ?? null });
  }

  async #addSanction(sanction: SanctionRow): Promise<void> {
    await this.#needs.store.addSanction(sanction);
  }

  /** Closes a waiting or running match without a winner. Throws `match_over`. */
  async close(by: Player, matchId: string): Promise<void> {
    Moderation.checkOwner(by);
    const host = await this.#needs.registry.fresh(matchId);
    await host.enqueue(async () => {
      const { status } = host.stored.match;
      if (status !== 'waiting') return host.end({ kind: 'close', seat: null, reason: 'closed', winners: [] });
      const at = Date.now();
      if (!(await this.#needs.store.cancelMatch(matchId, CLOSED, at))) throw new Refused('version_conflict');
      host.cancelled(CLOSED, at);
    });
    this.#audit('close', by, { matchId });
  }

  /** Players with a name, or all with a server-wide sanction; newest first. */
  async players(by: Player, name: string | undefined): Promise<ModeratedPlayer[]> {
    Moderation.checkOwner(by);
    const { store } = this.#needs;
    const now = Date.now();
    if (name === undefined) {
      const sanctions = await store.sanctions({ matchIds: [''], now, limit: PEOPLE });
      return joined(await store.players([...new Set(sanctions.map((one) => one.playerId))]), sanctions);
    }
    const found = await store.playersNamed(name, PEOPLE);
    const playerIds = found.map(({ id }) => id);
    return joined(found, playerIds.length > 0 ? await store.sanctions({ matchIds: [''], playerIds, now }) : []);
  }

  /** Throws `muted` if the player is muted in the match or on the server. */
  async checkVoice(player: Player, matchId: string): Promise<void> {
    const muted = await silenceOf(this.#needs.store, player.id, matchId);
    if (muted) throw new Refused('muted', muted.until === undefined ? undefined : { until: muted.until });
  }
}

function joined(players: readonly KnownRow[], sanctions: readonly SanctionRow[]): ModeratedPlayer[] {
  return players.map((player) => ({ ...player, sanctions: sanctions.filter((one) => one.playerId === player.id) }));
}

/** End of a sanction on the wire. */
export function sanctionEnd({ until }: Pick<SanctionRow, 'until'>): { until?: string } {
  return until === null ? {} : { until: new Date(until).toISOString() };
}
