import { text } from '../../../engine/text.ts';
import type { LeaderId } from '../../data/leaders.ts';
import type { MissionId } from '../../data/missions.ts';
import { BASE_SPACE, type SystemId } from '../../data/systems.ts';
import type { UnitType } from '../../data/units.ts';
import { captureAndTakeAway } from '../../effects/bounty.ts';
import { buildAllIcons, removeSabotage } from '../../effects/build.ts';
import { chooseOne } from '../../effects/choose.ts';
import { destroyHealth } from '../../effects/destroy.ts';
import { fightHere } from '../../effects/fight.ts';
import {
  answerBaseHere,
  drawProbesBy,
  interceptProbes,
  nameSystems,
  objectiveUnder,
  showObjectives,
  tellBaseRegion,
  unitsAtBase,
} from '../../effects/intel.ts';
import { attachRingToTarget, captureTarget, rescueTarget } from '../../effects/leaders.ts';
import { gainLoyalty, gainLoyaltyInRegion, removeLoyaltyInRegion } from '../../effects/loyalty.ts';
import { moveHere } from '../../effects/move.ts';
import { drawProjects, keepOneProject, noSabotage } from '../../effects/projects.ts';
import { advanceQueued } from '../../effects/queue.ts';
import { detainTarget, loseReputation, lureTarget } from '../../effects/turning.ts';
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
} from '../../rules/board.ts';
import type { MissionRules, Target } from '../../rules/card-book.ts';
import type { State } from '../../state.ts';

type Condition<Id> = (g: State, id: Id) => boolean;
const system = (where: Condition<SystemId>, why: string): Target => ({ kind: 'system', where, why: () => why });
const leader = (who: Condition<LeaderId>, why: string): Target => ({ kind: 'leader', who, why: () => why });

const anywhere = system(() => true, 'no_target');
const inPopulous = system(isPopulous, 'target_not_populous');
const inImperial = system(isImperial, 'not_imperial');
const inRebel = system(isRebel, 'target_not_rebel');
const captive = leader(isCaptured, 'target_not_captive');

const guarded = (g: State, id: SystemId) => hasUnit(g, id, { side: 'imperial' });
const holds =
  (...types: UnitType[]) =>
  (g: State, id: SystemId) =>
    types.some((type) => hasUnit(g, id, { type }));

/** A Rebel leader in a system, neither captured nor lured (RB-19.9). */
function isAtLarge(g: State, id: LeaderId): boolean {
  return sideOf(g, id) === 'rebel' && !isCaptured(g, id) && onBoard(g, id) && g.leaders[id].at !== BASE_SPACE;
}

/** Why a leader is not at large. */
const notAtLarge = (g: State, id: LeaderId): string => (isCaptured(g, id) ? 'target_captured' : 'target_lured');
const atLarge: Target = { kind: 'leader', who: isAtLarge, why: notAtLarge };

/** What the Imperial missions do; projects stand in `projects.ts`. */
export const IMPERIAL_MISSIONS = {
  'rule-by-fear': {
    target: {
      kind: 'system',
      where: (g, id) => isPopulous(g, id) && guarded(g, id),
      why: (g, id) => (isPopulous(g, id) ? 'target_no_imperial_unit' : 'target_not_populous'),
    },
    effect: [gainLoyalty('imperial')],
  },
  'gather-intel': {
    target: inRebel,
    effect: [drawProbesBy((g) => Math.max(1, Math.floor(unitsAtBase(g) / 4)))],
  },
  'capture-rebel-operative': {
    target: {
      kind: 'leader',
      who: (g, id) => isAtLarge(g, id) && guarded(g, g.leaders[id].at as SystemId),
      why: (g, id) => (isAtLarge(g, id) ? 'target_unguarded' : notAtLarge(g, id)),
    },
    effect: [captureTarget()],
  },
  'research-and-development': {
    target: system((g, id) => g.systems[id].loyalty === 'imperial', 'target_no_imperial_loyalty'),
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
    target: system(holds('death-star', 'star-destroyer', 'super-star-destroyer'), 'target_no_ship'),
    effect: [gainLoyaltyInRegion('imperial', 2)],
  },
  'lure-of-the-dark-side': { target: captive, effect: [lureTarget()] },
  'homing-beacon': {
    target: captive,
    effect: [rescueTarget((g) => regionOf(g, baseSystem(g))), tellBaseRegion()],
  },
  'interrogation-droid': { target: captive, effect: [nameSystems(3)] },
  'intercept-transmission': { target: inRebel, effect: [interceptProbes(8)] },
  'long-range-probe': { target: anywhere, effect: [answerBaseHere()] },
  'probe-droid-initiative': {
    target: system(holds('star-destroyer', 'super-star-destroyer'), 'target_no_ship'),
    effect: [drawProbesBy((_g, c) => (c.leaders.includes('admiral-ozzel') ? 4 : 2))],
  },
  'carbon-freezing': { target: captive, effect: [attachRingToTarget('carbonite'), loseReputation(1)] },
  'collect-bounty': { target: atLarge, effect: [captureAndTakeAway()] },
  detained: { target: atLarge, effect: [detainTarget()] },
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
} satisfies Partial<Record<MissionId, MissionRules>>;
