import { sentencesOf } from '@echo-base/games/imperial-assault/client';
import type { LogEntry, Text } from '../../../kit/net/types.ts';
import type { LogPart } from '../../../question/board-set.ts';
import type { Moment, Way } from '../../../question/log/moment.ts';
import { type Act, actsIn, lastBeginning } from './acts.ts';
import { attackMoments } from './attacks.ts';
import { targetOf } from './named-place.ts';

const DICE: ReadonlySet<string> = new Set(['log.rolls', 'log.rerolls']);
/** The course of the game: of itself it brings nothing to be seen. */
const COURSE: ReadonlySet<string> = new Set(['log.round', 'log.status', 'log.ends']);
const DRAWS: ReadonlySet<string> = new Set(['log.draws', 'log.drawsCard']);
const SHIFTS: ReadonlySet<string> = new Set(['log.pushed', 'log.placed']);
const TURNING_POINTS: ReadonlySet<string> = new Set(['log.mission', 'log.doorsClose']);

/** The sentence of entries, as the log has it; of the first ones if they make several. */
function sentenceOf(entries: readonly LogEntry[]): Text | undefined {
  const [said] = sentencesOf(entries);
  return said && { key: said.key, params: said.params };
}

/** The places that a piece has passed, from its first to its last; none in records of older versions. */
function placesOf(entries: readonly LogEntry[]): readonly string[] {
  const ways = entries.flatMap(({ params: { way } }) => (typeof way === 'string' ? [way.split(' ')] : []));
  return ways.flatMap((way, index) => (index === 0 ? way : way.slice(1)));
}

/** The way of a piece over these places; none for one place. */
function wayOver(places: readonly string[]): Way | null {
  const [from, ...through] = places.map((place) => `space:${place}`);
  const to = through.pop();
  if (from === undefined || to === undefined) return null;
  return { kind: 'move', from, to, ...(through.length > 0 && { through }) };
}

/** Pieces that these entries name: targets on the map. */
function piecesIn(entries: readonly LogEntry[]): readonly string[] {
  const names = entries.flatMap(({ params: { figure } }) => (typeof figure === 'object' ? [figure] : []));
  return [...new Set(names.flatMap((name) => targetOf(name) ?? []))];
}

/** What every moment of an act has. */
function baseOf({ kind, entries, seat }: Act, first: LogEntry, viewer: string) {
  const said = entries.filter(({ key }) => key !== 'log.ends');
  const last = said.at(-1) ?? first;
  const about = piecesIn(entries);
  const at = entries.findLast((entry) => entry.at !== undefined)?.at;
  const draw = entries.findLast(({ key }) => DRAWS.has(key));
  return {
    ...{ kind, from: first.seq, seq: last.seq, entries },
    ...(seat === viewer && { isOwn: true }),
    ...(said.some(({ key }) => key === 'log.defeated') && { isDecisive: true }),
    ...(draw && { lastDraw: draw.seq }),
    ...(about.length > 0 && { about }),
    ...(at !== undefined && { at }),
  };
}

/** A figure is activated and walks: it grows with each movement until the figure does something else. */
function walkMoment(act: Act, first: LogEntry, viewer: string): Moment {
  const moves = act.entries.filter(({ key }) => key === 'log.moves');
  const base = { ...baseOf(act, first, viewer), isBrief: true };
  const last = moves.at(-1);
  if (!last) return { ...base, title: { key: first.key, params: first.params } };
  const places = placesOf(moves);
  const [way, n] = [wayOver(places), places.length - 1];
  if (!way) return { ...base, title: { key: last.key, params: last.params } };
  const from = { key: 'space', params: { space: places[0]?.split('/')[0] ?? '' } };
  const title = { key: 'board.ia.moment.moves', params: { ...last.params, n, from } };
  return { ...base, title, at: way.to, ways: [way], cue: 'step' };
}

/** Cards and abilities with what followed from them; if dice were rolled, these are the result. */
function usedMoment(act: Act, first: LogEntry, viewer: string): Moment {
  const rolls = act.entries.filter(({ key }) => DICE.has(key));
  const shifts = act.entries.filter(({ key }) => SHIFTS.has(key));
  const rest = act.entries.slice(1).filter(({ key }) => !DICE.has(key));
  const [rolled, meaning] = [sentenceOf(rolls), sentenceOf(rest)];
  const said = { key: first.key, params: first.params };
  const ways = shifts.flatMap((entry) => wayOver(placesOf([entry])) ?? []);
  return {
    ...{ ...baseOf(act, first, viewer), title: said, cue: 'card' },
    ...(rolled && { title: rolled, opening: said, dice: rolls.length, cue: 'dice' }),
    ...(meaning && { meaning }),
    ...(ways.length > 0 && { ways }),
  };
}

/** Other acts: their first sentence, and what it led to. */
function plainMoment(act: Act, first: LogEntry, viewer: string): Moment {
  const title = sentenceOf(act.entries) ?? { key: first.key, params: first.params };
  const weight = TURNING_POINTS.has(first.key) ? { isTurningPoint: true } : { isBrief: true };
  const way = SHIFTS.has(first.key) ? wayOver(placesOf(act.entries)) : null;
  return {
    ...{ ...baseOf(act, first, viewer), kind: kindOf(act, first), title, ...weight },
    ...(act.entries.every(({ key }) => COURSE.has(key)) && { isRoutine: true }),
    ...(way && { ways: [way] }),
  };
}

/** Who controls what now: in the sentence and at its places. */
function controlMoment(act: Act, first: LogEntry, viewer: string): Moment {
  const about = act.entries.flatMap(({ at }) => at ?? []);
  return { ...plainMoment(act, first, viewer), about };
}

/** Harm and other events are told apart by the key of their first entry: several may begin with the same one. */
const kindOf = ({ kind }: Act, { key }: LogEntry): string => (kind === 'single' ? key.slice('log.'.length) : kind);

/** A group whose last figure is defeated: the same entry is part of the act that led to it. */
function defeatMoments({ seat, entries, kind }: Act, viewer: string): readonly Moment[] {
  if (kind === 'attack') return [];
  return entries.flatMap((entry): readonly Moment[] => {
    if (entry.key !== 'log.groupDefeated') return [];
    const { seq, key, params } = entry;
    const moment: Moment = { kind: 'groupDefeated', from: seq, seq, title: { key, params }, entries: [entry] };
    return [{ ...moment, isTurningPoint: true, ...(seat === viewer && { isOwn: true }) }];
  });
}

/** How the acts of a kind become moments; the others are plain. */
const MADE: Readonly<Partial<Record<Act['kind'], typeof plainMoment>>> = {
  walk: walkMoment,
  use: usedMoment,
  control: controlMoment,
};

function momentsOf(act: Act, viewer: string): readonly Moment[] {
  const [first] = act.entries;
  if (!first) return [];
  if (act.kind === 'attack') return attackMoments(act, baseOf(act, first, viewer));
  const made = MADE[act.kind] ?? plainMoment;
  return [made(act, first, viewer), ...defeatMoments(act, viewer)];
}

/**
 * Moments of a log for a viewer, in order of completion: activations with their ways, attacks with all that followed,
 * abilities and cards, doors, tokens, what figures suffer, points, rounds.
 */
export function moments(
  entries: readonly LogEntry[],
  viewer: string,
  { from, to }: LogPart = { from: 0, to: entries.length },
): readonly Moment[] {
  const found = actsIn(entries.slice(from, to)).flatMap((act) => momentsOf(act, viewer));
  return found.sort((a, b) => a.seq - b.seq);
}

/** Index of the entry that began the last act: more may follow from it. */
export const openFrom = (entries: readonly LogEntry[]): number => lastBeginning(entries);
