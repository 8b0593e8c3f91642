import type { AnyTitle, Viewer } from '@echo-base/games/engine';
import type { Act, Delta, Plan, SentAct, StandingOrders } from '@echo-base/protocol';
import type { Change } from '../cluster/peers.ts';
import type { Queue } from '../model/queue.ts';
import type { ActRow, PlanRow, StandingRow, StoredMatch, UndoRequestsRow } from '../storage/store.ts';
import { type Followed, Follower } from './follower.ts';
import type { HostedMatch, HostNeeds } from './host-needs.ts';
import type { LiveMatch } from './live.ts';
import { Plans } from './plans.ts';
import { Standing } from './standing.ts';
import { type AnsweredSeat, type UndoEvent, UndoRequests } from './undo-requests.ts';

/** Access to a host for its parts; everything is called from the match's queue. */
export interface HostInside {
  readonly title: AnyTitle;
  readonly needs: HostNeeds;
  stored(): StoredMatch;
  live(): LiveMatch | null;
  /** Throws `frozen` or `not_started`. */
  inPlay(): LiveMatch;
  notifyPeers(what: Change): void;
  /** Restores the state before an act of a seat. */
  rewind(act: Act, clientId: string, by: AnsweredSeat): Promise<void>;
  undoRequest(news: UndoEvent): void;
  standingChanged(orders: StandingOrders): void;
  /** The plan of a seat changed: for these viewers only. */
  planned(plan: Plan, viewers: readonly Viewer[]): void;
  turnChanged(): void;
  /** Another node has stored this act. */
  acted(act: ActRow, deltas: readonly Delta[]): void;
  /** Another node has changed match row, seats or members. */
  changed(stored: StoredMatch, live: LiveMatch | null): void;
  /** Runs a job in the match's queue, with optimistic retry. */
  decide<T>(job: () => Promise<T>): Promise<T>;
  /** Carries out an act of a seat, called from a job. */
  perform(act: SentAct, clientId: string): Promise<void>;
  /** Applies what other nodes have stored, called from a job. */
  catchUp(what: readonly Change[]): Promise<boolean>;
}

/** Undo requests of the match, from the stored row. */
export function undoRequestsOf(host: HostInside, kept: UndoRequestsRow | null): UndoRequests {
  const { needs } = host;
  const table = {
    now: needs.now,
    after: needs.after,
    stored: () => host.stored(),
    live: () => host.inPlay(),
    length: () => host.live()?.length ?? 0,
    logBefore: (seat: string, seq: number) => host.live()?.logBefore(seat, seq) ?? null,
    save: async (talk: UndoRequestsRow) => {
      const isSaved = await needs.store.storeUndoRequests(host.stored().match.id, talk);
      if (isSaved) host.notifyPeers('undo');
      return isSaved;
    },
    rewind: (act: Act, clientId: string, by: AnsweredSeat) => host.rewind(act, clientId, by),
    notify: (news: UndoEvent) => host.undoRequest(news),
    free: () => host.turnChanged(),
  };
  return new UndoRequests(table, kept);
}

/** Standing orders of the match's seats, from the stored rows. */
export function standingOf(host: HostInside, kept: HostedMatch['standing'], undoRequests: UndoRequests): Standing {
  const match = {
    title: host.title,
    stored: () => host.stored(),
    live: () => host.live(),
    isHeld: () => undoRequests.holdsBots,
    save: async (seat: string, rows: readonly StandingRow[]) => {
      await host.needs.store.setStanding(host.stored().match.id, seat, rows);
    },
    notifyPeers: () => host.notifyPeers('standing'),
    notify: (orders: StandingOrders) => host.standingChanged(orders),
    inPlay: () => host.inPlay(),
    decide: <T>(job: () => Promise<T>) => host.decide(job),
    perform: (act: SentAct, clientId: string) => host.perform(act, clientId),
    catchUp: async () => {
      if (host.needs.peers.isShared) await host.catchUp(['table', 'undo', 'standing']);
    },
  };
  return new Standing(match, kept);
}

/** Plans of the match's seats, from the stored rows. */
export function plansOf(host: HostInside, kept: HostedMatch['plans']): Plans {
  const match = {
    title: host.title,
    stored: () => host.stored(),
    live: () => host.live(),
    save: (seat: string, row: PlanRow) => host.needs.store.setPlan(host.stored().match.id, seat, row),
    notifyPeers: () => host.notifyPeers('plans'),
    notify: (plan: Plan, viewers: readonly Viewer[]) => host.planned(plan, viewers),
    inPlay: () => host.inPlay(),
    decide: <T>(job: () => Promise<T>) => host.decide(job),
  };
  return new Plans(match, kept);
}

/** Follower of what other nodes store of the match. */
export function followerOf(
  host: HostInside,
  parts: Pick<Followed, 'chat' | 'undoRequests' | 'standing' | 'plans'> & { readonly queue: Queue },
): Follower {
  return new Follower(host.needs, {
    chat: parts.chat,
    undoRequests: parts.undoRequests,
    standing: parts.standing,
    plans: parts.plans,
    stored: () => host.stored(),
    live: () => host.live(),
    acted: (act, deltas) => host.acted(act, deltas),
    changed: (stored, live) => host.changed(stored, live),
    enqueue: (job) => parts.queue.enqueue(job),
    diverged: () => host.needs.invalidated(),
  });
}
