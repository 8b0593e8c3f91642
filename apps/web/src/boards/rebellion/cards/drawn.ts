import {
  ACTIONS,
  type ActionId,
  MISSIONS,
  type MissionCard,
  OBJECTIVES,
  type ObjectiveId,
  SYSTEMS,
  type SystemId,
} from '@echo-base/games/rebellion/client';
import type { Decision } from '../../../kit/net/types.ts';
import type { AnyCard } from './card.ts';

/** The card named by an option: any copy of a mission in a deck. */
function cardOf(id: string): AnyCard | null {
  if (id in OBJECTIVES) return { deck: 'objective', id: id as ObjectiveId };
  if (id in ACTIONS) return { deck: 'action', id: id as ActionId };
  if (id in SYSTEMS) return { deck: 'probe', id: id as SystemId };
  if (id in MISSIONS) return { deck: 'mission', id: `${id}#1` as MissionCard };
  const [mission = ''] = id.split('#');
  return mission in MISSIONS ? { deck: 'mission', id: id as MissionCard } : null;
}

const CARD = 'card:';

/** A card on offer, with its id in options. */
export interface Drawn {
  readonly card: AnyCard;
  readonly at: string;
}

/** Cards on offer that are not shown elsewhere: looked at or searched for in a deck. `held`: ids of all others. */
export function drawnIn(decision: Decision | null, held: ReadonlySet<string>): readonly Drawn[] {
  const names = decision?.options.flatMap(({ at, from }) => [from, at]).filter((name) => name !== undefined) ?? [];
  return [...new Set(names)].flatMap((at) => {
    const card = at.startsWith(CARD) && !held.has(at) ? cardOf(at.slice(CARD.length)) : null;
    return card ? [{ card, at }] : [];
  });
}

const DECK = 'probe-deck:';

/** Ends of a deck to which cards are returned, by their ids in the question. */
export function deckEndsIn(decision: Decision | null): readonly string[] {
  return [...new Set(decision?.options.flatMap(({ at }) => (at?.startsWith(DECK) ? [at] : [])))];
}
