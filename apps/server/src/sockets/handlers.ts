import { type ClientMessage, sentAct } from '@echo-base/protocol';
import type { Line } from '../chat/teams.ts';
import type { Page } from '../cluster/looks.ts';
import { viewersOf } from '../lobby/access.ts';
import { seatsOf } from '../model/seats.ts';
import { Refused } from '../refused.ts';
import type { Services } from '../services.ts';
import type { Player } from '../storage/store.ts';
import type { Handlers, Reply } from './dispatch.ts';
import type { Client } from './hub.ts';

/** Messages for which an undo counts besides its own, if play goes back past what was revealed: that may need a replay. */
const UNDO_COST = 4;

/** Handlers of all client events. */
export function createHandlers(services: Services): Handlers<Client> {
  const { registry, rooms, times, metrics } = services;
  return {
    watch: (client, message, reply) => watch(services, client, message, reply),
    unwatch({ socket }, { matchId }, reply) {
      rooms.unwatch(socket, matchId);
      movePage(services, socket);
      reply({});
    },
    async act(client, { matchId, seat, decision, choice, id }, reply) {
      const done = metrics.actSeconds.startTimer();
      reportPage(services, client.socket, true);
      const host = await registry.seated(matchId, playerOf(client), seat);
      await host.act(sentAct({ seat, decision, choice }), id, (version) => {
        reply({ version });
        done();
      });
      metrics.acts.inc({ title: host.title.id });
    },
    async undo(client, { matchId, seat, id }, reply) {
      const host = await registry.seated(matchId, playerOf(client), seat);
      if (host.live?.undoesAlone(seat, id) === false) {
        const spent = services.socketBuckets.take(client.actor, UNDO_COST);
        if (!spent.ok) throw new Refused('slow_down', { retryAfter: spent.retryAfterS });
      }
      await host.undo(seat, id, reply);
    },
    async answerUndo(client, { matchId, ...answer }, reply) {
      const host = await registry.seated(matchId, playerOf(client), answer.seat);
      await host.answerUndo(answer, (version) => reply({ version }));
    },
    async standing(client, { matchId, seat, orders }, reply) {
      const host = await registry.seated(matchId, playerOf(client), seat);
      await host.order(seat, orders, (held) => reply({ orders: held }));
    },
    async plan(client, { matchId, ...plan }, reply) {
      const player = playerOf(client);
      const host = await registry.seated(matchId, player, plan.seat);
      const spent = services.planWindow.take(player.id);
      if (!spent.ok) throw new Refused('slow_down', { retryAfter: spent.retryAfterS });
      await host.plan(plan, () => reply({}));
    },
    ...createTalk(services),
    looking({ socket }, { visible }, reply) {
      reportPage(services, socket, visible);
      reply({});
    },
    ping: (_client, _message, reply) => reply({ at: times.now() }),
  };
}

/** Handlers of what is said, in words or by key. */
function createTalk(services: Services): Pick<Handlers<Client>, 'say' | 'signal' | 'react' | 'point'> {
  return {
    say: (client, message, reply) => say(services, client, message, reply),
    signal(client, { matchId, kind, name, at }, reply) {
      const notice = { key: `signal.${kind}`, params: { what: { key: name }, at } };
      return say(services, client, { matchId, text: '', audience: 'team', notice }, reply);
    },
    react: (client, { phrase, ...message }, reply) =>
      say(services, client, { ...message, text: '', notice: { key: `quick.${phrase}` } }, reply),
    point: (client, { at, ...message }, reply) => say(services, client, { ...message, text: '', at }, reply),
  };
}

/** The page behind a socket; null without a session. */
function pageOf({ data, id }: Client['socket']): Page | null {
  return data.session && { playerId: data.session.player.id, socketId: id, matchIds: [...data.watching.keys()] };
}

/** A page is looked at, or is not. */
function reportPage({ looks }: Services, socket: Client['socket'], isVisible: boolean): void {
  const page = pageOf(socket);
  if (page) looks.report(page, isVisible);
}

/** A page shows other matches than before. */
function movePage({ looks }: Services, socket: Client['socket']): void {
  const page = pageOf(socket);
  if (page) looks.move(page);
}

/** Player of a client's session. Throws `no_session`. */
function playerOf({ socket }: Client): Player {
  const player = socket.data.session?.player;
  if (!player) throw new Refused('no_session');
  return player;
}

/** Subscribes to a match and returns what these viewers missed. */
async function watch(
  services: Services,
  { socket, actors }: Client,
  { matchId, since, inviteCode, as }: ClientMessage<'watch'>,
  reply: Reply<'watch'>,
): Promise<void> {
  const { lobby, invites, rooms, voices } = services;
  await invites.countAttempt(matchId, inviteCode, actors);
  const host = await lobby.enter(matchId, socket.data.session?.player ?? null, inviteCode);
  if (!socket.connected) throw new Refused('going_away');
  // No await between joining the rooms and answering: a delta would arrive before the frame it applies to.
  const viewers = rooms.watch(socket, host, { inviteCode, isScreen: as === 'spectator' });
  reply(host.watch(viewers, since));
  rooms.remind(socket, host, viewers);
  movePage(services, socket);
  await voices.greet(socket, matchId);
}

/** Sends a chat message, or what is said by key; services a session that may watch the match. */
async function say(
  { lobby, moderation, metrics, chatWindow, crowdWindow }: Services,
  client: Client,
  { matchId, at, ...message }: Line & { readonly matchId: string; readonly at?: string },
  reply: (answer: { seq: number }) => void,
): Promise<void> {
  const player = playerOf(client);
  const host = await lobby.show(matchId, player);
  if (viewersOf(host.stored, player).length === 0) throw new Refused('spectators_closed');
  const spent = chatWindow.take(player.id);
  if (!spent.ok) {
    if (spent.isPersistent) setImmediate(() => client.disconnect());
    throw new Refused('slow_down', { retryAfter: spent.retryAfterS });
  }
  // Guests are made at will: watchers of one address share what they may write. Players are few, and never silenced by them.
  if (seatsOf(host.stored, player.id).length === 0) {
    const crowd = crowdWindow.take(`${matchId} ${client.socket.data.address}`);
    if (!crowd.ok) throw new Refused('slow_down', { retryAfter: crowd.retryAfterS });
  }
  await moderation.checkVoice(player, matchId);
  reply({ seq: await (at === undefined ? host.say(player, message) : host.point(player, message, at)) });
  metrics.said.inc();
}
