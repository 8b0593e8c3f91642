import {
  battleOf,
  briefingOf,
  CAMPAIGN_IDS,
  type CampaignId,
  SCENARIO_IDS,
  type ScenarioFile,
  type ScenarioId,
  SIDES,
  type Side,
  UNIT_TYPES,
  type UnitType,
  unitInfo,
} from '@echo-base/games/battle-of-hoth/lobby';
import type { Text, TitleInfo } from '../../../kit/net/types.ts';

/** A side of a battle as the form shows it. */
export interface BattleSide {
  readonly side: Side;
  readonly cards: number;
  /** Null: cannot win by medals. */
  readonly medals: number | null;
  /** Whether it has another way to win. */
  readonly hasSudden: boolean;
  readonly movesFirst: boolean;
  readonly forces: readonly { readonly type: UnitType; readonly count: number }[];
}

export interface Battle {
  readonly id: string;
  readonly file: ScenarioFile;
  readonly sides: readonly BattleSide[];
  /** Its rules in sentences, besides those that hands and medals say. */
  readonly rules: readonly Text[];
}

function sideOf(file: ScenarioFile, side: Side): BattleSide {
  const forces = UNIT_TYPES.filter((type) => unitInfo(type).side === side).map((type) => ({
    type,
    count: file.units.filter((unit) => unit.type === type).length,
  }));
  return {
    side,
    cards: file.hands[side],
    medals: file.medals[side],
    hasSudden: file.suddenVictory.some(({ winner }) => winner === side),
    movesFirst: file.firstPlayer === side,
    forces: forces.filter(({ count }) => count > 0),
  };
}

function shownOf(file: ScenarioFile): Battle {
  const rules = briefingOf(file).filter(({ key }) => key !== 'rule.goal' && key !== 'rule.noGoal');
  return { id: file.id, file, sides: SIDES.map((side) => sideOf(file, side)), rules };
}

type Files = Partial<Record<ScenarioId, string>>;

/** Texts of an operator's files by battle; other entries are left out. */
function filesOf(given: unknown): Files {
  const entries = typeof given === 'object' && given !== null ? Object.entries(given) : [];
  return Object.fromEntries(entries.filter(([, text]) => typeof text === 'string'));
}

/** The battles in the order of their numbers, some of them as in these files. */
function battlesWith(files: Files): readonly Battle[] {
  return SCENARIO_IDS.map((scenario) => shownOf(battleOf({ scenario, files })));
}

/** The battles that a server offers: its operator's files are in the JSON Schema of the settings. */
export function offeredBattles({ options }: TitleInfo): readonly Battle[] {
  const { files } = (options.properties ?? {}) as Readonly<Record<string, { readonly offered?: unknown } | undefined>>;
  return battlesWith(filesOf(files?.offered));
}

/** What a match of these settings plays: a campaign, or one battle. */
export type Chosen =
  | { readonly kind: 'campaign'; readonly campaign: CampaignId }
  | { readonly kind: 'battle'; readonly battle: Battle };

type Settings = Readonly<Record<string, unknown>>;

/** What the settings choose; the first battle where they name an unknown one. Default: the battles of a match with them. */
export function chosenOf(settings: Settings, battles = battlesWith(filesOf(settings.files))): Chosen {
  const campaign = CAMPAIGN_IDS.find((id) => id === settings.campaign);
  if (campaign) return { kind: 'campaign', campaign };
  const battle = battles.find(({ id }) => id === settings.scenario) ?? battles[0];
  if (!battle) throw new Error('no battles');
  return { kind: 'battle', battle };
}

/** Number of seats that play each side; seats are named after their side. */
export function seatsBySide(seats: readonly string[]): Readonly<Record<Side, number>> {
  const count = (side: Side) => seats.filter((seat) => seat.startsWith(side)).length;
  return { rebels: count('rebels'), empire: count('empire') };
}

export { CAMPAIGN_IDS };
