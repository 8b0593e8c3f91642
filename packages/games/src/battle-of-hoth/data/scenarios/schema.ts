import * as z from 'zod/mini';
import { DIRECTIONS } from '../../../engine/hex/index.ts';
import { hex, hexes } from '../hex-schema.ts';
import { STRUCTURE_TYPES, TERRAIN_IDS } from '../terrain.ts';
import { BADGE_IDS, SIDES, UNIT_TYPES } from '../units.ts';
import { problemsOf } from './check.ts';

const id = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'letters, digits and single dashes'));
const side = z.enum(SIDES);
const sideOrEither = z.enum([...SIDES, 'either']);
const unitType = z.enum(UNIT_TYPES);
const unitClass = z.enum(['infantry', 'vehicle', 'special']);
const structureType = z.enum(STRUCTURE_TYPES);
const count = z.int().check(z.minimum(1), z.maximum(99));
const medals = z.int().check(z.minimum(0), z.maximum(9));
const directions = z.array(z.enum(DIRECTIONS)).check(z.minLength(1));
const edges = z.array(z.enum(['north', 'east', 'south', 'west']));
/** Where a statement comes from: the rulebook, public material, or our own design where neither says anything. */
const source = z.enum(['seed', 'public', 'original']);

/** Names a rule of the scenario; its texts are found by it. */
const named = { id, source };
const place = { for: sideOrEither, hexes };

/** Places that matter (BH-14): who they are for, and what they give. */
const objective = z.discriminatedUnion('kind', [
  z.strictObject({ ...named, ...place, kind: z.literal('temporary'), medals, maxMedals: z.optional(medals) }),
  z.strictObject({ ...named, ...place, kind: z.literal('permanent'), medals }),
  z.strictObject({ ...named, ...place, kind: z.literal('perTurn'), medals }),
  z.strictObject({ ...named, ...place, kind: z.literal('occupySet') }),
  z.strictObject({ ...named, ...place, kind: z.literal('token') }),
  z.strictObject({ ...named, ...place, kind: z.literal('handBonus'), handSize: count }),
  z.strictObject({
    ...named,
    ...place,
    kind: z.literal('exit'),
    edge: z.enum(['north', 'east', 'south', 'west']),
    medals,
    unitClass: z.optional(unitClass),
    leaveOnEntry: z.optional(z.boolean()),
  }),
]);

/** Rules of one scenario only; each kind has its code, found by the name of the kind. */
const specialRule = z.discriminatedUnion('kind', [
  z.strictObject({ ...named, kind: z.literal('killMedals'), side, unitType, medals }),
  z.strictObject({
    ...named,
    kind: z.literal('reinforceEliminated'),
    side,
    unitType,
    maxPerTurn: count,
    maxPerGame: count,
    entry: z.strictObject({ row: z.int() }),
  }),
  z.strictObject({
    ...named,
    kind: z.literal('scheduledReinforcement'),
    side,
    schedule: z.array(z.strictObject({ ownTurn: count, unitType, count })).check(z.minLength(1)),
    entry: z.strictObject({ row: z.int() }),
  }),
  z.strictObject({
    ...named,
    kind: z.literal('carryToken'),
    side,
    token: id,
    carriers: z.array(unitType).check(z.minLength(1)),
  }),
  z.strictObject({
    ...named,
    kind: z.literal('moveCost'),
    terrain: z.enum(TERRAIN_IDS),
    cost: count,
    exceptFlying: z.optional(z.boolean()),
  }),
  z.strictObject({
    ...named,
    kind: z.literal('retreatDirections'),
    rebels: directions,
    empire: directions,
    offBoard: z.strictObject({ rebels: edges, empire: edges }),
  }),
  z.strictObject({
    ...named,
    kind: z.literal('deployFromCarrier'),
    side,
    carrierType: unitType,
    unitType,
    perCarrier: count,
    noMedal: z.optional(z.boolean()),
  }),
  z.strictObject({
    ...named,
    kind: z.literal('chargeStructure'),
    side,
    structure: id,
    chargesPerMedal: count,
    maxMedals: count,
  }),
  z.strictObject({ ...named, kind: z.literal('handBonus'), objective: id }),
]);

/** What makes a side win at once (BH-14.4). */
const win = { winner: side, source };
const suddenVictory = z.discriminatedUnion('kind', [
  z.strictObject({ ...win, kind: z.literal('occupyAll'), objective: id }),
  z.strictObject({ ...win, kind: z.literal('structuresDestroyed'), structureType, count }),
  z.strictObject({ ...win, kind: z.literal('unitsEliminated'), unitType, count }),
  z.strictObject({ ...win, kind: z.literal('classEliminated'), of: side, unitClass, count }),
  z.strictObject({ ...win, kind: z.literal('unitsExited'), objective: id, unitClass, count }),
  z.strictObject({ ...win, kind: z.literal('exitsImpossible'), objective: id, unitClass, count }),
  z.strictObject({ ...win, kind: z.literal('tokenExits'), token: id, via: id }),
  z.strictObject({ ...win, kind: z.literal('tokenCaptured'), token: id }),
]);

const bySide = <T extends z.ZodMiniType>(each: T) => z.strictObject({ rebels: each, empire: each });

/** A battle as one file: the map, the forces, the hands and how to win. */
export const scenarioSchema = z
  .strictObject({
    number: z.int().check(z.minimum(1)),
    id,
    firstPlayer: side,
    hands: bySide(z.int().check(z.minimum(1), z.maximum(9))),
    /** Medals that win; null: this side cannot win by medals (BH-4.4). */
    medals: bySide(z.nullable(z.int().check(z.minimum(1)))),
    /** Whether eliminated units give this side medals. */
    eliminationMedals: bySide(z.boolean()),
    suddenVictory: z.array(suddenVictory),
    objectives: z.array(objective),
    structures: z.array(
      z.strictObject({ id, type: structureType, at: hex, owner: side, attackableBy: z.optional(side) }),
    ),
    specialRules: z.array(specialRule),
    terrain: z.array(z.strictObject({ type: z.enum(TERRAIN_IDS), at: hex })),
    units: z.array(z.strictObject({ type: unitType, at: hex, badge: z.optional(z.enum(BADGE_IDS)) })),
  })
  .check(
    z.superRefine((scenario, context) => {
      for (const { path, message } of problemsOf(scenario))
        context.addIssue({ code: 'custom', path: [...path], message });
    }),
  );

/** A battle as its file has it, hexes as `[column, row]`. */
export type WrittenScenario = z.input<typeof scenarioSchema>;
export type ScenarioFile = z.output<typeof scenarioSchema>;
export type Objective = z.output<typeof objective>;
export type SpecialRule = z.output<typeof specialRule>;
export type SuddenVictory = z.output<typeof suddenVictory>;
export type ObjectiveOf<K extends Objective['kind']> = Extract<Objective, { kind: K }>;
export type SpecialRuleOf<K extends SpecialRule['kind']> = Extract<SpecialRule, { kind: K }>;
export type SuddenVictoryOf<K extends SuddenVictory['kind']> = Extract<SuddenVictory, { kind: K }>;
