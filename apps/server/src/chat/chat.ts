import type { Viewer } from '@echo-base/games/engine';
import { CHAT_HISTORY, type Said } from '@echo-base/protocol';
import { personOf } from '../model/ids.ts';
import type { Now } from '../model/now.ts';
import type { ChatRow, MatchRow, Store } from '../storage/store.ts';
import { numberOf } from './chat-numbers.ts';

/** Delay of spectators in milliseconds, and the time for it. */
export interface ChatDelay {
  readonly spectatorDelayMs: number;
  readonly now: Now;
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

function saidOf(matchId: string, seq: number, { playerId, name, seat, team, text, notice, at }: ChatRow): Said {
  const sender =
    seat === null ? { from: name, role: 'spectator' as const } : { from: name, role: 'player' as const, seat };
  return {
    ...{ matchId, seq, ...sender, person: personOf(matchId, playerId) },
    ...(team !== undefined && { team }),
    text,
    ...(notice && { notice }),
    at: new Date(at).toISOString(),
  };
}

/** When delayed spectators may read a message, epoch milliseconds; 0 if it is not delayed. */
function dueOf({ status, spectators, startedAt }: MatchRow, { seat, team, at }: ChatRow, delayMs: number): number {
  // Spectators never read messages to a team.
  if (team !== undefined) return 0;
  const isHeld = spectators === 'delayed' && status === 'playing' && seat !== null && at >= (startedAt ?? 0);
  return isHeld ? at + delayMs : 0;
}

/** What is read of the chat of a match: messages to all, and to each of these teams. */
export interface ChatPart {
  readonly match: MatchRow;
  readonly teams: readonly string[];
  /** Only messages after this sequence number; absent: all. */
  readonly after?: number;
}

/**
 * Latest chat messages, oldest first: to all at least `CHAT_HISTORY` that spectators may read, and to each team as many,
 * if there are as many. Messages to others never change which of its own a viewer can read.
 */
export async function lastLines(
  store: Pick<Store, 'lastChatMessages'>,
  { match, teams, ...part }: ChatPart,
  delay: ChatDelay,
): Promise<readonly ChatRow[]> {
  const toTeams = teams.map((team) => store.lastChatMessages(match.id, CHAT_HISTORY, { ...part, team }));
  const rows = await Promise.all([linesToAll(store, { match, ...part }, delay), ...toTeams]);
  return rows.flat().sort((a, b) => a.seq - b.seq);
}

async function linesToAll(
  store: Pick<Store, 'lastChatMessages'>,
  { match, ...part }: Omit<ChatPart, 'teams'>,
  { spectatorDelayMs, now }: ChatDelay,
): Promise<readonly ChatRow[]> {
  for (let limit = CHAT_HISTORY; ; limit *= 2) {
    const rows = await store.lastChatMessages(match.id, limit, part);
    const readable = rows.filter((row) => dueOf(match, row, spectatorDelayMs) <= now());
    if (rows.length < limit || readable.length >= CHAT_HISTORY) return rows;
  }
}

/**
 * Chat of a match. Messages to a team reach the viewers of its seats only. Delayed spectators read what players say during play with the same delay as the play, as it may
 * reveal hidden information.
 */
export class Chat {
  readonly #delay: ChatDelay;
  readonly #teams: readonly string[];
  #match: MatchRow;
  #lines: Line[] = [];
  /** When the next delayed message is due, epoch milliseconds; infinite without one. */
  nextDue = Number.POSITIVE_INFINITY;

  /** `past` holds earlier messages, oldest first. */
  constructor({ match, teams }: ChatPart, past: readonly ChatRow[], delay: ChatDelay) {
    this.#match = match;
    this.#teams = teams;
    this.#delay = delay;
    for (const row of past) this.#lines.push(this.#lineOf(row));
    this.#forget();
  }

  #lineOf(row: ChatRow): Line {
    const due = dueOf(this.#match, row, this.#delay.spectatorDelayMs);
    const role = row.seat === null ? 'spectator' : 'player';
    const before = this.#lines.filter(
      ({ at, said }) => at === row.at && said.role === role && said.team === row.team,
    ).length;
    const said = saidOf(this.#match.id, numberOf(this.#match, row, before), row);
    return { seq: row.seq, said, at: row.at, due: due > this.#delay.now() ? due : 0 };
  }

  /**
   * Drops the oldest messages, separately to all and to each team. Delayed messages do not count. So what a viewer may
   * not read never affects what it can read.
   */
  #forget(): void {
    const kept = new Map<string | undefined, number>();
    this.#lines = this.#lines
      .toReversed()
      .filter(({ said: { team }, due }) => {
        if (due > 0) return true;
        kept.set(team, (kept.get(team) ?? 0) + 1);
        return (kept.get(team) ?? 0) <= CHAT_HISTORY;
      })
      .reverse();
    this.nextDue = Math.min(Number.POSITIVE_INFINITY, ...this.#lines.flatMap(({ due }) => (due > 0 ? [due] : [])));
  }

  /** Adds a stored message. Returns it, and whether spectators may read it now or later. */
  add(row: ChatRow): { readonly said: Said; readonly spectators: 'too' | 'later' } {
    const line = this.#lineOf(row);
    this.#lines.push(line);
    this.#forget();
    return { said: line.said, spectators: line.due > 0 ? 'later' : 'too' };
  }

  /** Sequence number of the last message in the store; -1 if there is none. */
  get lastSeq(): number {
    return this.#lines.at(-1)?.seq ?? -1;
  }

  /** Messages that other nodes stored since. */
  missed(store: Pick<Store, 'lastChatMessages'>): Promise<readonly ChatRow[]> {
    return lastLines(store, { match: this.#match, teams: this.#teams, after: this.lastSeq }, this.#delay);
  }

  /** Wire number of a message by its sequence number in the store. Throws if it is not in memory. */
  numberOf(seq: number): number {
    const line = this.#lines.findLast((one) => one.seq === seq);
    if (!line) throw new Error(`message ${seq} is not in memory`);
    return line.said.seq;
  }

  /** The latest messages these viewers, of these sides, may read; oldest first. */
  read(viewers: readonly Viewer[], sides: ReadonlySet<string>): readonly Said[] {
    if (viewers.length === 0) return [];
    const isDelayed = viewers.every((viewer) => viewer === 'spectator');
    const toAll = this.#lines.filter(({ said }) => said.team === undefined);
    const readable = isDelayed ? toAll.filter((line) => line.due === 0) : toAll;
    const toTeams = this.#lines.filter(({ said: { team } }) => team !== undefined && sides.has(team));
    return [...readable.slice(-CHAT_HISTORY), ...toTeams].sort((a, b) => a.seq - b.seq).map((line) => line.said);
  }

  /** Messages in memory that were written since then. */
  since(at: number): readonly { readonly said: Said; readonly at: number }[] {
    return this.#lines.filter((line) => line.at > at);
  }

  /** Updates the match row; the end of the match releases all messages, which are returned. */
  follow(match: MatchRow): readonly Said[] {
    this.#match = match;
    return match.status === 'finished' ? this.release(Number.POSITIVE_INFINITY) : [];
  }

  /** Releases the messages due by `until` to delayed spectators; returns them. */
  release(until: number): readonly Said[] {
    const due = this.#lines.filter((line) => line.due > 0 && line.due <= until);
    if (due.length === 0) return [];
    this.#lines = this.#lines.map((line) => (due.includes(line) ? { ...line, due: 0 } : line));
    this.#forget();
    return due.map(({ said }) => said);
  }
}
