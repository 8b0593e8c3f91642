import type { Host } from '../matches/host.ts';
import type { Lobby } from '../matches/lobby.ts';
import type { Registry } from '../matches/registry.ts';
import { seatsOf } from '../matches/summary.ts';
import type { Metrics } from '../observability/metrics.ts';
import { Refused } from '../refused.ts';
import type { Handlers } from './dispatch.ts';
import type { Client } from './hub.ts';
import type { LiveRooms } from './live.ts';

export interface HandlerNeeds {
  readonly lobby: Lobby;
  readonly registry: Registry;
  readonly rooms: LiveRooms;
  readonly metrics: Metrics;
}

/** What is done for each event of the protocol. */
export function createHandlers({ lobby, registry, rooms, metrics }: HandlerNeeds): Handlers<Client> {
  return {
    async watch({ socket }, { matchId, since, inviteCode }, early) {
      const host = await lobby.show(matchId, socket.data.session?.player ?? null, inviteCode);
      if (!socket.connected) throw new Refused('going_away');
      // Nothing may wait between joining the rooms and answering: a change would overtake the frame it changes.
      const viewers = rooms.watch(socket, host, inviteCode);
      const { frames, deltas } = host.watch(viewers, since ?? {});
      const answer = { viewers: [...viewers], frames: [...frames], deltas: [...deltas] };
      early(answer);
      return answer;
    },
    unwatch({ socket }, { matchId }) {
      rooms.unwatch(socket, matchId, registry.peek(matchId));
      return {};
    },
    async act(client, { matchId, seat, decision, choice, id }, early) {
      const done = metrics.actSeconds.startTimer();
      const host = await seatedHost(registry, client, matchId, seat);
      const version = await host.act({ seat, decision, choice }, id, (durable) => {
        early({ version: durable });
        done();
      });
      metrics.acts.inc({ title: host.title.id });
      return { version };
    },
    async undo(client, { matchId, seat, id }, early) {
      const host = await seatedHost(registry, client, matchId, seat);
      return { version: await host.undo(seat, id, (version) => early({ version })) };
    },
    ping: () => ({ at: Date.now() }),
  };
}

/** The host of a match in which the client owns the seat. Throws `no_session` or `not_seated`. */
async function seatedHost(registry: Registry, { socket }: Client, matchId: string, seat: string): Promise<Host> {
  const player = socket.data.session?.player;
  if (!player) throw new Refused('no_session');
  const host = await registry.host(matchId);
  if (!seatsOf(host.stored, player.id).includes(seat)) throw new Refused('not_seated');
  return host;
}
