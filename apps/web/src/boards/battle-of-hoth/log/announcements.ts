import type { Side } from '@echo-base/games/battle-of-hoth/client';
import type { LogEntry } from '../../../net/types.ts';
import type { Announcement } from '../../types.ts';
import { sideOfSeat } from '../scene.tsx';
import { sideIn, sideOfUnit } from './entries.ts';

/** Keys of what follows from an attack. */
const AFTER_ROLL: ReadonlySet<string> = new Set([
  'log.rerolls',
  'log.support',
  'log.rolled',
  'log.confirmed',
  'log.armour',
  'log.eliminated',
  'log.destroyed',
  'log.medals',
  'log.retreated',
  'log.held',
  'log.losesRetreating',
  'log.secondary',
]);
const ATTACKS: ReadonlySet<string> = new Set(['log.attacks', 'log.strike']);

/** Entries that are announced with those that follow from them. */
const SINGLE: Readonly<Record<string, { readonly follow: readonly string[]; readonly isTurningPoint?: true }>> = {
  'log.card': { follow: ['log.discards', 'log.orders'] },
  'log.support': { follow: ['log.healed'] },
  'log.objective': { follow: ['log.medals'], isTurningPoint: true },
  'log.destroyed': { follow: ['log.medals'], isTurningPoint: true },
  'log.left': { follow: ['log.medals'] },
  'log.arrives': { follow: ['log.arrives'] },
  'log.carries': { follow: [] },
  'log.fired': { follow: ['log.medals'] },
  'log.secondary': { follow: ['log.supportDrawn'] },
  'log.outcome': { follow: ['log.supportDrawn'], isTurningPoint: true },
};

/** Entries from `start` on while their keys belong. */
function whileOf(entries: readonly LogEntry[], start: number, belongs: (key: string) => boolean): LogEntry[] {
  let end = start + 1;
  for (let key = entries[end]?.key; key !== undefined && belongs(key); key = entries[end]?.key) end += 1;
  return entries.slice(start, end);
}

/** The side that acts at an entry: whose turn it is. */
function turnAt(entries: readonly LogEntry[], index: number): Side | null {
  const begun = entries.slice(0, index + 1).findLast(({ key }) => key === 'log.turn');
  return begun ? sideIn(begun) : null;
}

/** An attack or a strike, with its dice and what followed, once it is rolled. */
function attackAt(entries: readonly LogEntry[], index: number): Announcement | null {
  const own = whileOf(entries, index, (key) => AFTER_ROLL.has(key));
  const [first] = own;
  const roll = own.find(({ key }) => key === 'log.rolled');
  if (!first || !roll) return null;
  const title = { key: first.key, params: first.params };
  return {
    kind: 'attack',
    from: first.seq,
    seq: roll.seq,
    title,
    entries: own,
    isBrief: true,
    ...(first.at && { at: first.at }),
  };
}

function singleAt(entries: readonly LogEntry[], index: number): Announcement | null {
  const first = entries[index];
  const single = first && SINGLE[first.key];
  if (!first || !single) return null;
  const own = whileOf(entries, index, (key) => single.follow.includes(key));
  const at = first.at?.startsWith('hex:') ? first.at : undefined;
  return {
    kind: first.key.slice('log.'.length),
    from: first.seq,
    seq: first.seq,
    title: { key: first.key, params: first.params },
    entries: own,
    ...(single.isTurningPoint ? { isTurningPoint: true as const } : { isBrief: true as const }),
    ...(at && { at }),
  };
}

/** Whether the entry is the act of a side: nothing new to its own players. */
function actorAt(entries: readonly LogEntry[], index: number): Side | null {
  const entry = entries[index];
  if (!entry || entry.key === 'log.outcome' || entry.key === 'log.secondary') return null;
  if (entry.key === 'log.attacks') return sideOfUnit(entry);
  return sideIn(entry) ?? turnAt(entries, index);
}

function isTold(entries: readonly LogEntry[], index: number): boolean {
  // A structure falls in an attack, which tells it; a support card may be part of one.
  const start = entries.slice(0, index).findLastIndex(({ key }) => ATTACKS.has(key));
  return start >= 0 && whileOf(entries, start, (key) => AFTER_ROLL.has(key)).length > index - start;
}

function announcedAt(entries: readonly LogEntry[], index: number): Announcement | null {
  const key = entries[index]?.key ?? '';
  if (ATTACKS.has(key)) return attackAt(entries, index);
  if (key === 'log.arrives' && entries[index - 1]?.key === key) return null;
  if (AFTER_ROLL.has(key) && key !== 'log.secondary' && isTold(entries, index)) return null;
  return singleAt(entries, index);
}

/** Announcements of a log for a viewer, in order: not the acts of the viewer's own side. */
export function announcements(entries: readonly LogEntry[], viewer: string): readonly Announcement[] {
  const own = viewer === 'spectator' ? null : sideOfSeat(viewer);
  const found = entries.flatMap((_entry, index) => {
    const one = own !== null && actorAt(entries, index) === own ? null : announcedAt(entries, index);
    return one ? [one] : [];
  });
  return found.sort((a, b) => a.seq - b.seq);
}
