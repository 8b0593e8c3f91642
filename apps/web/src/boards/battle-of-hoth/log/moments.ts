import { type Side, sentencesOf, unitInfo } from '@echo-base/games/battle-of-hoth/client';
import type { LogEntry, Text } from '../../../kit/net/types.ts';
import type { Cue } from '../../../kit/ui/cues.ts';
import type { LogPart } from '../../../question/board-set.ts';
import type { Moment, Way } from '../../../question/log/moment.ts';
import { sideOfSeat } from '../scene.ts';
import { attackMoment, isRetreatOpen } from './attack-moment.ts';
import { hexesIn, hexIn, sideIn, sideOfUnit, unitIn, wayIn } from './entries.ts';

const AFTER_ATTACK: readonly string[] = [
  ...['log.rerolls', 'log.support', 'log.rolled', 'log.confirmed', 'log.armour', 'log.eliminated', 'log.destroyed'],
  ...['log.medals', 'log.retreated', 'log.held', 'log.losesRetreating'],
];
const ATTACKS: ReadonlySet<string> = new Set(['log.attacks', 'log.strike']);

/** What follows from an entry and is part of its moment; others have nothing but their medals. */
const FOLLOW: Readonly<Record<string, readonly string[]>> = {
  'log.attacks': AFTER_ATTACK,
  'log.strike': AFTER_ATTACK,
  'log.card': ['log.card', 'log.discards', 'log.healed', 'log.orders'],
  'log.support': ['log.healed', 'log.takesBack'],
  'log.moved': ['log.carries'],
  'log.retreated': ['log.losesRetreating', 'log.eliminated', 'log.medals'],
  'log.arrives': ['log.arrives'],
  'log.idle': ['log.idle'],
  'log.leader': ['log.leader'],
  'log.supportDrawn': ['log.supportDrawn'],
  'log.secondary': ['log.supportDrawn'],
  'log.outcome': ['log.supportDrawn'],
};
const MEDALS: readonly string[] = ['log.medals'];

const TURNING_POINTS: ReadonlySet<string> = new Set(['log.objective', 'log.destroyed', 'log.outcome']);
/** What happens by itself, at the beginning or end of a turn: new to both sides, no act of either. */
const EVENTS: ReadonlySet<string> = new Set([
  ...['log.turn', 'log.objective', 'log.charged', 'log.fired', 'log.secondary', 'log.outcome', 'log.medals'],
  ...['log.supportDrawn', 'log.reshuffled', 'log.bonus', 'log.bonusBack'],
]);

/** After each of these a side has seen new cards: a turn begins after the other side has drawn (BH-5.9). */
const DRAWS: ReadonlySet<string> = new Set(['log.supportDrawn', 'log.turn']);

const CUES: Readonly<Record<string, Cue>> = {
  'log.moved': 'step',
  'log.retreated': 'step',
  'log.card': 'card',
  'log.support': 'card',
  'log.objective': 'medal',
  'log.secondary': 'medal',
};

/** Index of the last entry up to this one whose key belongs; -1 for none. */
function lastUpTo(entries: readonly LogEntry[], index: number, belongs: (key: string) => boolean): number {
  let at = index;
  for (let key = entries[at]?.key; key !== undefined && !belongs(key); key = entries[at]?.key) at -= 1;
  return at;
}

/** The side whose turn it is at an entry. */
function turnAt(entries: readonly LogEntry[], index: number): Side | null {
  const begun = entries[lastUpTo(entries, index, (key) => key === 'log.turn')];
  return begun ? sideIn(begun) : null;
}

/** The side whose act begins with an entry; null for an event. */
function actorAt(entries: readonly LogEntry[], index: number): Side | null {
  const entry = entries[index];
  if (!entry || EVENTS.has(entry.key)) return null;
  if (entry.key === 'log.moved' || entry.key === 'log.attacks') return sideOfUnit(entry);
  return sideIn(entry) ?? turnAt(entries, index);
}

/** Index after the last entry that belongs to the moment that begins here. */
function endOf(entries: readonly LogEntry[], start: number): number {
  const follow = FOLLOW[entries[start]?.key ?? ''] ?? MEDALS;
  let end = start + 1;
  for (let next = entries[end]; next && follow.includes(next.key); next = entries[end]) end += 1;
  return end;
}

const WAYS: Readonly<Record<string, Way['kind']>> = { 'log.moved': 'move', 'log.retreated': 'retreat' };

/** Anything but an attack: its first sentence, and what it led to. */
function plainMoment(first: LogEntry, entries: readonly LogEntry[]): Moment {
  const [title, ...rest] = sentencesOf(entries);
  const [next] = rest;
  const kind = WAYS[first.key];
  const way = kind && wayIn(first, kind);
  const at = first.at?.startsWith('hex:') ? first.at : undefined;
  const cue = CUES[first.key];
  const units = entries.flatMap((entry) => {
    if (entry.key === 'log.orders') return hexesIn(entry, 'units');
    return entry.key === 'log.idle' ? (hexIn(entry, 'unit') ?? []) : [];
  });
  return {
    ...{ kind: first.key.slice('log.'.length), from: first.seq, seq: entries.at(-1)?.seq ?? first.seq, entries },
    title: title ? { key: title.key, params: title.params } : { key: first.key, params: first.params },
    ...(next && { meaning: { key: next.key, params: next.params } }),
    ...(TURNING_POINTS.has(first.key) ? { isTurningPoint: true } : { isBrief: true }),
    ...(first.key === 'log.turn' && { isRoutine: true }),
    ...(at && { at }),
    ...(units.length > 0 && { about: units }),
    ...(way && { ways: [way] }),
    ...(cue && { cue }),
  };
}

/** What is lost or won for good: a unit destroyed, medals, a unit that has broken through. */
const DECISIVE: ReadonlySet<string> = new Set(['log.eliminated', 'log.medals', 'log.left']);

const CHOOSES: Text = { key: 'board.bh.moment.choosesRetreat' };

/** Whether the moment that begins here waits for the owner of its target, who is not this side, to retreat. */
function isWaiting(entries: readonly LogEntry[], start: number, own: Side | null): boolean {
  const first = entries[start];
  if (!first || !ATTACKS.has(first.key) || endOf(entries, start) < entries.length) return false;
  const target = unitIn(first, 'target');
  return target !== null && unitInfo(target).side !== own && isRetreatOpen(entries.slice(start));
}

/** Moments of a log for a viewer, in order: every entry is part of one, those of the viewer's side are its own. */
export function moments(
  entries: readonly LogEntry[],
  viewer: string,
  { from, to }: LogPart = { from: 0, to: entries.length },
): readonly Moment[] {
  const own = viewer === 'spectator' ? null : sideOfSeat(viewer);
  const found: Moment[] = [];
  for (let start = from; start < to; start = endOf(entries, start)) {
    const first = entries[start];
    if (!first) break;
    const part = entries.slice(start, endOf(entries, start));
    const moment = ATTACKS.has(first.key) ? attackMoment(first, part) : plainMoment(first, part);
    const actor = actorAt(entries, start);
    // Of a pair only what this seat did itself: the partner's acts are news.
    const isMates = first.by !== undefined && first.by !== viewer && sideOfSeat(first.by) === own;
    const isOwn = own !== null && actor === own && !isMates;
    const draw = start > 0 ? part.findLast(({ key }) => DRAWS.has(key)) : undefined;
    found.push({
      ...moment,
      ...(isOwn && { isOwn }),
      ...(part.some(({ key }) => DECISIVE.has(key)) && { isDecisive: true }),
      ...(draw && { lastDraw: draw.seq }),
      ...(isWaiting(entries, start, own) && { waits: CHOOSES }),
    });
  }
  return found;
}

/** Index of the entry that began the turn: nothing follows from what was before. */
export const openFrom = (entries: readonly LogEntry[]): number =>
  Math.max(
    0,
    lastUpTo(entries, entries.length - 1, (key) => key === 'log.turn'),
  );
