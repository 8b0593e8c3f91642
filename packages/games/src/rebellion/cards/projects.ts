import type { MissionId } from '../data/missions.ts';
import { SYSTEMS } from '../data/systems.ts';
import { buildAllIcons, placeOnQueue, removeSabotage } from '../effects/build.ts';
import { gainLoyaltyInRegion } from '../effects/loyalty.ts';
import { destroySystem } from '../effects/projects.ts';
import { constructDeathStar, deployQueuedHere } from '../effects/queue.ts';
import { hasUnit, isImperial, isRemote } from '../rules/board.ts';
import type { MissionRules } from './missions.ts';

/** What the projects of the Empire do. */
export const PROJECTS: Partial<Record<MissionId, MissionRules>> = {
  'construct-factory': {
    target: { kind: 'system', where: isImperial },
    effect: [removeSabotage(), buildAllIcons()],
  },
  'oversee-project': {
    target: {
      kind: 'system',
      where: (g, id) => hasUnit(g, id, { side: 'imperial' }) && !hasUnit(g, id, { side: 'rebel' }),
    },
    effect: [deployQueuedHere()],
  },
  'superlaser-online': {
    // The Death Star Under Construction is another type (RB-19.4).
    target: { kind: 'system', where: (g, id) => hasUnit(g, id, { type: 'death-star' }) },
    effect: [destroySystem(), gainLoyaltyInRegion('imperial', 1)],
  },
  'construct-super-star-destroyer': {
    target: {
      kind: 'system',
      where: (g, id) => isImperial(g, id) && SYSTEMS[id].icons.includes('space-square'),
    },
    effect: [placeOnQueue('super-star-destroyer', 3)],
  },
  'construct-death-star': {
    target: { kind: 'system', where: (g, id) => isRemote(g, id) && !hasUnit(g, id, { side: 'rebel' }) },
    effect: [constructDeathStar()],
  },
};
