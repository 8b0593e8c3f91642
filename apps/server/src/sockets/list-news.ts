import type { Peers } from '../cluster/peers.ts';
import { delaysSpectators } from '../lobby/summary.ts';
import type { MatchChanges } from '../play/changes.ts';
import type { Host } from '../play/host.ts';
import { type HubServer, playerRoom } from './hub.ts';

/**
 * Players in whose lists a match is: those with a seat, a lent one or one kept for them, and the host, who is not told of acts
 * sooner than other spectators.
 */
function listedFor({ stored }: Host): string[] {
  const { match, seats } = stored;
  const people = seats.flatMap(({ playerId, owner, keptFor }) => [playerId, owner?.id, keptFor?.id]);
  const host = delaysSpectators(stored) ? null : match.creator;
  return [...new Set([host, ...people])].filter((id) => typeof id === 'string');
}

/** Tells players in a lobby, at any node, that the lists of their matches have changed. Pages that watch a match need none. */
export function tellLists({ io, peers, changes }: { io: HubServer; peers: Peers; changes: MatchChanges }): void {
  changes.subscribe({ listed: (host) => peers.tell({ kind: 'listed', playerIds: listedFor(host) }) });
  peers.listen({
    told(news) {
      if (news.kind !== 'listed') return;
      const { adapter, sockets } = io.of('/');
      for (const id of news.playerIds.flatMap((player) => [...(adapter.rooms.get(playerRoom(player)) ?? [])])) {
        const socket = sockets.get(id);
        if (socket?.data.watching.size === 0) socket.emit('listed', {});
      }
    },
  });
}
