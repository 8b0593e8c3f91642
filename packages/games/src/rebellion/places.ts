import { type Text, text } from '../engine/text.ts';
import { boxOf } from './box.ts';
import { missionOf } from './data/missions.ts';
import { BASE_SPACE } from './data/systems.ts';
import type { RebellionView } from './view-shape.ts';

type Piles = Pick<RebellionView, 'missions' | 'projects' | 'actions' | 'objectives' | 'probes'>;

/** Open piles by id, with the number of their cards: what every viewer may look through. */
function openPiles({ missions, projects, actions, objectives, probes }: Piles) {
  return {
    'discards.rebel': missions.rebel.discards.length,
    'discards.imperial': missions.imperial.discards.length,
    projects: projects.discards.length,
    actions: actions.used.length,
    objectives: objectives.discards.length,
    removed: probes.removed.length + probes.shown.length,
  } as const;
}

/** Name of an open pile, as `pile:objectives`, or of the mission that is attempted, as `mission:infiltration`. */
function cardsName(view: RebellionView, at: string): Text | null {
  const pile = Object.entries(openPiles(view)).find(([id, count]) => count > 0 && at === `pile:${id}`);
  if (pile) return text(`pile.${pile[0]}`);
  const mission = view.mission && missionOf(view.mission.card).id;
  return mission && at === `mission:${mission}` ? text(`mission.${mission}`) : null;
}

/**
 * Name of a system of the match, or of the space of the Rebel base, as `place:naboo`; of an open pile, or the mission that
 * is attempted; null for anything else, also for cards that lie face down.
 */
export function placeName(view: RebellionView, at: string): Text | null {
  const places: readonly string[] = [...boxOf(view).systems, BASE_SPACE];
  const place = places.find((id) => at === `place:${id}`);
  return place === undefined ? cardsName(view, at) : text(`system.${place}`);
}
