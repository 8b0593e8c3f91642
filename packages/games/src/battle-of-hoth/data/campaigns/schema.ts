import * as z from 'zod/mini';
import { LEADER_IDS } from '../card-list.ts';
import { hexes } from '../hex-schema.ts';
import { SCENARIO_IDS } from '../scenarios/index.ts';
import { STRUCTURE_TYPES } from '../terrain.ts';
import { BADGE_IDS, SIDES, UNIT_TYPES } from '../units.ts';

const side = z.enum(SIDES);
const count = z.int().check(z.minimum(1), z.maximum(20));
const row = z.int().check(z.minimum(0), z.maximum(6));
const unitType = z.enum(UNIT_TYPES);

/** What a secondary objective asks for (BH-17.20 to BH-17.22). */
const single = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('keepAlive'),
    unitType: z.optional(unitType),
    badge: z.optional(z.enum(BADGE_IDS)),
    count,
  }),
  z.strictObject({
    kind: z.literal('reachRow'),
    unitType,
    row,
    orBeyond: z.optional(z.boolean()),
    count,
  }),
  z.strictObject({ kind: z.literal('eliminate'), unitType, count }),
  z.strictObject({ kind: z.literal('eliminateAny'), count }),
  z.strictObject({ kind: z.literal('closeCombatKills'), count }),
  z.strictObject({ kind: z.literal('destroyStructure'), structureType: z.enum(STRUCTURE_TYPES), count }),
  z.strictObject({ kind: z.literal('structureFired'), structure: z.string(), count }),
  z.strictObject({ kind: z.literal('exitUnits'), count }),
  z.strictObject({ kind: z.literal('enterAny'), hexes }),
  z.strictObject({ kind: z.literal('enterAll'), hexes }),
  z.strictObject({ kind: z.literal('forceRetreatFrom'), hexes }),
  z.strictObject({ kind: z.literal('unitsInRows'), rows: z.array(row).check(z.minLength(1)), count }),
  z.strictObject({ kind: z.literal('holdAtOwnTurnStart'), hexes, times: z._default(count, 1) }),
  z.strictObject({
    kind: z.literal('occupyAtOwnTurnEnd'),
    hexes,
    times: z._default(count, 1),
    onOwnTurn: z.optional(count),
    fromOwnTurn: z.optional(count),
  }),
]);
const condition = z.union([
  single,
  z.strictObject({ kind: z.literal('any'), of: z.array(single).check(z.minLength(2)) }),
]);

/** What an outcome does for the next battle, in the order listed (BH-17.18). */
const effect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('drawSupport'), side, count }),
  z.strictObject({ kind: z.literal('extraStartingCards'), side, count }),
  z.strictObject({ kind: z.literal('addLeaderCards'), side, leader: z.enum(LEADER_IDS) }),
  z.strictObject({ kind: z.literal('giveBadge'), side, unitType, badge: z.enum(BADGE_IDS) }),
  z.strictObject({ kind: z.literal('startReduced'), side }),
]);

const bySide = <T extends z.ZodMiniType>(each: T) => z.strictObject({ rebels: each, empire: each });

/** A campaign: battles and, by the winner of each, what comes next. */
export const campaignSchema = z.strictObject({
  id: z.string(),
  number: count,
  start: z.string(),
  nodes: z.array(
    z.strictObject({
      id: z.string(),
      scenario: z.enum(SCENARIO_IDS),
      objectives: bySide(condition),
      outcomes: bySide(z.strictObject({ next: z.nullable(z.string()), effects: z.array(effect) })),
    }),
  ),
});

export type Campaign = z.output<typeof campaignSchema>;
export type CampaignNode = Campaign['nodes'][number];
export type Goal = z.output<typeof condition>;
export type SingleGoal = z.output<typeof single>;
export type CampaignEffect = z.output<typeof effect>;
