import type { Answer, ClientMessage } from '@echo-base/protocol';
import type { Pace } from '../auth/pace.ts';
import { viewersOf } from '../matches/access.ts';
import type { Host } from '../matches/host.ts';
import type { Invites } from '../matches/invites.ts';
import type { Lobby } from '../matches/lobby.ts';
import type { Moderation } from '../matches/moderation.ts';
import type { Registry } from '../matches/registry.ts';
import type { Metrics } from '../observability/metrics.ts';
import { Refused } from '../refused.ts';
import type { Early, Handlers } from './dispatch.ts';
import type { Client } from './hub.ts';
import type { LiveRooms } from './live.ts';

export interface HandlerNeeds {
  readonly lobby: Lobby;
  readonly invites: Invites;
  readonly moderation: Moderation;
  readonly registry: Registry;
  readonly rooms: LiveRooms;
  readonly metrics: Metrics;
  readonly chatPace: Pace;
}

/** What is done for each event of the protocol. */
export function createHandlers(needs: HandlerNeeds): Handlers<Client> {
  const { registry, rooms, metrics } = needs;
  return {
    watch: (client, message, early) => watch(needs, client, message, early),
    unwatch({ socket }, { matchId }) {
      rooms.unwatch(socket, matchId, registry.peek(matchId));
      return {};
    },
    async act(client, { matchId, seat, decision, choice, id }, early) {
      const done = metrics.actSeconds.startTimer();
      const host = await seatedHost(needs, client, matchId, seat);
      const version = await host.act({ seat, decision, choice }, id, (durable) => {
        early({ version: durable });
        done();
      });
      metrics.acts.inc({ title: host.title.id });
      return { version };
    },
    async undo(client, { matchId, seat, id }, early) {
      const host = await seatedHost(needs, client, matchId, seat);
      return { ...(await host.undo(seat, id, (version) => early({ version }))) };
    },
    async answerUndo(client, { matchId, ...answer }, early) {
      const host = await seatedHost(needs, client, matchId, answer.seat);
      return { version: await host.answerUndo(answer, (version) => early({ version })) };
    },
    say: (client, message) => say(needs, client, message),
    ping: () => ({ at: Date.now() }),
  };
}

/** The host of a match in which the client owns the seat. Throws `no_session` or `not_seated`. */
async function seatedHost({ lobby }: HandlerNeeds, { socket }: Client, matchId: string, seat: string): Promise<Host> {
  const player = socket.data.session?.player;
  if (!player) throw new Refused('no_session');
  return lobby.seated(matchId, player, seat);
}

/** Subscribes, and gives what these viewers lack. */
async function watch(
  { lobby, invites, rooms }: HandlerNeeds,
  { socket, actors }: Client,
  { matchId, since, inviteCode }: ClientMessage<'watch'>,
  early: Early<'watch'>,
): Promise<Answer<'watch'>> {
  await invites.knock(matchId, inviteCode, actors);
  const host = await lobby.show(matchId, socket.data.session?.player ?? null, inviteCode);
  if (!socket.connected) throw new Refused('going_away');
  // Nothing may wait between joining the rooms and answering: a change would overtake the frame it changes.
  const viewers = rooms.watch(socket, host, inviteCode);
  const { frames, deltas } = host.watch(viewers, since ?? {});
  const chat = host.chat.read(viewers);
  const answer = {
    viewers: [...viewers],
    frames: [...frames],
    deltas: [...deltas],
    ...(chat.length > 0 && { chat: [...chat] }),
  };
  early(answer);
  rooms.remind(socket, host, viewers);
  return answer;
}

/** Says something at a table: for whoever may watch it, with a session. */
async function say(
  { lobby, moderation, metrics, chatPace }: HandlerNeeds,
  client: Client,
  { matchId, text }: ClientMessage<'say'>,
): Promise<Answer<'say'>> {
  const player = client.socket.data.session?.player;
  if (!player) throw new Refused('no_session');
  const host = await lobby.show(matchId, player);
  if (viewersOf(host.stored, player).length === 0) throw new Refused('spectators_closed');
  const spent = chatPace.spend(player.id);
  if (!spent.ok) {
    if (spent.isPersistent) setImmediate(() => client.disconnect());
    throw new Refused('slow_down', { retryAfter: spent.retryAfterS });
  }
  await moderation.checkVoice(player, matchId);
  const seq = await host.say(player, text);
  metrics.said.inc();
  return { seq };
}
