import type { Viewer } from '@echo-base/games/engine';
import { CHAT_HISTORY, type Said } from '@echo-base/protocol';
import type { Clock } from '../model/now.ts';
import type { ChatRow, MatchRow, Store } from '../storage/store.ts';
import { numberOf } from './chat-numbers.ts';

/** Sends a message to viewers: with, only to, or later to spectators. */
export type SendChat = (said: Said, spectators: 'too' | 'only' | 'later') => void;

/** Delay of spectators in milliseconds, and the clock for it. */
export interface ChatDelay extends Clock {
  readonly spectatorDelayMs: number;
}

interface Line {
  /** Sequence number in the store. */
  readonly seq: number;
  readonly said: Said;
  /** Epoch milliseconds. */
  readonly at: number;
  /** When delayed spectators may read it, epoch milliseconds; 0 if they may now. */
  readonly due: number;
}

function saidOf(matchId: string, seq: number, { name, seat, text, at }: ChatRow): Said {
  const role = seat === null ? 'spectator' : 'player';
  return { matchId, seq, from: name, role, ...(seat !== null && { seat }), text, at: new Date(at).toISOString() };
}

/** When delayed spectators may read a message, epoch milliseconds; 0 if it is not delayed. */
function dueOf({ status, spectators, startedAt }: MatchRow, { seat, at }: ChatRow, delayMs: number): number {
  const isHeld = spectators === 'delayed' && status === 'playing' && seat !== null && at >= (startedAt ?? 0);
  return isHeld ? at + delayMs : 0;
}

/**
 * Latest chat messages after sequence number `after`, oldest first: at least `CHAT_HISTORY` that spectators may read,
 * if there are as many.
 */
export async function lastLines(
  store: Pick<Store, 'lastChatMessages'>,
  match: MatchRow,
  { spectatorDelayMs, now }: Pick<ChatDelay, 'spectatorDelayMs' | 'now'>,
  after?: number,
): Promise<readonly ChatRow[]> {
  for (let limit = CHAT_HISTORY; ; limit *= 2) {
    const rows = await store.lastChatMessages(match.id, limit, after);
    const readable = rows.filter((row) => dueOf(match, row, spectatorDelayMs) <= now());
    if (rows.length < limit || readable.length >= CHAT_HISTORY) return rows;
  }
}

/**
 * Chat of a match. Delayed spectators read what players say during play with the same delay as the play, as it may
 * reveal hidden information.
 */
export class Chat {
  readonly #delay: ChatDelay;
  readonly #send: SendChat;
  #match: MatchRow;
  #lines: Line[] = [];
  #cancel: (() => void) | undefined;

  /** `past` holds earlier messages, oldest first. */
  constructor(match: MatchRow, past: readonly ChatRow[], delay: ChatDelay, tell: SendChat) {
    this.#match = match;
    this.#delay = delay;
    this.#send = tell;
    for (const row of past) this.#lines.push(this.#lineOf(row));
    this.#forget();
    this.#scheduleRelease();
  }

  #lineOf(row: ChatRow): Line {
    const due = dueOf(this.#match, row, this.#delay.spectatorDelayMs);
    const role = row.seat === null ? 'spectator' : 'player';
    const before = this.#lines.filter(({ at, said }) => at === row.at && said.role === role).length;
    const said = saidOf(this.#match.id, numberOf(this.#match, row, before), row);
    return { seq: row.seq, said, at: row.at, due: due > this.#delay.now() ? due : 0 };
  }

  /** Drops the oldest messages. Delayed messages do not count: they must not affect what others can read. */
  #forget(): void {
    let readable = this.#lines.filter((line) => line.due === 0).length;
    this.#lines = this.#lines.filter((line) => line.due > 0 || readable-- <= CHAT_HISTORY);
  }

  /** Adds a stored message and sends it. */
  add(row: ChatRow): void {
    const line = this.#lineOf(row);
    this.#lines.push(line);
    this.#forget();
    this.#send(line.said, line.due > 0 ? 'later' : 'too');
    this.#scheduleRelease();
  }

  /** Sequence number of the last message in the store; -1 if there is none. */
  get lastSeq(): number {
    return this.#lines.at(-1)?.seq ?? -1;
  }

  /** Messages that other nodes stored since. */
  missed(store: Pick<Store, 'lastChatMessages'>): Promise<readonly ChatRow[]> {
    return lastLines(store, this.#match, this.#delay, this.lastSeq);
  }

  /** Wire number of a message by its sequence number in the store. Throws if it is not in memory. */
  numberOf(seq: number): number {
    const line = this.#lines.findLast((one) => one.seq === seq);
    if (!line) throw new Error(`message ${seq} is not in memory`);
    return line.said.seq;
  }

  /** The latest messages these viewers may read. */
  read(viewers: readonly Viewer[]): readonly Said[] {
    if (viewers.length === 0) return [];
    const isDelayed = viewers.every((viewer) => viewer === 'spectator');
    const readable = isDelayed ? this.#lines.filter((line) => line.due === 0) : this.#lines;
    return readable.slice(-CHAT_HISTORY).map((line) => line.said);
  }

  /** Updates the match row; the end of the match releases all messages. */
  follow(match: MatchRow): void {
    this.#match = match;
    if (match.status === 'finished') this.#release(Number.POSITIVE_INFINITY);
  }

  #release(until: number): void {
    this.#lines = this.#lines.map((line) => {
      if (line.due === 0 || line.due > until) return line;
      this.#send(line.said, 'only');
      return { ...line, due: 0 };
    });
    this.#forget();
    this.#scheduleRelease();
  }

  #scheduleRelease(): void {
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
