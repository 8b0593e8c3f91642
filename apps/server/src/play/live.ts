import { type AnyTitle, type Core, canUndo, type Refusal, see, stateHash, type Viewer } from '@echo-base/games/engine';
import type { Played } from '@echo-base/games/engine/boardgame';
import type { Delta, Outcome } from '@echo-base/protocol';
import type { MatchClock } from '../clocks/clock.ts';
import { isErrorCode } from '../error-codes.ts';
import type { Now } from '../model/now.ts';
import { type Course, isRewind } from '../record/course.ts';
import { type Deed, Diverged, moveOf, replay, seatsInPlay, waitingFor } from '../record/game.ts';
import { MatchLog } from '../record/match-log.ts';
import { type PastLog, reachBack } from '../record/older-log.ts';
import type { Recorder } from '../record/recorder.ts';
import { inSlices, type Passed, Replay } from '../record/replay.ts';
import { Refused } from '../refused.ts';
import type { ActRow, Append } from '../storage/store.ts';
import { Answers } from './answers.ts';
import { Feed, type Sight } from './feed.ts';
import { delayOf, historyStart, type LivePlace, openingOf, type ResumeFrom } from './live-place.ts';

/** A validated act, which has changed nothing yet: its row for the record, and what makes its state the match's. */
export interface StagedAct {
  readonly append: Append;
  readonly waitingFor: readonly string[];
  readonly commit: () => void;
}

/** The game of a match that has begun: state, feeds of its viewers, and the client ids it has answered. */
export class LiveMatch {
  readonly feeds: ReadonlyMap<Viewer, Feed>;
  /** The time that acts are given, and that delays and clocks are counted by. */
  readonly now: Now;
  /** Where the older entries of its log are read. */
  readonly past: PastLog;
  /** Follows every act; null where neither time nor absence matters. */
  clock: MatchClock | null = null;
  readonly #title: AnyTitle;
  readonly #matchId: string;
  readonly #played: Played<Core>;
  readonly #course: Course;
  readonly #log: MatchLog;
  /** How long spectators are kept behind. */
  readonly #delayMs: number;
  readonly #answers = new Answers();
  #seq = 0;
  #loadedSeq = 0;
  /** How the match ended where something else than the game ended it. */
  #shut: Outcome | null = null;
  #waitingFor: readonly string[];

  /** Shows everybody the state a replay stands at, in these versions. */
  private constructor(
    place: LivePlace,
    run: Replay,
    log: MatchLog,
    now: { seq: number; versions: ActRow['versions'] },
  ) {
    this.now = place.now ?? Date.now;
    this.past = { read: place.readActs, opening: () => openingOf(place) };
    this.#title = place.title;
    this.#matchId = place.stored.match.id;
    this.#delayMs = delayOf(place);
    this.#played = run.played;
    this.#course = run.course;
    this.#log = log;
    this.#seq = now.seq;
    this.feeds = this.#openFeeds(now.versions);
    this.#waitingFor = waitingFor(this.#title, this.#played.g);
  }

  /** A match that begins. */
  static begin(place: LivePlace): LiveMatch {
    const run = new Replay(place.title, place.stored, [], { drafts: place.drafts });
    const { seats, log } = run.played.g;
    const matchLog = new MatchLog([...seats, 'spectator'], log).bound();
    return new LiveMatch(place, run, matchLog, { seq: 0, versions: {} });
  }

  /**
   * Comes back by replaying the record, from `start` on where there is one. Rejects with `Diverged` if it does not replay.
   */
  static async resume(
    place: LivePlace,
    acts: readonly ActRow[],
    { start, logged = [], made }: ResumeFrom = {},
    now = (place.now ?? Date.now)(),
  ): Promise<LiveMatch> {
    const log = new MatchLog([...seatsInPlay(place.title, place.stored), 'spectator'], openingOf(place));
    const passed: Passed = ({ seq }, takenBack, g) => {
      const entries = logged[seq]?.entries ?? g?.log ?? [];
      if (!logged[seq]?.entries) made?.({ seq, entries });
      log.follow({ seq, entries }, takenBack, g?.outcome != null);
    };
    const run = new Replay(place.title, place.stored, acts, { start, passed, drafts: place.drafts });
    const from = historyStart(place, acts, now);
    await inSlices(acts.slice(start?.seq ?? 0, from), (act) => run.step(act));
    const live = new LiveMatch(place, run, log, { seq: from, versions: acts[from]?.versions ?? {} });
    await inSlices(acts.slice(from), (act) => {
      run.step(act);
      live.#seq = act.seq + 1;
      for (const viewer of live.feeds.keys()) live.#advance(viewer, act.at);
    });
    log.bound();
    live.release(now);
    live.#answers.noteAll(acts, (seat) => live.versionOf(seat));
    live.#loadedSeq = acts.length;
    live.#waitingFor = waitingFor(live.#title, live.#played.g);
    const { status, outcome } = place.stored.match;
    if (status === 'finished' && outcome && !live.outcome) live.shut(outcome);
    return live;
  }

  #openFeeds(versions: ActRow['versions']): Map<Viewer, Feed> {
    const viewers: Viewer[] = [...this.#played.g.seats, 'spectator'];
    const open = (viewer: Viewer) =>
      new Feed(this.#matchId, this.#sightOf(viewer), this.#log.newestFor(viewer), versions[viewer] ?? 0);
    return new Map(viewers.map((viewer) => [viewer, open(viewer)]));
  }

  /** The version of a viewer's frame as the match stands. */
  versionOf(viewer: Viewer): number {
    return this.feeds.get(viewer)?.head.version ?? 0;
  }

  #sightOf(viewer: Viewer): Sight {
    const { mates, ...rest } = see(this.#title, this.#played.g, viewer);
    const over = { decisions: [], canUndo: false, waitingFor: [], pending: [] };
    const seen = this.#shut ? { ...rest, ...over, outcome: this.#shut } : { ...rest, ...(mates && { mates }) };
    return { seen, logLength: this.#log.lengthOf(viewer), acts: this.#seq };
  }

  /** Shows a viewer what the last act has led to. */
  #advance(viewer: Viewer, at: number): void {
    // Never later than now for whoever is not kept behind, even where another server's clock is ahead.
    const due = viewer === 'spectator' && this.#delayMs > 0 ? at + this.#delayMs : 0;
    this.feeds.get(viewer)?.advance(this.#sightOf(viewer), this.#log.changeFor(viewer), due);
  }

  get outcome(): Outcome | null {
    return this.#shut ?? this.#played.g.outcome;
  }

  /** Ends the match from outside the game: nobody is asked anything any more. The changes to send. */
  shut(outcome: Outcome): Delta[] {
    this.#shut = outcome;
    this.#waitingFor = [];
    for (const viewer of this.feeds.keys()) this.#advance(viewer, 0);
    return this.release(0);
  }

  #checkOpen(): void {
    if (this.#shut) throw new Refused('match_over');
  }

  /** Whether everybody may read the whole log. */
  get isLogOpen(): boolean {
    return this.#played.g.outcome !== null;
  }

  /** The version a seat was answered with under this client id, if it was: a repetition is not carried out again. */
  answered(seat: string, clientId: string | null): number | undefined {
    return this.#answers.of(seat, clientId);
  }

  /** Whether a seat may undo alone, or asks again for what it has undone under this client id. */
  undoesAlone(seat: string, clientId: string): boolean {
    return this.answered(seat, clientId) !== undefined || canUndo(this.#played.g, seat);
  }

  /** Where the last act a seat could take back with consent stands in the record. */
  lastOf(seat: string): number | null {
    return this.#course.lastOf(seat);
  }

  /** Whether a seat has taken an act back and not acted since. */
  hasTakenBack(seat: string): boolean {
    return this.#course.hasTakenBack(seat);
  }

  hasConceded(seat: string): boolean {
    return this.#played.g.conceded.includes(seat);
  }

  /** Acts so far. */
  get length(): number {
    return this.#seq;
  }

  /** The state as the match stands. */
  get g(): Core {
    return this.#played.g;
  }

  /** Whether anything was done since the match came into memory. */
  get hasNews(): boolean {
    return this.#seq > this.#loadedSeq;
  }

  get waitingFor(): readonly string[] {
    return this.#waitingFor;
  }

  /** Shows every viewer what is due; the end of the match is shown to all at once. */
  release(now: number): Delta[] {
    const until = this.outcome ? Number.POSITIVE_INFINITY : now;
    return [...this.feeds.values()].flatMap((feed) => feed.release(until));
  }

  /** When the next held back change is due. */
  get nextDue(): number | null {
    return this.feeds.get('spectator')?.nextDue ?? null;
  }

  /** Validates an act. Throws the refusal of the rules, or `match_over`. */
  stage(act: Deed, clientId: string | null): StagedAct {
    this.#checkOpen();
    const result = this.#played.play(moveOf(act));
    if (!result.ok) throw asRefused(result.refusal);
    return this.#staged(act, clientId, { g: result.g, commit: () => result.commit?.() });
  }

  /** As `stage`, for an undo the table has agreed to: goes back to the state before the act `act.choice` names. */
  stageRewind(act: Deed, clientId: string | null, earlier: Core): StagedAct {
    this.#checkOpen();
    return this.#staged(act, clientId, this.#played.rewind(earlier));
  }

  /** Reads the older entries of the log that an act which takes others back needs. */
  reach(act: Deed): Promise<void> {
    return reachBack(this.#log, this.#course.takenBackBy(act), this.past);
  }

  #staged(act: Deed, clientId: string | null, next: { readonly g: Core; readonly commit: () => void }): StagedAct {
    const { g, commit } = next;
    const waiting = waitingFor(this.#title, g);
    const append = {
      matchId: this.#matchId,
      act: { ...act, seq: this.#seq, clientId, at: this.now(), versions: this.#versions() },
      entries: g.log,
      ...(waiting.join() !== this.#waitingFor.join() && { waitingFor: waiting }),
      ...(g.outcome && { outcome: g.outcome, endHash: stateHash(g) }),
    };
    return { append, waitingFor: waiting, commit };
  }

  /** Stores a validated act, which makes it part of the match. Throws `version_conflict` where its place is taken. */
  async persist({ append, waitingFor, commit }: StagedAct, recorder: Recorder): Promise<void> {
    await this.reach(append.act);
    if (!(await recorder.append(append))) throw new Refused('version_conflict');
    commit();
    this.#pass(append.act, waitingFor);
  }

  /** The version of a seat's frame after an act that has just been persisted. */
  versionAfter(act: Pick<ActRow, 'seat'>, seat: string): number {
    if (seat !== act.seat) this.#advance(seat, 0);
    return this.versionOf(seat);
  }

  /** The match goes on to after an act, which its own seat sees at once. */
  #pass({ seq, seat, decision, choice, clientId, at }: Omit<ActRow, 'versions'>, next: readonly string[]): void {
    const takenBack = this.#course.follow({ seq, seat, decision, choice });
    const { log: entries, outcome } = this.#played.g;
    this.#log.follow({ seq, entries }, takenBack, outcome !== null);
    this.clock?.follow({ seq, seat, decision, choice, clientId, at, waitingFor: next });
    this.#seq = seq + 1;
    this.#waitingFor = next;
    this.#advance(seat, at);
    this.#answers.note(seat, clientId, this.versionOf(seat));
  }

  /**
   * Takes in the next act of the record, which another server has written, after `reach`; `earlier` is the state it
   * goes back to, if it does. The changes to send. Throws `Diverged` where it does not follow on what is here.
   */
  follow(act: ActRow, earlier?: Core): Delta[] {
    const here = this.#versions();
    const fits = act.seq === this.#seq && Object.keys(here).every((viewer) => act.versions[viewer] === here[viewer]);
    if (!fits) throw new Diverged(`act ${act.seq} does not follow on act ${this.#seq - 1}`);
    if (!isRewind(act)) replay(this.#played, act);
    else if (earlier && this.#course.lastOf(act.seat) === act.choice) this.#played.rewind(earlier).commit();
    else throw new Diverged(`act ${act.seq} cannot take back act ${act.choice}`);
    this.#pass(act, waitingFor(this.#title, this.#played.g));
    return this.broadcast(act);
  }

  #versions(): Record<string, number> {
    return Object.fromEntries([...this.feeds].map(([viewer, feed]) => [viewer, feed.head.version]));
  }

  /** Brings every viewer's frame up to date after an act; the changes to send. */
  broadcast({ seat, at }: Pick<ActRow, 'seat' | 'at'>): Delta[] {
    for (const viewer of this.feeds.keys()) if (viewer !== seat) this.#advance(viewer, at);
    return this.release(this.now());
  }
}

function asRefused({ code, params, clause }: Refusal): Refused {
  return new Refused(isErrorCode(code) ? code : 'internal', params, clause);
}
