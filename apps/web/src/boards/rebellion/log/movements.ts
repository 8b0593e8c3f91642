import { LEADERS, PLACE_IDS, type PlaceId, type Side } from '@echo-base/games/rebellion/client';
import type { LogEntry, Text } from '../../../kit/net/types.ts';
import type { Moment } from '../../../question/log/moment.ts';
import { isOfViewer } from './acting.ts';
import { leaderIn } from './entries.ts';
import { TURN_KEYS } from './headings.ts';

const MOVED: Readonly<Record<string, Side>> = { 'log.moved.rebel': 'rebel', 'log.moved.imperial': 'imperial' };

/** The side that moves units in this entry; null for any other entry. */
export const movingSide = ({ key }: LogEntry): Side | null => MOVED[key] ?? null;

const isText = (value: unknown): value is Text => typeof value === 'object' && value !== null && 'key' in value;

/** Parts of a movement, one per origin: which units leave which place. */
export function partsOf({ params }: LogEntry): readonly Text[] {
  const flat = (value: unknown): Text[] => {
    if (!isText(value)) return [];
    return value.key === 'move.part' ? [value] : Object.values(value.params ?? {}).flatMap(flat);
  };
  return flat(params.parts);
}

/** Places that units leave in these entries. */
function originsOf(entries: readonly LogEntry[]): readonly PlaceId[] {
  const from = entries.filter(movingSide).flatMap((entry) => partsOf(entry).map(({ params }) => params?.from));
  return PLACE_IDS.filter((id) => from.some((place) => isText(place) && place.key === `system.${id}`));
}

/** Index of the entry that began the turn in which this entry lies; -1 before the first. */
export function turnBegin(entries: readonly LogEntry[], index: number): number {
  let at = index;
  for (let key = entries[at]?.key; key !== undefined && !TURN_KEYS.has(key); key = entries[at]?.key) at -= 1;
  return at;
}

/** Turns in which units move. */
const MOVING_TURNS: ReadonlySet<string> = new Set(['log.activated', 'log.missionRevealed']);

/** The activation or mission of a movement, and the movement. */
function movementAt(entries: readonly LogEntry[], index: number): readonly LogEntry[] {
  const begin = entries[turnBegin(entries, index)];
  return [begin && MOVING_TURNS.has(begin.key) ? begin : undefined, entries[index]].flatMap((entry) => entry ?? []);
}

/** The movement to a place in the turn that led to the combat at `start`; empty for none. */
export function movementBefore(entries: readonly LogEntry[], start: number): readonly LogEntry[] {
  const begin = Math.max(0, turnBegin(entries, start));
  const moved = entries
    .slice(begin, start)
    .findLastIndex((entry) => movingSide(entry) !== null && entry.at === entries[start]?.at);
  return moved < 0 ? [] : movementAt(entries, begin + moved);
}

/** Index of the combat that a movement leads to in the same turn; -1 for none yet. */
function combatAfter(entries: readonly LogEntry[], index: number): number {
  for (let at = index + 1; at < entries.length; at += 1) {
    const entry = entries[at];
    if (!entry || TURN_KEYS.has(entry.key)) return -1;
    if (entry.key === 'log.combat' && entry.at === entries[index]?.at) return at;
  }
  return -1;
}

/** Who moves to where: a leader, or a side in a mission. */
function titleOf(side: Side, first: LogEntry, moved: LogEntry): Text {
  const place = moved.params.to ?? '';
  const { leader } = first.params;
  if (first.key === 'log.activated' && leader !== undefined)
    return { key: 'board.rb.news.moved', params: { leader, place } };
  return { key: `board.rb.news.moved.${side}`, params: { place } };
}

/** A movement: who moves what from where to where, and the search or combat that it leads to. */
export function movementFrom(entries: readonly LogEntry[], index: number, viewer: string): Moment | null {
  const moved = entries[index];
  const side = moved && movingSide(moved);
  const [first] = movementAt(entries, index);
  if (!moved || !side || !first) return null;
  const next = entries[index + 1];
  const own = [...movementAt(entries, index), ...(next?.key === 'log.baseNotHere' ? [next] : [])];
  const combat = entries[combatAfter(entries, index)];
  const { at: to, params } = moved;
  const { parts } = params;
  return {
    kind: 'movement',
    from: moved.seq,
    seq: own.at(-1)?.seq ?? moved.seq,
    title: titleOf(side, first, moved),
    entries: combat ? [...own, combat] : own,
    isBrief: true,
    cue: 'step',
    ...(isText(parts) && { meaning: { key: 'board.rb.news.units', params: { parts } } }),
    ...(to && { at: to, ways: originsOf(own).map((id) => ({ kind: 'move', from: `place:${id}`, to })) }),
    ...(isOfViewer(viewer, side, first) && { isOwn: true }),
  };
}

/** An activation, until units move with it. */
export function activationFrom(entries: readonly LogEntry[], index: number, viewer: string): Moment | null {
  const first = entries[index];
  const leader = first && leaderIn(first);
  if (!first || !leader) return null;
  let end = index + 1;
  for (let next = entries[end]; next && !TURN_KEYS.has(next.key); next = entries[end]) {
    if (movingSide(next)) return null;
    end += 1;
  }
  const next = entries[index + 1];
  const own = next?.key === 'log.nothingToMove' ? [first, next] : [first];
  return {
    kind: 'activation',
    from: first.seq,
    seq: own.at(-1)?.seq ?? first.seq,
    title: { key: first.key, params: first.params },
    entries: own,
    isBrief: true,
    cue: 'step',
    ...(first.at && { at: first.at }),
    ...(isOfViewer(viewer, LEADERS[leader].side, first) && { isOwn: true }),
  };
}
