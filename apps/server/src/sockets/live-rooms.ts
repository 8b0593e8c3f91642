import type { Viewer } from '@echo-base/games/engine';
import type { Delta, StandingOrder, UndoProgress } from '@echo-base/protocol';
import { type MatchTimes, seatAbsenceOf } from '../clocks/match-times.ts';
import type { Peers } from '../cluster/peers.ts';
import type { Presence } from '../cluster/presence.ts';
import { isInvited, viewersOf } from '../lobby/access.ts';
import { delaysSpectators, publicSummary } from '../lobby/summary.ts';
import { UNNAMED } from '../model/seats.ts';
import type { MatchChanges } from '../play/changes.ts';
import type { Host } from '../play/host.ts';
import { sharedPlan } from '../play/plans.ts';
import type { Registry } from '../play/registry.ts';
import { changedOrders } from '../play/standing.ts';
import { askedOf, progressOf, type UndoEvent, type UndoProgress as UndoState } from '../play/undo-requests.ts';
import { Refused } from '../refused.ts';
import type { PlanRow } from '../storage/store.ts';
import type { HubServer, HubSocket, Watching } from './hub.ts';

/** Room of all watchers of a match. */
function tableRoom(matchId: string): string {
  return `t:${matchId}`;
}

/** Room of one class of viewers: all receive the same bytes. */
function viewerRoom(matchId: string, viewer: Viewer): string {
  return `v:${matchId}:${viewer}`;
}

function among(viewers: readonly Viewer[]): 'players' | 'spectators' {
  return viewers.some((viewer) => viewer !== 'spectator') ? 'players' : 'spectators';
}

/** How long it is remembered when a player left, at least, in milliseconds: the others are told. */
const REMEMBERED_MS = 24 * 3_600_000;
/** Number of spectators beyond which they are a large audience. */
const AUDIENCE = 20;
/** Delay of spectator counts in a large audience, in milliseconds. */
const COUNT_MS = 500;

export interface RoomNeeds {
  readonly io: HubServer;
  readonly presence: Presence;
  readonly times: MatchTimes;
  readonly changes: MatchChanges;
  readonly registry: Registry;
  readonly peers: Peers;
}

/** Subscriptions of sockets to matches: rooms, presence, and messages. */
export class LiveRooms {
  readonly #io: HubServer;
  readonly #presence: Presence;
  readonly #times: MatchTimes;
  readonly #registry: Registry;
  /** Standing orders last sent to each seat of a match. */
  readonly #orders = new WeakMap<Host, Map<string, readonly StandingOrder[]>>();
  /** Summary last sent to delayed spectators of a match. */
  readonly #told = new WeakMap<Host, string>();
  /** Matches whose spectator count has changed since it was last sent. */
  readonly #counting = new Map<Host, ReturnType<typeof setTimeout>>();

  constructor({ io, presence, times, changes, registry, peers }: RoomNeeds) {
    this.#io = io;
    this.#presence = presence;
    this.#times = times;
    this.#registry = registry;
    peers.listen({ watching: (node, matches, isAll) => this.#countElsewhere(presence.take(node, matches, isAll)) });
    changes.subscribe({
      deltas: (_host, deltas) => this.#sendDeltas(deltas),
      said: (host, said, viewers) => this.#to(host.id, viewers)?.emit('said', said),
      undo: (host, news) => this.#sendUndo(host, news),
      turn: (host) => this.#sendOrders(host),
      orders: (host) => this.#sendOrders(host),
      plan: (host, seat, plan) => this.#sendPlan(host, seat, plan),
      linkOpened: (host, at) => this.#sendOpened(host, at),
      summary: (host) => this.#sendSummary(host),
      seats: (host) => this.#placeAll(host),
      invalidated: (host) => this.#reconnect(host),
      deleted: (host) => this.#clear(host),
    });
  }

  /** Sockets that watch as these viewers; null without any, as socket.io takes no rooms for all sockets. */
  #to(matchId: string, viewers: readonly Viewer[]) {
    const rooms = viewers.map((viewer) => viewerRoom(matchId, viewer));
    return rooms.length > 0 ? this.#io.local.to(rooms) : null;
  }

  #sendDeltas(deltas: readonly Delta[]): void {
    for (const delta of deltas) this.#to(delta.matchId, [delta.viewer])?.emit('delta', delta);
  }

  #sendUndo(host: Host, news: UndoEvent): void {
    if (news.kind === 'asked') {
      for (const one of news.seats) {
        const request = { matchId: host.id, by: news.by, ...one };
        this.#to(host.id, [one.seat])?.emit('undoRequest', request);
      }
      return;
    }
    if (news.kind === 'progress') {
      for (const one of toldProgress(host.id, news)) this.#to(host.id, [one.seat])?.emit('undoProgress', one);
      return;
    }
    const seats = host.stored.seats.map(({ seat }) => seat);
    this.#to(host.id, seats)?.emit('undoClosed', { matchId: host.id, by: news.by, result: news.result });
  }

  /** Sends each seat its standing orders if they have changed or lapsed: to its own sockets only, as they are private. */
  #sendOrders(host: Host): void {
    if (!host.hasOrders && !this.#orders.has(host)) return;
    const sent = this.#orders.get(host) ?? new Map<string, readonly StandingOrder[]>();
    this.#orders.set(host, sent);
    for (const changed of changedOrders(host, host.orders, sent)) {
      sent.set(changed.seat, changed.orders);
      this.#to(host.id, [changed.seat])?.emit('standing', changed);
    }
  }

  /** Sends a plan to the seats of its side. */
  #sendPlan(host: Host, seat: string, row: PlanRow): void {
    const shared = sharedPlan(host, seat, row);
    if (shared) this.#to(host.id, shared.readers)?.emit('plan', shared.plan);
  }

  /** Tells the host, and no one else, that the invite link has reached another device. */
  #sendOpened(host: Host, at: number): void {
    const { creator } = host.stored.match;
    for (const socket of this.#watching(host)) {
      if (socket.data.session?.player.id === creator)
        socket.emit('linkOpened', { matchId: host.id, at: new Date(at).toISOString() });
    }
  }

  /** Sends a new socket the open undo request of its seats. */
  remind(socket: HubSocket, host: Host, viewers: readonly Viewer[]): void {
    const asked = askedOf(host, viewers);
    for (const one of asked?.seats ?? []) socket.emit('undoRequest', { matchId: host.id, by: asked?.by ?? '', ...one });
    const progress = progressOf(host, viewers);
    if (progress) for (const one of toldProgress(host.id, progress)) socket.emit('undoProgress', one);
  }

  #sendSummary(host: Host): void {
    const { id: matchId, stored } = host;
    const input = { presence: this.#presence, times: this.#times.of(host) };
    const match = publicSummary(stored, { ...input, isPlayer: true });
    if (!delaysSpectators(stored)) {
      this.#endCount(host);
      this.#io.local.to(tableRoom(matchId)).emit('table', { matchId, match });
      return;
    }
    const seats = stored.seats.map(({ seat }) => viewerRoom(matchId, seat));
    this.#io.local.to(seats).emit('table', { matchId, match });
    const behind = publicSummary(stored, { ...input, isPlayer: false });
    const told = JSON.stringify(behind);
    // An update for players may itself reveal hidden information; a changed count is sent separately.
    if (told === this.#told.get(host) || this.#counting.has(host)) return;
    this.#told.set(host, told);
    this.#io.local.to(tableRoom(matchId)).except(seats).emit('table', { matchId, match: behind });
  }

  /**
   * Sends the new number of watchers: at once, but to a large audience with a delay, as each of its members would
   * otherwise receive a summary for every other.
   */
  #count(host: Host, who: 'players' | 'spectators', newcomer?: HubSocket): void {
    if (who === 'players' || this.#presence.spectators(host.id) <= AUDIENCE) {
      this.#sendSummary(host);
      return;
    }
    if (newcomer) this.#greet(newcomer, host);
    if (this.#counting.has(host)) return;
    const tell = () => {
      this.#endCount(host);
      this.#sendSummary(host);
    };
    this.#counting.set(host, setTimeout(tell, COUNT_MS).unref());
  }

  /** Watchers of these matches changed at another node: players with seats, or spectators. */
  #countElsewhere(matches: ReadonlyMap<string, readonly string[]>): void {
    for (const [matchId, seated] of matches) {
      const host = this.#registry.peek(matchId);
      if (host) this.#count(host, seated.length > 0 ? 'players' : 'spectators');
    }
  }

  #endCount(host: Host): void {
    clearTimeout(this.#counting.get(host));
    this.#counting.delete(host);
  }

  /** Sends the summary to a new spectator. */
  #greet(socket: HubSocket, host: Host): void {
    const input = { presence: this.#presence, times: this.#times.of(host) };
    const match = publicSummary(host.stored, { ...input, isPlayer: !delaysSpectators(host.stored) });
    socket.emit('table', { matchId: host.id, match });
  }

  /** Seats changed or play started: moves each socket to the rooms of its viewers. */
  #placeAll(host: Host): void {
    for (const socket of this.#watching(host)) {
      const code = excluded(host, socket);
      if (code) this.#turnOut(socket, host, code);
      else this.#place(socket, host, allowed(host, socket));
    }
  }

  #turnOut(socket: HubSocket, host: Host, code: Excluded | 'no_such_match'): void {
    this.#leave(socket, host.id);
    this.#forget(socket, host.id, undefined);
    socket.emit('refused', { event: 'watch', error: new Refused(code, { matchId: host.id }).toError() });
  }

  #watching(host: Host): HubSocket[] {
    const { adapter, sockets } = this.#io.of('/');
    return [...(adapter.rooms.get(tableRoom(host.id)) ?? [])].flatMap((id) => sockets.get(id) ?? []);
  }

  /** Deltas on the way may not fit: clients must watch again. */
  #reconnect(host: Host): void {
    this.#endCount(host);
    for (const socket of this.#watching(host)) socket.conn.close();
  }

  /** Turns all watchers out of a match that does not exist any more. */
  #clear(host: Host): void {
    this.#endCount(host);
    for (const socket of this.#watching(host)) this.#turnOut(socket, host, 'no_such_match');
  }

  /** Subscribes a socket to a match that it may see; returns its viewers. Throws `kicked` or `spectators_closed`. */
  watch(socket: HubSocket, host: Host, how: Watching): readonly Viewer[] {
    const viewers = seenBy(host, socket, how);
    const isNew = !socket.data.watching.has(host.id);
    socket.data.watching.set(host.id, how);
    void socket.join(tableRoom(host.id));
    this.#place(socket, host, viewers);
    if (isNew) this.#count(host, among(viewers), socket);
    return viewers;
  }

  #place(socket: HubSocket, host: Host, viewers: readonly Viewer[]): void {
    const wanted = new Set(viewers.map((viewer) => viewerRoom(host.id, viewer)));
    for (const room of socket.rooms) {
      if (room.startsWith(viewerRoom(host.id, '')) && !wanted.has(room)) void socket.leave(room);
    }
    for (const room of wanted) void socket.join(room);
    const isScreen = socket.data.watching.get(host.id)?.isScreen;
    const playerId = isScreen ? null : (socket.data.session?.player.id ?? null);
    const { match } = host.stored;
    const limits = [match.absence?.after ?? 0, seatAbsenceOf(match)].map((seconds) => seconds * 1_000);
    const rememberedMs = Math.max(REMEMBERED_MS, ...limits);
    this.#presence.set(host.id, socket.id, { playerId, viewers, rememberedMs });
  }

  unwatch(socket: HubSocket, matchId: string): void {
    this.#leave(socket, matchId);
    this.#forget(socket, matchId, this.#registry.peek(matchId));
  }

  #leave(socket: HubSocket, matchId: string): void {
    for (const room of socket.rooms) {
      if (room === tableRoom(matchId) || room.startsWith(viewerRoom(matchId, ''))) void socket.leave(room);
    }
  }

  /** Removes a disconnected socket. */
  gone(socket: HubSocket): void {
    for (const matchId of socket.data.watching.keys()) this.#forget(socket, matchId, this.#registry.peek(matchId));
  }

  #forget(socket: HubSocket, matchId: string, host: Host | undefined): void {
    if (!socket.data.watching.delete(matchId)) return;
    const viewers = this.#presence.viewersOf(matchId, socket.id);
    this.#presence.remove(matchId, socket.id);
    if (host) this.#count(host, among(viewers));
  }
}

type Excluded = 'kicked' | 'no_session' | 'private_match';

/**
 * Why a watching socket may not continue, if so: its player was kicked, or it has no session and the match is not watched
 * without a name, or is private and its link no longer valid.
 */
function excluded({ id, stored }: Host, { data }: HubSocket): Excluded | null {
  const { kicked, match } = stored;
  if (data.session) return kicked?.includes(data.session.player.id) ? 'kicked' : null;
  if (kicked?.includes(UNNAMED)) return 'no_session';
  return match.visibility === 'private' && !isInvited(stored, data.watching.get(id)?.inviteCode)
    ? 'private_match'
    : null;
}

/** Viewers as whom a socket watches. Throws as `viewersOf` does. */
function seenBy({ stored }: Host, { data }: HubSocket, how: Watching | undefined): readonly Viewer[] {
  const viewers = viewersOf(stored, data.session?.player ?? null);
  if (!how?.isScreen || viewers.length === 0) return viewers;
  if (stored.match.spectators === 'closed') throw new Refused('spectators_closed');
  return ['spectator'];
}

/** Viewers as whom a watching socket may continue; empty if it may not. */
function allowed(host: Host, socket: HubSocket): readonly Viewer[] {
  try {
    return seenBy(host, socket, socket.data.watching.get(host.id));
  } catch (error) {
    if (error instanceof Refused) return [];
    throw error;
  }
}

/** The state of an undo request for each seat that it concerns. */
const toldProgress = (matchId: string, { by, allowed, open, seats }: UndoState): readonly UndoProgress[] =>
  seats.map((one) => ({ matchId, ...one, by, allowed: [...allowed], open: [...open] }));
