import type { AnyTitle } from '@echo-base/games/engine';
import type { Delta, StandingOrders } from '@echo-base/protocol';
import type { Change } from '../cluster/peers.ts';
import type { Deed } from '../record/game.ts';
import type { ActRow, StandingRow, StoredMatch, UndoTalkRow } from '../storage/store.ts';
import { type Followed, Follower } from './follower.ts';
import type { HostedMatch, HostNeeds } from './host-needs.ts';
import type { LiveMatch } from './live.ts';
import type { Queue } from './queue.ts';
import { Standing } from './standing.ts';
import { type AnsweredSeat, type UndoNews, UndoTalk } from './undo-talk.ts';

/** What a host lets its parts see and do; everything is called from the match's queue. */
export interface HostInside {
  readonly title: AnyTitle;
  readonly needs: HostNeeds;
  stored(): StoredMatch;
  live(): LiveMatch | null;
  /** Throws `frozen` or `not_started`. */
  inPlay(): LiveMatch;
  tellPeers(what: Change): void;
  /** Goes back to before an act of a seat. */
  rewind(act: Deed, clientId: string, by: AnsweredSeat): Promise<void>;
  undoRequest(news: UndoNews): void;
  standingChanged(orders: StandingOrders): void;
  turnChanged(): void;
  /** Another server has written this act. */
  acted(act: ActRow, deltas: readonly Delta[]): void;
  /** Another server has changed the table. */
  changed(stored: StoredMatch, live: LiveMatch | null): void;
  /** Runs a job in the match's queue, again where another server was faster. */
  decide<T>(job: () => Promise<T>): Promise<T>;
  /** Carries an act of a seat out, called from a job. */
  perform(act: Deed, clientId: string): Promise<void>;
  /** Takes in what other servers have stored, called from a job. */
  catchUp(what: readonly Change[]): Promise<boolean>;
}

/** The match's undo requests, as they were stored last. */
export function undoTalkOf(host: HostInside, kept: UndoTalkRow | null): UndoTalk {
  const { needs } = host;
  const table = {
    now: needs.now,
    after: needs.after,
    stored: () => host.stored(),
    live: () => host.inPlay(),
    length: () => host.live()?.length ?? 0,
    keep: async (talk: UndoTalkRow) => {
      const isKept = await needs.store.keepUndoTalk(host.stored().match.id, talk);
      if (isKept) host.tellPeers('undo');
      return isKept;
    },
    rewind: (act: Deed, clientId: string, by: AnsweredSeat) => host.rewind(act, clientId, by),
    tell: (news: UndoNews) => host.undoRequest(news),
    free: () => host.turnChanged(),
  };
  return new UndoTalk(table, kept);
}

/** The standing orders of the match's seats, as they were stored last. */
export function standingOf(host: HostInside, kept: HostedMatch['standing'], undoTalk: UndoTalk): Standing {
  const match = {
    title: host.title,
    stored: () => host.stored(),
    live: () => host.live(),
    isHeld: () => undoTalk.holdsBots,
    keep: async (seat: string, rows: readonly StandingRow[]) => {
      await host.needs.store.setStanding(host.stored().match.id, seat, rows);
    },
    tellPeers: () => host.tellPeers('standing'),
    tell: (orders: StandingOrders) => host.standingChanged(orders),
    inPlay: () => host.inPlay(),
    decide: <T>(job: () => Promise<T>) => host.decide(job),
    perform: (act: Deed, clientId: string) => host.perform(act, clientId),
    catchUp: async () => {
      if (host.needs.peers.isShared) await host.catchUp(['table', 'undo', 'standing']);
    },
  };
  return new Standing(match, kept);
}

/** What takes in what other servers store of the match. */
export function followerOf(
  host: HostInside,
  parts: Pick<Followed, 'chat' | 'undoTalk' | 'standing'> & { readonly queue: Queue },
): Follower {
  return new Follower(host.needs, {
    chat: parts.chat,
    undoTalk: parts.undoTalk,
    standing: parts.standing,
    stored: () => host.stored(),
    live: () => host.live(),
    acted: (act, deltas) => host.acted(act, deltas),
    changed: (stored, live) => host.changed(stored, live),
    enqueue: (job) => parts.queue.enqueue(job),
    diverged: () => host.needs.invalidated(),
  });
}
