import { isDeepStrictEqual } from 'node:util';
import type { AnyTitle } from '@echo-base/games/engine';
import type { RunningClock, SeatTime } from '@echo-base/protocol';
import type { NumberedAct } from '../model/rows.ts';
import { openGame, waitingFor } from '../record/game.ts';
import type { ActRow, MatchRow, Outage, PlayableMatch } from '../storage/store.ts';
import { merge } from './merge.ts';

/** Act as the clock sees it, with the seats the game waits for afterwards. */
export type TimedAct = NumberedAct & Pick<ActRow, 'clientId' | 'at'> & { readonly waitingFor: readonly string[] };

/** Start of a match as the clock sees it; times are epoch milliseconds. */
export interface ClockStart {
  /** Null without time limits: only waiting is tracked. */
  readonly settings: RunningClock | null;
  /** Seats of people; bots have no time. */
  readonly seats: readonly string[];
  readonly at: number;
  readonly waitingFor: readonly string[];
}

/** Time in which a server was up. */
export interface UptimeHistory {
  /** Increases when a past outage becomes known. */
  readonly revision: number;
  /** Milliseconds of uptime between two times. */
  between(from: number, to: number): number;
}

/** What folding needs of an act. */
interface Step {
  readonly seq: number;
  readonly kind: NumberedAct['kind'];
  /** Null if no seat acted. */
  readonly seat: string | null;
  /** First act that a rewind takes back. */
  readonly to: number;
  readonly isByPerson: boolean;
  readonly at: number;
  readonly waitingFor: readonly string[];
  /** Milliseconds that its seat has gained by it. */
  gained: number;
}

/**
 * Clock of a match, computed from the record: a seat the game waits for loses the time that passes while a server is up.
 * Depends only on what every frame shows (the seats waited for, and since when), so that it does not reveal hidden
 * steps: the increment is gained once, when the seat's own act ends the wait.
 */
export class MatchClock {
  readonly #start: ClockStart;
  readonly #uptime: UptimeHistory;
  #pauses: readonly Outage[];
  /** Uptime without the pauses. */
  #running: UptimeHistory;
  /** Acts to fold again when a past outage becomes known; empty without a bank. */
  readonly #steps: Step[] = [];
  /** The lists of seats waited for, shared by all acts. */
  readonly #waits = new Map<string, readonly string[]>();
  #revision: number;
  /** Bank of each seat at `#at`. */
  #left = new Map<string, number>();
  /** Start of the current wait for each seat. */
  #since = new Map<string, number>();
  #at: number;
  /** Acts in effect that may have gained time; empty without a bank. */
  #inEffect: Step[] = [];

  /** No time passes in a pause. */
  constructor(start: ClockStart, uptime: UptimeHistory, pauses: readonly Outage[] = []) {
    this.#start = start;
    this.#uptime = uptime;
    this.#pauses = pauses;
    this.#running = unlessPaused(uptime, pauses);
    this.#revision = uptime.revision;
    this.#at = start.at;
    this.#begin();
  }

  #begin(): void {
    const { settings, seats, at, waitingFor } = this.#start;
    const bank = settings?.kind === 'bank' ? settings.bank * 1_000 : 0;
    this.#left = new Map(seats.map((seat) => [seat, bank]));
    this.#since = new Map();
    this.#inEffect = [];
    this.#at = at;
    this.#waitFor(waitingFor, at);
  }

  /** Sets the pauses, the last of which may not have ended. */
  pause(pauses: readonly Outage[]): void {
    if (isDeepStrictEqual(pauses, this.#pauses)) return;
    this.#pauses = pauses;
    this.#running = unlessPaused(this.#uptime, pauses);
    this.#refold();
  }

  /** Whether the clock is in a pause without an end. */
  get #isPaused(): boolean {
    return this.#pauses.some(({ to }) => to === Number.POSITIVE_INFINITY);
  }

  /** Applies the next act of the record. */
  follow(act: TimedAct): void {
    this.#catchUp();
    const step = this.#stepOf(act);
    if (this.#hasBank) this.#steps.push(step);
    this.#fold(step);
  }

  #stepOf(act: TimedAct): Step {
    const { seq, kind, seat, at } = act;
    const key = act.waitingFor.join();
    const waitingFor = this.#waits.get(key) ?? act.waitingFor;
    this.#waits.set(key, waitingFor);
    const to = act.kind === 'rewind' ? act.to : 0;
    return { seq, kind, seat, to, isByPerson: act.clientId !== null, at, waitingFor, gained: 0 };
  }

  /** Without a bank the result of past acts does not depend on uptime. */
  get #hasBank(): boolean {
    return this.#start.settings?.kind === 'bank';
  }

  /** Folds again when an outage became known after its acts were computed. */
  #catchUp(): void {
    if (this.#revision === this.#uptime.revision) return;
    this.#revision = this.#uptime.revision;
    this.#refold();
  }

  #refold(): void {
    if (!this.#hasBank) return;
    this.#begin();
    for (const step of this.#steps) this.#fold(step);
  }

  #fold(step: Step): void {
    const passed = this.#running.between(this.#at, step.at);
    for (const seat of this.#since.keys()) this.#add(seat, -passed);
    this.#at = Math.max(this.#at, step.at);
    if (step.kind === 'rewind') this.#inEffect = this.#inEffect.filter(({ seq }) => seq < step.to);
    else if (step.kind === 'undo') this.#takeBack(this.#inEffect.pop());
    else this.#gain(step);
    this.#waitFor(step.waitingFor, step.at);
  }

  #add(seat: string | null, ms: number): void {
    const left = seat === null ? undefined : this.#left.get(seat);
    if (seat !== null && left !== undefined) this.#left.set(seat, Math.max(0, left + ms));
  }

  /** An undo by one seat takes its gain back: repeating it would make time. */
  #takeBack(step: Step | undefined): void {
    if (step) this.#add(step.seat, -step.gained);
  }

  #gain(step: Step): void {
    if (!this.#hasBank) return;
    step.gained = this.#worth(step);
    this.#inEffect.push(step);
    this.#add(step.seat, step.gained);
  }

  #worth({ seat, kind, isByPerson, waitingFor }: Step): number {
    const { settings } = this.#start;
    if (settings?.kind !== 'bank' || kind === 'concede' || seat === null) return 0;
    if (!this.#since.has(seat) || waitingFor.includes(seat)) return 0;
    // A computer player gains no time, except at zero, where moving on restores it.
    const isOwn = isByPerson || (settings.atZero === 'bot' && this.#left.get(seat) === 0);
    return isOwn ? settings.increment * 1_000 : 0;
  }

  #waitFor(waitingFor: readonly string[], at: number): void {
    for (const seat of this.#left.keys()) {
      if (!waitingFor.includes(seat)) this.#since.delete(seat);
      else if (!this.#since.has(seat)) this.#since.set(seat, at);
    }
  }

  /** Start of the wait for a person's seat, epoch milliseconds; null if the game does not wait for it. */
  waitingSince(seat: string): number | null {
    return this.#since.get(seat) ?? null;
  }

  /** Time left of every seat, in seat order; empty without time limits. */
  times(now: number): SeatTime[] {
    this.#catchUp();
    if (!this.#start.settings) return [];
    return [...this.#left.keys()].map((seat) => {
      return { seat, runs: this.#since.has(seat) && !this.#isPaused, leftMs: Math.round(this.#leftOf(seat, now)) };
    });
  }

  #leftOf(seat: string, now: number): number {
    const since = this.#since.get(seat);
    const { settings } = this.#start;
    if (settings?.kind === 'reminder') {
      const waited = since === undefined ? 0 : this.#running.between(since, now);
      return Math.max(0, settings.after * 1_000 - waited);
    }
    const left = this.#left.get(seat) ?? 0;
    return since === undefined ? left : Math.max(0, left - this.#running.between(this.#at, now));
  }

  /** Whether the game waits for a seat whose bank is empty. */
  isFlagged(seat: string, now: number): boolean {
    this.#catchUp();
    return this.#start.settings?.kind === 'bank' && this.#since.has(seat) && this.#leftOf(seat, now) <= 0;
  }

  /** Milliseconds until the next seat runs out of time; null if none will. */
  nextEnd(now: number): number | null {
    const running = this.times(now).filter((time) => time.runs && time.leftMs > 0);
    return running.length > 0 ? Math.min(...running.map((time) => time.leftMs)) : null;
  }
}

/** Uptime without the pauses in which the match was frozen. */
export function unlessPaused(uptime: UptimeHistory, pauses: readonly Outage[]): UptimeHistory {
  const within = (pause: Outage, from: number, to: number) =>
    uptime.between(Math.max(pause.from, from), Math.min(pause.to, to));
  return {
    get revision() {
      return uptime.revision;
    },
    between: (from, to) => pauses.reduce((up, pause) => up - within(pause, from, to), uptime.between(from, to)),
  };
}

/** Pauses of a match: the ended ones, and the agreed one that lasts. */
export function pausesOf({ pauses = [], paused }: MatchRow): readonly Outage[] {
  return merge([...pauses, ...(paused ? [{ from: paused.at, to: Number.POSITIVE_INFINITY }] : [])]);
}

/** Clock of a match in play after these acts; null while it is frozen. Without settings it tells only since when a seat is waited for. */
export function clockOf(
  title: AnyTitle,
  stored: PlayableMatch,
  acts: readonly ActRow[],
  uptime: UptimeHistory,
): MatchClock | null {
  const { clock = null, status, startedAt, frozen } = stored.match;
  if (status === 'finished' || frozen) return null;
  let waiting: readonly string[] = waitingFor(title, openGame(title, stored).g);
  const seats = stored.seats.filter((seat) => seat.kind === 'human').map((seat) => seat.seat);
  const start = { settings: clock, seats, at: startedAt ?? Date.now(), waitingFor: waiting };
  const computed = new MatchClock(start, uptime, pausesOf(stored.match));
  for (const act of acts) {
    waiting = act.waitingFor ?? waiting;
    computed.follow({ ...act, waitingFor: waiting });
  }
  return computed;
}
