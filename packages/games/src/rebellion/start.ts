import { hide } from '../engine/hidden.ts';
import type { Core, SeatId } from '../engine/state.ts';
import { type Box, boxOf } from './box.ts';
import type { ActionId } from './data/actions.ts';
import { LEADERS, type LeaderId } from './data/leaders.ts';
import type { MissionCard } from './data/missions.ts';
import type { ObjectiveId } from './data/objectives.ts';
import type { SystemId } from './data/systems.ts';
import type { TacticCard } from './data/tactics.ts';
import { TRACK } from './data/track.ts';
import type { Side } from './data/units.ts';
import type { Leader, RebellionOptions, State, SystemState } from './state.ts';

const both = <T>(make: () => T): Record<Side, T> => ({ rebel: make(), imperial: make() });

/** Markers, units and leaders before anything is placed. */
function emptyBoard(box: Box) {
  return {
    systems: Object.fromEntries(
      box.systems.map((id): [SystemId, SystemState] => [
        id,
        { loyalty: id === 'coruscant' ? 'imperial' : null, subjugated: false, sabotaged: false, destroyed: false },
      ]),
    ) as Record<SystemId, SystemState>,
    units: {},
    leaders: Object.fromEntries(
      box.leaders.map((id): [LeaderId, Leader] => [
        id,
        { at: LEADERS[id].comes === 'start' ? 'pool' : 'box', ring: null, detained: false },
      ]),
    ) as Record<LeaderId, Leader>,
    base: { system: hide<SystemId | null>(null), revealed: false },
    oldBases: [],
    removedProbes: [],
    shownProbes: [],
    ruledOut: hide<{ bases: number; systems: SystemId[] }>({ bases: 0, systems: [] }),
  };
}

/** Decks and hands before anything is dealt. */
function emptyDecks(seats: readonly SeatId[]) {
  return {
    missionDecks: both(() => hide<MissionCard[]>([])),
    projectDeck: hide<MissionCard[]>([]),
    missionHands: both(() => hide<MissionCard[]>([])),
    missionDiscards: both<MissionCard[]>(() => []),
    projectDiscards: [],
    assigned: [],
    actionDecks: both(() => hide<ActionId[]>([])),
    actionHands: Object.fromEntries(seats.map((seat) => [seat, hide<ActionId[]>([])])),
    usedActions: [],
    boxedActions: hide<ActionId[]>([]),
    objectiveDeck: hide<ObjectiveId[]>([]),
    objectiveHand: hide<ObjectiveId[]>([]),
    objectiveDiscards: [],
    probeDeck: hide<SystemId[]>([]),
    probeHand: hide<SystemId[]>([]),
    tacticDecks: { space: hide<TacticCard[]>([]), ground: hide<TacticCard[]>([]) },
    tacticDiscards: { space: [], ground: [] },
    tacticHands: both(() => hide<TacticCard[]>([])),
  };
}

/** The state of an empty board; the set-up rule deals and places. */
export function setup(core: Core, options: RebellionOptions): State {
  return {
    ...core,
    ...emptyBoard(boxOf(options)),
    ...emptyDecks(core.seats),
    options,
    phase: 'setup',
    round: 0,
    time: TRACK.time,
    reputation: TRACK.reputation,
    active: 'rebel',
    turns: [],
    turn: 0,
    passed: [],
    lasting: [],
    mission: null,
    combat: null,
    due: [],
  };
}
