import {
  type AnyTitle,
  type Core,
  canUndo,
  type DraftCache,
  type LogEntry,
  see,
  stateHash,
  type Viewer,
} from '@echo-base/games/engine';
import type { Played } from '@echo-base/games/engine/boardgame';
import type { Act, Delta, Outcome } from '@echo-base/protocol';
import type { MatchClock } from '../clocks/clock.ts';
import { refusedBy } from '../error-codes.ts';
import type { Now } from '../model/now.ts';
import { leftBy } from '../model/rows.ts';
import type { EffectiveHistory } from '../record/effective-history.ts';
import { applyAct, Diverged, openGame, replay, seatsInPlay, waitingFor } from '../record/game.ts';
import { MatchLog } from '../record/match-log.ts';
import { type PastLog, type ReadActs, reachBack } from '../record/older-log.ts';
import type { Recorder } from '../record/recorder.ts';
import { type Passed, Replay, type Start } from '../record/replay.ts';
import { inSlices } from '../record/slices.ts';
import { Refused } from '../refused.ts';
import type { ActRow, LoggedAct, NewAct, PlayableMatch } from '../storage/store.ts';
import { type AnswerKind, Answers } from './answers.ts';
import { HISTORY } from './delta-history.ts';
import { Feed, type Sight, withoutActs } from './feed.ts';
import { RecentStates } from './recent-states.ts';

/** Environment of a live match. */
export interface LiveContext {
  readonly title: AnyTitle;
  readonly stored: PlayableMatch;
  /** Delay of delayed spectators, in milliseconds. */
  readonly spectatorDelayMs: number;
  /** Database time; with SQLite the time of this machine. */
  readonly now?: Now;
  /** Reads older acts, for the log. */
  readonly readActs: ReadActs;
  /** Drafts of all matches in memory; by default the match has its own. */
  readonly drafts?: DraftCache | undefined;
}

/** What is known of a record to avoid replaying all of it: a state, and log entries. */
export interface ResumeFrom {
  /** State to continue from, at or before `historyStart`; requires all log entries up to there. */
  readonly start?: Start | undefined;
  /** All acts with their log entries; absent if the whole record is replayed, which creates them. */
  readonly logged?: readonly LoggedAct[];
  /** The state is only shown, as that of a frozen match: `acts` end there. */
  readonly isShown?: boolean;
}

/** Log entries of the initial state. */
function openingOf({ title, stored }: LiveContext): readonly LogEntry[] {
  return openGame(title, stored).g.log;
}

/** Delay of spectators of a match, in milliseconds; 0 without. */
function delayOf({ stored, spectatorDelayMs }: LiveContext): number {
  return stored.match.spectators === 'delayed' ? spectatorDelayMs : 0;
}

/** First act after which views are computed: only as many as a viewer may have missed. */
export function historyStart(context: LiveContext, acts: readonly ActRow[], now: number): number {
  let from = Math.max(0, acts.length - HISTORY);
  while (from > 0 && (acts[from - 1]?.at ?? 0) + delayOf(context) > now) from -= 1;
  return from;
}

/** Validated act that has changed nothing yet: its row for the record, and the commit of its state. */
export interface ValidAct {
  readonly insert: NewAct;
  readonly waitingFor: readonly string[];
  readonly commit: () => void;
}

/** Match in play: state, feeds of its viewers, and idempotency map. */
export class LiveMatch {
  readonly #feeds: Map<Viewer, Feed>;
  /** Time of acts, delays and clocks. */
  readonly now: Now;
  /** Source of older log entries. */
  readonly past: PastLog;
  /** Folds every act; null while the match is frozen. */
  clock: MatchClock | null = null;
  readonly #title: AnyTitle;
  readonly #matchId: string;
  /** Nothing is asked or offered. */
  readonly #isFrozen: boolean;
  readonly #played: Played<Core>;
  readonly #history: EffectiveHistory;
  readonly #log: MatchLog;
  /** Delay of spectators, in milliseconds. */
  readonly #delayMs: number;
  readonly #answers = new Answers();
  /** For undos past the information boundary. */
  readonly recent = new RecentStates();
  #seq = 0;
  #loadedSeq = 0;
  #waitingFor: readonly string[];

  /** Feeds show the state of the replay, in these versions. */
  private constructor(
    context: LiveContext,
    run: Replay,
    log: MatchLog,
    now: { seq: number; versions: ActRow['versions'] },
  ) {
    this.now = context.now ?? Date.now;
    this.past = { read: context.readActs, opening: () => openingOf(context) };
    this.#title = context.title;
    this.#matchId = context.stored.match.id;
    this.#isFrozen = context.stored.match.frozen !== undefined;
    this.#delayMs = delayOf(context);
    this.#played = run.played;
    this.#history = run.history;
    this.#log = log;
    this.#seq = now.seq;
    this.#feeds = this.#openFeeds(now.versions);
    this.#waitingFor = waitingFor(this.#title, this.#played.g);
  }

  /** Starts a match. */
  static begin(context: LiveContext): LiveMatch {
    const run = new Replay(context.title, context.stored, [], { drafts: context.drafts });
    const { seats, log } = run.played.g;
    const matchLog = new MatchLog([...seats, 'spectator'], log).bound();
    return new LiveMatch(context, run, matchLog, { seq: 0, versions: {} });
  }

  /** Loads a match by replaying its record, from `start` if given. Rejects with `Diverged` if it does not replay. */
  static async resume(
    context: LiveContext,
    acts: readonly ActRow[],
    { start, logged = [], isShown = false }: ResumeFrom = {},
    now = (context.now ?? Date.now)(),
  ): Promise<LiveMatch> {
    const log = new MatchLog([...seatsInPlay(context.title, context.stored), 'spectator'], openingOf(context));
    const passed: Passed = ({ seq, ...act }, takenBack, g) => {
      const entries = logged[seq]?.entries ?? g?.log ?? [];
      log.follow({ seq, entries, left: leftBy(act)?.seat }, takenBack, g?.outcome != null);
    };
    const run = new Replay(context.title, context.stored, acts, { start, passed, drafts: context.drafts });
    const from = isShown ? acts.length : historyStart(context, acts, now);
    await inSlices(acts.slice(start?.seq ?? 0, from), (act) => run.step(act));
    const { versions = {}, at = 0 } = acts[from] ?? acts.at(-1) ?? {};
    const live = new LiveMatch(context, run, log, { seq: from, versions });
    // What only they have not seen yet has no earlier frame here.
    if (isShown && at + delayOf(context) > now) live.#feeds.delete('spectator');
    await inSlices(acts.slice(from), (act) => {
      live.recent.note(act, run.played.g);
      run.step(act);
      live.#seq = act.seq + 1;
      for (const viewer of live.feeds.keys()) live.#advance(viewer, act.at);
    });
    log.bound();
    live.release(now);
    live.#answers.noteAll(acts, (seat) => live.versionOf(seat));
    live.#loadedSeq = acts.length;
    live.#waitingFor = waitingFor(live.#title, live.#played.g);
    const { status, outcome } = context.stored.match;
    if (status === 'finished' && outcome && !live.outcome) live.showEnd(outcome);
    return live;
  }

  #openFeeds(versions: ActRow['versions']): Map<Viewer, Feed> {
    const viewers: Viewer[] = [...this.#played.g.seats, 'spectator'];
    const open = (viewer: Viewer) =>
      new Feed(this.#matchId, this.#sightOf(viewer), this.#log.newestFor(viewer), versions[viewer] ?? 0);
    return new Map(viewers.map((viewer) => [viewer, open(viewer)]));
  }

  /** Feeds by viewer; a viewer without one is shown nothing. */
  get feeds(): ReadonlyMap<Viewer, Feed> {
    return this.#feeds;
  }

  /** Current version of a viewer's frame. */
  versionOf(viewer: Viewer): number {
    return this.feeds.get(viewer)?.head.version ?? 0;
  }

  #sightOf(viewer: Viewer): Sight {
    const seen = see(this.#title, this.#played.g, viewer);
    return {
      seen: this.#isFrozen ? withoutActs(seen) : seen,
      logLength: this.#log.lengthOf(viewer),
      acts: this.#seq,
    };
  }

  /** Adds the view after the last act to a viewer's feed. */
  #advance(viewer: Viewer, at: number): void {
    // Without delay never later than now, even if another node's clock is ahead.
    const due = viewer === 'spectator' && this.#delayMs > 0 ? at + this.#delayMs : 0;
    this.feeds.get(viewer)?.advance(this.#sightOf(viewer), this.#log.changeFor(viewer), due);
  }

  get outcome(): Outcome | null {
    return this.#played.g.outcome;
  }

  /** Shows the end of a frozen match, whose record leads to no state here. Returns the deltas. */
  showEnd(outcome: Outcome): Delta[] {
    this.#played.close(outcome).commit();
    this.#waitingFor = [];
    for (const viewer of this.feeds.keys()) this.#advance(viewer, 0);
    return this.release(0);
  }

  /** Whether every viewer may read the whole log. */
  get isLogOpen(): boolean {
    return this.#played.g.outcome !== null;
  }

  /** Version with which a client id of a seat was acknowledged. Throws `invalid_body` if it was for another kind of message. */
  answered(seat: string, clientId: string | null, kind: AnswerKind = 'act'): number | undefined {
    const versions = this.#answers.of(seat, clientId);
    if (versions[kind === 'act' ? 'undo' : 'act'] !== undefined)
      throw new Refused('invalid_body', { path: 'id', problem: 'used' });
    return versions[kind];
  }

  /** Whether a seat may undo without consent, or repeats such an undo. */
  undoesAlone(seat: string, clientId: string): boolean {
    return this.answered(seat, clientId, 'undo') !== undefined || canUndo(this.#played.g, seat);
  }

  /** Sequence number of the last act a seat could undo with consent. */
  lastOf(seat: string): number | null {
    return this.#history.lastOf(seat);
  }

  /** Number of entries a viewer may read of what was before an act; null if that is no longer in memory. */
  logBefore(viewer: Viewer, seq: number): number | null {
    return this.#log.lengthBefore(viewer, seq);
  }

  /** Whether the last act of a seat was an undo. */
  lastWasUndo(seat: string): boolean {
    return this.#history.lastWasUndo(seat);
  }

  hasConceded(seat: string): boolean {
    return this.#played.g.conceded.includes(seat);
  }

  /** Number of acts. */
  get length(): number {
    return this.#seq;
  }

  get g(): Core {
    return this.#played.g;
  }

  /** Whether an act was made since the match was loaded. */
  get hasNews(): boolean {
    return this.#seq > this.#loadedSeq;
  }

  get waitingFor(): readonly string[] {
    return this.#waitingFor;
  }

  /** Releases due changes to every viewer, all of them at the end of the match. Returns the deltas. */
  release(now: number): Delta[] {
    const until = this.outcome ? Number.POSITIVE_INFINITY : now;
    return [...this.feeds.values()].flatMap((feed) => feed.release(until));
  }

  /** When the next change is due for delayed spectators; infinite if none is. */
  get nextDue(): number {
    return this.feeds.get('spectator')?.nextDue ?? Number.POSITIVE_INFINITY;
  }

  /** Validates an act; `earlier` is the state that a rewind restores. Throws the refusal of the rules, or `match_over`. */
  validate(act: Act, clientId: string | null, earlier?: Core): ValidAct {
    const result = applyAct(this.#played, act, earlier);
    if (!result.ok) throw refusedBy(result.refusal);
    return this.#valid(act, clientId, { g: result.g, commit: () => result.commit?.() });
  }

  /** Reads the older log entries that frames need after an undo, or for a seat that leaves and so reads another log. */
  reach(act: Act): Promise<void> {
    const leaving = leftBy(act) ? this.#seq : null;
    return reachBack(this.#log, this.#history.firstUndoneBy(act) ?? leaving, this.past);
  }

  #valid(act: Act, clientId: string | null, next: { readonly g: Core; readonly commit: () => void }): ValidAct {
    const { g, commit } = next;
    const waiting = waitingFor(this.#title, g);
    const insert = {
      matchId: this.#matchId,
      act: { ...act, seq: this.#seq, clientId, at: this.now(), versions: this.#versions() },
      entries: g.log,
      ...(waiting.join() !== this.#waitingFor.join() && { waitingFor: waiting }),
      ...(g.outcome && { outcome: g.outcome, endHash: stateHash(g) }),
    };
    return { insert, waitingFor: waiting, commit };
  }

  /** Stores a validated act. Throws `version_conflict` if its sequence number is taken. */
  async store({ insert }: ValidAct, recorder: Recorder): Promise<void> {
    await this.reach(insert.act);
    if (!(await recorder.insert(insert))) throw new Refused('version_conflict');
  }

  /** Applies a validated act once it is stored; its own seat sees it at once. */
  apply({ insert, waitingFor, commit }: ValidAct): void {
    this.recent.note(insert.act, this.#played.g);
    commit();
    this.#pass(insert.act, waitingFor);
  }

  /** Version of a seat's frame after an act that has just been applied. */
  versionAfter(act: Act, seat: string): number {
    if (seat !== act.seat) this.#advance(seat, 0);
    return this.versionOf(seat);
  }

  #pass(act: ActRow, next: readonly string[]): void {
    const { seq, seat, at } = act;
    const takenBack = this.#history.add(act);
    const { log: entries, outcome } = this.#played.g;
    this.#log.follow({ seq, entries, left: leftBy(act)?.seat }, takenBack, outcome !== null);
    this.clock?.follow({ ...act, waitingFor: next });
    this.#seq = seq + 1;
    this.#waitingFor = next;
    if (seat === null) return;
    this.#advance(seat, at);
    this.#answers.note(act, this.versionOf(seat));
  }

  /**
   * Applies the next act of the record, stored by another node, after `reach`; `earlier` is the state a granted undo
   * restores. Returns the deltas. Throws `Diverged` if it does not follow.
   */
  follow(act: ActRow, earlier?: Core): Delta[] {
    const here = this.#versions();
    const fits = act.seq === this.#seq && Object.keys(here).every((viewer) => act.versions[viewer] === here[viewer]);
    if (!fits) throw new Diverged(`act ${act.seq} does not follow on act ${this.#seq - 1}`);
    const before = this.#played.g;
    if (act.kind === 'rewind' && this.#history.lastOf(act.seat) !== act.to)
      throw new Diverged(`act ${act.seq} cannot undo act ${act.to}`);
    replay(this.#played, act, earlier);
    this.recent.note(act, before);
    this.#pass(act, waitingFor(this.#title, this.#played.g));
    return this.showAct(act);
  }

  #versions(): Record<string, number> {
    return Object.fromEntries([...this.feeds].map(([viewer, feed]) => [viewer, feed.head.version]));
  }

  /** Updates the feeds of all viewers but the one that acted, and releases what is due. Returns the deltas. */
  showAct({ seat, at }: Pick<ActRow, 'seat' | 'at'>): Delta[] {
    for (const viewer of this.feeds.keys()) if (viewer !== seat) this.#advance(viewer, at);
    return this.release(this.now());
  }
}
