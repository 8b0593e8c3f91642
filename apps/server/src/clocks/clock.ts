import type { AnyTitle } from '@echo-base/games/engine';
import type { RunningClock, SeatTime } from '@echo-base/protocol';
import { isRewind } from '../record/course.ts';
import { openGame, waitingFor } from '../record/game.ts';
import type { ActRow, Outage, StoredMatch } from '../storage/store.ts';

/** An act as the clock sees it: who, when, and whom the game waits for afterwards. */
export type TimedAct = Pick<ActRow, 'seq' | 'seat' | 'decision' | 'choice' | 'clientId' | 'at'> & {
  readonly waitingFor: readonly string[];
};

/** How a match begins, as the clock sees it; times are epoch milliseconds. */
export interface ClockStart {
  /** Null where nobody's time is limited and only waiting is watched. */
  readonly settings: RunningClock | null;
  /** Seats of people; others have no time. */
  readonly seats: readonly string[];
  readonly at: number;
  readonly waitingFor: readonly string[];
}

/** The time a server was up. */
export interface UpTime {
  /** Moves when more is known of the past. */
  readonly edition: number;
  /** Milliseconds between two moments in which a server was up. */
  between(from: number, to: number): number;
}

interface Gain {
  readonly seq: number;
  readonly seat: string;
  readonly ms: number;
}

/**
 * How much time each seat has, folded from the record: a seat the game waits for loses the time that passes while a
 * server is up. Only what every frame tells (whom the game waits for, and since when) moves a clock, so that nobody
 * can count another seat's hidden steps by it: the increment comes once, when an own act ends the wait.
 */
export class MatchClock {
  readonly #start: ClockStart;
  readonly #upTime: UpTime;
  /** The record as far as it is known, to fold anew when more is known of the past; empty where there is no bank. */
  readonly #acts: TimedAct[] = [];
  #edition: number;
  /** The bank of each seat at `#at`. */
  #left = new Map<string, number>();
  /** Since when the game has been waiting for a seat, without a break. */
  #since = new Map<string, number>();
  #at: number;
  /** What the acts that stand have gained. */
  #gains: Gain[] = [];

  constructor(start: ClockStart, upTime: UpTime) {
    this.#start = start;
    this.#upTime = upTime;
    this.#edition = upTime.edition;
    this.#at = start.at;
    this.#begin();
  }

  #begin(): void {
    const { settings, seats, at, waitingFor } = this.#start;
    const bank = settings?.kind === 'bank' ? settings.bank * 1_000 : 0;
    this.#left = new Map(seats.map((seat) => [seat, bank]));
    this.#since = new Map();
    this.#gains = [];
    this.#at = at;
    this.#waitFor(waitingFor, at);
  }

  /** Goes on with the next act of the record. */
  follow(act: TimedAct): void {
    this.#catchUp();
    if (this.#hasBank) this.#acts.push(foldable(act));
    this.#fold(act);
  }

  /** Without a bank nothing that acts have led to depends on when a server was up. */
  get #hasBank(): boolean {
    return this.#start.settings?.kind === 'bank';
  }

  /** Folds anew where an outage has become known that was not when its acts were folded. */
  #catchUp(): void {
    if (this.#edition === this.#upTime.edition) return;
    this.#edition = this.#upTime.edition;
    if (!this.#hasBank) return;
    this.#begin();
    for (const act of this.#acts) this.#fold(act);
  }

  #fold(act: TimedAct): void {
    const passed = this.#upTime.between(this.#at, act.at);
    for (const seat of this.#since.keys()) this.#add(seat, -passed);
    this.#at = Math.max(this.#at, act.at);
    if (isRewind(act)) this.#gains = this.#gains.filter((gain) => gain.seq < act.choice);
    else if (act.decision === 'undo') this.#takeBack(this.#gains.pop());
    else this.#gain(act);
    this.#waitFor(act.waitingFor, act.at);
  }

  #add(seat: string, ms: number): void {
    const left = this.#left.get(seat);
    if (left !== undefined) this.#left.set(seat, Math.max(0, left + ms));
  }

  /** Who takes an act back alone does not keep what it gained, or doing it over and over would make time. */
  #takeBack(gain: Gain | undefined): void {
    if (gain) this.#add(gain.seat, -gain.ms);
  }

  #gain(act: TimedAct): void {
    if (!this.#hasBank) return;
    const ms = this.#worth(act);
    this.#gains.push({ seq: act.seq, seat: act.seat, ms });
    this.#add(act.seat, ms);
  }

  #worth({ seat, decision, clientId, waitingFor }: TimedAct): number {
    const { settings } = this.#start;
    if (settings?.kind !== 'bank' || decision === 'concede') return 0;
    if (!this.#since.has(seat) || waitingFor.includes(seat)) return 0;
    // A computer player gains time for nobody, but moving on for a seat at zero is what gives it time again.
    const isOwn = clientId !== null || (settings.atZero === 'bot' && this.#left.get(seat) === 0);
    return isOwn ? settings.increment * 1_000 : 0;
  }

  #waitFor(waitingFor: readonly string[], at: number): void {
    for (const seat of this.#left.keys()) {
      if (!waitingFor.includes(seat)) this.#since.delete(seat);
      else if (!this.#since.has(seat)) this.#since.set(seat, at);
    }
  }

  /** Since when the game has been waiting for a person's seat, epoch milliseconds; null while it does not. */
  waitingSince(seat: string): number | null {
    return this.#since.get(seat) ?? null;
  }

  /** What every seat has left, in the order of the table; none where time is not limited. */
  times(now: number): SeatTime[] {
    this.#catchUp();
    if (!this.#start.settings) return [];
    return [...this.#left.keys()].map((seat) => {
      return { seat, runs: this.#since.has(seat), leftMs: Math.round(this.#leftOf(seat, now)) };
    });
  }

  #leftOf(seat: string, now: number): number {
    const since = this.#since.get(seat);
    const { settings } = this.#start;
    if (settings?.kind === 'reminder') {
      const waited = since === undefined ? 0 : this.#upTime.between(since, now);
      return Math.max(0, settings.after * 1_000 - waited);
    }
    const left = this.#left.get(seat) ?? 0;
    return since === undefined ? left : Math.max(0, left - this.#upTime.between(this.#at, now));
  }

  /** Whether the game waits for a seat that has nothing left in its bank. */
  isFlagged(seat: string, now: number): boolean {
    this.#catchUp();
    return this.#start.settings?.kind === 'bank' && this.#since.has(seat) && this.#leftOf(seat, now) <= 0;
  }

  /** Milliseconds until the next seat runs out of time, or null when none will. */
  nextEnd(now: number): number | null {
    const running = this.times(now).filter((time) => time.runs && time.leftMs > 0);
    return running.length > 0 ? Math.min(...running.map((time) => time.leftMs)) : null;
  }
}

/** What folding needs of an act, without the texts of ids and choices. */
function foldable(act: TimedAct): TimedAct {
  const { seq, seat, at, waitingFor } = act;
  const decision = act.decision === 'undo' || act.decision === 'concede' ? act.decision : '';
  const choice = isRewind(act) ? act.choice : null;
  return { seq, seat, decision, choice, clientId: act.clientId === null ? null : '', at, waitingFor };
}

/** The time a server was up and the match was not frozen. */
export function unlessPaused(upTime: UpTime, pauses: readonly Outage[]): UpTime {
  const within = (pause: Outage, from: number, to: number) =>
    upTime.between(Math.max(pause.from, from), Math.min(pause.to, to));
  return {
    get edition() {
      return upTime.edition;
    },
    between: (from, to) => pauses.reduce((up, pause) => up - within(pause, from, to), upTime.between(from, to)),
  };
}

/** The clock of a match in play with these acts; null where neither time nor absence matters. */
export function clockOf(
  title: AnyTitle,
  stored: StoredMatch,
  acts: readonly ActRow[],
  upTime: UpTime,
): MatchClock | null {
  const { clock = null, absence, status, startedAt, frozen, pauses = [] } = stored.match;
  if ((!clock && !absence) || status === 'finished' || frozen) return null;
  let waiting: readonly string[] = waitingFor(title, openGame(title, stored).g);
  const seats = stored.seats.filter((seat) => seat.kind === 'human').map((seat) => seat.seat);
  const start = { settings: clock, seats, at: startedAt ?? Date.now(), waitingFor: waiting };
  const folded = new MatchClock(start, unlessPaused(upTime, pauses));
  for (const act of acts) {
    waiting = act.waitingFor ?? waiting;
    folded.follow({ ...act, waitingFor: waiting });
  }
  return folded;
}
