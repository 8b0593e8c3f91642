import { z } from 'zod';
import { hide } from '../engine/hidden.ts';
import type { Core, SeatId } from '../engine/state.ts';
import { type Army, FIRST_ARMIES } from './data/armies.ts';
import { MISSION_IDS } from './data/missions.ts';
import type { Player, State } from './state.ts';

export const SEAT_IDS = ['p1', 'p2'] as const;

/** Options of a match; `title` is the text key of the field in the lobby's form. */
export const options = z.strictObject({
  armies: z.enum(['first-skirmish', 'own']).default('first-skirmish').meta({ title: 'option.armies' }),
  mission: z
    .enum(['draw', ...(MISSION_IDS as [string, ...string[]])])
    .default('draw')
    .meta({ title: 'option.mission' }),
  ruleset: z.enum(['seed', 'faq']).default('seed').meta({ title: 'option.ruleset' }),
  allowPass: z.boolean().default(true).meta({ title: 'option.allowPass' }),
  roundLimit: z.number().int().min(0).max(20).default(0).meta({ title: 'option.roundLimit' }),
});
export type Options = z.output<typeof options>;

const NO_ARMY: Army = { cards: [], deck: [] };

function newPlayer(army: Army): Player {
  return { army: hide(army), points: 0, defeats: 0, zone: null, hand: hide([]), deck: hide([]), discards: [] };
}

/** The state before armies are revealed. The first seat has the Imperial army of the first skirmish. */
export function setup(core: Core, { armies, mission, ruleset, allowPass, roundLimit }: Options): State {
  const first = [...FIRST_ARMIES.values()];
  const players = core.seats.map((seat, index): [SeatId, Player] => [
    seat,
    newPlayer(armies === 'own' ? NO_ARMY : (first[index] ?? NO_ARMY)),
  ]);
  return {
    ...core,
    ruleset,
    allowPass,
    roundLimit,
    ownArmies: armies === 'own',
    fixedMission: mission === 'draw' ? null : mission,
    revealed: false,
    players: Object.fromEntries(players),
    mission: null,
    openDoors: [],
    tokens: [],
    round: 0,
    initiative: null,
    turn: null,
    groups: {},
    figures: {},
    activation: null,
    attack: null,
    effects: [],
    usedThisRound: [],
    hunters: [],
    memory: {},
  };
}
