import { type AnyTitle, type Core, DraftCache } from '@echo-base/games/engine';
import { lastLines } from '../chat/chat.ts';
import { teamsOf } from '../chat/teams.ts';
import { clockOf, type UptimeHistory } from '../clocks/clock.ts';
import type { Now } from '../model/now.ts';
import type { NumberedAct } from '../model/rows.ts';
import { playable } from '../record/game.ts';
import { replayAll, type Start } from '../record/replay.ts';
import type { ReplayVerifier } from '../record/replay-verifier.ts';
import type { Budget } from '../record/slices.ts';
import type { Snapshots } from '../record/snapshots.ts';
import { Refused } from '../refused.ts';
import type { ActRow, ChatRow, PlayableMatch, Store, StoredMatch, UndoRequestsRow } from '../storage/store.ts';
import { absentTitle } from './absent-title.ts';
import { historyStart, type LiveContext, LiveMatch } from './live-match.ts';
import type { PlansBySeat } from './plans.ts';
import type { RecentStates } from './recent-states.ts';
import type { OrdersBySeat } from './standing.ts';

export interface LoaderNeeds {
  readonly titles: readonly AnyTitle[];
  readonly store: Store;
  readonly snapshots: Snapshots;
  readonly verifier: ReplayVerifier;
  readonly uptime: UptimeHistory;
  readonly spectatorDelayMs: number;
  /** Database time. */
  readonly now: Now;
}

/** Loaded match; `live` is null before the start, `past` holds the latest chat messages. */
export interface HostedMatch {
  readonly stored: StoredMatch;
  readonly live: LiveMatch | null;
  readonly past: readonly ChatRow[];
  /** Stored undo requests. */
  readonly talk: UndoRequestsRow | null;
  readonly standing: OrdersBySeat;
  readonly plans: PlansBySeat;
}

/** Loader: reads matches from storage and replays their records. */
export class Loader {
  readonly #needs: LoaderNeeds;
  /** Drafts of all matches in memory. */
  readonly #drafts = new DraftCache();

  constructor(needs: LoaderNeeds) {
    this.#needs = needs;
  }

  /** Title by id; a placeholder that cannot be played if this server does not have it. */
  title(id: string): AnyTitle {
    return this.findTitle(id) ?? absentTitle(id);
  }

  /** Title by id, if this server has it. */
  findTitle(id: string): AnyTitle | undefined {
    return this.#needs.titles.find((one) => one.id === id);
  }

  /** Stored match, without loading it. Throws `no_such_match`. */
  async find(id: string): Promise<StoredMatch> {
    const found = await this.#needs.store.match(id);
    if (!found) throw new Refused('no_such_match');
    return found;
  }

  /** Loads a match from its record, or freezes it. Throws `no_such_match`. */
  async load(id: string): Promise<HostedMatch> {
    const { store } = this.#needs;
    const { stored, live } = await this.#wake(await this.find(id));
    const part = { match: stored.match, teams: teamsOf(this.title(stored.match.title)) };
    const past = await lastLines(store, part, this.#needs);
    const [talk, standing, plans] = [await store.undoRequests(id), await store.standing(id), await store.plans(id)];
    return { stored, live, past, talk, standing, plans };
  }

  /** Replays a match, or freezes it. */
  async #wake(found: StoredMatch): Promise<Pick<HostedMatch, 'stored' | 'live'>> {
    const { verifier } = this.#needs;
    const { id } = found.match;
    const stored = verifier.isDue(found) ? await verifier.verify(id) : found;
    if (stored.match.frozen) return this.#asFarAsItGoes(stored);
    if (stored.match.startedAt === null) return { stored, live: null };
    try {
      return { stored, live: await this.resume(stored) };
    } catch (error) {
      const verified = await verifier.verify(id);
      if (!verified.match.frozen) throw error;
      return this.#asFarAsItGoes(verified);
    }
  }

  /** Frozen match with the state that can be shown of it: its last snapshot, or what still replays if that is more. */
  async #asFarAsItGoes(stored: StoredMatch): Promise<Pick<HostedMatch, 'stored' | 'live'>> {
    const shows = stored.match.frozen?.shows ?? null;
    // Seats and settings can be shown where not even the initial state can.
    const replayed = () => (shows === null ? null : this.resume(stored, shows).catch(() => null));
    const last = await this.#lastSeen(stored, shows ?? 0).catch(() => null);
    return { stored, live: last ?? (await replayed()) };
  }

  /** The last snapshot as its viewers saw it, unless it has fewer than `least` acts. */
  async #lastSeen(stored: StoredMatch, least: number): Promise<LiveMatch | null> {
    const { store, snapshots } = this.#needs;
    const { id } = stored.match;
    const start = await snapshots.last(id);
    if (!start || start.seq < least) return null;
    const acts = await store.acts(id, { before: start.seq });
    const logged = await store.loggedActs(id, { before: start.seq });
    return LiveMatch.resume(this.#context(await playable(store, stored)), acts, { start, logged, isShown: true });
  }

  /** Match in play, or its first `before` acts. Rejects with `Diverged`. */
  async resume(stored: StoredMatch, before?: number): Promise<LiveMatch> {
    const acts = await this.#needs.store.acts(stored.match.id, before === undefined ? {} : { before });
    const context = this.#context(await playable(this.#needs.store, stored));
    return this.#timed(await resumeMatch(this.#needs, context, acts), context, acts);
  }

  #timed(live: LiveMatch, { title, stored }: LiveContext, acts: readonly ActRow[]): LiveMatch {
    live.clock = clockOf(title, stored, acts, this.#needs.uptime);
    return live;
  }

  /**
   * State of a match before act `seq`: a recent one, or by a replay, which also finds those before the acts that led there.
   * Rejects with `too_costly` beyond the budget; without one where the act is done already.
   */
  async earlier(stored: StoredMatch, seq: number, recent: RecentStates, budget?: Budget): Promise<Core> {
    const known = recent.stateBefore(seq);
    if (known) return known;
    const { store, snapshots } = this.#needs;
    const acts = await store.acts(stored.match.id, { before: seq });
    const start = await snapshots.before(stored.match.id, acts, seq);
    const opened = await playable(store, stored);
    const replay = (from?: Start) => {
      let before = from?.g;
      const note = (g: Core, act: NumberedAct) => {
        if (before) recent.note(act, before);
        before = g;
      };
      return replayAll(this.title(stored.match.title), opened, acts, note, { start: from, budget });
    };
    if (!start) return replay();
    // The record decides, not a snapshot.
    return replay(start).catch((error: unknown) => {
      if (error instanceof Refused) throw error;
      return replay();
    });
  }

  #context(stored: PlayableMatch): LiveContext {
    const { store, spectatorDelayMs, now } = this.#needs;
    const readActs: LiveContext['readActs'] = (part) => store.loggedActs(stored.match.id, part);
    return { title: this.title(stored.match.title), stored, spectatorDelayMs, now, readActs, drafts: this.#drafts };
  }

  /** Starts a match with its current seats. */
  async begin(stored: StoredMatch): Promise<LiveMatch> {
    const context = this.#context(await playable(this.#needs.store, stored));
    return this.#timed(LiveMatch.begin(context), context, []);
  }
}

/**
 * Loads a match from its record: from a snapshot, or from the start if there is none. Rejects with `Diverged` if the
 * record does not replay.
 */
async function resumeMatch(
  { store, snapshots }: Pick<LoaderNeeds, 'store' | 'snapshots'>,
  context: LiveContext,
  acts: readonly ActRow[],
): Promise<LiveMatch> {
  const { id } = context.stored.match;
  const now = (context.now ?? Date.now)();
  const logged = await store.loggedActs(id, { before: acts.length });
  const resume = (start?: Start) => LiveMatch.resume(context, acts, { start, logged }, now);
  const start = await snapshots.before(id, acts, historyStart(context, acts, now));
  // The record decides, not a snapshot.
  return start ? resume(start).catch(() => resume()) : resume();
}
