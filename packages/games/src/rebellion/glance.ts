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
  const sides = ['rebel', 'imperial'] as const;
  return {
    at: text('at.roundOf', { n: view.time, of: view.reputation }),
    ...(last && { last }),
    sketch: {
      rows: [SYSTEM_IDS.map(letterOf).join('')],
      pieces: SYSTEM_IDS.flatMap((id) =>
        sides.flatMap((side) => (present.has(`${side} ${id}`) ? [[...spotOf(id), side, 'units'] as const] : [])),
      ),
      ...(mark && { mark }),
    },
  };
}
