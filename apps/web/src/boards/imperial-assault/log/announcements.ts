import { OF_ATTACK } from '@echo-base/games/imperial-assault/client';
import type { LogEntry } from '../../../net/types.ts';
import type { Announcement } from '../../types.ts';
import { seatOf } from './targets.ts';

/** Results that end an attack. */
const ENDS: ReadonlySet<string> = new Set([
  'log.damage',
  'log.blocked',
  'log.misses.dodge',
  'log.misses.accuracy',
  'log.misses.reach',
]);

const PLAYS: ReadonlySet<string> = new Set(['log.plays', 'log.playsOn']);

/** Single entries that are announced. */
const SINGLE: Readonly<Record<string, { readonly isTurningPoint?: true }>> = {
  'log.round': {},
  'log.plays': {},
  'log.playsOn': {},
  'log.mission': { isTurningPoint: true },
  'log.points.mission': {},
  'log.groupDefeated': { isTurningPoint: true },
};

/** An attack with all that followed from it, once its result is known. */
function attackAt(entries: readonly LogEntry[], index: number): Announcement | null {
  const first = entries[index];
  if (!first) return null;
  let end = index + 1;
  while (OF_ATTACK.has(entries[end]?.key ?? '')) end += 1;
  const own = entries.slice(index, end);
  const result = own.find(({ key }) => ENDS.has(key));
  if (!result) return null;
  return {
    kind: 'attack',
    from: first.seq,
    seq: result.seq,
    title: { key: first.key, params: first.params },
    entries: own,
    isBrief: true,
    ...(first.at && { at: first.at }),
  };
}

/** Whether the viewer has done this: an attack of an own figure, or a card of the own hand. */
function isOwnAct({ key, params }: LogEntry, viewer: string): boolean {
  if (key === 'log.attacks') return seatOf(params.attacker) === viewer;
  const { seat } = params;
  return PLAYS.has(key) && typeof seat === 'object' && seat.key === `seat.${viewer}`;
}

/**
 * Announcements of a log for a viewer, in order: attacks of others with their results, cards of others, rounds, points of
 * the mission, groups that are defeated.
 */
export function announcements(entries: readonly LogEntry[], viewer: string): readonly Announcement[] {
  const found = entries.flatMap((entry, index): Announcement[] => {
    const { seq, key, params } = entry;
    if (isOwnAct(entry, viewer)) return [];
    if (key === 'log.attacks') return [attackAt(entries, index) ?? []].flat();
    const single = SINGLE[key];
    if (!single) return [];
    const title = { key, params };
    const weight = single.isTurningPoint ? { isTurningPoint: true } : { isBrief: true };
    return [{ kind: key.slice('log.'.length), from: seq, seq, title, entries: [entry], ...weight }];
  });
  return found.sort((a, b) => a.seq - b.seq);
}
