import { memoizeByIds } from '../engine/memoize-ids.ts';
import { ACTION_IDS, ACTIONS, type ActionFacts, type ActionId } from './data/base/actions.ts';
import { LEADER_IDS, type LeaderId } from './data/base/leaders.ts';
import { MISSION_IDS, MISSIONS, type MissionCard, type MissionFacts, type MissionId } from './data/base/missions.ts';
import { OBJECTIVE_IDS, type ObjectiveId } from './data/base/objectives.ts';
import { SYSTEM_IDS, SYSTEMS, type SystemId } from './data/base/systems.ts';
import { TACTIC_IDS, TACTICS, type TacticCard, type TacticId } from './data/base/tactics.ts';
import { type Icon, type Side, type Theatre, UNIT_TYPES, UNITS, type UnitType } from './data/base/units.ts';
import { BASE_SPACE, type PlaceId } from './data/systems.ts';

/** What is in play in a match, each kind in the order of the box. */
export interface Box {
  readonly systems: readonly SystemId[];
  /** The systems, and the base space. */
  readonly places: readonly PlaceId[];
  /** Systems with a probe card. */
  readonly probes: readonly SystemId[];
  readonly leaders: readonly LeaderId[];
  readonly unitTypes: readonly UnitType[];
  readonly missions: readonly MissionId[];
  readonly actions: readonly ActionId[];
  readonly objectives: readonly ObjectiveId[];
  readonly tactics: readonly TacticId[];
}

const BASE: Box = {
  systems: SYSTEM_IDS,
  places: [...SYSTEM_IDS, BASE_SPACE],
  probes: SYSTEM_IDS.filter((id) => SYSTEMS[id].probe !== 'none'),
  leaders: LEADER_IDS,
  unitTypes: UNIT_TYPES,
  missions: MISSION_IDS,
  actions: ACTION_IDS,
  objectives: OBJECTIVE_IDS,
  tactics: TACTIC_IDS,
};

/**
 * What is in play in a match, by its options or a view of it. Rules and boards ask it for every list of ids: the data may
 * gain others, which are not in play in matches that were created without them.
 */
export function boxOf(_match: object): Box {
  return BASE;
}

/** Every card of a deck, copies included. */
export function missionCards(box: Box, side: Side, deck: MissionFacts['deck']): MissionCard[] {
  return box.missions
    .map((id) => MISSIONS[id])
    .filter((mission) => mission.side === side && mission.deck === deck)
    .flatMap(({ id, copies }) => Array.from({ length: copies }, (_one, n): MissionCard => `${id}#${n + 1}`));
}

/** The action cards of a side. */
export function actionCards(box: Box, side: Side, type: ActionFacts['type']): ActionId[] {
  return box.actions.filter((id) => ACTIONS[id].side === side && ACTIONS[id].type === type);
}

/** The 15 cards of a theatre's deck. */
export function tacticCards(box: Box, theatre: Theatre): TacticCard[] {
  return box.tactics
    .map((id) => TACTICS[id])
    .filter((tactic) => tactic.theatre === theatre)
    .flatMap(({ id, copies }) => Array.from({ length: copies }, (_one, n): TacticCard => `${id}#${n + 1}`));
}

const BUILT_BY = new WeakMap<Box, (side: Side, icon: Icon) => readonly UnitType[]>();

/** Unit types of a side that an icon builds (RB-14.0.28). */
export function builtBy(box: Box, side: Side, icon: Icon): readonly UnitType[] {
  let types = BUILT_BY.get(box);
  if (!types) {
    types = memoizeByIds((by: Side, with_: Icon) =>
      box.unitTypes.filter((type) => UNITS[type].side === by && UNITS[type].builtBy === with_),
    );
    BUILT_BY.set(box, types);
  }
  return types(side, icon);
}
