import type { Side } from '@echo-base/games/rebellion/client';
import type { LogEntry } from '../../../kit/net/types.ts';
import { sideIn } from '../log/entries.ts';

/** The story of a game by rounds, derived from its log. */

/** Events of the story, by the key of their log entry. */
const KINDS = {
  'log.objectivePlayed': 'objective',
  'log.combat': 'combat',
  'log.captured': 'captured',
  'log.rescued': 'rescued',
  'log.released': 'rescued',
  'log.lured': 'lured',
  'log.eliminated': 'eliminated',
  'log.systemDestroyed': 'destroyed',
  'log.baseRevealed': 'revealed',
  'log.baseMoved': 'moved',
} as const;

export type PointKind = (typeof KINDS)[keyof typeof KINDS];

export interface Point {
  readonly kind: PointKind;
  readonly entry: LogEntry;
  /** How often it happened in the round, such as combats in one system. */
  readonly times: number;
  /** The side that won every battle of a combat; null if there is none, or no entry about it in an older record. */
  readonly winner: Side | null;
}

/** Positions of both markers from a moment of a round on: 0 its beginning, 1 its end. */
export interface Mark {
  readonly at: number;
  readonly time: number;
  readonly reputation: number;
}

export interface StoryRound {
  /** 0 is the setup. */
  readonly round: number;
  readonly marks: readonly Mark[];
  readonly points: readonly Point[];
}

/** Initial positions of both markers. */
const START = { time: 1, reputation: 14 };

const numberOf = ({ params }: LogEntry): number => (typeof params.n === 'number' ? params.n : 0);

/** The entries of each round; those before the first are the setup. */
function byRound(log: readonly LogEntry[]): { round: number; entries: LogEntry[] }[] {
  const rounds: { round: number; entries: LogEntry[] }[] = [{ round: 0, entries: [] }];
  for (const entry of log) {
    if (entry.key === 'log.round') rounds.push({ round: numberOf(entry), entries: [] });
    else rounds.at(-1)?.entries.push(entry);
  }
  return rounds;
}

function moved(mark: Omit<Mark, 'at'>, entry: LogEntry): Omit<Mark, 'at'> {
  if (entry.key === 'log.time') return { ...mark, time: numberOf(entry) };
  // The Rebels gain reputation by moving the marker towards the time marker.
  if (entry.key === 'log.reputationGained') return { ...mark, reputation: mark.reputation - numberOf(entry) };
  if (entry.key === 'log.reputationLost') return { ...mark, reputation: mark.reputation + numberOf(entry) };
  return mark;
}

/** The side that won all battles of the combat that begins at an index. */
function winnerFrom(entries: readonly LogEntry[], start: number): Side | null {
  const end = entries.findIndex(({ key }, index) => index > start && key === 'log.combatOver');
  const won = entries.slice(start, Math.max(start, end)).filter(({ key }) => key.startsWith('log.battleWon.'));
  const [side = null, other] = [...new Set(won.map(sideIn))];
  return other === undefined ? side : null;
}

function pointsOf(entries: readonly LogEntry[]): Point[] {
  const points = new Map<string, Point>();
  for (const [index, entry] of entries.entries()) {
    const kind = KINDS[entry.key as keyof typeof KINDS];
    if (!kind) continue;
    const winner = kind === 'combat' ? winnerFrom(entries, index) : null;
    // Combats in one system are one event, whichever side started them.
    const about = kind === 'combat' ? { system: entry.params.system, winner } : entry.params;
    const name = `${entry.key} ${JSON.stringify(about)}`;
    points.set(name, { kind, entry, winner, times: (points.get(name)?.times ?? 0) + 1 });
  }
  return [...points.values()];
}

/** Rounds with marker positions and events; the setup only if it has events. */
export function storyOf(log: readonly LogEntry[]): readonly StoryRound[] {
  let now: Omit<Mark, 'at'> = START;
  const rounds = byRound(log).map(({ round, entries }) => {
    const marks: Mark[] = [{ at: 0, ...now }];
    for (const [index, entry] of entries.entries()) {
      const next = moved(now, entry);
      if (next !== now) marks.push({ at: (index + 1) / (entries.length + 1), ...next });
      now = next;
    }
    return { round, marks, points: pointsOf(entries) };
  });
  return rounds.filter(({ round, points }) => round > 0 || points.length > 0);
}
