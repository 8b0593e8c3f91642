import { type Glance, lastTold, type Spot, type Track } from '../engine/glance.ts';
import type { VisibleEntry } from '../engine/log.ts';
import { type Text, text } from '../engine/text.ts';
import type { RebellionView } from './client.ts';
import { SYSTEM_IDS, SYSTEMS, type SystemId } from './data/systems.ts';
import { typeOf, UNITS, type UnitId } from './data/units.ts';

/** Entries that tell of an act by themselves. */
const TELLING: ReadonlySet<string> = new Set([
  ...['log.round', 'log.assignmentDone', 'log.passed', 'log.rolePassed', 'log.activated', 'log.moved.rebel'],
  ...['log.moved.imperial', 'log.missionRevealed', 'log.missionAt', 'log.missionAgainst', 'log.missionSucceeds'],
  ...[
    'log.missionFails',
    'log.combat',
    'log.combatUndecided',
    'log.battleWon.rebel.space',
    'log.battleWon.rebel.ground',
  ],
  ...['log.battleWon.imperial.space', 'log.battleWon.imperial.ground', 'log.captured', 'log.rescued', 'log.subjugated'],
  ...['log.loyaltyGained', 'log.loyaltyLost', 'log.sabotaged', 'log.baseRevealed', 'log.baseShown', 'log.baseNotHere'],
  ...['log.objectivePlayed', 'log.systemDestroyed', 'log.retreat'],
]);

/** Pairs of neighbours on the map, a letter for each system. */
const LANES = SYSTEM_IDS.flatMap((id, from) =>
  SYSTEMS[id].adjacent.flatMap((other) => {
    const to = SYSTEM_IDS.indexOf(other);
    return to > from ? [String.fromCharCode(65 + from, 65 + to)] : [];
  }),
).join('');

const spotOf = (id: SystemId): Spot => [SYSTEMS[id].x, SYSTEMS[id].y];

/** The system that a target or the key of a name stands for; null for the space of the Rebel base, and anything else. */
const systemOf = (of: string, sign: string): SystemId | null => SYSTEM_IDS.find((id) => of === `${sign}${id}`) ?? null;

const isText = (value: unknown): value is Text => typeof value === 'object' && value !== null && 'key' in value;

/** Systems that units leave, in the parts of a movement. */
function leftIn(value: unknown): readonly SystemId[] {
  if (!isText(value)) return [];
  const { key, params = {} } = value;
  if (key !== 'move.part') return Object.values(params).flatMap(leftIn);
  const system = isText(params.from) ? systemOf(params.from.key, 'system.') : null;
  return system ? [system] : [];
}

function trackOf({ key, at = '', params }: VisibleEntry): Track | null {
  // What came of a mission is told where it was attempted.
  if (key === 'log.missionSucceeds' || key === 'log.missionFails') return null;
  const system = systemOf(at, 'place:');
  return { to: system ? spotOf(system) : undefined, from: leftIn(params.parts).map(spotOf) };
}

/** Systems by the side that holds them, and where units of each side are. Never the base, nor the units in its space. */
export function glance(view: RebellionView, log: readonly VisibleEntry[]): Glance {
  const { last, marks } = lastTold(log, TELLING, trackOf);
  const present = new Set<string>();
  for (const [id, unit] of Object.entries(view.units))
    if (unit) present.add(`${UNITS[typeOf(id as UnitId)].side} ${unit.at}`);
  const letterOf = (id: SystemId) => {
    const { loyalty, subjugated, destroyed } = view.systems[id];
    if (destroyed) return 'x';
    if (subjugated) return 's';
    return loyalty?.[0] ?? '.';
  };
  const lookOf = (id: SystemId) => {
    const { loyalty, subjugated } = view.systems[id];
    if (subjugated || loyalty === 'imperial') return 'empire';
    return loyalty ?? 'none';
  };
  const sides = ['rebel', 'imperial'] as const;
  return {
    at: text('at.roundOf', { n: view.time, of: view.reputation }),
    ...(last && { last }),
    sketch: {
      rows: [SYSTEM_IDS.map(letterOf).join(''), LANES],
      pieces: SYSTEM_IDS.map((id) => {
        const units = sides.filter((side) => present.has(`${side} ${id}`)).map((side) => side.charAt(0));
        return [...spotOf(id), lookOf(id), units.join('')] as const;
      }),
      ...marks,
    },
  };
}
