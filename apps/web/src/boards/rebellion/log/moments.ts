import { type Face, sentencesOf } from '@echo-base/games/rebellion/client';
import type { LogEntry, Text } from '../../../kit/net/types.ts';
import type { LogPart } from '../../../question/board-set.ts';
import type { Moment } from '../../../question/log/moment.ts';
import { isActOf, isOfViewer } from './acting.ts';
import { attemptOf } from './attempt.ts';
import { drawsIn } from './draws.ts';
import { nameIn, numberIn, sideIn } from './entries.ts';
import { TURN_KEYS } from './headings.ts';
import { activationFrom, movementBefore, movementFrom, turnBegin } from './movements.ts';
import { OWN_KEYS, SINGLE } from './single.ts';
import { attackStories } from './stories.ts';
import { LEFT_KEYS, plainMoments } from './told.ts';

type Key = ReadonlySet<string>;

/** Keys that end the consequences of a mission. */
const AFTER_MISSION: Key = new Set([...TURN_KEYS, 'log.retrieved', 'log.time', 'log.round', 'log.combat']);
/** Keys that end what an attack or a tactic card does: the next card, or dice that are removed from the board. */
const AFTER_ATTACK: Key = new Set([
  ...['log.attack', 'log.tacticPlayed'],
  ...['log.battle', 'log.combatRound', 'log.combatOver', 'log.retreat'],
]);
const COMBAT_END: Key = new Set(['log.combatOver']);
/** Leaders against a mission are an act of the other side. */
const OPPOSING: Key = new Set(['log.opposes']);
const AFTER_RETRIEVAL: Key = new Set([...TURN_KEYS, 'log.time', 'log.round']);
const MISSION_TARGETS: Key = new Set(['log.missionAt', 'log.missionAgainst']);
/** What a mission tells one side: it stays on screen until it has been read. */
const TELLING: Key = new Set(['log.objectiveShown', 'log.namedSystem', 'log.handedOver']);

/** Kinds whose title says it all; the others stay until they are closed, or until the next act. */
const BRIEF: ReadonlySet<string> = new Set([
  ...['search', 'objective', 'captured', 'rescued', 'lured', 'becomes', 'eliminated', 'card', 'project'],
  ...['attack', 'refresh', 'opposes', 'retreat'],
]);

/** Kinds whose result is of weight: it stands until it can be read. */
const DECISIVE: ReadonlySet<string> = new Set(['combat', 'captured', 'eliminated', 'lured']);

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

function made(kind: string, entries: readonly LogEntry[], done: LogEntry, more: Partial<Moment> = {}): Moment {
  const title = { key: done.key, params: done.params };
  const from = entries[0]?.seq ?? done.seq;
  const isBrief = BRIEF.has(kind);
  return {
    kind,
    from,
    seq: done.seq,
    title,
    entries,
    ...(isBrief && { isBrief }),
    ...(DECISIVE.has(kind) && { isDecisive: true }),
    ...(done.at && { at: done.at }),
    ...more,
  };
}

/** A mission: from its reveal on, with its dice and what it meant once its attempt is resolved. */
function missionFrom(entries: readonly LogEntry[], start: number, viewer: string): Moment | null {
  const all = until(entries, start, AFTER_MISSION);
  const own = all.filter(({ key }) => !OPPOSING.has(key));
  const [first] = own;
  const last = own.findLast(({ key }) => !OWN_KEYS.has(key));
  const side = first && sideIn(first);
  if (!first || !last) return null;
  const at = own.find(({ key }) => MISSION_TARGETS.has(key))?.at;
  const stays = own.some(({ key }) => key === 'log.missionDice' || TELLING.has(key));
  return made('mission', all, last, {
    ...attemptOf(all, viewer),
    ...(at && { at }),
    ...(!stays && { isBrief: true }),
    ...(side &&
      isOfViewer(
        viewer,
        side,
        own.find(({ key }) => key === 'log.arrives'),
      ) && { isOwn: true }),
  });
}

/** An attack with its dice, then the damage that it does. */
function attackFrom(fight: readonly LogEntry[], start: number, viewer: string): Moment | null {
  const own = until(fight, start, AFTER_ATTACK);
  const [first] = own;
  const side = first && sideIn(first);
  const roll = own.filter(({ key }) => key === 'log.attackRoll');
  if (!first || roll.length === 0) return null;
  const faces = attackStories(own).flatMap((attack) => attack.dice.map(({ face }) => face));
  const dice = faces.length;
  const count = (...wanted: readonly Face[]) => faces.filter((face) => wanted.includes(face)).length;
  const rolled = { hits: count('hit', 'direct'), directs: count('direct'), specials: count('special') };
  const after = sentencesOf(own.slice(own.lastIndexOf(roll.at(-1) ?? first) + 1)).at(-1);
  // Without a place: the combat covers the map.
  const { at: _hidden, ...last } = own.at(-1) ?? first;
  return made('attack', own, last, {
    title: dice > 0 ? { key: 'board.rb.log.rolled', params: rolled } : { key: first.key, params: first.params },
    ...(dice > 0 && { dice, opening: { key: first.key, params: first.params } }),
    ...(after && { meaning: { key: after.key, params: after.params } }),
    cue: own.some(({ key }) => key === 'log.damage') ? 'hit' : 'miss',
    ...(side && isOfViewer(viewer, side, first) && { isOwn: true }),
  });
}

/** A tactic card that is played in an attack or against it, and what it does. */
function tacticFrom(fight: readonly LogEntry[], start: number, viewer: string): Moment | null {
  const own = until(fight, start, AFTER_ATTACK);
  const [first] = own;
  const [played, ...others] = sentencesOf(own);
  if (!first || !played) return null;
  const after = others.at(-1);
  // Without a place: the combat covers the map.
  const { at: _hidden, ...last } = own.at(-1) ?? first;
  return made('told', own, last, {
    title: { key: played.key, params: played.params },
    isBrief: true,
    ...(after && { meaning: { key: after.key, params: after.params } }),
    ...(isActOf(viewer, first) && { isOwn: true }),
  });
}

/** A retreat from the place of the combat. */
function retreatFrom(entries: readonly LogEntry[], index: number, viewer: string): Moment | null {
  const first = entries[index];
  const side = first && sideIn(first);
  const system = first && nameIn(first, 'system', 'system');
  if (!first || !system) return null;
  const from = entries[lastBefore(entries, index, 'log.combat')]?.at;
  const to = `place:${system}`;
  return made('retreat', [first], first, {
    at: to,
    ...(from && { ways: [{ kind: 'retreat', from, to }] }),
    ...(side && isOfViewer(viewer, side, first) && { isOwn: true }),
    cue: 'step',
  });
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

/** Why its battles were won, or nobody won them: each reason once. Older records give none. */
function reasonOf(fight: readonly LogEntry[]): Text | undefined {
  const all = fight.flatMap(({ key, params: { why } }) =>
    (key.startsWith(WON) || key === 'log.combatUndecided') && typeof why === 'object' ? [why] : [],
  );
  const [first, ...others] = new Map(all.map((why) => [JSON.stringify(why), why])).values();
  return others.reduce<Text | undefined>(
    (what, why) => what && { key: 'clause.because', params: { what, why } },
    first,
  );
}

/** A combat: its attacks and tactic cards, and its result with the movement that led to it once it is over. */
function combatFrom(entries: readonly LogEntry[], start: number, viewer: string): readonly (Moment | null)[] {
  const fight = until(entries, start, COMBAT_END);
  const last = entries[start + fight.length];
  const acts = fight.map(({ key }, index) => {
    if (key === 'log.attack') return attackFrom(fight, index, viewer);
    return key === 'log.tacticPlayed' ? tacticFrom(fight, index, viewer) : null;
  });
  if (!last) return acts;
  const told = [...movementBefore(entries, start), ...fight, last];
  const meaning = reasonOf(fight);
  const result = { title: resultOf(fight, last), isEvent: true, ...(meaning && { meaning }) };
  return [...acts, made('combat', told, last, result)];
}

function singleFrom(entries: readonly LogEntry[], start: number, viewer: string): Moment | null {
  const first = entries[start];
  const single = first && SINGLE[first.key];
  if (!first || !single) return null;
  const own = whileOf(entries, start, (key) => single.follow.has(key));
  const next = entries[start + own.length];
  // The Rebels have left the revealed location for a new base (RB-11.4.5): nothing was found.
  if (single.kind === 'base' && next?.key === 'log.baseMoved') return made('left', [...own, next], next);
  return made(single.kind, own, first, {
    ...(single.isTurningPoint && { isTurningPoint: true }),
    ...(single.cue && { cue: single.cue }),
    ...(isActOf(viewer, first) && { isOwn: true }),
    // The finding, not who tells it.
    ...(first.key === 'log.baseAdmitted' && { title: { key: 'log.baseIs', params: first.params } }),
  });
}

/** Results of the refresh phase, until the time marker has moved. */
function refreshFrom(entries: readonly LogEntry[], start: number): Moment | null {
  const own = until(entries, start, AFTER_RETRIEVAL);
  const time = entries[start + own.length];
  const done = time?.key === 'log.time' ? time : own.at(-1);
  if (!done) return null;
  const all = done === time ? [...own, done] : own;
  return made('refresh', all, done, { title: { key: 'board.rb.news.refresh' }, isEvent: true });
}

/** Units recruited, built and deployed, once the next round begins. */
function roundTo(entries: readonly LogEntry[], end: number): Moment | null {
  const done = entries[end];
  const start = lastBefore(entries, end, 'log.time');
  if (!done || start < 0 || numberIn(done, 'n') < 2) return null;
  return made('round', entries.slice(start + 1, end + 1), done, { isEvent: true });
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

function momentsAt(entries: readonly LogEntry[], index: number, viewer: string): readonly (Moment | null)[] {
  switch (entries[index]?.key) {
    case 'log.activated':
      return [activationFrom(entries, index, viewer)];
    case 'log.moved.rebel':
    case 'log.moved.imperial':
      return [movementFrom(entries, index, viewer)];
    case 'log.baseNotHere':
      // A part of the movement that has searched, or known before it.
      if (movementFrom(entries, index - 1, viewer) || isKnown(entries, index)) return [];
      return [singleFrom(entries, index, viewer)];
    case 'log.missionRevealed':
      return [missionFrom(entries, index, viewer)];
    case 'log.combat':
      return combatFrom(entries, index, viewer);
    case 'log.retreat':
      return [retreatFrom(entries, index, viewer)];
    case 'log.retrieved':
      return [refreshFrom(entries, index)];
    case 'log.round':
      return [roundTo(entries, index)];
    default:
      return [singleFrom(entries, index, viewer)];
  }
}

/** Says of a moment when cards were drawn in it last. */
function withDraws(moment: Moment): Moment {
  const draw = moment.entries.findLast(drawsIn);
  return draw ? { ...moment, lastDraw: draw.seq } : moment;
}

/** Moments of a log for a viewer, in the order of their completion. */
export function moments(
  entries: readonly LogEntry[],
  viewer = 'spectator',
  { from, to }: LogPart = { from: 0, to: entries.length },
): readonly Moment[] {
  const part = entries.slice(from, to);
  // Who leaves the match is no part of what is played meanwhile.
  const played = [...entries.slice(0, from), ...entries.slice(from).filter((entry) => !LEFT_KEYS.has(entry.key))];
  const found = part
    .filter((entry) => !LEFT_KEYS.has(entry.key))
    .flatMap((_entry, offset) => momentsAt(played, from + offset, viewer))
    .filter((one) => one !== null);
  // A round sums up what moments of its refresh phase have told one by one.
  const told = found.flatMap((one) => (one.kind === 'round' ? one.entries.slice(-1) : one.entries));
  const plain = plainMoments(part, new Set(told.map(({ seq }) => seq)), viewer);
  return [...found, ...plain].map(withDraws).sort((a, b) => a.seq - b.seq);
}

/** Index of the entry that began the turn: movements, missions and combats end with theirs. */
export const openFrom = (entries: readonly LogEntry[]): number => Math.max(0, turnBegin(entries, entries.length - 1));
