import type { Peers } from '../cluster/peers.ts';
import { silenceOf } from '../lobby/silence.ts';
import type { Store } from '../storage/store.ts';
import { type HubServer, type HubSocket, playerRoom } from './hub.ts';

/** Tells players, and only them, whether they may write in the chats of the matches they watch. */
export class Voices {
  readonly #io: HubServer;
  readonly #store: Store;

  constructor(io: HubServer, peers: Peers, store: Store) {
    this.#io = io;
    this.#store = store;
    peers.listen({
      told: (news) => {
        if (news.kind === 'voice') this.#tellAll(news.playerId);
      },
    });
  }

  /** Tells a socket that has just watched a match; unless told, its player may write. */
  async greet(socket: HubSocket, matchId: string): Promise<void> {
    await this.#tell(socket, matchId, (isMuted) => isMuted);
  }

  #tellAll(playerId: string): void {
    const { adapter, sockets } = this.#io.of('/');
    for (const id of adapter.rooms.get(playerRoom(playerId)) ?? []) {
      const socket = sockets.get(id);
      for (const matchId of socket?.data.watching.keys() ?? []) if (socket) void this.#tell(socket, matchId);
    }
  }

  async #tell(socket: HubSocket, matchId: string, isNews: (isMuted: boolean) => boolean = () => true): Promise<void> {
    const { session } = socket.data;
    if (!session) return;
    // A storage that is down: the player learns it when they write.
    const muted = await silenceOf(this.#store, session.player.id, matchId).catch(() => undefined);
    if (muted === undefined || !isNews(muted !== null)) return;
    socket.emit('voice', { matchId, ...(muted && { muted }) });
  }
}
