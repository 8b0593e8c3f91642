import { type AnyTitle, type Core, canUndo, type Refusal, see, type Viewer } from '@echo-base/games/engine';
import type { Played } from '@echo-base/games/engine/boardgame';
import type { Delta, Outcome } from '@echo-base/protocol';
import { Refused } from '../refused.ts';
import type { ActRow, StoredMatch } from '../storage/store.ts';
import type { MatchClock } from './clock.ts';
import { type Course, isRewind } from './course.ts';
import { Feed, HISTORY } from './feed.ts';
import { type Deed, Diverged, moveOf, replay, waitingFor } from './game.ts';
import { stateHash } from './record.ts';
import type { Recorder } from './recorder.ts';
import { inSlices, Replay, type Start } from './replay.ts';

/** How an act went: refused, done before under the same client id, or done now and on disk. */
export type Done =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'repeated'; readonly version: number }
  | { readonly kind: 'done'; readonly version: number; readonly at: number; publish(): Delta[] };

/** Where a live match is played. */
export interface LivePlace {
  readonly title: AnyTitle;
  readonly stored: StoredMatch;
  /** How far behind delayed spectators are. */
  readonly spectatorDelayMs: number;
}

function delayOf({ stored, spectatorDelayMs }: LivePlace): number {
  return stored.match.spectators === 'delayed' ? spectatorDelayMs : 0;
}

/** From which act on views are made anew: only for as many as a viewer may have missed. */
export function historyStart(place: LivePlace, acts: readonly ActRow[], now: number): number {
  let from = Math.max(0, acts.length - HISTORY);
  while (from > 0 && (acts[from - 1]?.at ?? 0) + delayOf(place) > now) from -= 1;
  return from;
}

/** The game of a match that has begun: state, feeds of its viewers, and the client ids it has answered. */
export class LiveMatch {
  readonly feeds: ReadonlyMap<Viewer, Feed>;
  /** Follows every act; null where neither time nor absence matters. */
  clock: MatchClock | null = null;
  readonly #title: AnyTitle;
  readonly #matchId: string;
  readonly #played: Played<Core>;
  readonly #course: Course;
  /** How long spectators are kept behind. */
  readonly #delayMs: number;
  readonly #answers = new Map<string, number>();
  #seq = 0;
  #loadedSeq = 0;
  /** How the match ended where something else than the game ended it. */
  #shut: Outcome | null = null;
  #waitingFor: readonly string[];

  /** Shows everybody the state a replay stands at, in these versions. */
  private constructor(place: LivePlace, run: Replay, versions: ActRow['versions']) {
    this.#title = place.title;
    this.#matchId = place.stored.match.id;
    this.#delayMs = delayOf(place);
    this.#played = run.played;
    this.#course = run.course;
    this.feeds = this.#openFeeds(versions);
    this.#waitingFor = waitingFor(this.#title, this.#played.g);
  }

  /** A match that begins. */
  static begin(place: LivePlace): LiveMatch {
    return new LiveMatch(place, new Replay(place.title, place.stored, []), {});
  }

  /**
   * Comes back by replaying the record, from `start` on where there is one, which must not lie behind `historyStart`.
   * Rejects with `Diverged` if it does not replay.
   */
  static async resume(place: LivePlace, acts: readonly ActRow[], start?: Start, now = Date.now()): Promise<LiveMatch> {
    const run = new Replay(place.title, place.stored, acts, start);
    const from = historyStart(place, acts, now);
    await inSlices(acts.slice(start?.seq ?? 0, from), (act) => run.step(act));
    const live = new LiveMatch(place, run, acts[from]?.versions ?? {});
    await inSlices(acts.slice(from), (act) => {
      run.step(act);
      for (const viewer of live.feeds.keys()) live.#advance(viewer, act.at);
    });
    live.release(now);
    live.#remember(acts);
    live.#seq = acts.length;
    live.#loadedSeq = acts.length;
    live.#waitingFor = waitingFor(live.#title, live.#played.g);
    const { status, outcome } = place.stored.match;
    if (status === 'finished' && outcome && !live.outcome) live.shut(outcome);
    return live;
  }

  #openFeeds(versions: ActRow['versions']): Map<Viewer, Feed> {
    const { g } = this.#played;
    const viewers: Viewer[] = [...g.seats, 'spectator'];
    const open = (viewer: Viewer) => new Feed(this.#matchId, see(this.#title, g, viewer), versions[viewer] ?? 0);
    return new Map(viewers.map((viewer) => [viewer, open(viewer)]));
  }

  /** What each act was answered with, from the versions the next act found. */
  #remember(acts: readonly ActRow[]): void {
    for (const [index, { seat, clientId }] of acts.entries()) {
      if (clientId === null) continue;
      const version = acts[index + 1]?.versions[seat] ?? this.versionOf(seat);
      this.#answers.set(`${seat} ${clientId}`, version);
    }
  }

  /** The version of a viewer's frame as the match stands. */
  versionOf(viewer: Viewer): number {
    return this.feeds.get(viewer)?.head.version ?? 0;
  }

  #advance(viewer: Viewer, at: number): void {
    // Never later than now for whoever is not kept behind, even where another server's clock is ahead.
    const due = viewer === 'spectator' && this.#delayMs > 0 ? at + this.#delayMs : 0;
    const seen = see(this.#title, this.#played.g, viewer);
    const over = this.#shut && { decisions: [], canUndo: false, waitingFor: [], outcome: this.#shut };
    this.feeds.get(viewer)?.advance({ ...seen, ...over }, due);
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

  /** Whether a seat asks again for what was done under this client id. */
  hasAnswered(seat: string, clientId: string): boolean {
    return this.#answers.has(`${seat} ${clientId}`);
  }

  /** Whether a seat may undo alone, or asks again for what it has undone under this client id. */
  undoesAlone(seat: string, clientId: string): boolean {
    return this.hasAnswered(seat, clientId) || canUndo(this.#played.g, seat);
  }

  /** Where the last act a seat could take back with consent stands in the record. */
  lastOf(seat: string): number | null {
    return this.#course.lastOf(seat);
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

  /**
   * Carries an act out and writes it down; only then is it part of the match. The caller acknowledges, then calls
   * `publish` for the changes to send. Throws `version_conflict` when somebody else has written at this place.
   */
  async perform(deed: Deed, clientId: string | null, recorder: Recorder): Promise<Done> {
    const known = clientId === null ? undefined : this.#answers.get(`${deed.seat} ${clientId}`);
    if (known !== undefined) return { kind: 'repeated', version: known };
    this.#checkOpen();
    const result = this.#played.play(moveOf(deed));
    if (!result.ok) return { kind: 'refused', refusal: result.refusal };
    return this.#record(deed, clientId, recorder, { g: result.g, commit: () => result.commit?.() });
  }

  /** As `perform`, for an undo the table has agreed to: goes back to the state before the act `deed.choice` names. */
  async rewind(deed: Deed, clientId: string, recorder: Recorder, earlier: Core): Promise<Done & { kind: 'done' }> {
    this.#checkOpen();
    return this.#record(deed, clientId, recorder, this.#played.rewind(earlier));
  }

  async #record(
    deed: Deed,
    clientId: string | null,
    recorder: Recorder,
    { g, commit }: { readonly g: Core; commit: () => void },
  ): Promise<Done & { kind: 'done' }> {
    const at = Date.now();
    const next = waitingFor(this.#title, g);
    const seq = this.#seq;
    const won = await recorder.append({
      matchId: this.#matchId,
      act: { ...deed, seq, clientId, at, versions: this.#versions() },
      ...(next.join() !== this.#waitingFor.join() && { waitingFor: next }),
      ...(g.outcome && { outcome: g.outcome, endHash: stateHash(g) }),
    });
    if (!won) throw new Refused('version_conflict');
    commit();
    this.#pass({ ...deed, seq, clientId, at }, next);
    return { kind: 'done', version: this.versionOf(deed.seat), at, publish: () => this.#publish(deed.seat, at) };
  }

  /** The match goes on to after an act, which its own seat sees at once. */
  #pass({ seq, seat, decision, choice, clientId, at }: Omit<ActRow, 'versions'>, next: readonly string[]): void {
    this.#course.follow({ seq, seat, decision, choice });
    this.clock?.follow({ seq, seat, decision, choice, clientId, at, waitingFor: next });
    this.#seq = seq + 1;
    this.#waitingFor = next;
    this.#advance(seat, at);
    if (clientId !== null) this.#answers.set(`${seat} ${clientId}`, this.versionOf(seat));
  }

  /**
   * Takes in the next act of the record, which another server has written; `earlier` is the state it goes back to, if
   * it does. The changes to send. Throws `Diverged` where it does not follow on what is here.
   */
  follow(act: ActRow, earlier?: Core): Delta[] {
    const here = this.#versions();
    const fits = act.seq === this.#seq && Object.keys(here).every((viewer) => act.versions[viewer] === here[viewer]);
    if (!fits) throw new Diverged(`act ${act.seq} does not follow on act ${this.#seq - 1}`);
    if (!isRewind(act)) replay(this.#played, act);
    else if (earlier && this.#course.lastOf(act.seat) === act.choice) this.#played.rewind(earlier).commit();
    else throw new Diverged(`act ${act.seq} cannot take back act ${act.choice}`);
    this.#pass(act, waitingFor(this.#title, this.#played.g));
    return this.#publish(act.seat, act.at);
  }

  #versions(): Record<string, number> {
    return Object.fromEntries([...this.feeds].map(([viewer, feed]) => [viewer, feed.head.version]));
  }

  #publish(actor: Viewer, at: number): Delta[] {
    for (const viewer of this.feeds.keys()) if (viewer !== actor) this.#advance(viewer, at);
    return this.release(Date.now());
  }
}
