import { CHAT_HISTORY } from '@echo-base/protocol';
import type { Said } from './types.ts';

/** What was said at a table, oldest first. */
export type Lines = readonly Said[];

/** Kept in memory at most; far more than is handed out at the start. */
const MOST = 10 * CHAT_HISTORY;

/** Old and new messages in their order, each once: a message may come twice, or late to those kept behind. */
export function withLines(known: Lines, fresh: Lines): Lines {
  const bySeq = new Map([...known, ...fresh].map((line) => [line.seq, line]));
  if (bySeq.size === known.length) return known;
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq).slice(-MOST);
}

/** Whether a message has not been before the reader's eyes. */
export function isNew({ seq }: Said, seen: ReadonlySet<number>): boolean {
  return !seen.has(seq);
}

/** How many messages of others have not been read. `mine` are the reader's seats. */
export function unreadOf(lines: Lines, seen: ReadonlySet<number>, mine: readonly string[]): number {
  return lines.filter((line) => isNew(line, seen) && !isMine(line, mine)).length;
}

/** Whether one of these seats said it; what spectators say has no seat. */
export function isMine({ seat }: Said, mine: readonly string[]): boolean {
  return seat !== undefined && mine.includes(seat);
}

/** Messages of one person in a row stand under one name. */
export interface Block {
  readonly first: Said;
  readonly lines: Lines;
}

/** How long somebody may pause and still go on under the same name and time. */
const PAUSE_MS = 5 * 60_000;

export function blocksOf(lines: Lines): readonly Block[] {
  const blocks: { first: Said; lines: Said[] }[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (last && goesOn(last.lines.at(-1) ?? last.first, line)) last.lines.push(line);
    else blocks.push({ first: line, lines: [line] });
  }
  return blocks;
}

function goesOn(before: Said, line: Said): boolean {
  const isSame = before.from === line.from && before.seat === line.seat && before.role === line.role;
  return isSame && Date.parse(line.at) - Date.parse(before.at) < PAUSE_MS;
}

const KEY = 'echo-base.read';
/** Matches whose marks are kept. */
const MARKS = 50;

function marks(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(globalThis.localStorage?.getItem(KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter((mark): mark is [string, number] => Array.isArray(mark) && typeof mark[1] === 'number');
  } catch {
    return [];
  }
}

/** Number of the last message of a match that was read in this browser. */
export function readMark(matchId: string): number | undefined {
  return new Map(marks()).get(matchId);
}

/** Remembers how far a match was read; the oldest matches are forgotten. */
export function writeMark(matchId: string, seq: number): void {
  const others = marks().filter(([id]) => id !== matchId);
  try {
    globalThis.localStorage?.setItem(KEY, JSON.stringify([...others, [matchId, seq]].slice(-MARKS)));
  } catch {
    // A browser that keeps nothing shows old messages as new; no harm done.
  }
}
