import { RESULTS, type Side, sentencesOf, type UnitType } from '@echo-base/games/battle-of-hoth/client';
import type { LogEntry, Text } from '../../../kit/net/types.ts';
import type { Chance, Moment, Way } from '../../../question/log/moment.ts';
import { shownChances } from '../dice/chances.ts';
import { facesIn, hexIn, numberIn, sideIn, unitIn, wayIn } from './entries.ts';

/** What ends a retreat, or makes it needless. */
const RETREATED: ReadonlySet<string> = new Set(['log.retreated', 'log.held', 'log.losesRetreating', 'log.eliminated']);

const SECOND_ROLL: ReadonlySet<string> = new Set(['log.confirmed', 'log.armour']);

/** What was attacked, and what its dice came to. */
export interface Strike {
  /** Null for a structure. */
  readonly target: UnitType | null;
  readonly roll: LogEntry;
  /** The second roll against an AT-AT. */
  readonly second: LogEntry | null;
}

/** The rolls of an attack; null before its dice lie. */
export function strikeOf(entries: readonly LogEntry[]): Strike | null {
  const [first] = entries;
  const roll = entries.find(({ key }) => key === 'log.rolled');
  if (!first || !roll) return null;
  return {
    target: unitIn(first, 'target'),
    roll,
    second: entries.find(({ key }) => SECOND_ROLL.has(key)) ?? null,
  };
}

/** Figures that a unit lost and survived; a unit that is gone has an entry. */
export function lostIn(entries: readonly LogEntry[]): number {
  const strike = strikeOf(entries);
  if (!strike?.target || strike.target === 'atat' || entries.some(({ key }) => key === 'log.eliminated')) return 0;
  const more = entries.find(({ key }) => key === 'log.losesRetreating');
  return numberIn(strike.roll, 'hits') + (more ? numberIn(more, 'n') : 0);
}

/** Whether the owner of a target has still to say where it retreats to. */
export function isRetreatOpen(entries: readonly LogEntry[]): boolean {
  const strike = strikeOf(entries);
  if (!strike || numberIn(strike.roll, 'retreats') === 0) return false;
  return !entries.some(({ key }) => RETREATED.has(key));
}

/** The side that has won medals with an attack, and for which unit; null for none. */
export function prizeOf(entries: readonly LogEntry[]): { readonly side: Side; readonly unit: UnitType } | null {
  const medals = entries.find(({ key }) => key === 'log.medals');
  const side = medals ? sideIn(medals) : null;
  const unit = strikeOf(entries)?.target ?? null;
  return side && unit ? { side, unit } : null;
}

const counted = (what: string, n: number): Text => ({ key: `board.bh.moment.${what}`, params: { n } });

/** "2 hits, 1 retreat", or "No hit". */
function resultOf(roll: LogEntry): Text {
  const [hits, retreats] = [numberIn(roll, 'hits'), numberIn(roll, 'retreats')];
  if (hits === 0) return retreats === 0 ? { key: 'board.bh.moment.noHit' } : counted('retreats', retreats);
  if (retreats === 0) return counted('hits', hits);
  const params = { hits: counted('hits', hits), retreats: counted('retreats', retreats) };
  return { key: 'board.bh.moment.both', params };
}

/** Sentences in one line. */
function joined(sentences: readonly Text[]): Text | undefined {
  const [first, ...rest] = sentences;
  return rest.reduce<Text | undefined>(
    (before, next) => before && { key: 'board.bh.moment.both.sentences', params: { before, next } },
    first,
  );
}

/** "The snowtroopers lose 2 figures. They retreat to G2." */
function meaningOf(entries: readonly LogEntry[], { target, roll, second }: Strike): Text | undefined {
  const hits = numberIn(roll, 'hits');
  const after = entries.slice(entries.indexOf(roll) + 1).filter(({ key }) => key !== 'log.rerolls');
  const said = sentencesOf(after).map(({ key, params }) => ({ key, params }));
  if (target === 'atat' && hits > 0 && !second) said.unshift({ key: 'board.bh.moment.needsExplosion', params: {} });
  const loses = lostIn(entries) > 0 && hits > 0;
  if (loses && target) {
    said.unshift({ key: 'board.bh.moment.loses', params: { unit: { key: `unit.${target}` }, n: hits } });
  }
  return joined(said);
}

/** What the dice could come to before they were rolled, and what came true. */
function chancesOf(first: LogEntry, { target, roll, second }: Strike): readonly Chance[] {
  const [hits, retreats] = [numberIn(roll, 'hits'), numberIn(roll, 'retreats')];
  const came = { hit: hits > 0, two: hits > 1, retreat: retreats > 0, explosion: second?.key === 'log.confirmed' };
  const dice = facesIn(roll).length;
  const known = { dice, target, retreatHits: numberIn(first, 'retreatHits') > 0 };
  return shownChances(known, new Set(RESULTS.filter((result) => came[result])));
}

/** From the attacker to its target, and of a target that retreats. */
function waysOf(first: LogEntry, entries: readonly LogEntry[]): readonly Way[] {
  const [from, to] = [hexIn(first, 'unit'), hexIn(first, 'target')];
  const attack: readonly Way[] = from && to && from !== to ? [{ kind: 'attack', from, to }] : [];
  return [
    ...attack,
    ...entries.flatMap((entry) => (entry.key === 'log.retreated' ? (wayIn(entry, 'retreat') ?? []) : [])),
  ];
}

/** An attack or a strike: who attacks whom, and once the dice lie their result, with all that followed. */
export function attackMoment(first: LogEntry, entries: readonly LogEntry[]): Moment {
  const said = { key: first.key, params: first.params };
  const strike = strikeOf(entries);
  const ways = waysOf(first, entries);
  const moment = {
    ...{ kind: 'attack', from: first.seq, seq: entries.at(-1)?.seq ?? first.seq, entries, isBrief: true },
    ...(first.at && { at: first.at }),
    ...(ways.length > 0 && { ways }),
  };
  if (!strike) return { ...moment, title: said };
  const { roll, second } = strike;
  const meaning = meaningOf(entries, strike);
  return {
    ...moment,
    title: resultOf(roll),
    opening: said,
    dice: facesIn(roll).length,
    ...(second && { secondDice: facesIn(second).length }),
    // Of a strike, which has no attacker, older records do not say what counts as a hit.
    ...((first.key === 'log.attacks' || typeof first.params.retreatHits === 'number') && {
      chances: chancesOf(first, strike),
    }),
    cue: numberIn(roll, 'hits') > 0 && second?.key !== 'log.armour' ? 'hit' : 'miss',
    ...(meaning && { meaning }),
    ...(prizeOf(entries) && { prizeCue: 'medal' }),
  };
}
