import { Refused } from '../refused.ts';
import type { StoredMatch } from '../storage/store.ts';
import type { Acknowledge } from './host.ts';
import type { LiveMatch } from './live.ts';

/** How the table answered, or that play went on before it did. */
export type UndoResult = 'granted' | 'refused' | 'expired';

/** What those at the table are told about somebody's wish to take an act back. */
export type UndoNews =
  | { readonly kind: 'asked'; readonly by: string; readonly seats: readonly string[] }
  | { readonly kind: 'closed'; readonly by: string; readonly result: UndoResult };

/** What the talk is about, and what it can bring about; everything is called from the match's queue. */
export interface UndoTable {
  stored(): StoredMatch;
  live(): LiveMatch;
  /** Goes back to before an act of a seat; resolves when it is durable. */
  rewind(deed: { seat: string; seq: number }, clientId: string, acknowledge: () => void): Promise<void>;
  tell(news: UndoNews): void;
  /** Bots may go on. */
  free(): void;
}

/** The answer to a wish: the seat's version, and whether the others were asked. */
export interface Wished {
  readonly version: number;
  readonly requested?: true;
}

interface Request {
  readonly by: string;
  readonly seq: number;
  readonly clientId: string;
  /** Seats that have not answered yet. */
  readonly open: Set<string>;
  readonly botsUntil: number;
}

/** So many answers are known when they are repeated. */
const REMEMBERED = 100;
/** Bots wait this long for people to answer. */
const BOTS_WAIT_MS = 60_000;

/**
 * Taking an act back past the information boundary: the other seats must agree. Bots always do, and nobody is asked by
 * themselves. One wish at a time; it ends when somebody acts, and with the process: nothing of it is kept.
 */
export class UndoTalk {
  readonly #table: UndoTable;
  #request: Request | null = null;
  /** Whose wish was refused since somebody last acted. */
  #refused = new Set<string>();
  readonly #answers = new Map<string, number>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: UndoTable) {
    this.#table = table;
  }

  /** Whether bots wait with their acts because the table talks; somebody who never answers holds them only so long. */
  get holdsBots(): boolean {
    return this.#request !== null && Date.now() < this.#request.botsUntil;
  }

  /** Who asks these seats, of those that have not answered. */
  askedOf(seats: readonly string[]): { by: string; seats: string[] } | null {
    const request = this.#request;
    const asked = request ? seats.filter((seat) => request.open.has(seat)) : [];
    return request && asked.length > 0 ? { by: request.by, seats: asked } : null;
  }

  /** A seat wishes to take its last act back. Throws where there is none, or the table has said no. */
  async ask(seat: string, clientId: string, acknowledge?: Acknowledge): Promise<Wished> {
    const live = this.#table.live();
    if (this.#request?.by === seat) return { version: live.versionOf(seat), requested: true };
    const seq = live.outcome ? null : live.lastOf(seat);
    if (live.outcome) throw new Refused('match_over');
    if (seq === null) throw new Refused('nothing_to_undo');
    if (this.#request) throw new Refused('undo_pending');
    if (this.#refused.has(seat)) throw new Refused('undo_refused');
    const botsUntil = Date.now() + BOTS_WAIT_MS;
    const request = { by: seat, seq, clientId, open: new Set(this.#others(seat)), botsUntil };
    if (request.open.size === 0) {
      await this.#grant(request, () => acknowledge?.(live.versionOf(seat)));
      return { version: live.versionOf(seat) };
    }
    this.#request = request;
    this.#timer = setTimeout(() => this.#table.free(), BOTS_WAIT_MS).unref();
    this.#table.tell({ kind: 'asked', by: seat, seats: [...request.open] });
    return { version: live.versionOf(seat), requested: true };
  }

  /** People at the table besides this seat's own. */
  #others(seat: string): string[] {
    const { seats } = this.#table.stored();
    const asker = seats.find((one) => one.seat === seat)?.playerId;
    const playing = seats.filter((one) => one.kind === 'human' && one.playerId !== asker);
    return playing.map((one) => one.seat).filter((one) => !this.#table.live().hasConceded(one));
  }

  /** A seat answers; its version afterwards. Throws `no_undo_request` where it was not asked. */
  async answer(seat: string, allow: boolean, clientId: string, acknowledge?: Acknowledge): Promise<number> {
    const live = this.#table.live();
    const key = `${seat} ${clientId}`;
    const known = this.#answers.get(key);
    if (known !== undefined) return known;
    const request = this.#request;
    if (!request?.open.has(seat)) throw new Refused('no_undo_request');
    const rest = [...request.open].filter((one) => one !== seat);
    if (allow && rest.length === 0) await this.#grant(request, () => acknowledge?.(live.versionOf(seat)));
    else if (allow) request.open.delete(seat);
    else this.#close('refused');
    this.#remember(key, live.versionOf(seat));
    return live.versionOf(seat);
  }

  #remember(key: string, version: number): void {
    this.#answers.set(key, version);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > REMEMBERED && oldest !== undefined) this.#answers.delete(oldest);
  }

  async #grant({ by, seq, clientId }: Request, acknowledge: () => void): Promise<void> {
    await this.#table.rewind({ seat: by, seq }, clientId, acknowledge);
    this.#close('granted');
    this.#refused.clear();
  }

  /** Somebody has acted: what was asked is no question any more. */
  expire(): void {
    this.#close('expired');
    this.#refused.clear();
  }

  #close(result: UndoResult): void {
    const request = this.#request;
    if (!request) return;
    this.#request = null;
    clearTimeout(this.#timer);
    if (result === 'refused') this.#refused.add(request.by);
    this.#table.tell({ kind: 'closed', by: request.by, result });
    this.#table.free();
  }

  /** Ends the talk's timer; it must not be used any more. */
  end(): void {
    clearTimeout(this.#timer);
  }
}
