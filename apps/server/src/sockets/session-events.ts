import type { Peers } from '../cluster/peers.ts';
import type { Registry } from '../play/registry.ts';
import type { Store } from '../storage/store.ts';
import { renameSockets } from './attach.ts';
import { type HubServer, playerRoom, sessionRoom } from './hub.ts';

export interface SessionEventsNeeds {
  readonly io: HubServer;
  readonly registry: Registry;
  readonly peers: Peers;
  readonly store: Pick<Store, 'membershipsOf'>;
}

/** Session events (rename, logout, ban) for the sockets and matches of all nodes; they are already stored. */
export class SessionEvents {
  readonly #needs: SessionEventsNeeds;

  constructor(needs: SessionEventsNeeds) {
    this.#needs = needs;
    needs.peers.listen({
      renamed: (playerId, name) => this.#rename(playerId, name),
      ended: (tokenHash) => this.#cut(sessionRoom(tokenHash)),
      expelled: (playerId) => this.#cut(playerRoom(playerId)),
    });
  }

  /** A player has a new name. */
  renamed(playerId: string, name: string): void {
    this.#rename(playerId, name);
    this.#needs.peers.notify({ kind: 'renamed', playerId, name });
  }

  /** A session has ended: disconnects its sockets. */
  ended(tokenHash: string): void {
    this.#cut(sessionRoom(tokenHash));
    this.#needs.peers.notify({ kind: 'ended', tokenHash });
  }

  /** A player has been banned: disconnects all their sockets. */
  expelled(playerId: string): void {
    this.#cut(playerRoom(playerId));
    this.#needs.peers.notify({ kind: 'expelled', playerId });
  }

  #rename(playerId: string, name: string): void {
    renameSockets(this.#needs.io, playerId, name);
    void this.#renameInMatches(playerId, name);
  }

  /** Renames a player in their own matches; if those cannot be read, in all that are in memory. */
  async #renameInMatches(playerId: string, name: string): Promise<void> {
    const { registry, store } = this.#needs;
    const loaded = () => [...registry.loaded].map((host) => host.id);
    for (const id of await store.membershipsOf(playerId).catch(loaded)) void registry.peek(id)?.rename(playerId, name);
  }

  #cut(room: string): void {
    this.#needs.io.local.in(room).disconnectSockets(true);
  }
}
