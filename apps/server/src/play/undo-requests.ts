import type { Act } from '@echo-base/protocol';
import type { Clock } from '../model/now.ts';
import { isRemoved } from '../model/seats.ts';
import { Refused } from '../refused.ts';
import type { ActRow, SeatRow, StoredMatch, UndoRequestRow, UndoRequestsRow } from '../storage/store.ts';
import type { Acknowledge } from './acknowledge.ts';
import type { LiveMatch } from './live.ts';

/** Result of an undo request: granted, refused, or expired because play went on. */
export type UndoResult = 'granted' | 'refused' | 'expired' | 'withdrawn' | 'operator';

/** The requesting seat, and those that are asked. */
interface AskedSeats {
  readonly by: string;
  readonly seats: readonly AskedSeat[];
}

interface AskedSeat {
  readonly seat: string;
  /** Number of the first entry of its log that would go. */
  readonly since?: number;
}

/** Who has answered a request. */
export interface UndoProgress extends AskedSeats {
  readonly allowed: readonly string[];
  readonly open: readonly string[];
}

/** News of an undo request for the players of a match. */
export type UndoEvent =
  | ({ readonly kind: 'progress' } & UndoProgress)
  | ({ readonly kind: 'asked' } & AskedSeats)
  | { readonly kind: 'closed'; readonly by: string; readonly result: UndoResult };

/**
 * Match of undo requests; everything is called from its queue. The clock uses database time, so that every node agrees
 * how long bots wait.
 */
export interface UndoMatch extends Clock {
  stored(): StoredMatch;
  live(): LiveMatch;
  /** Number of acts; 0 before the start. */
  length(): number;
  /** Number of entries a seat may read of what was before an act; null if not known. */
  logBefore(seat: string, seq: number): number | null;
  /** Stores the state of requests. False if another node has stored one since the previous revision. */
  save(talk: UndoRequestsRow): Promise<boolean>;
  /** Restores the state before an act of a seat; resolves when durable. */
  rewind(act: Act, clientId: string, by: AnsweredSeat): Promise<void>;
  notify(news: UndoEvent): void;
  /** Bots may continue. */
  free(): void;
}

/** Seat whose client waits for an acknowledgement. */
export interface AnsweredSeat {
  readonly seat: string;
  readonly acknowledge: Acknowledge | undefined;
}

/** Acknowledgement of an undo request: the seat's version, and whether the others were asked. */
export interface UndoAnswer {
  readonly version: number;
  readonly requested?: true;
}

/** Answer of a seat to an undo request; with `never` it is not asked again in this match. */
export interface GivenUndoAnswer {
  readonly seat: string;
  readonly allow: boolean;
  readonly never?: true;
  readonly id: string;
}

/** Client ids of undos by the operator begin so. */
export const OPERATOR_UNDO = 'operator-';
/** Number of remembered answers, for repeated messages. */
const REMEMBERED = 100;
/** Time bots wait for people to answer, in milliseconds. */
const BOTS_WAIT_MS = 60_000;

/** Before the first request. */
const NOTHING: UndoRequestsRow = { revision: 0, length: 0, request: null, refused: [], answers: {} };

/**
 * Undo requests past the information boundary: the other seats must agree. Bots always agree, and a person's own other
 * seats are not asked. One request at a time; any act ends it. The state is stored before any seat is notified, so that
 * it survives a restart and every node has it.
 */
export class UndoRequests {
  readonly #match: UndoMatch;
  /** Last stored row; it applies only while the record has its length. */
  #stored: UndoRequestsRow;
  #request: UndoRequestRow | null = null;
  /** Seats whose request was refused since the last act. */
  #refused: readonly string[] = [];
  #answers: Readonly<Record<string, number>>;
  #cancel: (() => void) | undefined;

  /** `kept` is the stored row, if any. */
  constructor(table: UndoMatch, stored: UndoRequestsRow | null) {
    this.#match = table;
    this.#stored = stored ?? NOTHING;
    this.#answers = this.#stored.answers;
    if (this.#stored.length !== table.length()) return;
    this.#refused = this.#stored.refused;
    this.#hold(this.#stored.request);
  }

  /** Seats that do not want to be asked in this match. */
  get #never(): readonly string[] {
    return this.#stored.never ?? [];
  }

  /** Whether bots wait because of a request, at most `BOTS_WAIT_MS`. */
  get holdsBots(): boolean {
    return this.#request !== null && this.#match.now() < this.#request.botsUntil;
  }

  /** The requesting seat, and those of these seats that have not answered. */
  askedOf(seats: readonly string[]): AskedSeats | null {
    const request = this.#request;
    if (!request) return null;
    const asked = seats.filter((seat) => request.open.includes(seat));
    return asked.length > 0 ? { by: request.by, seats: asked.map((seat) => this.#askedAt(seat, request)) } : null;
  }

  /** Who has answered, for those of these seats that the request concerns. */
  progressOf(seats: readonly string[]): UndoProgress | null {
    const request = this.#request;
    if (!request) return null;
    const told = concerned(request).filter((seat) => seats.includes(seat));
    const { by, open, allowed = [] } = request;
    return { by, open, allowed, seats: told.map((seat) => this.#askedAt(seat, request)) };
  }

  #notifyProgress(): void {
    const progress = this.#request && this.progressOf(concerned(this.#request));
    if (progress) this.#match.notify({ kind: 'progress', ...progress });
  }

  #askedAt(seat: string, { seq }: UndoRequestRow): AskedSeat {
    const since = this.#match.logBefore(seat, seq);
    return { seat, ...(since !== null && { since }) };
  }

  /** Requests an undo of the seat's last act. Throws `nothing_to_undo`, or a refusal of the request. */
  async ask(seat: string, clientId: string, acknowledge: (answer: UndoAnswer) => void): Promise<void> {
    const live = this.#match.live();
    const requested = () => acknowledge({ version: live.versionOf(seat), requested: true });
    if (this.#request?.by === seat) return requested();
    const seq = live.outcome ? null : live.lastOf(seat);
    if (live.outcome) throw new Refused('match_over');
    if (seq === null) throw new Refused('nothing_to_undo');
    if (this.#request) throw new Refused('undo_pending');
    if (this.#refused.includes(seat)) throw new Refused('undo_refused');
    const open = this.#others(seat);
    if (open.some((one) => this.#never.includes(one))) throw new Refused('undo_not_asked');
    const request = { by: seat, seq, clientId, open, botsUntil: this.#match.now() + BOTS_WAIT_MS };
    if (request.open.length === 0)
      return this.#grant(request, { seat, acknowledge: (version) => acknowledge({ version }) });
    await this.#store({ request, refused: this.#refused, answers: this.#answers });
    requested();
    this.#open(request);
  }

  /** Seats of other people in the match. */
  #others(seat: string): string[] {
    const stored = this.#match.stored();
    const asker = stored.seats.find((one) => one.seat === seat)?.playerId;
    const isAsked = (one: SeatRow) => one.kind === 'human' && one.playerId !== asker && !isRemoved(stored, one);
    const playing = stored.seats.filter(isAsked);
    return playing.map((one) => one.seat).filter((one) => !this.#match.live().hasConceded(one));
  }

  /**
   * Answers a request; a refusal by the requesting seat withdraws it. Throws `no_undo_request` if the seat was not asked.
   */
  async answer({ seat, allow, never, id: clientId }: GivenUndoAnswer, acknowledge: Acknowledge): Promise<void> {
    const live = this.#match.live();
    const key = `${seat} ${clientId}`;
    const known = Object.hasOwn(this.#answers, key) ? this.#answers[key] : undefined;
    if (known !== undefined) return acknowledge(known);
    const request = this.#request;
    if (request?.by === seat && !allow) return this.#withdraw(seat, key, acknowledge);
    if (!request?.open.includes(seat)) throw new Refused('no_undo_request');
    const open = request.open.filter((one) => one !== seat);
    const isGranted = allow && open.length === 0;
    if (isGranted) await this.#grant(request, { seat, acknowledge });
    const version = live.versionOf(seat);
    const state = {
      request: allow && !isGranted ? { ...request, open, allowed: [...(request.allowed ?? []), seat] } : null,
      refused: allow ? this.#refused : [...this.#refused, request.by],
      answers: recent({ ...this.#answers, [key]: version }),
      ...(never && { never: [...new Set([...this.#never, seat])] }),
    };
    // The undo is done: if this cannot be stored, at worst a repeated answer is not recognised.
    await this.#store(state).catch((error: unknown) => isGranted || Promise.reject(error));
    if (!isGranted) acknowledge(version);
    if (state.request) {
      this.#request = state.request;
      this.#notifyProgress();
    } else if (!allow) this.#close('refused');
  }

  /** A withdrawal counts as a refusal until the next act: otherwise the others could be asked again and again. */
  async #withdraw(by: string, key: string, acknowledge: Acknowledge): Promise<void> {
    const version = this.#match.live().versionOf(by);
    const refused = [...this.#refused, by];
    await this.#store({ request: null, refused, answers: recent({ ...this.#answers, [key]: version }) });
    acknowledge(version);
    this.#close('withdrawn');
  }

  /** Stores a new state. Throws `version_conflict` if another node has stored one since. */
  async #store(state: Omit<UndoRequestsRow, 'revision' | 'length'>): Promise<void> {
    const { never } = this.#stored;
    const row = {
      ...(never && { never }),
      ...state,
      revision: this.#stored.revision + 1,
      length: this.#match.length(),
    };
    if (!(await this.#match.save(row))) throw new Refused('version_conflict');
    this.#stored = row;
    this.#refused = row.refused;
    this.#answers = row.answers;
  }

  /** Applies the state another node has stored, once the record here has the same length. True if it was new. */
  follow(stored: UndoRequestsRow | null): boolean {
    if (!stored || stored.revision <= this.#stored.revision) return false;
    this.#stored = stored;
    this.#answers = stored.answers;
    if (stored.length !== this.#match.length()) return true;
    this.#refused = stored.refused;
    const isSame = stored.request?.by === this.#request?.by;
    if (isSame) {
      this.#request = stored.request;
      this.#notifyProgress();
    } else if (this.#request) this.#close(stored.refused.includes(this.#request.by) ? 'refused' : 'withdrawn');
    if (!isSame && stored.request) this.#open(stored.request);
    return true;
  }

  #grant({ by, seq, clientId }: UndoRequestRow, answered: AnsweredSeat): Promise<void> {
    return this.#match.rewind({ kind: 'rewind', seat: by, to: seq }, clientId, answered);
  }

  /** An act was made: an open request expires, or was just granted by another node. */
  passed(act: ActRow): void {
    const request = this.#request;
    if (act.kind === 'rewind' && act.clientId?.startsWith(OPERATOR_UNDO))
      this.#match.notify({ kind: 'closed', by: act.seat, result: 'operator' });
    const isDone = act.kind === 'rewind' && act.seat === request?.by && act.to === request.seq;
    this.#close(isDone ? 'granted' : 'expired');
    this.#refused = [];
  }

  /** Expires an open request at the end of the match. */
  expire(): void {
    this.#close('expired');
  }

  #open(request: UndoRequestRow): void {
    this.#hold(request);
    const seats = request.open.map((seat) => this.#askedAt(seat, request));
    this.#match.notify({ kind: 'asked', by: request.by, seats });
    this.#notifyProgress();
  }

  #hold(request: UndoRequestRow | null): void {
    this.#request = request;
    if (!request) return;
    const { now, after } = this.#match;
    this.#cancel = after(request.botsUntil - now(), () => this.#match.free());
  }

  #close(result: UndoResult): void {
    const request = this.#request;
    if (!request) return;
    this.#request = null;
    this.#cancel?.();
    this.#match.notify({ kind: 'closed', by: request.by, result });
    this.#match.free();
  }

  /** Cancels the timer; it must not be used any more. */
  end(): void {
    this.#cancel?.();
  }
}

/** The newest answers; older ones are not repeated any more. */
function recent(answers: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(answers).slice(-REMEMBERED));
}

/** Seats that are told how a request stands: the one that asks, and all that are or were asked. */
const concerned = ({ by, open, allowed = [] }: UndoRequestRow): readonly string[] => [by, ...allowed, ...open];
