import { createHash } from 'node:crypto';
import { CHAT_HISTORY, PEOPLE, type PersonAtTable } from '@echo-base/protocol';
import type { Presence } from '../cluster/presence.ts';
import { CLOSED } from '../model/closed.ts';
import { seatsOf } from '../model/seats.ts';
import type { Logger } from '../observability/log.ts';
import type { Host } from '../play/host.ts';
import type { Registry } from '../play/registry.ts';
import { Refused } from '../refused.ts';
import type { KnownRow, Player, RestraintKind, RestraintRow, Store, StoredMatch } from '../storage/store.ts';

export interface ModerationNeeds {
  readonly registry: Registry;
  readonly store: Store;
  readonly presence: Presence;
  readonly log: Logger;
  /** Ends every socket of a player. */
  readonly expel: (playerId: string) => void;
}

/** Somebody the server knows, and what they are kept from. */
export interface Judged extends KnownRow {
  readonly restraints: readonly RestraintRow[];
}

/** What names somebody at one table and nowhere else. */
function personOf(matchId: string, playerId: string): string {
  return createHash('sha256').update(`${matchId} ${playerId}`).digest('base64url').slice(0, 22);
}

/** Keeps order: owners of the server everywhere, whoever set up a match in a small way at their own table. */
export class Moderation {
  readonly #needs: ModerationNeeds;

  constructor(needs: ModerationNeeds) {
    this.#needs = needs;
  }

  /** Throws `owner_only`. */
  static checkOwner(by: Player): void {
    if (!by.isOwner) throw new Refused('owner_only');
  }

  #audit(deed: string, by: Player, about: Readonly<Record<string, string | number | null>>): void {
    this.#needs.log.warn({ deed, by: by.id, ...about }, 'moderation');
  }

  /** The match, for an owner or for who set it up. Throws `no_such_match` or `not_creator`. */
  async #table(by: Player, matchId: string): Promise<Host> {
    const host = await this.#needs.registry.fresh(matchId);
    if (!by.isOwner && host.stored.match.creator !== by.id) throw new Refused('not_creator');
    return host;
  }

  /** Who is or was at a table. Owners learn their ids too. */
  async people(by: Player, matchId: string): Promise<PersonAtTable[]> {
    const { stored } = await this.#table(by, matchId);
    const { players, restraints } = await this.#gathered(stored);
    return players.map(({ id, name }) => {
      const muted = restraints.find((one) => one.playerId === id && one.kind === 'mute');
      return {
        person: personOf(matchId, id),
        name,
        seats: seatsOf(stored, id),
        isWatching: this.#needs.presence.isWatching(matchId, id),
        isHost: stored.match.creator === id,
        ...(stored.kicked?.includes(id) && { kicked: true as const }),
        ...(muted && { muted: heldUntil(muted) }),
        ...(by.isOwner && { playerId: id }),
      };
    });
  }

  async #gathered(stored: StoredMatch): Promise<{ players: KnownRow[]; restraints: RestraintRow[] }> {
    const { store } = this.#needs;
    const { id } = stored.match;
    const players = await store.players([...(await this.#idsAt(stored))].slice(0, PEOPLE));
    const playerIds = players.map((player) => player.id);
    const restraints = await store.restraints({ matchIds: ['', id], playerIds, now: Date.now() });
    return { players, restraints };
  }

  /** Those who sit, watch, have lately spoken or were kicked, then other members. */
  async #idsAt({ match, seats, members, kicked = [] }: StoredMatch): Promise<Set<string>> {
    const sitting = seats.flatMap(({ playerId }) => playerId ?? []);
    const speakers = (await this.#needs.store.lastSaid(match.id, CHAT_HISTORY)).map((said) => said.playerId);
    return new Set([...sitting, ...this.#needs.presence.playersAt(match.id), ...speakers, ...kicked, ...members]);
  }

  async #find(host: Host, person: string): Promise<string> {
    for (const id of await this.#idsAt(host.stored)) if (personOf(host.id, id) === person) return id;
    throw new Refused('no_such_person');
  }

  /**
   * Removes somebody from a table and keeps them out: seats become free before the start and are given up in play.
   * Who set up the match may do so to watchers, and to everybody before the start, but not to themselves.
   */
  async kick(by: Player, matchId: string, person: string): Promise<void> {
    const host = await this.#table(by, matchId);
    const playerId = await this.#find(host, person);
    const isPlaying = () => host.stored.match.status === 'playing' && seatsOf(host.stored, playerId).length > 0;
    await host.enqueue(async () => {
      if (playerId === by.id || (!by.isOwner && isPlaying())) throw new Refused('owner_only');
      const seats = await this.#unseat(host, playerId);
      await this.#restrain({ matchId, playerId, kind: 'kick', until: null, at: Date.now(), by: by.id });
      host.changeTable({ seats, kicked: [...new Set([...(host.stored.kicked ?? []), playerId])] });
    });
    this.#audit('kick', by, { matchId, playerId });
    for (const seat of isPlaying() ? seatsOf(host.stored, playerId) : []) await giveUp(host, seat);
  }

  /** The seats without somebody, who is to stand up before the start. Throws `version_conflict` where play has begun. */
  async #unseat(host: Host, playerId: string): Promise<StoredMatch['seats']> {
    const { match, seats } = host.stored;
    if (match.status !== 'waiting') return seats;
    for (const seat of seatsOf(host.stored, playerId)) {
      if (!(await this.#needs.store.freeSeat(host.id, seat, playerId))) throw new Refused('version_conflict');
    }
    return seats.map((seat) => (seat.playerId === playerId ? free(seat) : seat));
  }

  /** Lets somebody who was kicked come again. */
  async readmit(by: Player, matchId: string, person: string): Promise<void> {
    const host = await this.#table(by, matchId);
    const playerId = await this.#find(host, person);
    await this.#needs.store.release(matchId, playerId, 'kick');
    await host.enqueue(async () => {
      host.changeTable({ kicked: (host.stored.kicked ?? []).filter((id) => id !== playerId) });
    });
    this.#audit('readmit', by, { matchId, playerId });
  }

  /** Keeps somebody from the chat of a match, or lets them speak again. */
  async muteAt(by: Player, matchId: string, person: string, how: { until: number | null } | null): Promise<void> {
    Moderation.checkOwner(by);
    const playerId = await this.#find(await this.#table(by, matchId), person);
    await this.#judge(by, { matchId, playerId, kind: 'mute' }, how);
  }

  /** Keeps somebody from every chat (`mute`) or from the server (`ban`), or lifts that. Throws `no_such_person`. */
  async judge(by: Player, playerId: string, kind: 'mute' | 'ban', how: { until: number | null } | null): Promise<void> {
    Moderation.checkOwner(by);
    const [known] = await this.#needs.store.players([playerId]);
    if (!known) throw new Refused('no_such_person');
    // Owners settle such things otherwise; one could shut all others out.
    if (known.isOwner && how) throw new Refused('owner_only');
    await this.#judge(by, { matchId: '', playerId, kind }, how);
    if (kind === 'ban' && how) this.#needs.expel(playerId);
  }

  async #judge(
    by: Player,
    what: { matchId: string; playerId: string; kind: RestraintKind },
    how: { until: number | null } | null,
  ): Promise<void> {
    const { matchId, playerId, kind } = what;
    if (how) await this.#restrain({ ...what, until: how.until, at: Date.now(), by: by.id });
    else await this.#needs.store.release(matchId, playerId, kind);
    this.#audit(how ? kind : `un${kind}`, by, { matchId, playerId, until: how?.until ?? null });
  }

  async #restrain(restraint: RestraintRow): Promise<void> {
    await this.#needs.store.restrain(restraint);
  }

  /** Ends a match that waits or is played, without a winner; everybody there is shown so. Throws `match_over`. */
  async close(by: Player, matchId: string): Promise<void> {
    Moderation.checkOwner(by);
    const host = await this.#needs.registry.fresh(matchId);
    await host.enqueue(async () => {
      const at = Date.now();
      if (!(await this.#needs.store.closeMatch(matchId, CLOSED, at))) throw new Refused('match_over');
      host.shut(CLOSED, at);
    });
    this.#audit('close', by, { matchId });
  }

  /** Those who go by a name, or whoever is kept from something on the whole server; newest first. */
  async players(by: Player, name: string | undefined): Promise<Judged[]> {
    Moderation.checkOwner(by);
    const { store } = this.#needs;
    const now = Date.now();
    if (name === undefined) {
      const restraints = await store.restraints({ matchIds: [''], now, limit: PEOPLE });
      return joined(await store.players([...new Set(restraints.map((one) => one.playerId))]), restraints);
    }
    const found = await store.playersNamed(name, PEOPLE);
    const playerIds = found.map(({ id }) => id);
    return joined(found, playerIds.length > 0 ? await store.restraints({ matchIds: [''], playerIds, now }) : []);
  }

  /** Throws `muted` for whoever is kept from the chat of a match. */
  async checkVoice(player: Player, matchId: string): Promise<void> {
    const now = Date.now();
    const held = await this.#needs.store.restraints({ matchIds: ['', matchId], playerIds: [player.id], now });
    const muted = held.filter((one) => one.kind === 'mute');
    if (muted.length === 0) return;
    const isForGood = muted.some((one) => one.until === null);
    const until = Math.max(...muted.map((one) => one.until ?? 0));
    throw new Refused('muted', isForGood ? undefined : { until: new Date(until).toISOString() });
  }
}

function joined(players: readonly KnownRow[], restraints: readonly RestraintRow[]): Judged[] {
  return players.map((player) => ({ ...player, restraints: restraints.filter((one) => one.playerId === player.id) }));
}

/** Until when a restraint holds, as it is told. */
export function heldUntil({ until }: Pick<RestraintRow, 'until'>): { until?: string } {
  return until === null ? {} : { until: new Date(until).toISOString() };
}

function free(seat: StoredMatch['seats'][number]): StoredMatch['seats'][number] {
  return { ...seat, playerId: null, playerName: null };
}

/** Gives a seat up, if it has not been and the match goes on. */
async function giveUp(host: Host, seat: string): Promise<void> {
  if (host.live?.outcome || host.live?.hasConceded(seat)) return;
  await host.concede(seat);
}
