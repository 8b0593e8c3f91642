import type { Peers } from '../cluster/peers.ts';
import type { Registry } from '../play/registry.ts';
import { renameSockets } from './attach.ts';
import { type HubServer, playerRoom, sessionRoom } from './hub.ts';

export interface HappeningNeeds {
  readonly io: HubServer;
  readonly registry: Registry;
  readonly peers: Peers;
}

/** What becomes of players and sessions, for their sockets and tables at every node; it is stored already. */
export class Happenings {
  readonly #needs: HappeningNeeds;

  constructor(needs: HappeningNeeds) {
    this.#needs = needs;
    needs.peers.listen({
      renamed: (playerId, name) => this.#rename(playerId, name),
      ended: (tokenHash) => this.#cut(sessionRoom(tokenHash)),
      expelled: (playerId) => this.#cut(playerRoom(playerId)),
    });
  }

  /** A player goes by another name from now on. */
  renamed(playerId: string, name: string): void {
    this.#rename(playerId, name);
    this.#needs.peers.tell({ kind: 'renamed', playerId, name });
  }

  /** A session is over: its sockets must go. */
  ended(tokenHash: string): void {
    this.#cut(sessionRoom(tokenHash));
    this.#needs.peers.tell({ kind: 'ended', tokenHash });
  }

  /** A player has been banned: all their sockets must go. */
  expelled(playerId: string): void {
    this.#cut(playerRoom(playerId));
    this.#needs.peers.tell({ kind: 'expelled', playerId });
  }

  #rename(playerId: string, name: string): void {
    for (const host of this.#needs.registry.loaded) void host.rename(playerId, name);
    renameSockets(this.#needs.io, playerId, name);
  }

  #cut(room: string): void {
    this.#needs.io.local.in(room).disconnectSockets(true);
  }
}
