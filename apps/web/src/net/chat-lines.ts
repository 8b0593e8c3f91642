import { CHAT_HISTORY } from '@echo-base/protocol';
import type { Said } from './types.ts';

/** Messages of a match, oldest first. */
export type Lines = readonly Said[];

/** Most messages in memory; far more than the server sends at first. */
const MOST = 10 * CHAT_HISTORY;

/** Merges old and new messages in order, each once: a message may come twice, or late for delayed spectators. */
export function withLines(known: Lines, fresh: Lines): Lines {
  const bySeq = new Map([...known, ...fresh].map((line) => [line.seq, line]));
  if (bySeq.size === known.length) return known;
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq).slice(-MOST);
}

/** Whether a message is unread. */
export function isNew({ seq }: Said, seen: ReadonlySet<number>): boolean {
  return !seen.has(seq);
}

/** Number of unread messages of others. `mine` are the reader's seats. */
export function unreadOf(lines: Lines, seen: ReadonlySet<number>, mine: readonly string[]): number {
  return lines.filter((line) => isNew(line, seen) && !isMine(line, mine)).length;
}

/** Whether a message is from one of these seats; those of spectators have no seat. */
export function isMine({ seat }: Said, mine: readonly string[]): boolean {
  return seat !== undefined && mine.includes(seat);
}

/** Consecutive messages of one person under one name. */
export interface Block {
  readonly first: Said;
  readonly lines: Lines;
}

/** Longest pause in milliseconds within a block. */
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
/** Matches whose read marks are stored. */
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

/** Stores the read mark of a match; those of the oldest matches are removed. */
export function writeMark(matchId: string, seq: number): void {
  const others = marks().filter(([id]) => id !== matchId);
  try {
    globalThis.localStorage?.setItem(KEY, JSON.stringify([...others, [matchId, seq]].slice(-MARKS)));
  } catch {
    // Without storage old messages show as new.
  }
}
