import type { MissionId } from '../../data/missions.ts';
import { SYSTEMS, type SystemId } from '../../data/systems.ts';
import { buildAllIcons, placeOnQueue, removeSabotage } from '../../effects/build.ts';
import { gainLoyaltyInRegion } from '../../effects/loyalty.ts';
import { destroySystem } from '../../effects/projects.ts';
import { constructDeathStar, deployQueuedHere } from '../../effects/queue.ts';
import { hasUnit, isImperial, isRemote } from '../../rules/board.ts';
import type { MissionRules } from '../../rules/card-book.ts';
import type { State } from '../../state.ts';

const rebels = (g: State, id: SystemId) => hasUnit(g, id, { side: 'rebel' });

/** What the projects of the Empire do. */
export const PROJECTS = {
  'construct-factory': {
    target: { kind: 'system', where: isImperial, why: () => 'not_imperial' },
    effect: [removeSabotage(), buildAllIcons()],
  },
  'oversee-project': {
    target: {
      kind: 'system',
      where: (g, id) => hasUnit(g, id, { side: 'imperial' }) && !rebels(g, id),
      why: (g, id) => (rebels(g, id) ? 'target_rebel_units' : 'target_no_imperial_unit'),
    },
    effect: [deployQueuedHere()],
  },
  'superlaser-online': {
    // The Death Star Under Construction is another type (RB-19.4).
    target: {
      kind: 'system',
      where: (g, id) => hasUnit(g, id, { type: 'death-star' }),
      why: () => 'no_death_star_here',
    },
    effect: [destroySystem(), gainLoyaltyInRegion('imperial', 1)],
    destroys: true,
  },
  'construct-super-star-destroyer': {
    target: {
      kind: 'system',
      where: (g, id) => isImperial(g, id) && SYSTEMS[id].icons.includes('space-square'),
      why: (g, id) => (isImperial(g, id) ? 'target_no_icon' : 'not_imperial'),
    },
    effect: [placeOnQueue('super-star-destroyer', 3)],
  },
  'construct-death-star': {
    target: {
      kind: 'system',
      where: (g, id) => isRemote(g, id) && !rebels(g, id),
      why: (g, id) => (isRemote(g, id) ? 'target_rebel_units' : 'target_not_remote'),
    },
    effect: [constructDeathStar()],
  },
} satisfies Partial<Record<MissionId, MissionRules>>;
