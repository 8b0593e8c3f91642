import { z } from 'zod';
import type { Core, SeatId } from '../engine/state.ts';
import { CAMPAIGN_IDS } from './data/campaigns/ids.ts';
import { campaignOf, nodeOf } from './data/campaigns/index.ts';
import type { LeaderId } from './data/card-list.ts';
import { type OwnFiles, SCENARIO_IDS, type ScenarioId } from './data/scenarios/index.ts';
import { isScenarioText } from './data/scenarios/read.ts';
import { type Side, UNIT_TYPES, type UnitType } from './data/units.ts';
import { newTally } from './rules/secondary.ts';
import { layOut } from './rules/set-up.ts';
import { newSupport } from './rules/support-piles.ts';
import { seatsOf, sideOf } from './seats.ts';
import type { CampaignState, State } from './state.ts';

/** Characters of an operator's file; those of the box have about 3,000. */
export const LONGEST_FILE = 20_000;
/** Characters of all files of a match, without white space; those of the box have 25,000. */
export const LONGEST_FILES = 60_000;

/** Characters of these files together. */
export const lengthOf = (files: OwnFiles): number => Object.values(files).reduce((sum, text) => sum + text.length, 0);

/**
 * Options of a match with these scenarios; `title` is the text key of the field in the lobby's form. `offered`: files of
 * the operator in place of scenarios, for the form.
 */
export function optionsOf(playable: readonly ScenarioId[], offered: OwnFiles = {}) {
  const ids = SCENARIO_IDS.filter((id) => playable.includes(id));
  return z.strictObject({
    scenario: z
      .enum(ids as [ScenarioId, ...ScenarioId[]])
      .default('imperial-scout-mission')
      .meta({ title: 'option.scenario' }),
    campaign: z
      .enum(['none', ...CAMPAIGN_IDS])
      .default('none')
      .meta({ title: 'option.campaign' }),
    leaders: z.boolean().default(false).meta({ title: 'option.leaders' }),
    rebelLeader: z.enum(['pick', 'leia', 'luke', 'han']).default('pick').meta({ title: 'option.rebelLeader' }),
    files: z
      .partialRecord(z.enum(SCENARIO_IDS), z.string().max(LONGEST_FILE))
      .refine((files) => lengthOf(files) <= LONGEST_FILES)
      .refine((files) => Object.entries(files).every(([id, text]) => isScenarioText(id, text)))
      .optional()
      .meta({ offered }),
    imperialLeader: z
      .enum(['pick', 'vader', 'veers', 'piett'])
      .default('pick')
      .meta({ title: 'option.imperialLeader' }),
  });
}
export type Options = z.output<ReturnType<typeof optionsOf>>;

/** Leaders of all seats as far as the options fix them; the others are picked (BH-3.4, BH-16.13). */
function fixedLeaders(core: Core, { leaders, rebelLeader, imperialLeader }: Options): State['leaders'] {
  const fixed = { rebels: rebelLeader, empire: imperialLeader };
  return Object.fromEntries(
    core.seats.map((seat): [SeatId, LeaderId | null] => {
      const leader = fixed[sideOf(seat)];
      const isFirst = seatsOf(core, sideOf(seat))[0] === seat;
      return [seat, leaders && isFirst && leader !== 'pick' ? leader : null];
    }),
  );
}

/** A campaign before its first battle; it needs two players (BH-17.1, BH-17.10). */
function newCampaign(core: Core, { campaign }: Options): CampaignState | null {
  if (campaign === 'none' || core.seats.length > 2) return null;
  const both = <T>(make: () => T): Record<Side, T> => ({ rebels: make(), empire: make() });
  return {
    id: campaign,
    node: campaignOf(campaign).start,
    past: [],
    piles: { rebels: newSupport(core, 'rebels'), empire: newSupport(core, 'empire') },
    playedOn: '',
    met: both(() => false),
    tally: both(newTally),
    extraCards: both(() => 0),
    leaders: both(() => []),
  };
}

/** The first battle, laid out (BH-3). */
export function setup(core: Core, options: Options): State {
  const campaign = newCampaign(core, options);
  const fixed = fixedLeaders(core, options);
  const g: State = {
    ...core,
    scenario: options.scenario,
    ...(options.files && { files: options.files }),
    active: 'rebels',
    turns: { rebels: 0, empire: 0 },
    terrain: {},
    structures: [],
    units: {},
    numbers: Object.fromEntries(UNIT_TYPES.map((type) => [type, 0])) as Record<UnitType, number>,
    medals: { rebels: [], empire: [] },
    fallen: [],
    destroyed: [],
    memory: {},
    withLeaders: options.leaders,
    leaders: fixed,
    fixedLeaders: fixed,
    campaign,
    hands: {},
    decks: {},
    discards: {},
    order: null,
    attack: null,
  };
  layOut(g, campaign ? nodeOf(campaign.id, campaign.node).scenario : options.scenario);
  return g;
}
