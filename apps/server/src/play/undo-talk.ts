import type { Clock } from '../model/now.ts';
import { isRewind } from '../record/course.ts';
import type { Deed } from '../record/game.ts';
import { Refused } from '../refused.ts';
import type { StoredMatch, UndoRequestRow, UndoTalkRow } from '../storage/store.ts';
import type { Acknowledge } from './acknowledge.ts';
import type { LiveMatch } from './live.ts';

/** How the table answered, or that play went on before it did. */
export type UndoResult = 'granted' | 'refused' | 'expired';

/** What those at the table are told about somebody's wish to take an act back. */
export type UndoNews =
  | { readonly kind: 'asked'; readonly by: string; readonly seats: readonly string[] }
  | { readonly kind: 'closed'; readonly by: string; readonly result: UndoResult };

/**
 * What the talk is about, and what it can bring about; everything is called from the match's queue.
 * The clock goes by the database's time, by which every server knows how long bots wait.
 */
export interface UndoTable extends Clock {
  stored(): StoredMatch;
  live(): LiveMatch;
  /** Acts so far; 0 before the start. */
  length(): number;
  /** Keeps what is said now. False if another server has kept something since the revision before. */
  keep(talk: UndoTalkRow): Promise<boolean>;
  /** Goes back to before an act of a seat; resolves when it is durable. */
  rewind(act: Deed, clientId: string, by: AnsweredSeat): Promise<void>;
  tell(news: UndoNews): void;
  /** Bots may go on. */
  free(): void;
}

/** The seat whose client waits for an act to be acknowledged. */
export interface AnsweredSeat {
  readonly seat: string;
  readonly acknowledge: Acknowledge | undefined;
}

/** The answer to a wish: the seat's version, and whether the others were asked. */
export interface Wished {
  readonly version: number;
  readonly requested?: true;
}

/** So many answers are known when they are repeated. */
const REMEMBERED = 100;
/** Bots wait this long for people to answer. */
const BOTS_WAIT_MS = 60_000;

/** What is kept before anybody has wished for anything. */
const NOTHING: UndoTalkRow = { revision: 0, length: 0, request: null, refused: [], answers: {} };

/**
 * Taking an act back past the information boundary: the other seats must agree. Bots always do, and nobody is asked by
 * themselves. One wish at a time; it ends when somebody acts. What is asked and answered is kept before anybody is
 * told, so that a restart does not end it and every server knows it.
 */
export class UndoTalk {
  readonly #table: UndoTable;
  /** What was last kept; what it says holds for its length of the record only. */
  #kept: UndoTalkRow;
  #request: UndoRequestRow | null = null;
  /** Whose wish was refused since somebody last acted. */
  #refused: readonly string[] = [];
  #answers: Readonly<Record<string, number>>;
  #cancel: (() => void) | undefined;

  /** `kept` is what was kept last, if anything was. */
  constructor(table: UndoTable, kept: UndoTalkRow | null) {
    this.#table = table;
    this.#kept = kept ?? NOTHING;
    this.#answers = this.#kept.answers;
    if (this.#kept.length !== table.length()) return;
    this.#refused = this.#kept.refused;
    this.#hold(this.#kept.request);
  }

  /** Whether bots wait with their acts because the table talks; somebody who never answers holds them only so long. */
  get holdsBots(): boolean {
    return this.#request !== null && this.#table.now() < this.#request.botsUntil;
  }

  /** Who asks these seats, of those that have not answered. */
  askedOf(seats: readonly string[]): { by: string; seats: string[] } | null {
    const request = this.#request;
    const asked = request ? seats.filter((seat) => request.open.includes(seat)) : [];
    return request && asked.length > 0 ? { by: request.by, seats: asked } : null;
  }

  /** A seat wishes to take its last act back. Throws where there is none, or the table has said no. */
  async ask(seat: string, clientId: string, acknowledge: (wished: Wished) => void): Promise<void> {
    const live = this.#table.live();
    const requested = () => acknowledge({ version: live.versionOf(seat), requested: true });
    if (this.#request?.by === seat) return requested();
    const seq = live.outcome ? null : live.lastOf(seat);
    if (live.outcome) throw new Refused('match_over');
    if (seq === null) throw new Refused('nothing_to_undo');
    if (this.#request) throw new Refused('undo_pending');
    if (this.#refused.includes(seat)) throw new Refused('undo_refused');
    const request = { by: seat, seq, clientId, open: this.#others(seat), botsUntil: this.#table.now() + BOTS_WAIT_MS };
    if (request.open.length === 0)
      return this.#grant(request, { seat, acknowledge: (version) => acknowledge({ version }) });
    await this.#keep({ request, refused: this.#refused, answers: this.#answers });
    requested();
    this.#open(request);
  }

  /** People at the table besides this seat's own. */
  #others(seat: string): string[] {
    const { seats } = this.#table.stored();
    const asker = seats.find((one) => one.seat === seat)?.playerId;
    const playing = seats.filter((one) => one.kind === 'human' && one.playerId !== asker);
    return playing.map((one) => one.seat).filter((one) => !this.#table.live().hasConceded(one));
  }

  /** A seat answers. Throws `no_undo_request` where it was not asked. */
  async answer(seat: string, allow: boolean, clientId: string, acknowledge: Acknowledge): Promise<void> {
    const live = this.#table.live();
    const key = `${seat} ${clientId}`;
    const known = Object.hasOwn(this.#answers, key) ? this.#answers[key] : undefined;
    if (known !== undefined) return acknowledge(known);
    const request = this.#request;
    if (!request?.open.includes(seat)) throw new Refused('no_undo_request');
    const open = request.open.filter((one) => one !== seat);
    const isGranted = allow && open.length === 0;
    if (isGranted) await this.#grant(request, { seat, acknowledge });
    const version = live.versionOf(seat);
    const said = {
      request: allow && !isGranted ? { ...request, open } : null,
      refused: allow ? this.#refused : [...this.#refused, request.by],
      answers: recent({ ...this.#answers, [key]: version }),
    };
    // Done is done: where this cannot be kept, at most a repetition of the answer is not known.
    await this.#keep(said).catch((error: unknown) => isGranted || Promise.reject(error));
    if (!isGranted) acknowledge(version);
    if (said.request) this.#request = said.request;
    else if (!allow) this.#close('refused');
  }

  /** Keeps what is said now. Throws `version_conflict` where another server has kept something since. */
  async #keep(said: Pick<UndoTalkRow, 'request' | 'refused' | 'answers'>): Promise<void> {
    const row = { ...said, revision: this.#kept.revision + 1, length: this.#table.length() };
    if (!(await this.#table.keep(row))) throw new Refused('version_conflict');
    this.#kept = row;
    this.#refused = row.refused;
    this.#answers = row.answers;
  }

  /** Takes in what another server has kept, once the record here is as long as there. True if it was new. */
  follow(kept: UndoTalkRow | null): boolean {
    if (!kept || kept.revision <= this.#kept.revision) return false;
    this.#kept = kept;
    this.#answers = kept.answers;
    if (kept.length !== this.#table.length()) return true;
    this.#refused = kept.refused;
    const isSame = kept.request?.by === this.#request?.by;
    if (isSame) this.#request = kept.request;
    else if (this.#request) this.#close(kept.refused.includes(this.#request.by) ? 'refused' : 'expired');
    if (!isSame && kept.request) this.#open(kept.request);
    return true;
  }

  #grant({ by, seq, clientId }: UndoRequestRow, answered: AnsweredSeat): Promise<void> {
    return this.#table.rewind({ seat: by, decision: 'undo', choice: seq }, clientId, answered);
  }

  /** Somebody has acted: what was asked is no question any more, or has just been done by another server. */
  passed(act: Deed): void {
    const request = this.#request;
    const isDone = isRewind(act) && act.seat === request?.by && act.choice === request.seq;
    this.#close(isDone ? 'granted' : 'expired');
    this.#refused = [];
  }

  /** Nobody can take anything back any more. */
  expire(): void {
    this.#close('expired');
  }

  #open(request: UndoRequestRow): void {
    this.#hold(request);
    this.#table.tell({ kind: 'asked', by: request.by, seats: request.open });
  }

  #hold(request: UndoRequestRow | null): void {
    this.#request = request;
    if (!request) return;
    const { now, after } = this.#table;
    this.#cancel = after(request.botsUntil - now(), () => this.#table.free());
  }

  #close(result: UndoResult): void {
    const request = this.#request;
    if (!request) return;
    this.#request = null;
    this.#cancel?.();
    this.#table.tell({ kind: 'closed', by: request.by, result });
    this.#table.free();
  }

  /** Ends the talk's timer; it must not be used any more. */
  end(): void {
    this.#cancel?.();
  }
}

/** The last answers; older ones are not repeated any more. */
function recent(answers: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(answers).slice(-REMEMBERED));
}
