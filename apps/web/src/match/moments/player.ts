import { createStore, type StoreApi } from 'zustand';
import type { Frame } from '../../kit/net/types.ts';
import { isMotionReduced } from '../../kit/ui/motion.ts';
import type { TitleLog } from '../../question/board-set.ts';
import { KnownMoments } from '../../question/log/known-moments.ts';
import { isWeighty, type Moment } from '../../question/log/moment.ts';
import type { PlayTime, Staged } from '../../question/log/moments-context.ts';
import { arrivedSince, idOf, readIn } from '../../question/log/queue.ts';
import type { Speed } from '../../settings/moments/speed.ts';
import { lengthOf, type Part, partsOf } from './parts.ts';
import { isContinued, isFollowed, type Received } from './received.ts';

// Holds frames back until their moments have been seen. No React here.

/** What is on screen. */
export interface Played {
  /** Frames by viewer; while a moment is played that of the viewer on screen is older than what was received. */
  readonly frames: Received['frames'];
  /** Moments of the viewer on screen, up to what is shown of its log. */
  readonly moments: readonly Moment[];
  /** The moment in front; null for none. */
  readonly staged: Staged | null;
  /** The next question waits for it; null if it does not. */
  readonly time: PlayTime | null;
  /** The frame of the viewer on screen that is shown in the end. */
  readonly next: Frame | null;
}

interface PlayerSettings {
  speed(): Speed;
  /** Whether anything may be played now; if not, frames are shown as they come. */
  mayPlay(): boolean;
}

/** A state of the match to be shown, and the moments to be played before. */
interface Act {
  readonly frames: Received['frames'];
  readonly all: readonly Moment[];
  readonly fresh: readonly Moment[];
  /** When it is shown at the latest, in milliseconds of `performance.now()`. */
  readonly until: number;
  /** It is shown already, and its question can be answered: only results of weight still stand in front of it. */
  readonly isShown?: boolean;
}

/** Most milliseconds by which a frame is held back that asks its viewer, and one that does not. */
export const MOST_HELD_MS = 3_000;
export const MOST_FOLLOWED_MS = 8_000;
/** Milliseconds for which the newest moment stays in front while others act on, so that the stage does not fold between two acts. */
export const STAY_MS = 1_000;
/** Milliseconds for which the newest moment stays in front of the question after a skip. */
const LINGER_MS = 1_600;
const QUICK_MS = 300;

const PACES: Readonly<Record<Speed, number>> = { calm: 1.5, normal: 1, quick: 1, off: 1 };

const NONE: readonly Moment[] = [];

/**
 * Plays the moments of one act after the other. Until the result of a moment is shown everything is drawn from the
 * frame before its act; whatever goes wrong, a question is held back for three seconds at most.
 */
export class MomentPlayer {
  readonly store: StoreApi<Played>;
  readonly #settings: PlayerSettings;
  readonly #known = new KnownMoments();
  #received: Received;
  #viewer: string | null = null;
  #log: TitleLog | undefined;
  /** What was shown last in full. */
  #shown: Pick<Act, 'frames' | 'all'>;
  /** Acts to be shown; the first is being played. */
  #acts: readonly Act[] = [];
  /** Moments of the first act that have been played. */
  #played = 0;
  /** When this began to be played, and the part in front, and when the moment in front ends. */
  #since = 0;
  #began = 0;
  #ends = 0;
  /** Moments that were shown before with dice which lie since then. */
  #lying: ReadonlySet<Moment> = new Set();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;

  constructor(received: Received, settings: PlayerSettings) {
    this.#received = received;
    this.#settings = settings;
    this.#shown = { frames: received.frames, all: NONE };
    this.store = createStore<Played>(() => ({
      frames: received.frames,
      moments: NONE,
      staged: null,
      time: null,
      next: null,
    }));
  }

  /** Plays for this viewer from now on; null while no side is on screen. */
  watch(viewer: string | null, log: TitleLog | undefined): void {
    if (viewer === this.#viewer && log === this.#log) return;
    this.#viewer = viewer;
    this.#log = log;
    this.showAll();
  }

  /** Takes what the server has sent: plays it, or shows it at once if it is no new act. */
  take(received: Received): void {
    const before = this.#received;
    this.#received = received;
    if (received.frames === before.frames && received.logs === before.logs) return;
    const speed = this.#settings.speed();
    const isPlayable = speed !== 'off' && this.#settings.mayPlay() && isContinued(before, received, this.#viewer);
    const known = this.#acts.at(-1)?.all ?? this.#shown.all;
    const all = isPlayable ? this.#momentsOf(received) : NONE;
    const fresh = isPlayable ? this.#freshOf(before, known, all) : NONE;
    if (speed === 'quick') this.#finish(fresh.at(-1) ?? null, QUICK_MS);
    else if (isPlayable && fresh.length === 0 && this.#isStaying() && this.#isFollowed()) this.#stay();
    else if (!isPlayable || (fresh.length === 0 && (this.#acts.length === 0 || this.#next()?.outcome))) this.showAll();
    else this.#wait({ frames: received.frames, all, fresh, until: performance.now() + this.#mostHeld() });
  }

  /** Shows all results at once, the newest moment in front of the question for a moment. */
  skip(): void {
    if (this.#acts.length > 0) this.#finish(this.#newest(), LINGER_MS);
    else if (this.#isStaying() || this.store.getState().staged?.moment.waits) this.showAll();
  }

  /** Shows all that was received, and no moment. */
  showAll(): void {
    this.#finish(null, 0);
  }

  /** The stage gives way to an act of this session. */
  giveWay(): void {
    const isOver = this.#acts.every(({ isShown }) => isShown);
    if (isOver && this.store.getState().staged) this.showAll();
  }

  /** Ends its timers. */
  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#deadline);
  }

  #momentsOf({ frames, logs }: Received): readonly Moment[] {
    const frame = this.#viewer === null ? undefined : frames[this.#viewer];
    if (!frame || !this.#log) return NONE;
    try {
      return this.#known.of(this.#log, logs[frame.viewer] ?? frame.log, frame.viewer);
    } catch (error) {
      // The game goes on without its moments; the error is reported in a task of its own.
      setTimeout(() => {
        throw error;
      });
      return NONE;
    }
  }

  /** Moments that this act brought, of the viewer's own acts those with dice. Dice that lie do not fall again. */
  #freshOf(before: Received, known: readonly Moment[], all: readonly Moment[]): readonly Moment[] {
    const fresh = arrivedSince(all, this.#knownOf(before));
    const older = new Map(known.map((moment) => [idOf(moment), moment]));
    const isKnown = (moment: Moment) => isSameRoll(older.get(idOf(moment)), moment);
    const lies = (moment: Moment) => isKnown(moment) || known.some((one) => isRollOf(one, moment));
    this.#lying = new Set([...this.#lying, ...fresh.filter(lies)]);
    return fresh.filter((moment) => {
      if (moment.isRoutine) return false;
      const isDecided = older.get(idOf(moment))?.waits !== undefined;
      return !moment.isOwn || (moment.dice !== undefined && (isDecided || !isKnown(moment)));
    });
  }

  /** Number of the first entry that is new. */
  #knownOf(before: Received): number {
    const older = this.#viewer === null ? undefined : before.frames[this.#viewer];
    const next = this.#next();
    if (!older || !next?.outcome) return older?.logLength ?? 0;
    const last = (before.logs[older.viewer] ?? older.log).at(-1) ?? null;
    return readIn(this.#received.logs[next.viewer] ?? next.log, last);
  }

  #next(): Frame | null {
    return (this.#viewer === null ? undefined : this.#received.frames[this.#viewer]) ?? null;
  }

  /** Others who act on can be followed for longer than a viewer waits who is asked. */
  #mostHeld(): number {
    const next = this.#next();
    return next && isFollowed(next) ? MOST_FOLLOWED_MS : MOST_HELD_MS;
  }

  /** Whether nobody here is asked: others act on. */
  #isFollowed(): boolean {
    return Object.values(this.#received.frames).every(isFollowed);
  }

  /** All is shown, and the newest moment stays in front for what comes next. */
  #isStaying(): boolean {
    const { staged, time } = this.store.getState();
    return this.#acts.length === 0 && staged !== null && time !== null;
  }

  #stay(): void {
    const { staged } = this.store.getState();
    this.#finish(staged?.moment ?? null, STAY_MS);
    const gone = performance.now() - this.#since;
    this.store.setState({ time: { ms: gone + STAY_MS, gone }, next: this.#next() });
  }

  #newest(): Moment | null {
    return this.#acts.flatMap(({ fresh }) => fresh).at(-1) ?? null;
  }

  /** Plays an act behind those that wait. One of which nothing is to be seen is shown with the result before it. */
  #wait(act: Act): void {
    const before = this.#acts.map((one) => ({ ...one, until: Math.min(one.until, act.until) }));
    const last = before.at(-1);
    if (before.every(({ isShown }) => isShown)) this.#since = performance.now();
    const isUnseen = last && act.fresh.length === 0;
    if (isUnseen) this.#acts = [...before.slice(0, -1), { ...last, frames: act.frames, all: act.all }];
    else this.#acts = [...before, act];
    if (last) {
      const [first = act] = this.#acts;
      this.#endBy(first);
      this.#shorten(first);
      const isResult = this.store.getState().staged?.phase === 'result';
      const held = this.#heldAt(first, isResult ? this.#played + 1 : this.#played);
      const time = this.#timeFor(first, this.#ends - performance.now());
      this.store.setState({ ...held, time, next: time && this.#next() });
      return;
    }
    // What stood in front until now gives way.
    clearTimeout(this.#timer);
    this.#played = 0;
    this.#playNext();
  }

  /** Plays the next moment, or shows the act whose moments have been played. */
  #playNext(): void {
    let [act] = this.#acts;
    while (act && this.#played >= act.fresh.length) {
      this.#shown = act;
      this.#acts = this.#acts.slice(1);
      this.#played = 0;
      [act] = this.#acts;
    }
    const moment = act?.fresh[this.#played];
    if (!act || !moment) {
      const { staged } = this.store.getState();
      if (staged && !staged.moment.waits && this.#isFollowed()) this.#stay();
      else this.#finish(staged?.moment.waits ? staged.moment : null, 0);
      return;
    }
    this.#endBy(act);
    this.#play(act, moment, 0);
  }

  #endBy({ until }: Act): void {
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(() => this.#showInTime(), until - performance.now());
  }

  /** Shows all that was received. Results of weight that were not read stand in front of it, one after the other; else the newest. */
  #showInTime(): void {
    const { staged } = this.store.getState();
    const waiting = this.#acts.flatMap(({ fresh }, index) => (index === 0 ? fresh.slice(this.#played) : fresh));
    const fresh = waiting.filter(isWeighty);
    if (fresh.length === 0) {
      this.skip();
      return;
    }
    const { frames } = this.#received;
    const all = this.#momentsOf(this.#received);
    const act: Act = { frames, all, fresh, until: performance.now() + MOST_FOLLOWED_MS, isShown: true };
    this.#acts = [act];
    this.#played = 0;
    this.#lying = new Set(fresh);
    // The one in front stands on for what is left of its time.
    if (staged?.phase === 'result' && staged.moment === fresh[0]) {
      this.#endBy(act);
      this.store.setState({ ...this.#heldAt(act, 0), time: null, next: null });
      return;
    }
    clearTimeout(this.#timer);
    this.#playNext();
  }

  #partsOf(moment: Moment): readonly Part[] {
    const pace = PACES[this.#settings.speed()];
    const parts = partsOf(moment, { pace, isStill: isMotionReduced(), hasMore: moment !== this.#newest() });
    return this.#lying.has(moment) ? parts.filter(({ phase }) => phase === 'result') : parts;
  }

  /** Plays one part of a moment after the other, which are shorter once more moments wait. */
  #play(act: Act, moment: Moment, index: number): void {
    const [part, ...parts] = this.#partsOf(moment).slice(index);
    if (!part) {
      this.#played += 1;
      this.#playNext();
      return;
    }
    const { phase, roll, ms } = part;
    this.#timer = setTimeout(() => this.#play(this.#acts[0] ?? act, moment, index + 1), ms);
    const staged: Staged = { moment, phase, ...(roll !== undefined && { roll }), isAgain: false };
    this.#began = performance.now();
    this.#ends = this.#began + lengthOf([part, ...parts]);
    const time = this.#timeFor(act, this.#ends - performance.now());
    const held = this.#heldAt(act, phase === 'result' ? this.#played + 1 : this.#played);
    this.store.setState({ ...held, staged, time, next: time && this.#next() });
  }

  /** A result that stands is shorter too, now that more waits behind it. */
  #shorten(act: Act): void {
    const moment = act.fresh[this.#played];
    const { staged } = this.store.getState();
    if (!moment || staged?.phase !== 'result' || staged.moment !== moment) return;
    const now = performance.now();
    const ends = Math.max(now, this.#began + (this.#partsOf(moment).at(-1)?.ms ?? 0));
    if (ends >= this.#ends) return;
    clearTimeout(this.#timer);
    this.#ends = ends;
    this.#timer = setTimeout(() => this.#play(this.#acts[0] ?? act, moment, Number.POSITIVE_INFINITY), ends - now);
  }

  /**
   * What is shown after the results of so many moments of an act: each brings its log, the first after which no dice fall
   * the board, and the last the question.
   */
  #heldAt(act: Act, results: number): Pick<Played, 'frames' | 'moments'> {
    if (act.isShown) return { frames: act.frames, moments: act.all };
    const viewer = this.#viewer ?? '';
    const [before, after] = [this.#shown.frames[viewer], act.frames[viewer]];
    const last = act.fresh[results - 1];
    if (!before || !after || results >= act.fresh.length)
      return { frames: { ...this.#shown.frames, ...(after && { [viewer]: after }) }, moments: act.all };
    // What the viewer did before the first of them is known.
    const toldTo = last ? last.seq + 1 : (act.fresh[0]?.from ?? 0);
    // With the end the log is numbered anew: none of it is shown before.
    if (after.outcome || (!last && toldTo <= before.logLength))
      return { frames: this.#shown.frames, moments: this.#shown.all };
    const log = after.log.filter(({ seq }) => seq < toldTo);
    const isBoardTold = last && !act.fresh.slice(results).some(({ dice }) => dice !== undefined);
    const frame: Frame = { ...before, log, logLength: toldTo, ...(isBoardTold && { view: after.view }) };
    return {
      frames: { ...this.#shown.frames, [viewer]: frame },
      moments: [...this.#shown.all, ...act.fresh.slice(0, results)],
    };
  }

  /** Time until the question can be answered, null if it can; `ms`: what is left of the moment in front. */
  #timeFor({ fresh, until, isShown }: Act, ms: number): PlayTime | null {
    const now = performance.now();
    const [, ...others] = this.#acts;
    if (isShown && others.length === 0) return null;
    const waiting = [...fresh.slice(this.#played + 1), ...others.flatMap((act) => act.fresh)];
    const stay = this.#isFollowed() ? STAY_MS : 0;
    const left = ms + waiting.reduce((sum, moment) => sum + lengthOf(this.#partsOf(moment)), stay);
    return { ms: Math.min(until, now + left) - this.#since, gone: now - this.#since };
  }

  /** Shows all that was received, and one moment for so many milliseconds, or until what it waits for is decided. */
  #finish(moment: Moment | null, ms: number): void {
    this.close();
    this.#acts = [];
    this.#lying = new Set();
    const { frames } = this.#received;
    const all = this.#momentsOf(this.#received);
    this.#shown = { frames, all };
    if (moment && !moment.waits) this.#timer = setTimeout(() => this.showAll(), ms);
    const staged: Staged | null = moment && { moment, phase: 'result', isAgain: false };
    this.store.setState({ frames, moments: all, staged, time: null, next: null });
  }
}

/** Whether a moment has only grown since its dice were shown. */
const isSameRoll = (older: Moment | undefined, { dice, secondDice, title }: Moment): boolean =>
  older?.dice !== undefined &&
  older.dice === dice &&
  older.secondDice === secondDice &&
  JSON.stringify(older.title) === JSON.stringify(title);

/** Whether a moment is the roll of another, which was shown by itself while its result was open. */
const isRollOf = (roll: Moment, { kind, dice, from, seq }: Moment): boolean =>
  roll.kind !== kind && roll.dice !== undefined && roll.dice === dice && roll.from >= from && roll.seq <= seq;
