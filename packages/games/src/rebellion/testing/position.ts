import { settle as runOn } from '../../engine/flow.ts';
import { hide, reveal } from '../../engine/hidden.ts';
import { newRng } from '../../engine/rng.ts';
import type { SeatId } from '../../engine/state.ts';
import { testSeed } from '../../engine/testing/index.ts';
import { boxOf, missionCards } from '../box.ts';
import { ACTION_IDS, type ActionId } from '../data/actions.ts';
import type { LeaderId } from '../data/leaders.ts';
import type { MissionCard, MissionId } from '../data/missions.ts';
import type { ObjectiveId } from '../data/objectives.ts';
import type { RingId } from '../data/rings.ts';
import { type PlaceId, PROBE_IDS, type SystemId } from '../data/systems.ts';
import type { Side, UnitType } from '../data/units.ts';
import { rebellion } from '../index.ts';
import { bring } from '../rules/changes.ts';
import { check } from '../rules/checks.ts';
import { dealDecks } from '../rules/dealing.ts';
import { actionSeat } from '../rules/hands.ts';
import { moveLeader, replaceLeader } from '../rules/leader-index.ts';
import { setup } from '../start.ts';
import { type QueuePlace, type RebellionOptions, rebellionOptions, type State, type SystemState } from '../state.ts';

const BOX = boxOf({ setup: 'advanced' });

type Force = Partial<Record<UnitType, number>>;
/** Where a leader is: the pool, a place, or captive in a place. */
type LeaderAt =
  | 'pool'
  | 'box'
  | 'gone'
  | PlaceId
  | { captive: PlaceId; ring?: RingId }
  | { at: PlaceId | 'pool'; ring: RingId };

/** A position by the names on the board. What is not said is an empty board with the starting leaders in the pools. */
export interface Position {
  /** Default: rebel, imperial. */
  readonly seats?: readonly SeatId[];
  readonly options?: Partial<RebellionOptions>;
  /** Where the match goes on; default `command`. */
  readonly phase?: 'assignment' | 'command' | 'refresh';
  readonly time?: number;
  readonly reputation?: number;
  readonly systems?: Partial<Record<SystemId, Partial<SystemState>>>;
  readonly units?: Partial<Record<PlaceId | QueuePlace, Force>>;
  readonly leaders?: Partial<Record<LeaderId, LeaderAt>>;
  /** Default ilum (a remote system in the far south-west). */
  readonly base?: SystemId;
  readonly revealed?: boolean;
  /** Mission hands besides the starting missions. */
  readonly missions?: Partial<Record<Side, readonly MissionId[]>>;
  /** Face-down missions with their leaders; the card leaves hand or deck. */
  readonly assigned?: readonly { readonly mission: MissionId; readonly leaders: readonly LeaderId[] }[];
  /** Action cards held face down by their players. */
  readonly actions?: readonly ActionId[];
  readonly objectives?: readonly ObjectiveId[];
  readonly probes?: readonly SystemId[];
  /** Test number: another one shuffles differently. */
  readonly seed?: number;
}

const STEP = { assignment: 'round', command: 'command', refresh: 'refresh' } as const;

/** The state of a position, run on to its first question. */
export function build(position: Position): State {
  const seats = [...(position.seats ?? ['rebel', 'imperial'])];
  const options = rebellionOptions.parse({ setup: 'advanced', ...position.options });
  const g = setup(
    {
      seats,
      conceded: [],
      flow: { stack: [], answered: {}, shown: false },
      luck: newRng(testSeed(position.seed ?? 1)),
      log: [],
      undo: hide({ base: null, acts: [] }),
      outcome: null,
    },
    options,
  );
  dealDecks(g);
  g.time = position.time ?? 1;
  g.reputation = position.reputation ?? 14;
  g.round = 1;
  placeEverything(g, position);
  dealHands(g, position);
  g.phase = position.phase ?? 'command';
  check(g);
  g.flow.stack = [{ rule: 'game', step: STEP[position.phase ?? 'command'], seat: null, vars: {} }];
  runOn(rebellion.rules, g);
  return g;
}

function placeEverything(g: State, position: Position): void {
  for (const [id, state] of Object.entries(position.systems ?? {})) Object.assign(g.systems[id as SystemId], state);
  for (const [at, force] of Object.entries(position.units ?? {})) {
    for (const [type, count] of Object.entries(force)) {
      for (let n = 0; n < count; n++)
        if (!bring(g, type as UnitType, at as PlaceId)) throw new Error(`no ${type} left`);
    }
  }
  for (const [id, where] of Object.entries(position.leaders ?? {}) as [LeaderId, LeaderAt][]) {
    const leader = g.leaders[id];
    if (typeof where === 'string') moveLeader(g, id, where);
    else if ('captive' in where) replaceLeader(g, id, { ...leader, at: where.captive, ring: where.ring ?? 'captured' });
    else replaceLeader(g, id, { ...leader, ...where });
  }
  g.base = { system: hide(position.base ?? 'ilum'), revealed: position.revealed ?? false };
}

function takeMission(g: State, side: Side, id: MissionId): MissionCard {
  for (const box of [g.missionHands[side], g.missionDecks[side], g.projectDeck]) {
    const pile = reveal(box);
    const index = pile.findIndex((card) => card.startsWith(`${id}#`));
    if (index >= 0) return pile.splice(index, 1)[0] as MissionCard;
  }
  throw new Error(`no card ${id} left`);
}

function dealHands(g: State, position: Position): void {
  for (const { mission, leaders } of position.assigned ?? []) {
    const side: Side = missionCards(BOX, 'rebel', 'starting')
      .concat(missionCards(BOX, 'rebel', 'normal'))
      .some((card) => card.startsWith(`${mission}#`))
      ? 'rebel'
      : 'imperial';
    g.assigned.push({ side, card: hide(takeMission(g, side, mission)), leaders: [...leaders] });
    for (const id of leaders) moveLeader(g, id, 'mission');
  }
  for (const [side, ids] of Object.entries(position.missions ?? {}) as [Side, MissionId[]][]) {
    const cards = ids.map((id) => takeMission(g, side, id));
    reveal(g.missionHands[side]).push(...cards.filter((card) => !reveal(g.missionHands[side]).includes(card)));
  }
  for (const id of position.actions ?? []) {
    for (const side of ['rebel', 'imperial'] as const) {
      g.actionDecks[side] = hide(reveal(g.actionDecks[side]).filter((one) => one !== id));
    }
    reveal(g.actionHands[actionSeat(g, id)] ?? hide([])).push(id);
  }
  g.objectiveHand = hide([...(position.objectives ?? [])]);
  g.objectiveDeck = hide(reveal(g.objectiveDeck).filter((id) => !position.objectives?.includes(id)));
  const base = reveal(g.base.system);
  g.probeHand = hide([...(position.probes ?? [])]);
  g.probeDeck = hide(PROBE_IDS.filter((id) => id !== base && !position.probes?.includes(id)));
  const known = [
    ...(position.actions ?? []),
    ...(['rebel', 'imperial'] as const).flatMap((side) => reveal(g.actionDecks[side])),
  ];
  g.boxedActions = hide(ACTION_IDS.filter((id) => !known.includes(id)));
}
