import { type Glance, lastTold, type Spot } from '../engine/glance.ts';
import type { VisibleEntry } from '../engine/log.ts';
import { text } from '../engine/text.ts';
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

function markOf(at: string | undefined): Spot | undefined {
  const system = SYSTEM_IDS.find((id) => at === `system:${id}`);
  return system && spotOf(system);
}

/** Systems by the side that holds them, and where units of each side are. Never the base, nor the units in its space. */
export function glance(view: RebellionView, log: readonly VisibleEntry[]): Glance {
  const { last, at } = lastTold(log, TELLING);
  const mark = markOf(at);
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
      ...(mark && { mark }),
    },
  };
}
