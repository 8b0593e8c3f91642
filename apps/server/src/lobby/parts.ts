import type { AbuseGuard } from '../auth/abuse-guard.ts';
import type { SlidingWindow } from '../auth/sliding-window.ts';
import type { MatchTimes } from '../clocks/match-times.ts';
import type { Peers } from '../cluster/peers.ts';
import type { Presence } from '../cluster/presence.ts';
import type { Seen } from '../cluster/seen.ts';
import type { Config } from '../config.ts';
import type { Clock } from '../model/now.ts';
import type { Logger } from '../observability/log.ts';
import type { MatchChanges } from '../play/changes.ts';
import type { Loader } from '../play/loader.ts';
import type { Registry } from '../play/registry.ts';
import type { Store } from '../storage/store.ts';
import { Acquaintances } from './acquaintances.ts';
import { Agreements } from './agreements.ts';
import { Allowance } from './allowance.ts';
import { Forks } from './forks.ts';
import { GivenSeats } from './given-seats.ts';
import { Glances } from './glances.ts';
import { HostRights } from './host-rights.ts';
import { Imports } from './imports.ts';
import { Invites } from './invites.ts';
import { LinkOpenings } from './link-openings.ts';
import { Lobby } from './lobby.ts';
import { Moderation } from './moderation.ts';
import { OfferedSeats } from './offered-seats.ts';
import { People } from './people.ts';
import { SeatKeeper } from './seat-keeper.ts';
import { WaitingRoom } from './waiting-room.ts';

/** What the lobby is built on; the clock uses database time. */
export interface LobbyNeeds extends Clock {
  readonly config: Config;
  readonly store: Store;
  readonly registry: Registry;
  readonly loader: Loader;
  readonly changes: MatchChanges;
  readonly presence: Presence;
  readonly times: MatchTimes;
  readonly peers: Peers;
  readonly abuseGuard: AbuseGuard;
  readonly seen: Seen;
  readonly peopleWindow: SlidingWindow;
  readonly inviteWindow: SlidingWindow;
  readonly log: Logger;
}

/** The same, with the parts of the lobby that others use. */
export interface LobbyRoomNeeds extends LobbyNeeds {
  readonly lobby: Lobby;
  readonly people: People;
  readonly given: GivenSeats;
  readonly allowance: Allowance;
}

export type LobbyParts = ReturnType<typeof createLobby>;

/** Lobby: what people do with matches besides play. */
export function createLobby(needs: LobbyNeeds) {
  const { config, store, registry, loader, changes, presence, times, abuseGuard, now } = needs;
  const allowance = new Allowance(store, config);
  const openings = new LinkOpenings(registry, changes, now);
  const lobby = new Lobby(needs, allowance, openings);
  const people = new People(store, presence);
  const given = new GivenSeats(registry, times, store);
  const rooms = { ...needs, lobby, people, given, allowance };
  return {
    lobby,
    openings,
    given,
    glances: new Glances(needs),
    invites: new Invites(registry, loader, abuseGuard),
    imports: new Imports(loader, store, allowance),
    forks: new Forks(rooms),
    waitingRoom: new WaitingRoom(rooms),
    offeredSeats: new OfferedSeats(needs),
    keeper: new SeatKeeper(rooms),
    acquaintances: new Acquaintances(rooms),
    agreements: new Agreements(rooms),
    rights: new HostRights(rooms),
    moderation: new Moderation(rooms),
  };
}
