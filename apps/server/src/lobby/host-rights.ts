import { HOST_ABSENCE_SECONDS } from '@echo-base/protocol';
import { CANCELLED } from '../model/closed.ts';
import { newId } from '../model/ids.ts';
import { seatsOf, swappedSides } from '../model/seats.ts';
import type { Host } from '../play/host.ts';
import { Refused } from '../refused.ts';
import type { Player, StoredMatch } from '../storage/store.ts';
import type { LobbyRoomNeeds } from './parts.ts';

/** Absence of a host who has left players behind. */
interface Absence {
  /** Epoch milliseconds. */
  readonly since: number;
  readonly cancel: () => void;
}

/** Rights of the host of a match, and to whom they pass when the host is gone. */
export class HostRights {
  readonly #needs: LobbyRoomNeeds;
  readonly #absent = new Map<string, Absence>();

  constructor(needs: LobbyRoomNeeds) {
    this.#needs = needs;
    needs.presence.onChangeAnywhere((id) => this.#follow(id));
  }

  /** Passes the rights on to a person with a seat. Throws `not_creator`, `no_such_person` or `not_your_seat`. */
  async pass(id: string, player: Player, person: string): Promise<StoredMatch> {
    return this.#asHost(id, player, async (host) => {
      checkNotOver(host);
      const to = await this.#needs.people.playerAt(host.stored, person);
      if (seatsOf(host.stored, to.id).length === 0) throw new Refused('not_your_seat');
      await this.#move(host, to);
    });
  }

  /** Cancels a match before its start, or closes a frozen one. Throws `not_creator` or `already_started`. */
  async cancel(id: string, player: Player): Promise<void> {
    await this.#asHost(id, player, async (host) => {
      if (host.stored.match.frozen) return host.end({ kind: 'close', seat: null, reason: 'closed', winners: [] });
      const at = this.#needs.now();
      if (!(await this.#needs.store.cancelMatch(id, CANCELLED, at))) throw new Refused('already_started');
      host.cancelled(CANCELLED, at);
    });
  }

  /** Gives the match a new invite code: the old one is not valid any more. Members stay members. */
  async renewInvite(id: string, player: Player): Promise<string> {
    const { match } = await this.#asHost(id, player, async (host) => {
      checkNotOver(host);
      const inviteCode = newId();
      await this.#needs.store.setInviteCode(id, inviteCode);
      host.changeTable({ match: { ...host.stored.match, inviteCode } });
    });
    return match.inviteCode;
  }

  /** Swaps the sides before the start. Other players confirm that they are ready. Throws `no_sides` or `already_started`. */
  async swapSides(id: string, player: Player): Promise<StoredMatch> {
    return this.#asHost(id, player, async (host) => {
      const { match, seats } = host.stored;
      if (match.status !== 'waiting') throw new Refused('already_started');
      const swapped = swappedSides(host.title, seats);
      if (!swapped) throw new Refused('no_sides');
      const asked = swapped.map((seat) =>
        seat.playerId === null || seat.playerId === player.id ? seat : { ...seat, unready: true as const },
      );
      if (!(await this.#needs.store.dealSeats(id, seats, asked))) throw new Refused('version_conflict');
      host.changeTable({ seats: asked });
    });
  }

  async #asHost(id: string, player: Player, job: (host: Host) => Promise<void>): Promise<StoredMatch> {
    const host = await this.#needs.lobby.show(id, player);
    await host.enqueue(async () => {
      if (host.stored.match.creator !== player.id && !player.isOwner) throw new Refused('not_creator');
      await job(host);
    });
    return host.stored;
  }

  /** A player has ended a session: without another one they do not come back. Passes their rights on at once. */
  async signedOut(playerId: string): Promise<void> {
    const { store, log, registry } = this.#needs;
    try {
      if ((await store.sessionsOf(playerId)).length > 0) return;
      for (const id of await store.membershipsOf(playerId)) {
        const host = registry.peek(id);
        if (host?.stored.match.creator === playerId) await this.#passOn(host, true);
      }
    } catch (error) {
      log.error({ problem: String(error) }, 'the rights of a host who signed out cannot be passed on');
    }
  }

  /** The watchers of a match have changed. */
  #follow(id: string): void {
    const host = this.#needs.registry.peek(id);
    const { presence, now, after } = this.#needs;
    const isHere = !host || isOver(host) || presence.isWatching(id, host.stored.match.creator);
    if (isHere || !presence.isWatchedAnywhere(id)) {
      this.#forget(id);
      return;
    }
    const since = this.#absent.get(id)?.since ?? now();
    this.#absent.get(id)?.cancel();
    const due = Math.max(0, since + HOST_ABSENCE_SECONDS * 1_000 - now());
    this.#absent.set(id, { since, cancel: after(due, () => void this.#due(id)) });
  }

  #forget(id: string): void {
    this.#absent.get(id)?.cancel();
    this.#absent.delete(id);
  }

  async #due(id: string): Promise<void> {
    const { registry, peers, log } = this.#needs;
    const host = registry.peek(id);
    if (!host || !peers.owns(id)) return;
    await this.#passOn(host).catch((error: unknown) => {
      log.error({ matchId: id, problem: String(error) }, 'the rights of an absent host cannot be passed on');
    });
  }

  /** Passes the rights to the present player who has had a seat for the longest time, if there is one. `isGone`: the host cannot return. */
  async #passOn(host: Host, isGone = false): Promise<void> {
    await host.enqueue(async () => {
      const { match, seats } = host.stored;
      const { presence } = this.#needs;
      if (isOver(host) || (!isGone && presence.isWatching(host.id, match.creator))) return;
      const isPresent = (id: string | null) =>
        id !== null && id !== match.creator && presence.isWatching(host.id, id) && !host.stored.kicked?.includes(id);
      const present = seats.filter(({ playerId }) => isPresent(playerId));
      const [next] = present.toSorted((a, b) => (a.seatedAt ?? 0) - (b.seatedAt ?? 0));
      if (next?.playerId) await this.#move(host, { id: next.playerId, name: next.playerName ?? '' });
    });
  }

  async #move(host: Host, to: Player): Promise<void> {
    const { match } = host.stored;
    if (match.creator === to.id) return;
    if (!(await this.#needs.store.passHost(host.id, match.creator, to.id))) throw new Refused('version_conflict');
    host.changeTable({ match: { ...match, creator: to.id, creatorName: to.name } });
    this.#forget(host.id);
    await host.tell({ key: 'notice.host' }, to, seatsOf(host.stored, to.id)[0] ?? null);
  }

  close(): void {
    for (const id of [...this.#absent.keys()]) this.#forget(id);
  }
}

function isOver({ stored }: Host): boolean {
  return stored.match.status === 'finished';
}

function checkNotOver(host: Host): void {
  if (isOver(host)) throw new Refused('match_over');
}
