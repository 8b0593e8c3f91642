import { boxOf, type SystemId } from '@echo-base/games/rebellion/client';
import { useMemo, useState } from 'react';
import { sharedByKey } from '../../../kit/ui/shared.ts';
import { type Scene, useScene } from '../scene.ts';
import { isInTeams } from '../team/team.tsx';
import type { PlaceFacts, SystemFacts } from './place-facts.ts';
import { baseMarkOf, isRuledOut } from './place-names.ts';
import { stacksOf } from './stacks.ts';

type Seen = Pick<Scene, 'view' | 'unitsAt' | 'leadersAt'>;

/** The pieces in a place. */
export function piecesAt({ view, unitsAt, leadersAt }: Seen, place: string): PlaceFacts {
  return {
    stacks: stacksOf(unitsAt.get(place) ?? [], view),
    leaders: (leadersAt.get(place) ?? []).map((id) => ({ id, now: view.leaders[id] })),
    inTeams: isInTeams(view),
  };
}

function factsOf(seen: Seen, id: SystemId): SystemFacts {
  const { view } = seen;
  return {
    id,
    state: view.systems[id],
    base: baseMarkOf(view, id),
    isRuledOut: isRuledOut(seen, id),
    isBare: view.placing?.bare.includes(id) ?? false,
    ...piecesAt(seen, id),
  };
}

/** The facts of all systems. Those of a system stay the same object until one of them changes. */
export function useFacts(): ReadonlyMap<SystemId, SystemFacts> {
  const { view, unitsAt, leadersAt } = useScene();
  const [known] = useState(() => new Map<SystemId, SystemFacts>());
  return useMemo(() => {
    const seen = { view, unitsAt, leadersAt };
    return sharedByKey(
      known,
      boxOf(view).systems.map((id) => [id, factsOf(seen, id)] as const),
    );
  }, [known, view, unitsAt, leadersAt]);
}
