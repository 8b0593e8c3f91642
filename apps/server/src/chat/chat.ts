import type { Viewer } from '@echo-base/games/engine';
import { CHAT_HISTORY, type Said } from '@echo-base/protocol';
import type { Clock } from '../model/now.ts';
import type { MatchRow, SaidRow, Store } from '../storage/store.ts';
import { numberOf } from './chat-numbers.ts';

/** Tells these viewers what was said. */
export type Tell = (said: Said, spectators: 'too' | 'only' | 'later') => void;

/** How far behind delayed spectators are kept, in milliseconds, and by which clock. */
export interface ChatDelay extends Clock {
  readonly spectatorDelayMs: number;
}

interface Line {
  /** Its number in the store. */
  readonly seq: number;
  readonly said: Said;
  /** When it was said, epoch milliseconds. */
  readonly at: number;
  /** When spectators may read it; 0 if they may. */
  readonly due: number;
}

function saidOf(matchId: string, seq: number, { name, seat, text, at }: SaidRow): Said {
  const role = seat === null ? 'spectator' : 'player';
  return { matchId, seq, from: name, role, ...(seat !== null && { seat }), text, at: new Date(at).toISOString() };
}

/** From when on delayed spectators may read what was said, epoch milliseconds; 0 where it is not held back. */
function dueOf({ status, spectators, startedAt }: MatchRow, { seat, at }: SaidRow, delayMs: number): number {
  const isHeld = spectators === 'delayed' && status === 'playing' && seat !== null && at >= (startedAt ?? 0);
  return isHeld ? at + delayMs : 0;
}

/**
 * What was last said at a table, after the store's number `after`, oldest first: all that anybody there may read,
 * however much is still held back.
 */
export async function lastLines(
  store: Pick<Store, 'lastSaid'>,
  match: MatchRow,
  { spectatorDelayMs, now }: Pick<ChatDelay, 'spectatorDelayMs' | 'now'>,
  after?: number,
): Promise<readonly SaidRow[]> {
  for (let limit = CHAT_HISTORY; ; limit *= 2) {
    const rows = await store.lastSaid(match.id, limit, after);
    const readable = rows.filter((row) => dueOf(match, row, spectatorDelayMs) <= now());
    if (rows.length < limit || readable.length >= CHAT_HISTORY) return rows;
  }
}

/**
 * What is said at a table. Everybody there may read it; spectators who are kept behind read what players say during
 * play as late as they see the play itself, because it may tell what they cannot know yet.
 */
export class Chat {
  readonly #delay: ChatDelay;
  readonly #tell: Tell;
  #match: MatchRow;
  #lines: Line[] = [];
  #cancel: (() => void) | undefined;

  /** `past` is what was said before, oldest first. */
  constructor(match: MatchRow, past: readonly SaidRow[], delay: ChatDelay, tell: Tell) {
    this.#match = match;
    this.#delay = delay;
    this.#tell = tell;
    for (const row of past) this.#lines.push(this.#line(row));
    this.#forget();
    this.#tellLater();
  }

  #line(row: SaidRow): Line {
    const due = dueOf(this.#match, row, this.#delay.spectatorDelayMs);
    const role = row.seat === null ? 'spectator' : 'player';
    const before = this.#lines.filter(({ at, said }) => at === row.at && said.role === role).length;
    const said = saidOf(this.#match.id, numberOf(this.#match, row, before), row);
    return { seq: row.seq, said, at: row.at, due: due > this.#delay.now() ? due : 0 };
  }

  /** Lets go of the oldest. What is held back counts for nothing: what else can be read must not depend on it. */
  #forget(): void {
    let readable = this.#lines.filter((line) => line.due === 0).length;
    this.#lines = this.#lines.filter((line) => line.due > 0 || readable-- <= CHAT_HISTORY);
  }

  /** Somebody has said something, and it is kept. */
  add(row: SaidRow): void {
    const line = this.#line(row);
    this.#lines.push(line);
    this.#forget();
    this.#tell(line.said, line.due > 0 ? 'later' : 'too');
    this.#tellLater();
  }

  /** The number in the store of what was said last; -1 where nothing was. */
  get lastSeq(): number {
    return this.#lines.at(-1)?.seq ?? -1;
  }

  /** What was said since, at other servers. */
  missed(store: Pick<Store, 'lastSaid'>): Promise<readonly SaidRow[]> {
    return lastLines(store, this.#match, this.#delay, this.lastSeq);
  }

  /** By which number those at the table know what the store has under `seq`; it must have been said just now. */
  numberOf(seq: number): number {
    const line = this.#lines.findLast((one) => one.seq === seq);
    if (!line) throw new Error(`what was said as ${seq} is not known`);
    return line.said.seq;
  }

  /** What these viewers may read of what was last said. */
  read(viewers: readonly Viewer[]): readonly Said[] {
    if (viewers.length === 0) return [];
    const isKeptBehind = viewers.every((viewer) => viewer === 'spectator');
    const readable = isKeptBehind ? this.#lines.filter((line) => line.due === 0) : this.#lines;
    return readable.slice(-CHAT_HISTORY).map((line) => line.said);
  }

  /** The match has begun or ended; after the end nothing is held back. */
  follow(match: MatchRow): void {
    this.#match = match;
    if (match.status === 'finished') this.#release(Number.POSITIVE_INFINITY);
  }

  #release(until: number): void {
    this.#lines = this.#lines.map((line) => {
      if (line.due === 0 || line.due > until) return line;
      this.#tell(line.said, 'only');
      return { ...line, due: 0 };
    });
    this.#forget();
    this.#tellLater();
  }

  #tellLater(): void {
    this.#cancel?.();
    const due = Math.min(...this.#lines.flatMap((line) => (line.due > 0 ? [line.due] : [])));
    if (!Number.isFinite(due)) return;
    const { now, after } = this.#delay;
    this.#cancel = after(Math.max(0, due - now()), () => this.#release(now()));
  }

  close(): void {
    this.#cancel?.();
  }
}
