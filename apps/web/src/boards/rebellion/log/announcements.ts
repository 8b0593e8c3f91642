import { MISSION_IDS, MISSIONS } from '@echo-base/games/rebellion/client';
import type { LogEntry, Text } from '../../../net/types.ts';
import type { Announcement } from '../../types.ts';
import { nameIn, numberIn, sideIn } from './entries.ts';
import { TURN_KEYS } from './headings.ts';
import { aboutOf, activationFrom, combatAfter, movementBefore, movementFrom } from './movements.ts';

type Key = ReadonlySet<string>;

/** Keys that end the consequences of a mission. */
const AFTER_MISSION: Key = new Set([...TURN_KEYS, 'log.retrieved', 'log.time', 'log.round', 'log.combat']);
/** Keys that show that the dice of an attack are removed from the board. */
const AFTER_ATTACK: Key = new Set(['log.attack', 'log.battle', 'log.combatRound', 'log.combatOver', 'log.retreat']);
const COMBAT_END: Key = new Set(['log.combatOver']);
const MISSION_RESULTS: Key = new Set(['log.missionSucceeds', 'log.missionFails', 'log.threepio']);
const MISSION_TARGETS: Key = new Set(['log.missionAt', 'log.missionAgainst']);
/** What a mission tells one side: it stays on screen until it has been read. */
const TELLING: Key = new Set(['log.objectiveShown', 'log.namedSystem', 'log.handedOver']);
const ROLLS: Key = new Set(['log.attackRoll', 'log.rerolled']);

/** Kinds whose title says it all; the others stay until they are closed, or until the next act. */
const BRIEF: ReadonlySet<string> = new Set([
  ...['search', 'objective', 'captured', 'rescued', 'lured', 'becomes', 'eliminated', 'card', 'project'],
  ...['attack', 'refresh'],
]);

/** Entries that are announced separately, with their consequences. */
const SINGLE: Readonly<
  Record<string, { readonly kind: string; readonly follow: Key; readonly isTurningPoint?: true }>
> = {
  'log.baseRevealed': {
    kind: 'base',
    follow: new Set(['log.unitsLeaveBaseSpace', 'log.leavesBaseSpace']),
    isTurningPoint: true,
  },
  'log.baseAdmitted': { kind: 'base', follow: new Set(), isTurningPoint: true },
  'log.baseInRegion': { kind: 'search', follow: new Set() },
  'log.baseNotHere': { kind: 'search', follow: new Set() },
  'log.systemDestroyed': { kind: 'destroyed', follow: new Set(['log.destroyed']), isTurningPoint: true },
  'log.objectivePlayed': { kind: 'objective', follow: new Set(['log.reputationGained', 'log.objectiveReturns']) },
  'log.captured': { kind: 'captured', follow: new Set(['log.takenTo']) },
  'log.rescued': { kind: 'rescued', follow: new Set() },
  'log.released': { kind: 'rescued', follow: new Set() },
  'log.lured': { kind: 'lured', follow: new Set(['log.reputationLost']) },
  'log.becomes': { kind: 'becomes', follow: new Set() },
  'log.eliminated': { kind: 'eliminated', follow: new Set() },
  'log.actionPlayed': { kind: 'card', follow: new Set() },
  'log.deathStarBegun': { kind: 'project', follow: new Set() },
  'log.deathStarDone': { kind: 'project', follow: new Set() },
};

/** Kinds that are consequences of a mission but have their own title. */
export const OWN_KEYS: Key = new Set(Object.keys(SINGLE));

/** Entries from `start` on while the predicate holds. */
function whileOf(entries: readonly LogEntry[], start: number, belongs: (key: string) => boolean): LogEntry[] {
  let end = start + 1;
  for (let key = entries[end]?.key; key !== undefined && belongs(key); key = entries[end]?.key) end += 1;
  return entries.slice(start, end);
}

/** Entries from `start` on, up to the first whose key is among `ends`. */
const until = (entries: readonly LogEntry[], start: number, ends: Key) =>
  whileOf(entries, start, (key) => !ends.has(key));

/** Index of the last entry with this key before `end`; -1 for none. */
function lastBefore(entries: readonly LogEntry[], end: number, key: string): number {
  let at = end - 1;
  while (at >= 0 && entries[at]?.key !== key) at -= 1;
  return at;
}

function made(
  kind: string,
  entries: readonly LogEntry[],
  done: LogEntry,
  more: Partial<Announcement> = {},
): Announcement {
  const title = { key: done.key, params: done.params };
  const from = entries[0]?.seq ?? done.seq;
  const isBrief = BRIEF.has(kind);
  return {
    ...{ kind, from, seq: done.seq, title, entries },
    ...(isBrief && { isBrief }),
    ...(done.at && { at: done.at }),
    ...more,
  };
}

/** A mission: once its attempt is resolved, or once it is revealed if it cannot be opposed. */
function missionFrom(entries: readonly LogEntry[], start: number): Announcement | null {
  const own = until(entries, start, AFTER_MISSION);
  const [first] = own;
  const id = first && MISSION_IDS.find((one) => one === nameIn(first, 'mission', 'mission'));
  if (!first || !id) return null;
  const { mode } = MISSIONS[id];
  const ends = mode === 'attempt' ? MISSION_RESULTS : MISSION_TARGETS;
  const done = mode === 'special' ? first : own.findLast(({ key }) => ends.has(key));
  const at = own.find(({ key }) => MISSION_TARGETS.has(key))?.at;
  const stays = own.some(({ key }) => key === 'log.missionDice' || TELLING.has(key));
  return done ? made('mission', own, done, { ...(at && { at }), ...(!stays && { isBrief: true }) }) : null;
}

/** An attack whose dice are no longer on the board; null for one without dice. */
function attackFrom(fight: readonly LogEntry[], start: number): Announcement | null {
  const own = until(fight, start, AFTER_ATTACK);
  const [first] = own;
  const roll = own.findLast(({ key }) => ROLLS.has(key));
  const next = fight[start + own.length];
  const at = fight[0]?.at;
  if (!first || !roll || !next) return null;
  return made('attack', own, first, { seq: next.seq, shownAt: roll.seq, ...(at && { at }) });
}

const WON = 'log.battleWon.';

/** Who won a combat: one battle, all of them, or each side one. Combats of older records end without a winner's entry. */
function resultOf(fight: readonly LogEntry[], over: LogEntry): Text {
  const won = fight.filter(({ key }) => key.startsWith(WON));
  const [side, other] = [...new Set(won.map(sideIn))];
  const only = won.length === 1 ? won[0] : fight.find(({ key }) => key === 'log.combatUndecided');
  if (only) return { key: only.key, params: only.params };
  if (side && other) return { key: 'board.rb.news.combatSplit', params: over.params };
  return { key: side ? `board.rb.news.combatWon.${side}` : over.key, params: over.params };
}

/** A combat: its result with the movement that led to it, once it is over; until then its attacks. */
function combatFrom(entries: readonly LogEntry[], start: number): readonly Announcement[] {
  const fight = until(entries, start, COMBAT_END);
  const last = entries[start + fight.length];
  const movement = movementBefore(entries, start);
  if (last)
    return [
      made('combat', [...movement, ...fight, last], last, { ...aboutOf(movement), title: resultOf(fight, last) }),
    ];
  return fight.flatMap(({ key }, index) => (key === 'log.attack' ? (attackFrom(fight, index) ?? []) : []));
}

function singleFrom(entries: readonly LogEntry[], start: number): Announcement | null {
  const first = entries[start];
  const single = first && SINGLE[first.key];
  if (!first || !single) return null;
  const own = whileOf(entries, start, (key) => single.follow.has(key));
  const next = entries[start + own.length];
  // The Rebels have left the revealed location for a new base (RB-11.4.5): nothing was found.
  if (single.kind === 'base' && next?.key === 'log.baseMoved') return made('left', [...own, next], next);
  return made(single.kind, own, first, {
    ...(single.isTurningPoint && { isTurningPoint: true }),
    // The finding, not who tells it.
    ...(first.key === 'log.baseAdmitted' && { title: { key: 'log.baseIs', params: first.params } }),
  });
}

/** Results of the refresh phase before the first decision, once the time marker has moved. */
function refreshTo(entries: readonly LogEntry[], end: number): Announcement | null {
  const done = entries[end];
  const start = lastBefore(entries, end, 'log.retrieved');
  if (!done || start < 0) return null;
  return made('refresh', entries.slice(start, end + 1), done, { title: { key: 'board.rb.news.refresh' } });
}

/** Units recruited, built and deployed, once the next round begins. */
function roundTo(entries: readonly LogEntry[], end: number): Announcement | null {
  const done = entries[end];
  const start = lastBefore(entries, end, 'log.time');
  if (!done || start < 0 || numberIn(done, 'n') < 2) return null;
  return made('round', entries.slice(start + 1, end + 1), done);
}

/** A movement, unless the combat it has led to is over: that tells it too. */
function movedAt(entries: readonly LogEntry[], index: number, viewer: string): Announcement | null {
  const combat = combatAfter(entries, index);
  const isOver = combat >= 0 && entries[combat + until(entries, combat, COMBAT_END).length] !== undefined;
  return isOver ? null : movementFrom(entries, index, viewer);
}

const RULES_OUT: Key = new Set(['log.baseNotHere', 'log.baseDenied', 'log.drew', 'log.handedOver']);

/** Whether this viewer has read before, since the base moved last, that it is not in the system of an entry. */
function isKnown(entries: readonly LogEntry[], index: number): boolean {
  const here = entries[index];
  const system = here && nameIn(here, 'system', 'system');
  return entries
    .slice(lastBefore(entries, index, 'log.baseMoved') + 1, index)
    .some(
      (one) =>
        RULES_OUT.has(one.key) &&
        [nameIn(one, 'system', 'system'), nameIn(one, 'card', 'system')].includes(system ?? ''),
    );
}

function announcedAt(entries: readonly LogEntry[], index: number, viewer: string): readonly (Announcement | null)[] {
  switch (entries[index]?.key) {
    case 'log.activated':
      return [activationFrom(entries, index, viewer)];
    case 'log.moved.rebel':
    case 'log.moved.imperial':
      return [movedAt(entries, index, viewer)];
    case 'log.baseNotHere':
      // A part of the movement that has searched, or known before it.
      if (movementFrom(entries, index - 1, viewer) || isKnown(entries, index)) return [];
      return [singleFrom(entries, index)];
    case 'log.missionRevealed':
      return [missionFrom(entries, index)];
    case 'log.combat':
      return combatFrom(entries, index);
    case 'log.time':
      return [refreshTo(entries, index)];
    case 'log.round':
      return [roundTo(entries, index)];
    default:
      return [singleFrom(entries, index)];
  }
}

/** Announcements of a log for a viewer, in the order of their completion: without the viewer's own movements. */
export function announcements(entries: readonly LogEntry[], viewer = 'spectator'): readonly Announcement[] {
  const all = entries.flatMap((_entry, index) => announcedAt(entries, index, viewer));
  return all.filter((one) => one !== null).sort((a, b) => a.seq - b.seq);
}
