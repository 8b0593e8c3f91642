import { boxOf, type LeaderId, type RebellionView, type Side, type UnitId } from '@echo-base/games/rebellion/client';
import { useMemo } from 'react';
import { type BaseScene, createScene } from '../kit/create-scene.tsx';

/** The side of a seat: seats are named after their side. */
export function sideOfSeat(seat: string): Side {
  return seat.startsWith('rebel') ? 'rebel' : 'imperial';
}

function grouped<Id extends string>(entries: readonly (readonly [Id, string])[]): ReadonlyMap<string, readonly Id[]> {
  const groups = new Map<string, Id[]>();
  for (const [id, at] of entries) {
    const group = groups.get(at);
    if (group) group.push(id);
    else groups.set(at, [id]);
  }
  return groups;
}

function unitsByPlace(units: RebellionView['units']): ReadonlyMap<string, readonly UnitId[]> {
  const ids = Object.keys(units) as UnitId[];
  return grouped(ids.flatMap((id) => (units[id] ? [[id, units[id].at] as const] : [])));
}

function leadersByPlace(
  leaders: RebellionView['leaders'],
  ids: readonly LeaderId[],
): ReadonlyMap<string, readonly LeaderId[]> {
  return grouped(ids.map((id) => [id, leaders[id].at] as const));
}

/** Units and leaders by place (`at`), in the order of the component list. */
function useOwn({ view }: BaseScene<RebellionView, Side>) {
  const unitsAt = useMemo(() => unitsByPlace(view.units), [view.units]);
  const { leaders: ids } = boxOf(view);
  const leadersAt = useMemo(() => leadersByPlace(view.leaders, ids), [view.leaders, ids]);
  return useMemo(() => ({ unitsAt, leadersAt }), [unitsAt, leadersAt]);
}

export const { SceneProvider, useScene } = createScene({ sideOf: sideOfSeat, useOwn });

export type Scene = ReturnType<typeof useScene>;
