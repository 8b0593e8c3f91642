import type { Session, Sessions } from '../auth/sessions.ts';
import type { Peers, PlayerNews } from '../cluster/peers.ts';
import { monotonic } from '../model/monotonic.ts';
import type { Host } from '../play/host.ts';
import type { Registry } from '../play/registry.ts';
import type { Store } from '../storage/store.ts';
import { renameSockets } from './attach.ts';
import { type HubServer, playerRoom, sessionRoom } from './hub.ts';

/** How often open sessions are looked up while notices of their end may be lost, in milliseconds. */
const RECHECK_MS = 30_000;

export interface SessionEventsNeeds {
  readonly io: HubServer;
  readonly registry: Registry;
  readonly peers: Peers;
  readonly store: Pick<Store, 'membershipsOf'>;
  readonly sessions: Pick<Sessions, 'current'>;
}

/**
 * Session events (rename, badge, logout, ban) for the sockets and matches of all nodes; they are already stored. Notices of them may
 * be lost, so open sessions are also compared with what is stored.
 */
export class SessionEvents {
  readonly #needs: SessionEventsNeeds;
  #checkedAt = Number.NEGATIVE_INFINITY;
  #checking: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(needs: SessionEventsNeeds) {
    this.#needs = needs;
    needs.peers.listen({
      told: (news) => this.#follow(news),
      missed: (isBack) => this.#missed(isBack),
    });
  }

  /** Notices were lost, or still are: then open sessions are looked up every `RECHECK_MS`. */
  #missed(isBack: boolean): void {
    if (!isBack && monotonic() < this.#checkedAt + RECHECK_MS) return;
    this.#checkedAt = monotonic();
    this.#check();
  }

  /** Looks up the sessions of owners of the server: the operator takes their rights back without a notice. */
  sweep(): void {
    this.#check(({ player }) => player.isOwner === true);
  }

  #check(which: (session: Session) => boolean = () => true): void {
    this.#checking = this.#checking.then(() => this.#checkEach(which));
  }

  /** Takes over each open session as it is stored, and disconnects the sockets of those that have ended. */
  async #checkEach(which: (session: Session) => boolean): Promise<void> {
    const open = new Map<string, { session: Session | null }[]>();
    for (const { data } of this.#needs.io.of('/').sockets.values()) {
      const { session } = data;
      if (session && which(session)) open.set(session.tokenHash, [...(open.get(session.tokenHash) ?? []), data]);
    }
    for (const [tokenHash, all] of open) {
      try {
        const session = await this.#needs.sessions.current({ tokenHash });
        if (!session || session.ban) this.#cut(sessionRoom(tokenHash));
        else for (const data of all) data.session = session;
      } catch {
        // The storage cannot tell: later again.
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.#check(which), RECHECK_MS).unref();
      }
    }
  }

  /** Ends what waits to be looked up again. */
  close(): void {
    clearTimeout(this.#timer);
  }

  #follow(news: PlayerNews): void {
    if (news.kind === 'renamed') this.#rename(news.playerId, news.name);
    if (news.kind === 'badge') void this.#inMatchesOf(news.playerId, (host) => host.wear(news.playerId, news.badge));
    if (news.kind === 'ended') this.#cut(sessionRoom(news.tokenHash));
    if (news.kind === 'expelled') this.#cut(playerRoom(news.playerId));
  }

  #rename(playerId: string, name: string): void {
    renameSockets(this.#needs.io, playerId, name);
    void this.#inMatchesOf(playerId, (host) => host.rename(playerId, name));
  }

  /** Changes a player in their own matches; if those cannot be read, in all that are in memory. */
  async #inMatchesOf(playerId: string, change: (host: Host) => Promise<void>): Promise<void> {
    const { registry, store } = this.#needs;
    const loaded = () => [...registry.loaded].map((host) => host.id);
    for (const id of await store.membershipsOf(playerId).catch(loaded)) {
      const host = registry.peek(id);
      if (host) void change(host);
    }
  }

  #cut(room: string): void {
    this.#needs.io.local.in(room).disconnectSockets(true);
  }
}
