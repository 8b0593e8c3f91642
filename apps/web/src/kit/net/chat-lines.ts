import { CHAT_HISTORY } from '@echo-base/protocol';
import { writeStored } from './stored.ts';
import { isListOf, isNumber, isPairOf, isText, storedAs } from './stored-as.ts';
import type { Said } from './types.ts';

/** Messages of a match, oldest first. */
export type Lines = readonly Said[];

/** Most messages in memory; far more than the server sends at first. */
const MOST = 10 * CHAT_HISTORY;

/** Identity of a message: messages to a team are numbered by team. */
export function keyOf({ team, seq }: Pick<Said, 'team' | 'seq'>): string {
  return team === undefined ? `${seq}` : `${team} ${seq}`;
}

/** Messages to the same readers, each list in order of their numbers. */
function byReaders(lines: Lines): ReadonlyMap<string | undefined, Lines> {
  const lists = new Map<string | undefined, Said[]>();
  for (const line of lines) lists.set(line.team, [...(lists.get(line.team) ?? []), line]);
  for (const list of lists.values()) list.sort((a, b) => a.seq - b.seq);
  return lists;
}

/** Merges lists by time; each keeps its own order, also where the clocks of servers differ. */
function inOrder(lines: Lines): Said[] {
  const timed = [...byReaders(lines).values()].flatMap((list) => {
    let latest = 0;
    return list.map((line) => {
      latest = Math.max(latest, Date.parse(line.at));
      return { line, latest };
    });
  });
  return timed.sort((a, b) => a.latest - b.latest).map(({ line }) => line);
}

/** Merges old and new messages in order, each once: a message may come twice, or late for delayed spectators. */
export function withLines(known: Lines, fresh: Lines): Lines {
  const byKey = new Map([...known, ...fresh].map((line) => [keyOf(line), line]));
  if (byKey.size === known.length) return known;
  return inOrder([...byKey.values()]).slice(-MOST);
}

/** Whether a message is unread; `seen` holds keys. */
export function isNew(line: Said, seen: ReadonlySet<string>): boolean {
  return !seen.has(keyOf(line));
}

/** Number of unread messages of others. `mine` are the reader's seats. */
export function unreadOf(lines: Lines, seen: ReadonlySet<string>, mine: readonly string[]): number {
  return lines.filter((line) => isNew(line, seen) && !isMine(line, mine)).length;
}

/** Whether a message is from one of these seats; those of spectators have no seat. */
export function isMine({ seat }: Said, mine: readonly string[]): boolean {
  return seat !== undefined && mine.includes(seat);
}

/** Consecutive messages of one person under one name, to the same readers. */
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
  if (before.notice || line.notice) return false;
  const isSame = (['from', 'person', 'seat', 'role', 'team'] as const).every((name) => before[name] === line[name]);
  return isSame && Date.parse(line.at) - Date.parse(before.at) < PAUSE_MS;
}

const KEY = 'echo-base.read';
/** Matches whose read marks are stored. */
const MARKS = 50;

const stored = isListOf(isPairOf(isText, isNumber));

const marks = () => storedAs(stored, 'localStorage', KEY) ?? [];

/** Key of a read mark: messages to a team have their own. */
const markOf = (matchId: string, team: string | undefined) => (team === undefined ? matchId : `${matchId} ${team}`);

/** Number of the last message of a match, to all or to a team, that was read in this browser. */
export function readMark(matchId: string, team?: string): number | undefined {
  return new Map(marks()).get(markOf(matchId, team));
}

/** Stores the read mark of a match; those of the oldest matches are removed. */
export function writeMark(matchId: string, seq: number, team?: string): void {
  const key = markOf(matchId, team);
  const others = marks().filter(([id]) => id !== key);
  writeStored('localStorage', KEY, JSON.stringify([...others, [key, seq]].slice(-MARKS)));
}

/** Marks messages of a match as read: the last to all, and the last to each team. */
export function writeMarks(matchId: string, lines: Lines): void {
  for (const [team, list] of byReaders(lines)) writeMark(matchId, list.at(-1)?.seq ?? 0, team);
}

/**
 * Keys of messages that were read in this browser before; on the first visit to a match all count as read. Messages to
 * a team are new until they were read, even if those to all were.
 */
export function readBefore(matchId: string, lines: Lines): ReadonlySet<string> {
  const isFirst = readMark(matchId) === undefined;
  const last = ({ team }: Said) => readMark(matchId, team) ?? (isFirst ? Number.POSITIVE_INFINITY : -1);
  return new Set(lines.filter((line) => line.seq <= last(line)).map(keyOf));
}
