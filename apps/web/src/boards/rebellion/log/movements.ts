import { LEADERS, PLACE_IDS, type PlaceId, type Side } from '@echo-base/games/rebellion/client';
import type { LogEntry, Text } from '../../../net/types.ts';
import type { Announcement } from '../../types.ts';
import { leaderIn } from './entries.ts';
import { TURN_KEYS } from './headings.ts';

const MOVED: Readonly<Record<string, Side>> = { 'log.moved.rebel': 'rebel', 'log.moved.imperial': 'imperial' };

/** The side that moves units in this entry; null for any other entry. */
export const movingSide = ({ key }: LogEntry): Side | null => MOVED[key] ?? null;

/** Keys after which an activation moves nothing any more. */
const AFTER_ACTIVATION: ReadonlySet<string> = new Set([...TURN_KEYS, 'log.nothingToMove', 'log.retrieved', 'log.time']);

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

/** The origins as targets of the board. */
export const aboutOf = (entries: readonly LogEntry[]): Pick<Announcement, 'about'> => {
  const origins = originsOf(entries);
  return origins.length > 0 ? { about: origins.map((id) => `place:${id}`) } : {};
};

/** Index of the entry that began the turn in which this entry lies; -1 before the first. */
function turnBegin(entries: readonly LogEntry[], index: number): number {
  return entries.slice(0, index + 1).findLastIndex(({ key }) => TURN_KEYS.has(key));
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
export function combatAfter(entries: readonly LogEntry[], index: number): number {
  for (let at = index + 1; at < entries.length; at += 1) {
    const entry = entries[at];
    if (!entry || TURN_KEYS.has(entry.key)) return -1;
    if (entry.key === 'log.combat' && entry.at === entries[index]?.at) return at;
  }
  return -1;
}

/** Whether a viewer has made this movement: by side, and in a team by the leader's role. */
function isOwn(viewer: string, side: Side, first: LogEntry): boolean {
  const [own = '', role] = viewer.split('-');
  if (own !== side) return false;
  const leader = leaderIn(first);
  return role === undefined || leader === null || LEADERS[leader].role === role;
}

/** Who moves to where: a leader, or a side in a mission. */
function titleOf(side: Side, first: LogEntry, moved: LogEntry): Text {
  const place = moved.params.to ?? '';
  const { leader } = first.params;
  if (first.key === 'log.activated' && leader !== undefined)
    return { key: 'board.rb.news.moved', params: { leader, place } };
  return { key: `board.rb.news.moved.${side}`, params: { place } };
}

/** A movement that leads to no combat, or not to one that is over: who moves what from where to where. */
export function movementFrom(entries: readonly LogEntry[], index: number, viewer: string): Announcement | null {
  const moved = entries[index];
  const side = moved && movingSide(moved);
  const [first] = movementAt(entries, index);
  if (!moved || !side || !first || isOwn(viewer, side, first)) return null;
  const next = entries[index + 1];
  const own = [...movementAt(entries, index), ...(next?.key === 'log.baseNotHere' ? [next] : [])];
  const combat = entries[combatAfter(entries, index)];
  return {
    kind: 'movement',
    from: moved.seq,
    seq: moved.seq,
    title: titleOf(side, first, moved),
    entries: combat ? [...own, combat] : own,
    isBrief: true,
    ...(moved.at && { at: moved.at }),
    ...aboutOf(own),
  };
}

/** An activation that moves nothing, once that is known. */
export function activationFrom(entries: readonly LogEntry[], index: number, viewer: string): Announcement | null {
  const first = entries[index];
  const leader = first && leaderIn(first);
  const end = entries.findIndex(
    (entry, at) => at > index && (AFTER_ACTIVATION.has(entry.key) || movingSide(entry) !== null),
  );
  const done = entries[end];
  if (!first || !leader || !done || movingSide(done) || isOwn(viewer, LEADERS[leader].side, first)) return null;
  return {
    kind: 'activation',
    from: first.seq,
    seq: done.seq,
    title: { key: first.key, params: first.params },
    entries: [first],
    isBrief: true,
    ...(first.at && { at: first.at }),
  };
}
