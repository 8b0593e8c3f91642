import { text } from '../../engine/text.ts';
import type { LeaderId } from '../data/leaders.ts';
import type { MissionId } from '../data/missions.ts';
import { BASE_SPACE, type SystemId } from '../data/systems.ts';
import type { UnitType } from '../data/units.ts';
import { captureAndTakeAway } from '../effects/bounty.ts';
import { buildAllIcons, removeSabotage } from '../effects/build.ts';
import { chooseOne } from '../effects/choose.ts';
import { destroyHealth } from '../effects/destroy.ts';
import { fightHere } from '../effects/fight.ts';
import {
  answerBaseHere,
  drawProbesBy,
  interceptProbes,
  nameSystems,
  objectiveUnder,
  showObjectives,
  tellBaseRegion,
  unitsAtBase,
} from '../effects/intel.ts';
import { attachRingToTarget, captureTarget, rescueTarget } from '../effects/leaders.ts';
import { gainLoyalty, gainLoyaltyInRegion, removeLoyaltyInRegion } from '../effects/loyalty.ts';
import { moveHere } from '../effects/move.ts';
import { drawProjects, keepOneProject, noSabotage } from '../effects/projects.ts';
import { advanceQueued } from '../effects/queue.ts';
import { detainTarget, loseReputation, lureTarget } from '../effects/turning.ts';
import {
  baseSystem,
  hasUnit,
  isCaptured,
  isImperial,
  isPopulous,
  isRebel,
  onBoard,
  regionOf,
  sideOf,
} from '../rules/board.ts';
import type { State } from '../state.ts';
import type { MissionRules, Target } from './missions.ts';

const system = (where: (g: State, id: SystemId) => boolean): Target => ({ kind: 'system', where });
const leader = (who: (g: State, id: LeaderId) => boolean): Target => ({ kind: 'leader', who });

const anywhere = system(() => true);
const inPopulous = system(isPopulous);
const inImperial = system(isImperial);
const inRebel = system(isRebel);
const captive = leader(isCaptured);

const guarded = (g: State, id: SystemId) => hasUnit(g, id, { side: 'imperial' });
const holds =
  (...types: UnitType[]) =>
  (g: State, id: SystemId) =>
    types.some((type) => hasUnit(g, id, { type }));

/** A Rebel leader in a system, neither captured nor lured (RB-19.9). */
function isAtLarge(g: State, id: LeaderId): boolean {
  return sideOf(g, id) === 'rebel' && !isCaptured(g, id) && onBoard(g, id) && g.leaders[id].at !== BASE_SPACE;
}

/** What the Imperial missions do; projects stand in `projects.ts`. */
export const IMPERIAL_MISSIONS: Partial<Record<MissionId, MissionRules>> = {
  'rule-by-fear': {
    target: system((g, id) => isPopulous(g, id) && guarded(g, id)),
    effect: [gainLoyalty('imperial')],
  },
  'gather-intel': {
    target: inRebel,
    effect: [drawProbesBy((g) => Math.max(1, Math.floor(unitsAtBase(g) / 4)))],
  },
  'capture-rebel-operative': {
    target: leader((g, id) => isAtLarge(g, id) && guarded(g, g.leaders[id].at as SystemId)),
    effect: [captureTarget()],
  },
  'research-and-development': {
    target: system((g, id) => g.systems[id].loyalty === 'imperial'),
    effect: [
      chooseOne([
        { key: 'keep', label: text('option.keepProject'), ops: [keepOneProject(2)] },
        {
          key: 'repair',
          label: text('option.repairProject'),
          ops: [removeSabotage(), drawProjects(1)],
          refused: noSabotage,
        },
      ]),
    ],
  },
  'address-delays': { target: inImperial, effect: [buildAllIcons()] },
  'secret-weapons-research': { target: inImperial, effect: [drawProjects(2)] },
  'double-our-efforts': { target: inImperial, effect: [advanceQueued('moff-jerjerrod')] },
  'display-of-power': { target: inPopulous, effect: [gainLoyalty('imperial', 2)] },
  'trade-negotiations': { target: inPopulous, effect: [gainLoyalty('imperial')] },
  'imperial-propaganda': { target: inImperial, effect: [removeLoyaltyInRegion('rebel')] },
  'fear-will-keep-them-in-line': {
    // The Death Star Under Construction is another type (RB-19.4).
    target: system(holds('death-star', 'star-destroyer', 'super-star-destroyer')),
    effect: [gainLoyaltyInRegion('imperial', 2)],
  },
  'lure-of-the-dark-side': { target: captive, allSkills: true, effect: [lureTarget()] },
  'homing-beacon': {
    target: captive,
    effect: [rescueTarget((g) => regionOf(baseSystem(g))), tellBaseRegion()],
  },
  'interrogation-droid': { target: captive, allSkills: true, effect: [nameSystems(3)] },
  'intercept-transmission': { target: inRebel, effect: [interceptProbes(8)] },
  'long-range-probe': { target: anywhere, effect: [answerBaseHere()] },
  'probe-droid-initiative': {
    target: system(holds('star-destroyer', 'super-star-destroyer')),
    effect: [drawProbesBy((_g, c) => (c.leaders.includes('admiral-ozzel') ? 4 : 2))],
  },
  'carbon-freezing': { target: captive, effect: [attachRingToTarget('carbonite'), loseReputation(1)] },
  'collect-bounty': { target: leader(isAtLarge), effect: [captureAndTakeAway()] },
  detained: { target: leader(isAtLarge), effect: [detainTarget()] },
  'hunt-them-down': { target: anywhere, effect: [destroyHealth({ max: 2 })] },
  interrogation: { target: captive, effect: [showObjectives()] },
  'planetary-conquest': {
    target: anywhere,
    effect: [
      moveHere({ from: 'one-system', most: { 'at-at': 1, 'at-st': 1, stormtrooper: 2 }, freely: true }),
      fightHere('ground'),
    ],
  },
  'retrieve-the-plans': { target: captive, effect: [objectiveUnder()] },
};
