import { type Side, UNIT_TYPES, type UnitType, unitInfo } from '@echo-base/games/battle-of-hoth/client';
import type { LogEntry } from '../../../kit/net/types.ts';
import { numberIn, sideIn, sideOfUnit, unitIn } from '../log/entries.ts';

/** The story of a match, derived from its log. */

/** Turning points, by the key of their log entry. */
const POINTS: ReadonlySet<string> = new Set([
  'log.objective',
  'log.destroyed',
  'log.secondary',
  'log.left',
  'log.fired',
  'log.outcome',
]);

export interface StoryPoint {
  readonly entry: LogEntry;
  /** The side it is good for; null for both. */
  readonly side: Side | null;
  /** Turn of the battle in which it happened, from 1. */
  readonly turn: number;
}

/** Medals of both sides at the end of a turn. */
interface MedalMark {
  readonly rebels: number;
  readonly empire: number;
}

/** Units of a type that were lost. */
export interface Loss {
  readonly type: UnitType;
  readonly count: number;
}

export interface BattleStory {
  /** Medals won for good after each turn; the first before the first one. */
  readonly medals: readonly MedalMark[];
  readonly losses: Readonly<Record<Side, readonly Loss[]>>;
  readonly points: readonly StoryPoint[];
}

const NONE: MedalMark = { rebels: 0, empire: 0 };

/** Entries of each battle, up to its outcome; what ends a campaign between two battles belongs to the one before. */
function battlesIn(log: readonly LogEntry[]): readonly (readonly LogEntry[])[] {
  const battles: LogEntry[][] = [[]];
  for (const [index, entry] of log.entries()) {
    battles.at(-1)?.push(entry);
    const isFollowed = () => log.slice(index + 1).some(({ key }) => key === 'log.turn');
    if (entry.key === 'log.outcome' && isFollowed()) battles.push([]);
  }
  return battles;
}

function medalsIn(log: readonly LogEntry[]): MedalMark[] {
  const marks: MedalMark[] = [NONE];
  for (const entry of log) {
    const last = marks.at(-1) ?? NONE;
    const side = sideIn(entry);
    if (entry.key === 'log.turn') marks.push(last);
    if (entry.key !== 'log.medals' || !side) continue;
    marks[marks.length - 1] = { ...last, [side]: last[side] + numberIn(entry, 'n') };
  }
  return marks;
}

function lossesIn(log: readonly LogEntry[], side: Side): readonly Loss[] {
  const fallen = log.flatMap((entry) => (entry.key === 'log.eliminated' ? (unitIn(entry, 'unit') ?? []) : []));
  return UNIT_TYPES.filter((type) => unitInfo(type).side === side)
    .map((type) => ({ type, count: fallen.filter((one) => one === type).length }))
    .filter(({ count }) => count > 0);
}

function pointsIn(log: readonly LogEntry[]): StoryPoint[] {
  let turn = 0;
  return log.flatMap((entry) => {
    if (entry.key === 'log.turn') turn += 1;
    return POINTS.has(entry.key) ? [{ entry, side: sideIn(entry) ?? sideOfUnit(entry), turn }] : [];
  });
}

/** Medal curve, losses and turning points of each battle of a match; of a match that is no campaign there is one. */
export function storyOf(log: readonly LogEntry[]): readonly BattleStory[] {
  return battlesIn(log).map((entries) => ({
    medals: medalsIn(entries),
    losses: { rebels: lossesIn(entries, 'rebels'), empire: lossesIn(entries, 'empire') },
    points: pointsIn(entries),
  }));
}
