import {
  type Colour,
  FACES,
  type Face,
  type LeaderId,
  type Side,
  sentencesOf,
  UNIT_TYPES,
  UNITS,
  type UnitType,
} from '@echo-base/games/rebellion/client';
import type { LogEntry, Text } from '../../../kit/net/types.ts';
import { rivalOf } from '../sides.ts';
import { colourIn, facesIn, leaderIn, nameIn, numberIn, sideIn, sideOfLeader } from './entries.ts';
import { OWN_KEYS } from './single.ts';

/** A mission, reconstructed from its log entries. */
export interface MissionStory {
  readonly side: Side;
  /** Whether leaders of the other side could have opposed it. */
  readonly isAttempt: boolean;
  /** Its place and target. */
  readonly target: LogEntry | null;
  /** Leaders of both sides: on the card, and in opposition. */
  readonly leaders: Readonly<Record<Side, readonly LeaderId[]>>;
  /** Dice as rolled; null for none. */
  readonly dice: Readonly<Record<Side, readonly Face[] | null>>;
  /** Dice as they lie in the end: R2-D2 and Master Yoda may have changed some (RB-7.1.24). */
  readonly lying: Readonly<Record<Side, readonly Face[] | null>>;
  readonly bonus: number;
  readonly totals: Readonly<Record<Side, number>> | null;
  readonly isWon: boolean;
  /** Whether it has failed with as many successes on both sides (RB-7.1.25). */
  readonly isTie: boolean;
  /** Changed dice and results, except those with their own moment. */
  readonly rest: readonly LogEntry[];
}

const TOLD: ReadonlySet<string> = new Set([
  'log.missionRevealed',
  'log.missionAt',
  'log.missionAgainst',
  'log.arrives',
  'log.opposes',
  'log.missionDice',
  'log.missionTotals',
  'log.missionSucceeds',
  'log.missionFails',
]);

function leadersOf(entries: readonly LogEntry[], side: Side): LeaderId[] {
  const came = entries.filter((entry) => ['log.arrives', 'log.opposes'].includes(entry.key));
  return [...new Set(came.filter((entry) => sideOfLeader(entry) === side).flatMap((entry) => leaderIn(entry) ?? []))];
}

function diceOf(entries: readonly LogEntry[], side: Side): Face[] | null {
  const roll = entries.find((entry) => entry.key === 'log.missionDice' && sideIn(entry) === side);
  return roll ? facesIn(roll, (face) => face) : null;
}

/** Dice of a side after all changes: Master Yoda changes Rebel ones, R2-D2 Imperial ones. */
function lyingOf(entries: readonly LogEntry[], side: Side): Face[] | null {
  const faces = diceOf(entries, side);
  for (const [index, entry] of entries.entries()) {
    if (entry.key !== 'log.dieChanged') continue;
    const changed: Side = entries[index - 1]?.key === 'log.yoda' ? 'rebel' : 'imperial';
    const [before, after] = ['before', 'after'].map((param) =>
      FACES.find((face) => face === nameIn(entry, param, 'die')),
    );
    const at = before && changed === side ? (faces?.indexOf(before) ?? -1) : -1;
    if (after && at >= 0) faces?.splice(at, 1, after);
  }
  return faces;
}

export function missionStory(entries: readonly LogEntry[]): MissionStory | null {
  const [first] = entries;
  const side = first && sideIn(first);
  if (!side) return null;
  const totals = entries.find(({ key }) => key === 'log.missionTotals');
  const [own, enemy] = totals ? [numberIn(totals, 'own'), numberIn(totals, 'enemy')] : [0, 0];
  const both = <T>(of: (one: Side) => T) => ({ rebel: of('rebel'), imperial: of('imperial') });
  return {
    side,
    isAttempt: entries.some(({ key }) => key === 'log.missionSucceeds' || key === 'log.missionFails'),
    target: entries.find(({ key }) => key === 'log.missionAgainst' || key === 'log.missionAt') ?? null,
    leaders: both((one) => leadersOf(entries, one)),
    dice: both((one) => diceOf(entries, one)),
    lying: both((one) => lyingOf(entries, one)),
    bonus: totals ? numberIn(totals, 'bonus') : 0,
    isWon: entries.some(({ key }) => key === 'log.missionSucceeds'),
    isTie: totals !== undefined && own === enemy && entries.some(({ key }) => key === 'log.missionFails'),
    totals: totals ? both((one) => (one === side ? own : enemy)) : null,
    rest: entries.filter(({ key }) => !TOLD.has(key) && !OWN_KEYS.has(key)),
  };
}

/** A die of an attack. */
export interface AttackDie {
  readonly colour: Colour;
  readonly face: Face;
}

export interface AttackStory {
  /** Number of its first entry. */
  readonly seq: number;
  readonly side: Side;
  readonly theatre: LogEntry['params'][string];
  readonly dice: readonly AttackDie[];
}

const ATTACK_FACES: Readonly<Record<Face, string>> = {
  hit: 'hits',
  direct: 'directs',
  special: 'specials',
  blank: 'blanks',
};

/** The attacks of a combat, or of a part of it, with their dice. */
export function attackStories(entries: readonly LogEntry[]): readonly AttackStory[] {
  const attacks: (AttackStory & { dice: AttackDie[] })[] = [];
  for (const entry of entries) {
    const side = sideIn(entry);
    if (entry.key === 'log.attack' && side) {
      attacks.push({ seq: entry.seq, side, theatre: entry.params.theatre ?? '', dice: [] });
    }
    const colour = entry.key === 'log.attackRoll' ? colourIn(entry) : null;
    if (colour)
      attacks.at(-1)?.dice.push(...facesIn(entry, (face) => ATTACK_FACES[face]).map((face) => ({ colour, face })));
  }
  return attacks.filter(({ dice }) => dice.length > 0);
}

/** Units of a type. */
export interface Units {
  readonly type: UnitType;
  readonly count: number;
}

/** Units in a message: a name stands for one of them, names may be listed. */
function unitsNamed(value: LogEntry['params'][string] | undefined): readonly Units[] {
  if (typeof value !== 'object') return [];
  const [kind = '', name = ''] = value.key.split('.');
  const type = UNIT_TYPES.find((one) => one === name);
  if (type && kind === 'unit') return [{ type, count: 1 }];
  if (type && kind === 'units') return [{ type, count: Number(value.params?.n ?? 1) }];
  return Object.values(value.params ?? {}).flatMap(unitsNamed);
}

/** Units of a side in entries with these keys, by type. */
export function unitsIn(entries: readonly LogEntry[], side: Side, keys: readonly string[]): readonly Units[] {
  const all = entries
    .filter(({ key }) => keys.includes(key))
    .flatMap(({ params }) => [...unitsNamed(params.unit), ...unitsNamed(params.units)]);
  const own = all.filter(({ type }) => UNITS[type].side === side);
  return [...new Set(own.map(({ type }) => type))].map((type) => ({
    type,
    count: own.reduce((sum, one) => sum + (one.type === type ? one.count : 0), 0),
  }));
}

/** Gains of a side in a refresh phase. */
export interface RoundStory {
  readonly recruited: readonly LogEntry[];
  readonly built: readonly Units[];
  /** Units deployed, by the name of the place. */
  readonly deployed: readonly { readonly place: Text; readonly units: readonly Units[] }[];
}

export function roundStory(entries: readonly LogEntry[], side: Side): RoundStory {
  const deployed = entries.filter(({ key }) => key === 'log.deployed');
  const places = [...new Set(deployed.flatMap((entry) => nameIn(entry, 'place', 'system') ?? []))];
  const found = places.map((id) => ({
    place: { key: `system.${id}` },
    units: unitsIn(
      deployed.filter((entry) => nameIn(entry, 'place', 'system') === id),
      side,
      ['log.deployed'],
    ),
  }));
  return {
    recruited: entries.filter((entry) => entry.key === 'log.recruited' && sideIn(entry) === side),
    built: unitsIn(entries, side, ['log.built', 'log.builtUnits', 'log.queued']),
    deployed: found.filter(({ units }) => units.length > 0),
  };
}

/** Sentences of entries as in the log; equal ones are merged, with their number. */
export function merged(entries: readonly LogEntry[]): readonly (LogEntry & { count: number })[] {
  const lines = new Map<string, LogEntry & { count: number }>();
  for (const entry of sentencesOf(entries)) {
    const id = `${entry.key} ${JSON.stringify(entry.params)}`;
    lines.set(id, { ...entry, count: (lines.get(id)?.count ?? 0) + 1 });
  }
  return [...lines.values()];
}

/** The attempting side first. */
export const sidesOf = ({ side }: MissionStory): readonly [Side, Side] => [side, rivalOf(side)];
