import { type AnyTitle, type Core, canUndo, type Refusal, see, type Viewer } from '@echo-base/games/engine';
import type { Played } from '@echo-base/games/engine/boardgame';
import type { Delta, Outcome } from '@echo-base/protocol';
import { Refused } from '../refused.ts';
import type { ActRow, StoredMatch } from '../storage/store.ts';
import type { Course } from './course.ts';
import { Feed, HISTORY } from './feed.ts';
import { type Deed, moveOf, waitingFor } from './game.ts';
import type { Recorder } from './recorder.ts';
import { Replay } from './replay.ts';

/** How an act went: refused, done before under the same client id, or done now and on disk. */
export type Done =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'repeated'; readonly version: number }
  | { readonly kind: 'done'; readonly version: number; readonly waitingFor: readonly string[]; publish(): Delta[] };

/** The game of a match that has begun: state, feeds of its viewers, and the client ids it has answered. */
export class LiveMatch {
  readonly feeds: ReadonlyMap<Viewer, Feed>;
  readonly #title: AnyTitle;
  readonly #matchId: string;
  readonly #played: Played<Core>;
  readonly #course: Course;
  /** How long spectators are kept behind. */
  readonly #delayMs: number;
  readonly #answers = new Map<string, number>();
  #seq = 0;
  #waitingFor: readonly string[];

  /** Begins at the first state, or resumes by replaying the record. Throws `Diverged` if it does not replay. */
  constructor(title: AnyTitle, stored: StoredMatch, delayMs: number, acts: readonly ActRow[] = [], now = Date.now()) {
    this.#title = title;
    this.#matchId = stored.match.id;
    this.#delayMs = stored.match.spectators === 'delayed' ? delayMs : 0;
    const run = new Replay(title, stored, acts);
    this.#played = run.played;
    this.#course = run.course;
    const from = this.#historyStart(acts, now);
    for (const act of acts.slice(0, from)) run.step(act);
    this.feeds = this.#openFeeds(acts[from]?.versions ?? {});
    for (const act of acts.slice(from)) {
      run.step(act);
      for (const viewer of this.feeds.keys()) this.#advance(viewer, act.at);
    }
    this.release(now);
    this.#remember(acts);
    this.#seq = acts.length;
    this.#waitingFor = waitingFor(title, this.#played.g);
  }

  /** Views are made anew only for as many acts as a viewer may have missed. */
  #historyStart(acts: readonly ActRow[], now: number): number {
    let from = Math.max(0, acts.length - HISTORY);
    while (from > 0 && (acts[from - 1]?.at ?? 0) + this.#delayMs > now) from -= 1;
    return from;
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
    const due = viewer === 'spectator' ? at + this.#delayMs : at;
    this.feeds.get(viewer)?.advance(see(this.#title, this.#played.g, viewer), due);
  }

  get outcome(): Outcome | null {
    return this.#played.g.outcome;
  }

  /** Whether a seat may undo alone, or asks again for what it has undone under this client id. */
  undoesAlone(seat: string, clientId: string): boolean {
    return this.#answers.has(`${seat} ${clientId}`) || canUndo(this.#played.g, seat);
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
    const result = this.#played.play(moveOf(deed));
    if (!result.ok) return { kind: 'refused', refusal: result.refusal };
    return this.#record(deed, clientId, recorder, { g: result.g, commit: () => result.commit?.() });
  }

  /** As `perform`, for an undo the table has agreed to: goes back to the state before the act `deed.choice` names. */
  rewind(deed: Deed, clientId: string, recorder: Recorder, earlier: Core): Promise<Done & { kind: 'done' }> {
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
      ...(g.outcome && { outcome: g.outcome }),
    });
    if (!won) throw new Refused('version_conflict');
    commit();
    this.#course.follow({ ...deed, seq });
    this.#seq += 1;
    this.#waitingFor = next;
    this.#advance(deed.seat, at);
    const version = this.versionOf(deed.seat);
    if (clientId !== null) this.#answers.set(`${deed.seat} ${clientId}`, version);
    return { kind: 'done', version, waitingFor: next, publish: () => this.#publish(deed.seat, at) };
  }

  #versions(): Record<string, number> {
    return Object.fromEntries([...this.feeds].map(([viewer, feed]) => [viewer, feed.head.version]));
  }

  #publish(actor: Viewer, at: number): Delta[] {
    for (const viewer of this.feeds.keys()) if (viewer !== actor) this.#advance(viewer, at);
    return this.release(at);
  }
}
